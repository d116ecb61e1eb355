"""The store in a folder, for one server: one SQLite file, with a module for each port of `stores/store.py`."""
