"""The packed form of a warband (3.1): a short string for links, by set and place in its file.

`w1.` and then, in base 64 with - and _ and without padding: the length of the name and the name in
UTF-8; in `w2.` the same of what its maker says about it, which `w1.` is without; for each set its
sign, the number of its miniatures, and for each miniature the steps from the one before together
with its copies; a check of the names; a check of everything before.
Numbers are written in groups of seven bits, the lowest first; the eighth bit says that more follow.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc_hqx
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.warband import MOST_WRITTEN, Warband, nearest
from oneiros.kernel.errors import BadData

if TYPE_CHECKING:
    from collections.abc import Mapping

PLAIN: Final = 1
DESCRIBED: Final = 2
"""The version of a warband without a description, and that of one with it."""
_MARK: Final = re.compile(r"w([0-9]{1,3})\.")
_FOREIGN: Final = re.compile(r"[^A-Za-z0-9_-]")
_CHECK_BYTES: Final = 2
_LONGEST_NUMBER: Final = 4
# Up to three copies stand beside the steps; a number for the others follows.
_MORE_COPIES: Final = 3


def is_packed(text: str) -> bool:
    """Say whether a text begins as a packed warband does, of whatever version."""
    return _MARK.match(text) is not None


def pack(warband: Warband) -> str:
    """Write the shortest string; refuse a miniature that stands in no set."""
    version = DESCRIBED if warband.about else PLAIN
    data = _text(warband.name)
    if version == DESCRIBED:
        data += _text(warband.about)
    left = dict(warband.copies)
    for title, names in sets().items():
        places = [(place, left.pop(one)) for place, one in enumerate(names) if one in left]
        if places:
            data += _sign(title) + _number(len(places)) + _places(places)
    for unknown in left:
        raise BadData("miniature-unknown", came=unknown, near=nearest(unknown))
    data += _check("\n".join(warband.copies).encode("utf-8"))
    letters = urlsafe_b64encode(data + _check(data)).decode("ascii").rstrip("=")
    return f"w{version}.{letters}"


def unpack(text: str) -> Warband:
    """Read a packed string; refuse a damaged one, or one that other sets were packed with."""
    mark = _MARK.match(text)
    if mark is None or int(mark[1]) not in (PLAIN, DESCRIBED):
        came = text[:6] if mark is None else mark[1]
        raise BadData("warband-packed-version", came=came, expected=f"{PLAIN}, {DESCRIBED}")
    foreign = _FOREIGN.search(text, mark.end())
    if foreign is not None:
        raise BadData("warband-packed-letter", place=foreign.start() + 1, came=foreign[0])
    letters = text[mark.end() :]
    if len(letters) % 4 == 1:
        # No whole number of bytes is that long.
        raise BadData("warband-packed-cut", place=len(text))
    data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    if len(data) < 2 * _CHECK_BYTES + 1:
        raise BadData("warband-packed-cut", place=len(text))
    if _check(data[:-_CHECK_BYTES]) != data[-_CHECK_BYTES:]:
        raise BadData("warband-packed-damaged", first=mark.end() + 1, last=len(text))
    reader = _Reader(data[: -2 * _CHECK_BYTES], mark.end())
    found = reader.warband(described=int(mark[1]) == DESCRIBED)
    if pack(found) != text:
        raise BadData("warband-packed-sets")
    return found


class _Reader:
    """Reads numbers and names from bytes, and knows at which letter it is."""

    def __init__(self, data: bytes, before: int) -> None:
        """Begin at the first byte, after so many letters."""
        self.data = data
        self.at = 0
        self.before = before

    def warband(self, *, described: bool) -> Warband:
        """Read the name, perhaps the description, then set after set."""
        name = self.text()
        about = self.text() if described else ""
        signs = {_sign(title): names for title, names in sets().items()}
        copies: dict[str, int] = {}
        while self.at < len(self.data):
            place = self.place()
            names = signs.get(self.take(_CHECK_BYTES))
            if names is None:
                raise BadData("warband-packed-set", place=place, known=", ".join(sets()))
            following = 0
            for _ in range(self.number()):
                place = self.place()
                following, beside = self.steps(following)
                if following > len(names):
                    raise BadData("warband-packed-place", place=place, came=following)
                if beside > MOST_WRITTEN:
                    raise BadData(
                        "warband-packed-copies", place=place, came=beside, most=MOST_WRITTEN
                    )
                copies[names[following - 1]] = beside
        return Warband(name, copies, about)

    def text(self) -> str:
        """Read a text and its length before it."""
        try:
            return self.take(self.number()).decode("utf-8")
        except UnicodeDecodeError:
            raise BadData("warband-packed-cut", place=self.place()) from None

    def steps(self, following: int) -> tuple[int, int]:
        """Read one miniature: where the next one is counted from, and the copies of this one."""
        steps, beside = divmod(self.number(), _MORE_COPIES + 1)
        copies = beside + 1 if beside < _MORE_COPIES else _MORE_COPIES + 1 + self.number()
        return following + steps + 1, copies

    def number(self) -> int:
        """Read groups of seven bits."""
        found, weight = 0, 1
        for _ in range(_LONGEST_NUMBER):
            byte = self.take(1)[0]
            found += byte % 128 * weight
            weight *= 128
            if byte < 128:
                return found
        raise BadData("warband-packed-cut", place=self.place())

    def take(self, length: int) -> bytes:
        """Read so many bytes, or refuse a string that ends before."""
        if self.at + length > len(self.data):
            raise BadData("warband-packed-cut", place=self.place())
        taken = self.data[self.at : self.at + length]
        self.at += length
        return taken

    def place(self) -> int:
        """Say which letter of the string holds the next byte, counted from 1."""
        return self.before + self.at * 4 // 3 + 1


def sets() -> Mapping[str, list[str]]:
    """Give the names of the miniatures of each set, in the order of its file."""
    found: dict[str, list[str]] = {}
    for one in catalogue().values():
        found.setdefault(one.set_name, []).append(one.name)
    return found


def _places(places: list[tuple[int, int]]) -> bytes:
    data = b""
    following = 0
    for place, copies in places:
        beside = min(copies - 1, _MORE_COPIES)
        data += _number((place - following) * (_MORE_COPIES + 1) + beside)
        if beside == _MORE_COPIES:
            data += _number(copies - _MORE_COPIES - 1)
        following = place + 1
    return data


def _text(text: str) -> bytes:
    data = text.encode("utf-8")
    return _number(len(data)) + data


def _number(number: int) -> bytes:
    data: list[int] = []
    while number >= 128:
        data.append(number % 128 + 128)
        number //= 128
    return bytes([*data, number])


def _sign(title: str) -> bytes:
    """A set is known by two bytes of its name, so that new sets change no old string."""
    return _check(title.encode("utf-8"))


def _check(data: bytes) -> bytes:
    return crc_hqx(data, 0xFFFF).to_bytes(_CHECK_BYTES, "big")
