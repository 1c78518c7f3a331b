"""The table of facts agrees with its constants, and everything in it can be named."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, get_args

import pytest

from oneiros.games.dreamblade import vocabulary as dreamblade_words
from oneiros.games.dreamblade.table import names as dreamblade_names
from oneiros.games.dreamblade.views import naming as dreamblade_naming
from oneiros.games.dreamblade.views import typed_view as dreamblade_view
from oneiros.games.dreamscape import vocabulary as dreamscape_words
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import facts as dreamscape
from oneiros.games.dreamscape.table import layout as dreamscape_layout
from oneiros.games.dreamscape.views import typed_view as dreamscape_view
from oneiros.registry.games import all_games

every_game = pytest.mark.parametrize("game", all_games())


def part(game: str, name: str) -> Any:  # noqa: ANN401 - every game has the same parts
    return import_module(f"oneiros.games.{game}.{name}")


@every_game
def test_every_kind_stands_at_its_number_and_bears_the_name_of_its_constant(game: str) -> None:
    facts = part(game, "table.facts")
    constants = {name: value for name, value in vars(facts).items() if isinstance(value, int)}
    rows = {kind.name.replace("-", "_").upper(): kind.number for kind in facts.KINDS}
    assert constants == rows
    assert list(rows.values()) == list(range(len(facts.KINDS)))


@every_game
def test_everything_that_a_number_stands_for_has_a_name_and_no_more(game: str) -> None:
    kinds = list(part(game, "table.facts").KINDS)
    if find_spec(f"oneiros.games.{game}.views.deeds"):
        kinds += part(game, "views.deeds").KINDS
    standing = {stands for kind in kinds for stands in kind.fields.values()}
    assert standing == set(part(game, "views.naming").NAMINGS)


def test_only_what_is_secret_may_be_kept_from_somebody() -> None:
    hidden = {dreamscape.HIDDEN_CARD, dreamscape.HIDDEN_SHARD}
    secret = [kind.number for kind in dreamscape.KINDS if hidden & set(kind.fields.values())]
    assert secret == list(dreamscape.SECRET)


@pytest.mark.parametrize(
    ("written", "known"),
    [
        (dreamblade_view.Side, dreamblade_names.SEATS),
        (dreamblade_view.Phase, dreamblade_names.PHASES),
        (dreamblade_naming.Face, dreamblade_words.FACES),
        (dreamscape_view.Seat, dreamscape_words.SEATS),
        (dreamscape_view.Shard, dreamscape_words.KINDS[1:]),
        (dreamscape_view.Level, dreamscape_words.LEVELS[1:]),
        (dreamscape_view.Power, dreamscape_words.POWERS[1:]),
        (dreamscape_view.PurposeKind, purpose.NAMES),
        (dreamscape_view.Phase, dreamscape_layout.PHASES),
    ],
)
def test_types_list_the_words_of_the_rules(written: object, known: tuple[str, ...]) -> None:
    assert get_args(written) == known
