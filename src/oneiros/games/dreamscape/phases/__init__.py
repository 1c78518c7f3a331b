"""The set-up and the cycles: emergence, travel and creation, and what happens in them."""
