"""What is different between two views, so that only that need be told."""

from __future__ import annotations

from typing import Final, NamedTuple

Path = list[str | int]
_NOTHING: Final = object()


class Differences(NamedTuple):
    """What stands where something else or nothing stood, and what stands there no longer."""

    changes: list[tuple[Path, object]]
    removed: list[Path]


def differences(old: object, new: object) -> Differences:
    """Compare two values of plain data.

    Objects are compared field by field, and lists of the same length one by one where they hold
    objects or lists; anything else that differs is told whole.
    """
    found = Differences([], [])
    _compare(old, new, [], found)
    return found


def _compare(old: object, new: object, path: Path, found: Differences) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for name, value in new.items():
            was = old.get(name, _NOTHING)
            # Most of a view is as it was: the same small numbers, names, and often objects.
            if was is value:
                continue
            # What holds more is not compared as a whole first: what it holds will be.
            if isinstance(was, list) and _nested(value):
                _compare(was, value, [*path, name], found)
            elif was != value:
                _replace(was, value, [*path, name], found)
        found.removed.extend([[*path, name] for name in old if name not in new])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _nested(new):
        for index, value in enumerate(new):
            was = old[index]
            if was is not value and was != value:
                _replace(was, value, [*path, index], found)
    elif old != new:
        found.changes.append((path, new))


def _replace(old: object, new: object, path: Path, found: Differences) -> None:
    """Tell what is different in something that differs: all of it, unless it holds more."""
    if isinstance(new, dict) or _nested(new):
        _compare(old, new, path, found)
    else:
        found.changes.append((path, new))


def _nested(value: object) -> bool:
    return isinstance(value, list) and len(value) > 0 and isinstance(value[0], (dict, list))
