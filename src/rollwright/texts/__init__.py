"""Texts of packages in the reader's language: message files, and what they say of a game."""
