"""Dreamcards: what they show, how they are read, and how hard they are."""
