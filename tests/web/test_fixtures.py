"""The data that the tests of the pages are made of is what the server really says."""

from __future__ import annotations

import json
from typing import cast

import pytest

from oneiros.games.dreamblade.table.table import Table
from oneiros.registry.dreamblade import options as listing
from tests.browser.dreamblade.finding import WANTS
from tests.browser.dreamblade.positions import names, position
from tests.root import ROOT
from tests.web.told import FIXTURES, as_sent, kept


@pytest.mark.parametrize("name", FIXTURES)
def test_the_pages_are_tested_with_what_the_server_says(name: str) -> None:
    told = as_sent(FIXTURES[name]())
    assert json.loads(kept(name).read_bytes()) == told, "run make fixtures, and read the changes"


def test_no_data_among_the_sources_of_the_pages_is_made_by_hand() -> None:
    assert set(ROOT.glob("web/src/**/*.json")) == {kept(name) for name in FIXTURES}


def test_there_is_a_position_for_everything_that_is_wanted() -> None:
    assert names() == list(WANTS)


@pytest.mark.parametrize("name", WANTS)
def test_a_position_of_the_browser_asks_what_it_was_found_for(name: str) -> None:
    wanted = WANTS[name]
    table = cast("Table", position(name).match().state)
    assert table.question == wanted.question
    assert wanted.fits(table, listing.listed(table))
