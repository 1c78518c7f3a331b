"""Dreamcards as they are printed: in tables, in full, and as pictures."""
