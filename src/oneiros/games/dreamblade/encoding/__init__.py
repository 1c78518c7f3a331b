"""Dreamblade as numbers for programs that learn."""
