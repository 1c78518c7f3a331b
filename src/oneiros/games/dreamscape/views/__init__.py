"""What a seat may know of a table, in plain data, in types and in names."""
