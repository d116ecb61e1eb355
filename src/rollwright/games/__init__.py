"""The games. Each folder is one, found by discovery: nothing here lists them."""
