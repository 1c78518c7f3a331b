"""What a strike may come to before it is made."""
