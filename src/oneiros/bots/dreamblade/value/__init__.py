"""What a table is worth where a turn begins: learnt, or as the scripted player sees it."""
