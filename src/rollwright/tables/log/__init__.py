"""The log: rows, the table that they add up to, its clocks, and who may see what of it."""
