"""The kernel: what a game is, and what can be done with any game. Standard library alone."""
