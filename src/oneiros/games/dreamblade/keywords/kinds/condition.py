"""What an ability wants of its target or of where it goes, and how the lack of it is refused."""

from __future__ import annotations


class Condition:
    """Something that may be met or not; listing asks whom it leaves, explaining what it is."""

    def __init__(self, key: str, rule: str = "10.4") -> None:
        """Name the refusal and the rule for whatever does not meet it."""
        self.key = key
        self.rule = rule
