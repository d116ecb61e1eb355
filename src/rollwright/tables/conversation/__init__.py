"""A client's conversation with whoever hosts the tables: what each message leads to, for a server and for a page."""
