"""Players made of code: they get a copy of the state, which in an open game is what players see."""
