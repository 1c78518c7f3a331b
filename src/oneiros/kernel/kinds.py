"""A kind of fact: its number, its name, and what each of its numbers stands for."""

from __future__ import annotations


class Kind:
    """One row in a game's table of facts, such as `Kind(7, "spawned", miniature=..., cell=...)`."""

    def __init__(self, number: int, name: str, /, **fields: str) -> None:
        """Name the numbers of a fact in the order in which its verb tells them."""
        self.number = number
        self.name = name
        self.fields = fields
