"""The commands that serve every game."""
