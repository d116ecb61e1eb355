"""Training: games are played and recorded, a judge learns from them, and what it learned is written as a module."""
