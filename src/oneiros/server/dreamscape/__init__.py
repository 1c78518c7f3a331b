"""Dreamscape on the network."""
