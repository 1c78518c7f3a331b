"""Dreamblade in the terminal."""
