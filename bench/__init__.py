"""The three builds of the core side by side: are they equal, how fast is each, and has a change slowed one down."""
