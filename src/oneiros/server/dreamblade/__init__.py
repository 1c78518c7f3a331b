"""Dreamblade on the network."""
