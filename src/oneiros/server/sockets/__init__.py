"""The WebSocket of a table: a browser that speaks and listens."""
