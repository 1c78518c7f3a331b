"""Dreamblade: two warbands of miniatures fight for a five by five dreamscape."""
