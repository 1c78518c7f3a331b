"""Completion in the shells that people type commands into."""
