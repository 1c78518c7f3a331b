"""The WebSocket of a table: its messages, and a browser that speaks and listens."""
