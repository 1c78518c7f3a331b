"""A structure as blocks seen from above, from the south-east corner, as SVG."""

from __future__ import annotations

from typing import Final

from oneiros.cli.dreamscape.printed import emblems
from oneiros.games.dreamscape.cards.structure import Structure
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import LETTERS

# Half the width and half the depth of a slot on the screen, and the height of a shard.
_WIDE: Final = 28.0
_DEEP: Final = 14.0
_HIGH: Final = 18.0
# How far a tree or the Dreamer reaches up, and how much a small structure is enlarged.
_FIGURE: Final = 33.0
_LARGEST: Final = 1.45
# A letter lies on a face that runs down to the right, or up to the right.
_SLANT: Final = (0.894, 0.447)


def definitions() -> str:
    """Define a block of each kind once."""
    return "".join(_block(kind) for kind in emblems.PAINTS)


def drawing(structure: Structure, width: float, height: float) -> str:
    """Draw a structure in the middle of a frame, as large as it fits."""
    between = _between(structure)
    slots = [(column, row) for column, row, _ in structure.stacks] + between
    tops = [_DEEP * (column - row - 1) for column, row in slots]
    tops += [_top(structure, *one) for one in structure.stacks]
    low = _DEEP * max(column - row + 1 for column, row in slots)
    left = _WIDE * min(column + row - 1 for column, row in slots)
    right = _WIDE * max(column + row + 1 for column, row in slots)
    scale = min(_LARGEST, width / (right - left), height / (low - min(tops)))
    x, y = width - scale * (left + right), height - scale * (low + min(tops))
    found = [_ground(between)] if between else []
    # What is nearer to the eye is drawn later.
    for column, row, stack in sorted(structure.stacks, key=lambda one: one[0] - one[1]):
        found += _stack(structure, column, row, shards.listed(stack))
    placed = f"translate({x / 2:.1f} {y / 2:.1f}) scale({scale:.3f})"
    return f'<g transform="{placed}">{"".join(found)}</g>'


def _stack(structure: Structure, column: int, row: int, kinds: list[int]) -> list[str]:
    """Draw a stack with what stands on it."""
    x, y = _WIDE * (column + row), _DEEP * (column - row)
    found = [
        emblems.used(f"block-{kind}", x, y - _HIGH * level) for level, kind in enumerate(kinds)
    ]
    top = y - _HIGH * len(kinds) + 2
    if (column, row) in structure.trees:
        found.append(emblems.used("tree", x, top))
    if (column, row) == structure.dreamer:
        found.append(emblems.used("dreamer", x, top))
    return found


def _top(structure: Structure, column: int, row: int, stack: int) -> float:
    """Tell how far up on the screen a stack reaches, with what stands on it."""
    top = _DEEP * (column - row) - _HIGH * int(shards.height(stack))
    stands = (column, row) in structure.trees or (column, row) == structure.dreamer
    return top - (_FIGURE if stands else _DEEP)


def _between(structure: Structure) -> list[tuple[int, int]]:
    """List the slots that are not shown, where some stacks do not touch the others."""
    shown = {(column, row) for column, row, _ in structure.stacks}
    reached, waiting = {structure.dreamer}, [structure.dreamer]
    while waiting:
        x, y = waiting.pop()
        near = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & shown - reached
        reached |= near
        waiting += near
    if reached == shown:
        return []
    every = [(x, y) for x in range(structure.width()) for y in range(structure.height())]
    return [slot for slot in every if slot not in shown]


def _ground(slots: list[tuple[int, int]]) -> str:
    """Hint at slots that are not shown."""
    outlines = "".join(f"M{_corners(_WIDE * (x + y), _DEEP * (x - y))}Z" for x, y in slots)
    return (
        f'<path d="{outlines}" fill="#efe8d8" stroke="#cfc4ab" stroke-width=".8"'
        ' stroke-dasharray="3 2"/>'
    )


def _corners(x: float, y: float) -> str:
    return f"{x - _WIDE:g} {y:g}L{x:g} {y + _DEEP:g}L{x + _WIDE:g} {y:g}L{x:g} {y - _DEEP:g}"


def _block(kind: int) -> str:
    """Draw a shard that lies on the middle of a slot: top, left and right face, letters."""
    paint = emblems.PAINTS[kind]
    top = f"M{_corners(0, -_HIGH)}Z"
    left = f"M{-_WIDE:g} {-_HIGH:g}L0 {_DEEP - _HIGH:g}V{_DEEP:g}L{-_WIDE:g} 0Z"
    right = f"M{_WIDE:g} {-_HIGH:g}L0 {_DEEP - _HIGH:g}V{_DEEP:g}L{_WIDE:g} 0Z"
    faces = ((top, paint.top), (left, paint.left), (right, paint.right))
    drawn = "".join(f'<path d="{path}" fill="{colour}"/>' for path, colour in faces)
    return (
        f'<g id="block-{kind}">'
        f'<g stroke="#fff" stroke-opacity=".55" stroke-width=".8" stroke-linejoin="round">{drawn}'
        f'<path d="{top}{left}{right}" fill="url(#kind-{kind})" stroke="none"/></g>'
        f"{_letter(kind, 1)}{_letter(kind, -1)}</g>"
    )


def _letter(kind: int, slope: int) -> str:
    """Write the letter of a kind on its left face, which runs down, or on its right one."""
    along, down = _SLANT
    x, y = -slope * _WIDE / 2, (_DEEP - _HIGH) / 2 + 4.5
    return (
        f'<text transform="matrix({along} {slope * down:g} 0 1 {x:g} {y:g})" class="kind"'
        f' fill="{emblems.PAINTS[kind].letter}">{LETTERS[kind]}</text>'
    )
