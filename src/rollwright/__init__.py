"""Rollwright: play, host and study tabletop games, with one rules source for server, bots, research and browser."""

__version__ = "0.1.0"
