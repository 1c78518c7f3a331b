"""What every game shares: decisions, chance, matches, records, replay, fairness. Knows no game."""
