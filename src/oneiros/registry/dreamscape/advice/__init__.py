"""Plans of Dreamscape as they are told: where to look, what is done, and what follows from it."""
