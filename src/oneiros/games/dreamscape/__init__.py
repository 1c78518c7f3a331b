"""Dreamscape: collect dreamshards, build a landscape, complete dreamcards (rules 1 to 11)."""
