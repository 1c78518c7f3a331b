"""Opponents for Dreamscape."""
