"""A player that compares whole travels and creations."""
