"""Points in letters."""

from __future__ import annotations


def signed(points: int) -> str:
    """Write points with their sign."""
    return f"{points:+d}".replace("-", "−")


def plain(points: int) -> str:
    """Write a number of points, which may be negative."""
    return str(points).replace("-", "−")
