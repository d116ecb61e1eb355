"""What goes over the wire: the schema of messages, those that come in, those that go out, and what leaves for good."""
