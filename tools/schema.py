"""Write the TypeScript types of everything that server and browser tell each other.

The messages are structs of msgspec. Their JSON schema goes through json2ts and becomes
`web/src/messages.d.ts`. What a game puts into them becomes `web/src/games/<game>/messages.d.ts`:
its view, its events by their kinds, its questions and deeds, and its options by their deeds where
it says what they are about. All of them are checked in; `--check` says whether they are current.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import inspect
import json
import operator
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import UNSET, UnsetType

from oneiros.registry.games import all_games
from oneiros.registry.named import Cause

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

    from oneiros.kernel.kinds import Kind

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "web" / "src"
GENERATOR: Final = ROOT / "web" / "node_modules" / ".bin" / "json2ts"
BANNER: Final = "/* Written by tools/schema.py from the structs of the server. */"
GAME_BANNER: Final = "/* Written by tools/schema.py from the rules of the game. */"
# A module and what it offers to the browser: unions by name, or without names every struct that it
# lists or holds.
OFFERS: Final[dict[str, tuple[str, ...]]] = {
    "oneiros.server.protocol.messages": ("ToServer", "ToBrowser"),
    "oneiros.server.protocol.api_types": (),
    "oneiros.server.protocol.packs": (),
    "oneiros.puzzles.telling": (),
    **{
        struct.__module__: ()
        for game in all_games().values()
        for reading in game.readings
        for struct in (*(get_args(reading.gives) or (reading.gives,)), reading.takes)
        if struct is not None
    },
}


def main() -> int:
    """Write the types, or compare them with what is there."""
    stale = False
    for path, types in files():
        if sys.argv[1:] != ["--check"]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(types, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != types:
            sys.stderr.write(f"{path.relative_to(ROOT)} is not current; run tools/schema.py\n")
            stale = True
    return int(stale)


def files() -> Iterator[tuple[Path, str]]:
    """Give what each generated file has to hold."""
    yield PAGES / "messages.d.ts", typescript(schema("Messages", _offered()), BANNER)
    for game in all_games():
        types = typescript(schema("Told", game_types(game)), GAME_BANNER)
        yield PAGES / "games" / game / "messages.d.ts", types


def game_types(game: str) -> dict[str, Any]:
    """Give what a game puts into messages: the view, an event of each kind, questions, deeds."""
    kinds: tuple[Kind, ...] = _module(game, "table.facts").KINDS
    deeds: tuple[Kind, ...] = _module(game, "views.deeds").KINDS if _has_deeds(game) else ()
    return {
        "View": _module(game, "views.typed_view").View,
        "Event": _union(event_type(game, kind) for kind in kinds),
        **({"Option": _union(option_type(game, deed) for deed in deeds)} if deeds else {}),
        **_aliases(_module(game, "views.typed_view")),
        **_aliases(_module(game, "views.naming")),
        "Question": _words(_module(game, "questions").NAMES),
        "Deed": _words(_module(game, "text.notation").DEEDS),
    }


def event_type(game: str, kind: Kind) -> type[msgspec.Struct]:
    """Make the type of the events of a kind: `Event` of the messages, and what it is about."""
    return msgspec.defstruct(
        _title(kind),
        [("step", int), ("about", _about(game, kind)), ("cause", Cause), ("sentence", str, "")],
        tag_field="kind",
        tag=kind.name,
    )


def option_type(game: str, deed: Kind) -> type[msgspec.Struct]:
    """Make the type of the options of a deed: `Option` of the messages, and what it is about."""
    about = _about(game, deed)
    # What is about nothing is left out.
    named = ("about", about) if deed.fields else ("about", about | UnsetType, UNSET)
    return msgspec.defstruct(
        f"{_title(deed)}Option",
        [
            *(("text", str), ("sentence", str), ("index", int)),
            named,
            *(("points", int, 0), ("completes", list[str], msgspec.field(default_factory=list))),
            *(("ends", bool, False), ("reveals", bool, False)),
        ],
        tag_field="deed",
        tag=deed.name,
    )


def _title(kind: Kind) -> str:
    return kind.name.title().replace("-", "")


def _about(game: str, kind: Kind) -> type[msgspec.Struct]:
    namings = _module(game, "views.naming").NAMINGS
    fields = [(field, namings[stands].type) for field, stands in kind.fields.items()]
    return msgspec.defstruct(f"About{_title(kind)}", fields)


def schema(title: str, offered: dict[str, Any]) -> dict[str, Any]:
    """Describe every offered type in one schema."""
    roots, parts = msgspec.json.schema_components(
        offered.values(), schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    definitions: dict[str, Any] = dict(parts)
    for part in definitions.values():
        part["additionalProperties"] = False
        part["description"] = inspect.cleandoc(part.get("description", ""))
    for name, root in zip(offered, roots, strict=True):
        if name not in definitions:
            root.pop("discriminator", None)
            definitions[name] = root
    _drop_titles(definitions)
    named = {name: definitions[name] for name, kind in offered.items() if _is_alias(kind)}
    definitions = {name: _named(part, named, name) for name, part in definitions.items()}
    return {
        "title": title,
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in offered},
        "required": list(offered),
        "$defs": definitions,
    }


def typescript(described: dict[str, Any], banner: str) -> str:
    """Turn a schema into types, offline."""
    done = subprocess.run(
        [GENERATOR, "--bannerComment", banner, "--maxItems", "-1"],
        input=json.dumps(described),
        capture_output=True,
        text=True,
        check=True,
        cwd=GENERATOR.parents[2],
    )
    return done.stdout


def _offered() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, roots in OFFERS.items():
        module = importlib.import_module(name)
        for root in roots or _structs(module):
            found[root] = getattr(module, root)
    return found


def _has_deeds(game: str) -> bool:
    return importlib.util.find_spec(f"oneiros.games.{game}.views.deeds") is not None


def _module(game: str, part: str) -> Any:  # noqa: ANN401  Every game has the same parts.
    return importlib.import_module(f"oneiros.games.{game}.{part}")


def _words(words: Iterable[str]) -> Any:  # noqa: ANN401  A type as a value.
    return Literal[tuple(words)]


def _union(types: Iterable[type]) -> Any:  # noqa: ANN401  A type as a value.
    return functools.reduce(operator.or_, types)


def _anything(kind: type) -> dict[str, Any]:
    """What a game puts there, the browser has to look at before it trusts it."""
    if kind is object:
        return {"tsType": "unknown"}
    raise NotImplementedError


def _aliases(module: ModuleType) -> dict[str, Any]:
    """Give the types of a module that have a name there and none of their own."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and _is_alias(value)
    }


def _is_alias(kind: object) -> bool:
    return get_origin(kind) in (Literal, tuple)


def _structs(module: ModuleType) -> list[str]:
    listed = getattr(module, "__all__", ())
    return [
        name
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and (name in listed or value.__module__ == module.__name__)
        and value.__struct_fields__
    ]


def _drop_titles(definitions: dict[str, Any]) -> None:
    """A title would name the type of every field; the names of the definitions suffice."""
    for part in definitions.values():
        for field in part.get("properties", {}).values():
            field.pop("title", None)


def _named(part: Any, named: dict[str, Any], own: str = "") -> Any:  # noqa: ANN401  Any schema.
    """Give a part of a schema with the names of what has one, and lists as the generator knows."""
    if isinstance(part, list):
        return [_named(inner, named) for inner in part]
    if not isinstance(part, dict):
        return part
    for name, kind in named.items():
        if part == kind and name != own:
            return {"$ref": f"#/$defs/{name}"}
    told = {key: _named(inner, named) for key, inner in part.items()}
    if "prefixItems" in told:
        told["items"], told["additionalItems"] = told.pop("prefixItems"), False
    return told


if __name__ == "__main__":
    sys.exit(main())
