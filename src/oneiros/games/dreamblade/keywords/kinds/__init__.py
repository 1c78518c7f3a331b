"""What keywords have in common: whom they may choose, where to, and how they are carried out."""
