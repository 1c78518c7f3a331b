"""What a draw may bring before it is made."""
