"""How a tournament is shown."""
