"""The store in PostgreSQL, for any number of servers: a module for each port of `stores/store.py`."""
