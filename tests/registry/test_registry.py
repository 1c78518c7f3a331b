"""The registry: every game has every part, and others are added from outside or refused."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from oneiros.cli.terminal import Terminal
from oneiros.kernel.errors import BadData
from oneiros.registry.addresses import VARIABLE, resolve
from oneiros.registry.game import PARTS, Game, lacking, levels
from oneiros.registry.games import all_games, game
from oneiros.words import Words, refusals
from tests.cli.command import accepted, refused
from tests.games.every import EVERY
from tests.thirdgame import game as third
from tests.thirdgame.game import ADDRESS, added

every_game = pytest.mark.parametrize("one", EVERY.values(), ids=EVERY)

# Has every part of a game but the terminal.
INCOMPLETE = type("Incomplete", (), {part: None for part in PARTS if part != "terminal"})()


def parts_of_terminals() -> list[str]:
    named = [name for name in vars(Terminal) if not name.startswith("_")]
    return [*Terminal.__annotations__, *named]


@every_game
def test_every_game_has_every_part(one: Game) -> None:
    assert lacking(one) == [], f"{one.ruleset.name} lacks {', '.join(lacking(one))}"


@every_game
def test_every_game_has_a_terminal_with_every_part(one: Game) -> None:
    terminal = resolve(one.terminal)
    missing = [part for part in parts_of_terminals() if not hasattr(terminal, part)]
    assert missing == [], f"the terminal of {one.ruleset.name} lacks {', '.join(missing)}"
    assert getattr(terminal, "game", None) is one


def test_the_parts_are_those_that_the_class_lists() -> None:
    assert {"ruleset", "stage", "bots", "fields", "terminal", "setup", "returns", "ask"} <= set(
        PARTS
    )
    assert len(PARTS) == len(set(PARTS))
    assert not any(part.startswith("_") for part in PARTS)
    assert {"game", "wishes", "draw", "brief"} <= set(parts_of_terminals())


@every_game
def test_levels_go_up_and_leave_out_what_plays_at_random(one: Game) -> None:
    found = levels(one)
    assert found
    assert len({one.bots[name].level for name in found}) == len(found)
    assert [one.bots[name].level for name in found] == sorted(
        one.bots[name].level for name in found
    )
    assert "random" not in found or found == ["random"]
    assert next(iter(one.bots)) in found


@every_game
def test_a_stage_plays_by_the_rules_of_its_game(one: Game) -> None:
    assert one.stage.ruleset is one.ruleset


@every_game
def test_bots_have_different_levels_and_the_usual_one_knows_the_game(one: Game) -> None:
    levels = [entry.level for entry in one.bots.values()]
    assert len(levels) == len(set(levels))
    assert levels[0] > 0 or len(levels) == 1
    assert one.bots["random"].level == 0
    for entry in one.bots.values():
        assert entry() is not entry()


@every_game
def test_every_value_of_every_field_is_accepted_while_the_others_are_usual(one: Game) -> None:
    for seats in range(one.least_seats, one.most_seats + 1):
        brings = [one.brought(None)] * seats
        plain = one.setup({}, brings)
        assert one.setup({field.name: field.usual for field in one.fields}, brings) == plain
        assert tuple(one.ruleset.seats(plain)) == tuple(one.seat_names[:seats])
        assert len(one.ruleset.seats(plain)) == seats
        for field in one.fields:
            assert field.usual in field.values
            for value in field.values:
                one.setup({field.name: value}, brings)
    with pytest.raises(BadData):
        one.setup({"no such field": True}, brings)
    with pytest.raises(BadData):
        one.setup("no format", brings)
    with pytest.raises(BadData):
        one.brought(5)


def test_a_name_that_nobody_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadData) as caught:
        game("chess")
    assert caught.value.key == "game-unknown"
    assert caught.value.details == {"came": "chess", "known": ", ".join(all_games())}


def test_the_environment_adds_games_behind_ours() -> None:
    ours = list(all_games())
    with added():
        assert list(all_games()) == [*ours, "envelopes"]
        assert game("envelopes") is third.GAME
    assert list(all_games()) == ours


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    def name(addresses: str) -> None:
        monkeypatch.setenv(VARIABLE, addresses)
        all_games.cache_clear()

    yield name
    all_games.cache_clear()


WRONG = {
    "nonsense": "address-form",
    ":GAME": "address-form",
    "tests.thirdgame.game:": "address-form",
    "tests.nowhere:GAME": "address-module",
    "tests.thirdgame.game:NOTHING": "address-object",
    "tests.thirdgame.game:ADDRESS": "game-part",
    "tests.registry.test_registry:INCOMPLETE": "game-part",
    f"{ADDRESS},{ADDRESS}": "game-twice",
}


@pytest.mark.parametrize(("addresses", "key"), WRONG.items())
def test_a_wrong_address_is_refused_with_what_is_wrong(
    environment: Callable[[str], None], addresses: str, key: str
) -> None:
    environment(addresses)
    with pytest.raises(BadData) as caught:
        all_games()
    assert caught.value.key == key
    for language in ("en", "pl"):
        assert addresses.split(",", maxsplit=1)[0] in refusals.refusal(
            Words(language), caught.value
        )


def test_a_game_that_lacks_a_part_is_refused_with_the_part(
    environment: Callable[[str], None],
) -> None:
    environment("tests.registry.test_registry:INCOMPLETE")
    said = refused("simulate")
    assert "it has no part “terminal”" in said


def test_blanks_and_empty_addresses_are_passed_over(environment: Callable[[str], None]) -> None:
    environment(f" , {ADDRESS} ,")
    assert "envelopes" in all_games()
    environment("")
    assert os.environ[VARIABLE] == ""
    assert "envelopes" not in all_games()


def test_a_wrong_address_is_said_before_any_command_runs(
    environment: Callable[[str], None],
) -> None:
    environment("tests.nowhere:GAME")
    assert "tests.nowhere:GAME leads nowhere" in refused("rules")
    environment("")
    assert accepted("rules")


def test_the_registry_cannot_be_changed() -> None:
    found: Any = all_games()
    with pytest.raises(TypeError):
        found["chess"] = third.GAME
