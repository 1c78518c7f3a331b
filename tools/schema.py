"""Write the TypeScript types of everything that server and browser tell each other.

The messages are structs of msgspec. Their JSON schema goes through json2ts and becomes
`web/src/messages.d.ts`, which is checked in; `--check` says whether it is current.
"""

from __future__ import annotations

import importlib
import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from oneiros.registry.games import all_games

if TYPE_CHECKING:
    from types import ModuleType

ROOT: Final = Path(__file__).parents[1]
TYPES: Final = ROOT / "web" / "src" / "messages.d.ts"
GENERATOR: Final = ROOT / "web" / "node_modules" / ".bin" / "json2ts"
BANNER: Final = "/* Written by tools/schema.py from the structs of the server. */"
# A module and what it offers to the browser: unions by name, or without names every struct.
OFFERS: Final[dict[str, tuple[str, ...]]] = {
    "oneiros.server.sockets.messages": ("ToServer", "ToBrowser"),
    "oneiros.server.http.api_types": (),
    **{
        struct.__module__: ()
        for game in all_games().values()
        for reading in game.readings
        for struct in (*get_args(reading.gives), reading.takes)
        if struct is not None
    },
}


def main() -> int:
    """Write the types, or compare them with what is there."""
    types = typescript(schema())
    if sys.argv[1:] == ["--check"]:
        if TYPES.exists() and TYPES.read_text("utf-8") == types:
            return 0
        sys.stderr.write(f"{TYPES.relative_to(ROOT)} is not current; run tools/schema.py\n")
        return 1
    TYPES.write_text(types, "utf-8")
    return 0


def schema() -> dict[str, Any]:
    """Describe every offered type in one schema."""
    offered = _offered()
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
    return {
        "title": "Messages",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in offered},
        "required": list(offered),
        "$defs": definitions,
    }


def typescript(described: dict[str, Any]) -> str:
    """Turn a schema into types, offline."""
    done = subprocess.run(  # noqa: S603  Nothing here comes from outside.
        [GENERATOR, "--bannerComment", BANNER, "--maxItems", "-1"],
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


def _anything(kind: type) -> dict[str, Any]:
    """What a game puts there, the browser has to look at before it trusts it."""
    if kind is object:
        return {"tsType": "unknown"}
    raise NotImplementedError


def _structs(module: ModuleType) -> list[str]:
    return [
        name
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value.__struct_fields__
    ]


def _drop_titles(definitions: dict[str, Any]) -> None:
    """A title would name the type of every field; the names of the definitions suffice."""
    for part in definitions.values():
        for field in part.get("properties", {}).values():
            field.pop("title", None)


if __name__ == "__main__":
    sys.exit(main())
