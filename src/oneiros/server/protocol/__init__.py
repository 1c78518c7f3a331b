"""What server and browser tell each other, and the line in which it waits for a browser."""
