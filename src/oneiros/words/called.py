"""Names of things in other languages, put back into English, which notation and files speak."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from unicodedata import normalize

from oneiros.words.folding import fold


class Called:
    """What things are called in other languages than English."""

    def __init__(self, names: Mapping[str, Collection[str]]) -> None:
        """Take the names of things in all languages, by the English one."""
        english = {fold(name) for name in names}
        spoken = {fold(one): name for name, all_names in names.items() for one in all_names}
        self._english = {one: name for one, name in spoken.items() if one not in english}
        longest = sorted(self._english, key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")

    def in_english(self, text: str, own: Collection[str] = ()) -> str:
        """Put names into English, also without their marks, but not those that are others' own."""
        whole = normalize("NFC", text)
        plain = "".join(map(_plain, whole))
        taken = {fold(name) for name in own}
        parts, end = [], 0
        for found in self._names.finditer(plain):
            if found[0] not in taken:
                parts += [whole[end : found.start()], self._english[found[0]]]
                end = found.end()
        return "".join([*parts, whole[end:]]) if parts else text


def _plain(letter: str) -> str:
    """Write a letter without its mark, and whatever is no single letter as it is."""
    folded = fold(letter)
    return folded if len(folded) == 1 else letter
