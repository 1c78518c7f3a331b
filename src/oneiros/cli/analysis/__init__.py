"""How an analysis is shown: as text, and as a picture."""
