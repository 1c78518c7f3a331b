"""Games looked at again from their beginning: those of tables, and those of record files."""
