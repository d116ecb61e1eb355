"""The server: tables over HTTP and WebSocket. It translates, and carries out what tables decide; rules are elsewhere.

app.py       everything put together, as one ASGI application; running.py puts it on a port
hosting.py   tables in memory: commands are decided, committed, told, and their effects carried out
live.py      one such table, and what the store keeps of it
sessions.py  one socket: what it looks at, and what waits to be sent
talking.py   what each message of a client leads to
thinking.py  bots, in processes of their own
outages.py   time that nobody's clock is charged with
writing.py   JSON: messages, and what is hashed
people.py    guests, their tickets, and links to another device
web.py, routes.py, openapi.py, static_files.py   HTTP
limits.py, doors.py   how much, and from where
metrics.py, logs.py   what an operator sees
"""
