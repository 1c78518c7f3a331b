"""Options, positions and scenarios as text."""
