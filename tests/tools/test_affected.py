"""The tests that a change can affect, and their order."""

from __future__ import annotations

from tests.root import ROOT
from tools import affected


def test_the_nearest_tests_share_folders_and_import_directly() -> None:
    found = affected.tests_affected_by(["src/oneiros/kernel/fair.py"])
    assert found[0] == "tests/kernel/test_fair.py"
    layer = [test for test in found if affected.is_of_layer(test, "src/oneiros/kernel/fair.py")]
    assert found[: len(layer)] == layer
    assert len(set(found)) == len(found)
    assert all((ROOT / test).is_file() for test in found)


def test_imports_through_tests_addresses_and_commands_count() -> None:
    combat = affected.tests_affected_by(["src/oneiros/games/dreamblade/combat/fates.py"])
    # A game is named by its address, and the terminal by that of the game.
    assert {"tests/scenarios/test_scenarios.py", "tests/cli/table/test_play.py"} <= set(combat)
    helper = affected.tests_affected_by(["tests/server/conftest.py"])
    assert "tests/server/rooms/test_hall.py" in helper
    assert "tests/kernel/test_fair.py" not in helper


def test_what_imports_nothing_of_it_is_not_affected() -> None:
    assert "tests/kernel/test_fair.py" not in affected.tests_affected_by(
        ["src/oneiros/mcp/sittings.py"]
    )


def test_a_test_affects_itself() -> None:
    assert affected.tests_affected_by(["tests/kernel/test_fair.py"]) == [
        "tests/kernel/test_fair.py"
    ]


def test_files_that_are_no_modules_affect_what_names_them() -> None:
    assert "tests/docs/test_readme.py" in affected.tests_affected_by(["README.md"])
    scenario = "tests/scenarios/dreamblade/combat/one.toml"
    assert "tests/scenarios/test_scenarios.py" in affected.tests_affected_by([scenario])
    assert "tests/words/test_words.py" in affected.tests_affected_by(
        ["src/oneiros/words/en/cli.ftl"]
    )


def test_several_files_affect_the_tests_of_each() -> None:
    both = affected.tests_affected_by(["src/oneiros/kernel/fair.py", "src/oneiros/mcp/sittings.py"])
    assert {"tests/kernel/test_fair.py", "tests/mcp/test_tools.py"} <= set(both[:40])


def test_a_page_affects_the_browser_first_in_its_own_game() -> None:
    found = affected.tests_affected_by(["web/src/games/dreamscape/land/sight.ts"])
    assert found[0].startswith("tests/browser/dreamscape/")
    assert "tests/web/test_fixtures.py" in found
    assert "tests/kernel/test_fair.py" not in found
