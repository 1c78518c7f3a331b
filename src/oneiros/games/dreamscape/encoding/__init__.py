"""Dreamscape as numbers for programs that learn."""
