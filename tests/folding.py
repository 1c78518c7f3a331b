"""Reads folded options as the protocol page says it."""

from __future__ import annotations

from collections.abc import Collection

from oneiros.registry.named import Option


def index_of(option: Option, chosen: Collection[str]) -> int:
    """Say which index means these of a folded option's group."""
    numbers = [at for at, name in enumerate(option.group) if name in chosen]
    gap = option.gaps[numbers[-1]] if option.gaps else 0
    return option.index - 1 + sum(1 << at for at in numbers) + gap


def last_index(option: Option) -> int:
    """Say which index the text of an option means."""
    return index_of(option, option.group) if option.folded else option.index


def indexes(option: Option) -> list[int]:
    """Give every index that an option stands for."""
    if not option.folded:
        return [option.index]
    choices = range(1, 1 << len(option.group))
    return [
        index_of(option, [name for at, name in enumerate(option.group) if choice >> at & 1])
        for choice in choices
    ]
