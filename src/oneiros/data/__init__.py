"""Games as data: many in a file, as a text that people read, and decision by decision."""
