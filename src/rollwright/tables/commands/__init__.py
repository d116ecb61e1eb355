"""What can be done at a table: each command, and what comes of it."""
