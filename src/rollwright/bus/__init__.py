"""Buses: how nodes learn that a table has news. `bus.py` says what a bus does."""
