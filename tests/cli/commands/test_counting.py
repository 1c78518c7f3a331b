"""perft and simulate."""

from __future__ import annotations

import json

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.perft import perft
from tests.cli.command import accepted, refused


def test_perft_counts_as_the_kernel_does() -> None:
    state = DREAMBLADE.start(DREAMBLADE.check({}))
    found = json.loads(accepted("perft", "dreamblade", "--depth", "4", "--json"))
    assert found["counts"] == [perft(state, depth) for depth in range(1, 5)]
    assert "depth 2: 36 (" in accepted("perft", "dreamblade", "--depth", "2")


def test_perft_begins_in_the_middle_of_a_game_that_a_seed_decides() -> None:
    arguments = ("perft", "dreamblade", "--depth", "2", "--after", "120", "--seed", "x", "--json")
    assert accepted(*arguments) == accepted(*arguments)
    other = accepted(*(argument if argument != "x" else "y" for argument in arguments))
    assert json.loads(other)["counts"] != json.loads(accepted(*arguments))["counts"]


def test_perft_refuses_what_it_cannot_count() -> None:
    middle = ("perft", "dreamblade", "--after", "100000", "--seed", "1")
    assert "The game is over after" in refused(*middle, "--depth", "1")
    assert "from 0 to 30" in refused("perft", "dreamblade", "--depth", "31")
    assert "these arguments are missing: --depth" in refused("perft", "dreamblade")
    assert "“chess” is not known" in refused("perft", "chess", "--depth", "1")


def test_simulate_sums_up_the_same_games_for_the_same_seed() -> None:
    arguments = ("simulate", "dreamblade", "--games", "5", "--seed", "4", "--json")
    found, again = (json.loads(accepted(*arguments)) for _ in range(2))
    for summary in (found, again):
        assert summary.pop("seconds") > 0
        assert summary.pop("decisions_per_second") > 0
    assert found == again
    assert found["games"] == 5
    assert sum(found["wins"].values()) + found["draws"] == 5
    assert found["turns"]["least"] <= found["turns"]["mean"] <= found["turns"]["most"] <= 30
    assert found["decisions"] > 0
    assert found["rolls"] > 0


def test_simulate_plays_the_same_games_over_processes() -> None:
    arguments = ("simulate", "dreamblade", "--games", "40", "--seed", "4", "--json")
    found = []
    for processes in ("1", "2"):
        summary = json.loads(accepted(*arguments, "--processes", processes))
        del summary["seconds"], summary["decisions_per_second"]
        found.append(summary)
    assert found[0] == found[1]
    assert "from 1 to" in refused(*arguments, "--processes", "0")


def test_simulate_shows_a_bar_only_on_a_terminal() -> None:
    said = accepted("simulate", "dreamblade", "--games", "3", "--seats", "random,random")
    assert "Games: 3\n" in said
    assert "decisions a second" in said


def test_simulate_refuses_bots_that_there_are_not() -> None:
    simulate = ("simulate", "dreamblade")
    assert "did you mean random?" in refused(*simulate, "--seats", "random,randm")
    assert "nie wymienia bota dla każdego" in refused(*simulate, "--seats=random", "--lang=pl")
    assert "from 1 to" in refused(*simulate, "--games", "0")


def test_the_game_may_be_left_out_and_the_seed_is_explained() -> None:
    assert "depth 1: 6 (" in accepted("perft", "--depth", "1")
    assert "Games: 1\n" in accepted("simulate", "--games", "1")
    for command in ("perft", "simulate"):
        assert "secret" not in accepted(command, "--help")
        assert "the same random answers each time" in " ".join(accepted(command, "--help").split())
