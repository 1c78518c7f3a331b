"""The commands that only Dreamscape has."""
