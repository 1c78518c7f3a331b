"""Planning whole phases: what could be done, tried to the end of the turn, and followed."""
