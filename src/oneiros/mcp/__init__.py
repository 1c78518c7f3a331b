"""Tools for language models, by the Model Context Protocol: to read, look, ask and play."""
