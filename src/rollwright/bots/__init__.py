"""Bots: players that are given a view and a source, and choose. They know the kernel, and no game by name."""
