"""What the HTTP API takes and gives, subject by subject; `api_types` lists all of it."""
