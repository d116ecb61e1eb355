"""What is asked over HTTP: routes.py lists it, requests.py reads it, handlers.py answers it, openapi.py describes it.
exports.py keeps what takes long to make.

static_files.py hands out the page; security.py has the headers of every answer, and who may open a socket.
"""
