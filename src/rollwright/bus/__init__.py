"""Buses: how those who look at a table hear that there is news. `bus.py` says what a bus does."""
