"""The server: tables over HTTP and WebSocket. It translates, and carries out what tables decide; rules are elsewhere.

serve.py         the application on a port; worker.py is a node without sockets, which bots think in
application.py   everything put together, as one ASGI application
socket/          clients and their conversations
http/            everything else that can be asked
host/            tables in memory: commands are decided, committed and published, and their effects carried out
json_text.py     JSON: messages, and what is hashed
limits.py        how much anybody may use of this node; metering.py measures what they do,
                 turns.py says who goes next
connections.py   what lies below requests and sockets, and waits for nobody for ever
metrics.py, logs.py   what an operator sees
settings.py, clock.py
"""
