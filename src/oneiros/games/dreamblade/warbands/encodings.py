"""The three forms of a warband: text for people, JSON, and a packed string for links.

Each of them keeps the name of the warband, what its maker says about it and the exact copies (3.1),
whether they are allowed or not; only the packed form needs miniatures that exist.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final, cast

from oneiros.games.dreamblade.warbands import packed
from oneiros.games.dreamblade.warbands.warband import MOST_WRITTEN, Warband
from oneiros.kernel.errors import BadData
from oneiros.kernel.refusals import Refusals

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Doubt = Callable[[str], BadData | None]

TEXT: Final = "text"
JSON: Final = "json"
PACKED: Final = "packed"
FORMS: Final = (TEXT, JSON, PACKED)

LARGEST: Final = 16_384
"""So many characters are the most that any form is read from."""
LONGEST_NAME: Final = 60
LONGEST_ABOUT: Final = 200
MOST_TOLD: Final = 20
"""So many wrong lines are named at once."""

FORMAT: Final = "oneiros-warband"
VERSION: Final = 1
_FIELDS: Final = ("format", "version", "name", "description", "miniatures")

_NAME: Final = re.compile(r"[A-Za-z](?:[A-Za-z'’ -]{0,38}[A-Za-z'’-])?")
_LINE: Final = re.compile(r"([0-9]{1,9})x?[ \t]+(\S.*)")
_SHOWN: Final = 60


def recognise(text: str) -> str:
    """Say which form a text has: JSON has a brace, a packed string its mark, and the rest lines."""
    start = _bare(text)
    if start.startswith("{"):
        return JSON
    return PACKED if packed.is_packed(start) else TEXT


def read(text: str, doubt: Doubt | None = None) -> Warband:
    """Read a warband in whatever form, or refuse it with the place of the fault.

    `doubt` may say what is wrong with a name; a text is then refused with the line of each.
    """
    if len(text) > LARGEST:
        raise BadData("warband-too-large", came=len(text), most=LARGEST)
    form = recognise(text)
    if form == JSON:
        return read_json(text)
    return _read_packed(text) if form == PACKED else read_text(text, doubt)


def write(warband: Warband, form: str) -> str:
    """Write a warband in one of the forms, the same warband always in the same letters."""
    if form == JSON:
        return write_json(warband)
    return packed.pack(warband) if form == PACKED else write_text(warband)


def write_text(warband: Warband) -> str:
    """Write the name after a #, what its maker says after another, then the miniatures."""
    lines = [f"# {warband.name}".rstrip()] if warband.name or warband.about else []
    lines += [f"# {warband.about}"] if warband.about else []
    lines += [f"{copies} {name}" for name, copies in warband.copies.items()]
    return "\n".join(lines) + "\n"


def read_text(text: str, doubt: Doubt | None = None) -> Warband:
    """Read lines such as `2 Twilight Scout`; what stands after a # is a comment.

    The first line may be the name, and one right below it what its maker says. Every wrong line is
    refused, up to as many as anybody mends at once.
    """
    lines = _bare(text, ends=False).split("\n")
    refusals = Refusals()
    copies: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        said = line.partition("#")[0].strip()
        with refusals:
            if said:
                _read_line(number, said, copies, doubt)
        if len(refusals.noted) == MOST_TOLD:
            break
    title, about = _comments(lines)
    with refusals:
        _named(title)
    with refusals:
        _described(about)
    refusals.check()
    return Warband(title, copies, about)


def _read_line(number: int, said: str, copies: dict[str, int], doubt: Doubt | None) -> None:
    """Count the copies that a line names."""
    found = _LINE.fullmatch(said)
    if found is None:
        raise BadData("warband-line", line=number, came=said[:_SHOWN])
    miniature = found[2]
    wrong = doubt(miniature) if doubt else None
    if wrong is not None:
        raise BadData("warband-line-wrong", line=number, why=wrong)
    if not _NAME.fullmatch(miniature):
        raise BadData("warband-line-name", line=number, came=miniature[:_SHOWN])
    total = copies.get(miniature, 0) + int(found[1])
    if int(found[1]) < 1 or total > MOST_WRITTEN:
        shown = {"miniature": miniature, "came": total, "most": MOST_WRITTEN}
        raise BadData("warband-line-copies", line=number, **shown)
    copies[miniature] = total


def _comments(lines: list[str]) -> tuple[str, str]:
    """Give what stands after the # of the first line that is not blank, and of the one below."""
    first = next((at for at, line in enumerate(lines) if line.strip()), len(lines))
    heads = [line.partition("#") for line in lines[first : first + 2]]
    if not heads or heads[0][0].strip() or not heads[0][1]:
        return "", ""
    below = heads[1] if len(heads) > 1 else ("", "", "")
    return heads[0][2].strip(), "" if below[0].strip() else below[2].strip()


def as_data(warband: Warband) -> dict[str, object]:
    """Give what the JSON form holds."""
    described = {"description": warband.about} if warband.about else {}
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": warband.name,
        **described,
        "miniatures": dict(warband.copies),
    }


def write_json(warband: Warband) -> str:
    """Write an object with the format, its version, the name and the copies."""
    return json.dumps(as_data(warband), ensure_ascii=False, indent=2) + "\n"


def read_json(text: str) -> Warband:
    """Read an object with the format, its version, the name and the copies, and nothing else."""
    try:
        came: object = json.loads(
            _bare(text, ends=False), object_pairs_hook=_object, parse_int=_whole
        )
    except json.JSONDecodeError as error:
        raise BadData("warband-not-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadData("warband-not-json", line=1, column=1) from None
    if not isinstance(came, dict):
        raise BadData("warband-field", place="$", expected="object", came=_kind(came))
    data = cast("dict[str, object]", came)
    for field in data:
        if field not in _FIELDS:
            raise BadData("warband-field-unknown", place=f"$.{field[:_SHOWN]}", came=field[:_SHOWN])
    if data.get("format") != FORMAT:
        shown = _kind(data.get("format"))
        raise BadData("warband-field", place="$.format", expected=f'"{FORMAT}"', came=shown)
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version != VERSION:
        raise BadData("warband-version", place="$.version", came=_kind(version), expected=VERSION)
    name = data.get("name", "")
    if not isinstance(name, str):
        raise BadData("warband-field", place="$.name", expected="string", came=_kind(name))
    about = data.get("description", "")
    if not isinstance(about, str):
        shown = _kind(about)
        raise BadData("warband-field", place="$.description", expected="string", came=shown)
    miniatures = data.get("miniatures")
    if not isinstance(miniatures, dict):
        shown = _kind(miniatures)
        raise BadData("warband-field", place="$.miniatures", expected="object", came=shown)
    return checked(name, cast("dict[str, object]", miniatures), about)


def checked(title: str, miniatures: Mapping[str, object], about: str = "") -> Warband:
    """Make a warband that every form can keep, or refuse the name or number that none can."""
    found: dict[str, int] = {}
    for name, copies in miniatures.items():
        place = f"$.miniatures.{name[:_SHOWN]}"
        if not _NAME.fullmatch(name):
            raise BadData("warband-field-name", place=place, came=name[:_SHOWN])
        if (
            not isinstance(copies, int)
            or isinstance(copies, bool)
            or not 1 <= copies <= MOST_WRITTEN
        ):
            expected = f"1–{MOST_WRITTEN}"
            raise BadData("warband-field", place=place, expected=expected, came=_kind(copies))
        found[name] = copies
    return Warband(_named(title), found, _described(about))


def _read_packed(text: str) -> Warband:
    found = packed.unpack(_bare(text))
    _named(found.name)
    _described(found.about)
    return found


def _named(name: str) -> str:
    """Refuse a name that one of the forms could not keep."""
    if len(name) > LONGEST_NAME:
        raise BadData("warband-name-long", came=len(name), most=LONGEST_NAME)
    if not name.isprintable() or name != name.strip():
        raise BadData("warband-name", came=name)
    return name


def _described(about: str) -> str:
    """Refuse what its maker says about a warband where one of the forms could not keep it."""
    if len(about) > LONGEST_ABOUT:
        raise BadData("warband-about-long", came=len(about), most=LONGEST_ABOUT)
    if not about.isprintable() or about != about.strip():
        raise BadData("warband-about", came=about)
    return about


def _bare(text: str, *, ends: bool = True) -> str:
    """Take away the mark that some editors put before a text, and the white space around it."""
    bare = text.removeprefix("\ufeff").replace("\r\n", "\n")
    return bare.strip() if ends else bare


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """Refuse a field that stands twice, because one of the two would be lost."""
    found: dict[str, object] = {}
    for field, value in pairs:
        if field in found:
            raise BadData("warband-field-twice", came=field[:_SHOWN])
        found[field] = value
    return found


def _whole(digits: str) -> int:
    """Read a number; one with so many digits is too large for everything that is expected."""
    return int(digits[:9])


def _kind(value: object) -> str:
    """Show a value of JSON, shortened."""
    return json.dumps(value, ensure_ascii=False)[:_SHOWN]
