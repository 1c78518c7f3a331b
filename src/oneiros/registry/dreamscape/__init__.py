"""Dreamscape for everybody outside its rules."""
