"""Sockets: endpoint.py opens and ends them, session.py is one, dispatcher.py and host.py carry its messages out."""
