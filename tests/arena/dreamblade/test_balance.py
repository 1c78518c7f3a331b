"""The balance of Dreamblade: random warbands are lawful, pairings fair, and rows tell the truth."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import repeat
from typing import cast

import pytest

from oneiros.arena.dreamblade import balance
from oneiros.arena.intervals import share
from oneiros.arena.series import Fixture, Result
from oneiros.cli.dreamblade.commands.balance import line
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.words import Words
from tests.cli.command import accepted, quickly

SET = "first-sleep"
BOT = "scripted"
EN, PL = Words("en"), Words("pl")


def warbands(one: Fixture) -> list[tuple[str, ...]]:
    return [tuple(names) for names in cast("list[list[str]]", one.setup["warbands"])]


def won_by_a(fixture: Fixture, part: float = 1.0) -> Result:
    return Result(fixture, (0,), (part, 1 - part), (), 1, 1, 1, 1.0)


def test_the_same_seed_gives_the_same_pairings() -> None:
    pairings = balance.random_pairings(BOT, SET, 5, 3)
    assert pairings == balance.random_pairings(BOT, SET, 5, 3)
    assert pairings[:3] == balance.random_pairings(BOT, SET, 3, 3)
    assert pairings != balance.random_pairings(BOT, SET, 5, 4)
    assert len({one.seeds for one in pairings}) == 5


def test_every_two_ready_warbands_meet_and_exchange_seats() -> None:
    pairings = balance.warband_pairings(BOT, 4, 1)
    ready = ready_warbands()
    assert len(pairings) == 4 * len(ready) * (len(ready) - 1) // 2
    met = Counter(tuple(warbands(one)) for one in pairings)
    assert set(met.values()) == {2}
    firsts = Counter(warbands(one)[0] for one in pairings)
    assert set(firsts.values()) == {2 * (len(ready) - 1)}


def test_a_miniature_gets_the_points_of_its_warband_once_for_each_copy() -> None:
    first = balance.pairing(BOT, ("x", "x", "y"), ("y", "z", "z"), 1)
    found = balance.miniature_shares([won_by_a(first), won_by_a(first, 0.5)])
    rows = {one.name: (one.games, one.share) for one in found}
    assert rows == {"x": (4, 0.75), "y": (4, 0.5), "z": (4, 0.25)}
    assert [one.name for one in found] == ["x", "y", "z"]


def test_a_ready_warband_gets_its_points_against_the_field() -> None:
    found = balance.warband_shares(map(won_by_a, balance.warband_pairings(BOT, 2, 1)))
    assert {one.name for one in found} == set(ready_warbands())
    games = 2 * (len(ready_warbands()) - 1)
    # Seat A always wins, and everybody sits there in half of the games.
    assert [(one.games, one.share) for one in found] == list(repeat((games, 0.5), len(found)))


def test_a_row_says_cost_share_interval_games_and_name() -> None:
    name = next(iter(catalogue()))
    shown = line(EN, share(name, 30, 40))
    cost = catalogue()[name].cost
    assert re.fullmatch(rf" *{cost}  75\.0%  \(59\.8% – 85\.8%,     40\)  {name}", shown)
    assert line(EN, share("a warband", 1, 2)) == " 50.0%  ( 9.5% – 90.5%,      2)  a warband"
    assert line(PL, share("a warband", 1, 2)) == " 50,0%  ( 9,5% – 90,5%,      2)  a warband"


@pytest.fixture
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games of the measurement end after two turns, played at random."""
    whole = balance.pairing

    def short(bot: str, a: tuple[str, ...], b: tuple[str, ...], seed: int) -> Fixture:
        one = whole(bot, a, b, seed)
        setup = {**one.setup, "format": {"turn_limit": 2}}
        return one._replace(setup=setup, bots=("random", "random"))

    monkeypatch.setattr(balance, "pairing", short)


@pytest.mark.usefixtures("short_games")
def test_the_command_shows_a_row_for_each_miniature() -> None:
    asked = ("balance", "miniatures", "--games", "6", "--seed", "2", "--set", SET)
    rows = json.loads(accepted(*asked, "--json"))
    assert rows == json.loads(accepted(*asked, "--json"))
    assert sum(one["games"] for one in rows) == 6 * 2 * 16
    assert [one["share"] for one in rows] == sorted((one["share"] for one in rows), reverse=True)
    assert all(one["low"] <= one["share"] <= one["high"] for one in rows)
    said = accepted(*asked).splitlines()
    assert len(said) == 1 + len(rows)
    assert all(one["name"] in row for one, row in zip(rows, said[1:], strict=True))


def test_a_bot_plays_both_sides() -> None:
    (one,) = balance.random_pairings("planner", SET, 1, 3)
    assert one.bots == ("planner", "planner")


@pytest.mark.usefixtures("short_games")
def test_the_command_shows_a_row_for_each_ready_warband() -> None:
    rows = json.loads(accepted("balance", "warbands", "--games", "1", "--json"))
    assert {one["name"] for one in rows} == set(ready_warbands())
    assert sum(one["share"] * one["games"] for one in rows) == pytest.approx(
        sum(one["games"] for one in rows) / 2
    )


def test_wrong_arguments_are_refused() -> None:
    for wrong in (
        ("dice",),
        ("warbands", "--bot", "nobody"),
        ("miniatures", "--games", "0"),
        ("miniatures", "--set", "nothing"),
    ):
        assert quickly("balance", *wrong).status == 2
