"""Measuring the players of Dreamscape."""
