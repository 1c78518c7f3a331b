"""Bots from outside: how they are named, found, asked, and kept from harming anybody."""
