"""What a finished game was decided by: the chances over its course, luck, choices and mistakes."""
