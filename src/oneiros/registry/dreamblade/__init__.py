"""Dreamblade for everybody outside its rules."""
