"""Dreamscape in the terminal."""
