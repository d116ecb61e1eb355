"""Sockets: endpoint.py opens and ends them, as many as admission.py lets in; session.py is one of them.

dispatcher.py and host.py carry its messages out.
"""
