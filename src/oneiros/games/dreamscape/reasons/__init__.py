"""Why something may not be done."""
