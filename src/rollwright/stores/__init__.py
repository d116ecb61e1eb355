"""Stores: where tables, people and chat are kept. `store.py` says what a store does; the other modules do it."""
