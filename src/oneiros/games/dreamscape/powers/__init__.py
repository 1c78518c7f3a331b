"""The six powers, and using them."""
