"""A value for Dreamscape, learnt from play, and how its players are measured."""
