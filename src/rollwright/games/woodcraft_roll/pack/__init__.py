"""The language of content packs: what a pack may hold, who judges it, and its JSON Schema."""
