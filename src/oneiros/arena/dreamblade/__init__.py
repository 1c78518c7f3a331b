"""Strength of warbands and miniatures of Dreamblade, measured in games."""
