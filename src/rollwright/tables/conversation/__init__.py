"""A client's conversation with the host of the tables: what each message leads to, for a server and for a page."""
