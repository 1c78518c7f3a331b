"""Games between bots, many of them, and what they say about strength and balance."""
