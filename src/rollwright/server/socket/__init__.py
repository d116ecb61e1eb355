"""Sockets: endpoint.py opens and ends them, session.py is one, dispatcher.py reads messages, host.py carries them out."""
