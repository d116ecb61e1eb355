"""Sockets: endpoint.py opens and ends them, session.py is one, talk.py reads its messages, host.py carries them out."""
