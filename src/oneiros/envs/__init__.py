"""Games as other people's programs play them."""
