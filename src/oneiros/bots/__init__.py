"""Players made of code; they see what a player sees, no more."""
