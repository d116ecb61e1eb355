"""The arena: many games between bots, on one machine or a cluster, and what they say about who plays better."""
