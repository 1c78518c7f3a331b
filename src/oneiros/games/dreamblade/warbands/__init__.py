"""What players bring: miniatures with their abilities, warbands, and how both are written."""
