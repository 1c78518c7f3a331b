"""oneiros sealed: open packs, and build a warband from what lies in them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import Final

from oneiros.cli.dreamblade import lists
from oneiros.cli.parser import Parser, add_seed
from oneiros.cli.seeds import quick_dice
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.games.dreamblade.warbands import encodings, packed, sealed
from oneiros.games.dreamblade.warbands.builder import Built, build
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.sealed import Pack
from oneiros.games.dreamblade.warbands.warband import Warband, counted
from oneiros.registry.phrases import new_phrase, spelled
from oneiros.words import Words
from oneiros.words.dreamblade import reason

FORMAT: Final = "oneiros-sealed"
VERSION: Final = 1
DEFAULT_SET: Final = "first-sleep"
_LONGEST_SEED: Final = 40


def equip(parser: Parser) -> None:
    """Take the seed, the packs and the set."""
    say = parser.words.say
    add_seed(parser, say("cli-option-sealed-seed"))
    parser.add_argument(
        "--packs",
        choices=tuple(sealed.CHOICES),
        default=next(iter(sealed.CHOICES)),
        help=say("cli-option-packs"),
    )
    parser.add_argument(
        "--set",
        metavar=say("cli-metavar-set"),
        default=DEFAULT_SET,
        help=say("cli-option-set", sets=", ".join(sealed.sets()), default=DEFAULT_SET),
    )
    parser.add_argument("--build", action="store_true", help=say("cli-option-build"))
    parser.add_argument("--json", action="store_true", help=say("cli-option-json"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Open a pool, show it pack by pack, and build from it where that is wished."""
    # The words of a seed open the same packs on a server.
    seed = new_phrase() if arguments.seed is None else spelled(arguments.seed)
    dice = quick_dice(seed, "sealed", arguments.set, arguments.packs)
    packs = sealed.open_pool(arguments.packs, arguments.set, dice)
    pool = [one for pack in packs for one in pack.miniatures]
    built = build(pool) if arguments.build else None
    said = spelled(seed, shell.words.language)
    title = _title(said)
    if arguments.json:
        data = {
            "format": FORMAT,
            "version": VERSION,
            "set": arguments.set,
            "seed": seed,
            "packs": [{"kind": one.kind, "miniatures": _copies(one.miniatures)} for one in packs],
            "pool": _copies(pool),
        }
        if built is not None:
            data["built"] = _as_data(shell.words, title, built)
        shell.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
        return FINE
    shell.say("cli-sealed-opened", set=arguments.set, seed=said, number=len(pool))
    for pack in packs:
        _show_pack(shell, pack)
    if built is not None:
        _show_built(shell, title, built)
    return FINE


def _show_pack(shell: Shell, pack: Pack) -> None:
    rarities = [one.rarity for one in pack.miniatures]
    heading = shell.words.say(
        "cli-sealed-pack",
        kind=pack.kind,
        rare=rarities.count("rare"),
        uncommon=rarities.count("uncommon"),
        common=rarities.count("common"),
    )
    shell.print(heading, style="bold")
    lists.show(shell, _copies(pack.miniatures))


def _show_built(shell: Shell, title: str, built: Built) -> None:
    words = shell.words
    shell.print(words.say("cli-sealed-built", name=title), style="bold")
    lists.show(shell, _copies(built.chosen))
    shell.print(lists.summary(words, built.chosen))
    for why in built.reasons:
        shell.print(f"– {reason(words, why)}")
    shell.say("cli-warband-link", link=packed.pack(_warband(title, built.chosen)))


def _as_data(words: Words, title: str, built: Built) -> dict[str, object]:
    warband = _warband(title, built.chosen)
    return {
        "warband": encodings.as_data(warband),
        "packed": packed.pack(warband),
        "left": _copies(built.left),
        "reasons": [
            {"rule": one.rule, "key": one.key, "details": one.details, "text": reason(words, one)}
            for one in built.reasons
        ],
    }


def _warband(title: str, miniatures: Iterable[Miniature]) -> Warband:
    return counted(title, [one.name for one in miniatures])


def _copies(miniatures: Iterable[Miniature]) -> dict[str, int]:
    return _warband("", miniatures).copies


def _title(seed: str) -> str:
    """Name a warband after the seed of its pool, as far as a name can hold it."""
    shown = "".join(letter for letter in seed if letter.isprintable())
    return f"sealed {shown[:_LONGEST_SEED]}".strip()
