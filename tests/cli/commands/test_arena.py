"""oneiros arena."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command import accepted, refused

DUEL = ("arena", "dreamblade", "--bots", "random,scripted", "--games", "3", "--seed", "4")


def test_two_bots_meet_and_the_stronger_one_is_rated_higher() -> None:
    found = json.loads(accepted(*DUEL, "--processes", "1", "--json"))
    assert (found["game"], found["kind"], found["seed"]) == ("dreamblade", "round-robin", "4")
    assert [one["bot"] for one in found["bots"]] == ["scripted", "random"]
    best, other = found["bots"]
    assert best["low"] < best["rating"] < best["high"]
    assert best["rating"] > other["rating"]
    # Three games are not enough for both seats as often, so there are four.
    assert {one["games"] for one in found["against"]} == {4}
    assert best["decisions"] > 0
    assert best["longest_milliseconds"] >= best["milliseconds"] > 0


def test_the_same_seed_gives_the_same_games_over_processes() -> None:
    one, two = (
        json.loads(accepted(*DUEL, "--processes", number, "--json")) for number in ("1", "2")
    )
    assert one["against"] == two["against"]


def test_results_are_shown_in_both_languages_and_on_a_page(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    said = accepted(*DUEL, "--processes", "1", "--page", page)
    assert "Won against each other" in said
    assert "scripted" in said
    drawn = page.read_text("utf-8")
    assert drawn.count("<circle") == 2
    assert "<title>Arena: dreamblade</title>" in drawn
    assert "://" not in drawn
    assert "Wyniki par" in accepted(*DUEL, "--processes", "1", "--lang", "pl")


def test_a_journal_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    arguments = (*DUEL, "--processes", "1", "--json", "--journal", file)
    first = accepted(*arguments)
    assert accepted(*arguments) == first
    assert "its kind is round-robin" in refused(*arguments, "--kind", "ladder")
    assert "cannot be written" in refused(*DUEL, "--journal", tmp_path)


def test_bad_input_is_refused() -> None:
    assert "At least two bots" in refused("arena", "dreamblade", "--bots", "scripted")
    assert "each is named once" in refused("arena", "dreamblade", "--bots", "random,random")
    assert "“oracle” is not known" in refused("arena", "dreamblade", "--bots", "oracle,random")
    assert "“knockout” is not known" in refused("arena", "dreamblade", "--kind", "knockout")


def test_more_than_two_sit_at_a_table() -> None:
    found = json.loads(
        accepted(
            *("arena", "dreamscape", "--players", "3", "--bots", "scripted,random"),
            *("--games", "1", "--processes", "1", "--seed", "2", "--json"),
        )
    )
    assert {one["games"] for one in found["against"]} == {6}
    assert found["bots"][0]["bot"] == "scripted"
