"""A warband as its builder sees it."""

from __future__ import annotations

import pytest

from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.encodings import read
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.errors import BadData
from oneiros.registry.dreamblade.prices import prices
from oneiros.registry.dreamblade.study import study
from oneiros.registry.dreamblade.written import WarbandForm
from tests.server.portable import in_both


def test_a_good_warband_has_no_problems_and_all_three_forms() -> None:
    found = study(WarbandForm("# Cold feet\n2 Twilight Scout\n1 Noble Dragon"))
    assert found.problems == []
    assert found.name == "Cold feet"
    for form in (found.text, found.json, found.packed):
        again = read(form)
        assert (again.name, again.copies) == ("Cold feet", found.copies)
    assert (found.most, found.most_copies) == (16, 3)


def test_3_1_all_problems_are_told_at_once_with_what_to_take_out() -> None:
    found = study(WarbandForm("14 Twilight Scout\n5 Noble Dragon\n1 Somebody Else"))
    told = [(one.miniature, one.copies) for one in found.problems]
    assert told == [("", 0), ("Twilight Scout", 11), ("Noble Dragon", 2), ("Somebody Else", 99)]
    assert all(in_both(one.sentence) for one in found.problems)
    assert found.packed == ""


def test_an_empty_warband_is_too_small_and_has_no_prices() -> None:
    found = study(WarbandForm("# Nobody yet"))
    assert len(found.problems) == 1
    assert found.prices == []


def test_a_warband_that_cannot_be_read_is_refused_with_the_line() -> None:
    with pytest.raises(BadData) as refused:
        study(WarbandForm("2 Twilight Scout\nand a dragon"))
    assert refused.value.key == "warband-line"
    assert refused.value.details["line"] == 2


def test_5_3_one_aspect_pays_early_and_hardly_later() -> None:
    mine = [catalogue()[name] for name in ready_warbands()["under-the-bed"]]
    (fear,) = prices(mine)
    assert (fear.aspect, fear.bodies) == ("Fear", 16)
    assert fear.early is not None
    assert fear.late is not None
    # The first miniature is short of all its symbols, the others of fewer.
    assert 0.3 < fear.early < 1
    assert fear.late < 0.1


def test_5_3_a_lonely_miniature_of_another_aspect_is_always_short() -> None:
    names = [*["Keyhole Gnat"] * 3, *["Loose Tooth"] * 3, "Dawn Locomotive"]
    by_aspect = {one.aspect: one for one in prices([catalogue()[name] for name in names])}
    symbols = catalogue()["Dawn Locomotive"].aspects.count("Valor")
    assert by_aspect["Valor"].bodies == 1
    assert by_aspect["Valor"].early is None
    assert by_aspect["Valor"].late == symbols
