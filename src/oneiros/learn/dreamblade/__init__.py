"""A value for Dreamblade, learnt from play."""
