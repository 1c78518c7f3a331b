"""Positions from real games with one thing to find, and the judgement of what somebody tries."""
