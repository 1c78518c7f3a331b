"""Rules as text files: reading a scenario, laying it out, and playing its script."""
