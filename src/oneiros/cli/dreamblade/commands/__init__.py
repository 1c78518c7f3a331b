"""The commands that only Dreamblade has."""
