"""Puzzles at the terminal."""
