"""A strike from its dice to its last effect."""
