"""Opponents for Dreamblade."""
