"""A warband as its builder sees it."""

from __future__ import annotations

from string import ascii_lowercase

import pytest

from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.encodings import read
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.errors import BadData
from oneiros.kernel.refusals import each_of
from oneiros.kernel.ruleset import Reason
from oneiros.registry.dreamblade.prices import prices
from oneiros.registry.dreamblade.similar import similar
from oneiros.registry.dreamblade.study import WarbandDraft, study
from oneiros.registry.dreamblade.written import written_warband
from oneiros.words import dreamblade as said
from oneiros.words import refusals
from oneiros.words.dreamblade.names import names_of_figures
from oneiros.words.portable import PORTABLE
from tests.server.portable import in_both


def test_a_good_warband_has_no_problems_and_all_three_forms() -> None:
    found = study(WarbandDraft("# Cold feet\n2 Twilight Scout\n1 Noble Dragon"))
    assert found.problems == []
    assert found.name == "Cold feet"
    for form in (found.text, found.json, found.packed):
        again = read(form)
        assert (again.name, again.copies) == ("Cold feet", found.copies)
    assert (found.most, found.most_copies) == (16, 3)


def test_3_1_all_problems_are_told_at_once_with_what_to_take_out() -> None:
    found = study(WarbandDraft("14 Twilight Scout\n5 Noble Dragon\n1 Somebody Else"))
    told = [(one.miniature, one.copies) for one in found.problems]
    assert told == [("", 0), ("Twilight Scout", 11), ("Noble Dragon", 2), ("Somebody Else", 99)]
    assert all(in_both(one.sentence) for one in found.problems)
    assert found.packed == ""


def test_of_very_many_unknown_names_the_first_are_told_who_comes_near() -> None:
    wrong = [f"Mirrorm{one}{other}" for one in "bcdef" for other in ascii_lowercase]
    found = study(WarbandDraft("\n".join(f"1 {name}" for name in wrong)))
    unknown = [one for one in found.problems if one.miniature]
    assert [one.miniature for one in unknown] == wrong
    near = [one.miniature for one in unknown if "Mirrorman" in one.sentence]
    assert near == wrong[:16]


def test_so_many_problems_are_told_that_those_of_all_miniatures_are_among_them() -> None:
    all_of_them = "\n".join(f"99 {name}" for name in catalogue())
    problems = study(WarbandDraft(all_of_them)).problems
    assert len(problems) == 1 + len(catalogue())
    pairs = [f"{one}{other}" for one in ascii_lowercase for other in ascii_lowercase]
    assert len(study(WarbandDraft("\n".join(f"99 {one}" for one in pairs))).problems) == 200


def test_of_a_warband_that_is_far_too_large_nothing_is_said_to_lack() -> None:
    large = "\n".join(f"4 {name}" for name in list(catalogue())[:16])
    assert study(WarbandDraft(large)).gaps != []
    assert study(WarbandDraft(f"{large}\n1 {list(catalogue())[16]}")).gaps == []


def test_what_its_maker_says_stays_with_every_form() -> None:
    found = study(WarbandDraft("# Cold feet\n# Slow, but sure.\n2 Twilight Scout"))
    assert found.about == "Slow, but sure."
    forms = (found.text, found.json, found.packed)
    assert [read(form).about for form in forms] == [found.about] * 3


def test_every_wrong_line_is_named_at_once() -> None:
    pasted = "# Mine\nhello there\n2 Twilight Scout\n0 Mirrorman\n2 Twilight Scoot\n1 Mirror_man"
    with pytest.raises(BadData) as refused:
        study(WarbandDraft(pasted, known=True))
    told = each_of(refused.value)
    assert [(one.key, one.details["line"]) for one in told] == [
        ("warband-line", 2),
        ("warband-line-copies", 4),
        ("warband-line-wrong", 5),
        ("warband-line-wrong", 6),
    ]
    assert all(in_both(refusals.refusal(PORTABLE, one)) for one in told)
    near = told[2].details["why"]
    assert isinstance(near, BadData)
    assert near.details["near"] == "Twilight Scout"


def test_a_link_is_read_like_what_it_holds() -> None:
    packed = study(WarbandDraft("# Cold feet\n2 Twilight Scout")).packed
    link = f" https://oneiros.example/builder/dreamblade#{packed}\n"
    assert written_warband(link).name == "Cold feet"


def test_an_empty_warband_is_too_small_and_has_no_prices() -> None:
    found = study(WarbandDraft("# Nobody yet"))
    assert len(found.problems) == 1
    assert found.prices == []


def test_a_warband_that_cannot_be_read_is_refused_with_the_line() -> None:
    with pytest.raises(BadData) as refused:
        study(WarbandDraft("2 Twilight Scout\nand a dragon"))
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


def test_a_ready_warband_lacks_nobody_to_fill_it_up() -> None:
    for name, names in ready_warbands().items():
        found = study(WarbandDraft("\n".join(f"1 {one}" for one in names)))
        assert all("builder-gap-few" not in one.sentence for one in found.gaps), name


def test_who_would_fit_best_is_named_and_is_not_there_three_times() -> None:
    found = study(WarbandDraft("3 Keyhole Gnat\n3 Loose Tooth"))
    few = found.gaps[0]
    assert "builder-gap-few" in few.sentence
    assert len(few.add) == 4
    assert {"Keyhole Gnat", "Loose Tooth"}.isdisjoint(few.add)
    assert all("Fear" in catalogue()[name].aspects for name in few.add)


def test_5_3_a_lonely_aspect_is_told_with_what_to_look_for() -> None:
    found = study(WarbandDraft("3 Keyhole Gnat\n3 Loose Tooth\n1 Dawn Locomotive"))
    (lonely,) = [one for one in found.gaps if "builder-gap-lonely" in one.sentence]
    assert (lonely.aspect, lonely.most_cost) == ("Valor", 3)
    assert all("Valor" in catalogue()[name].aspects for name in lonely.add)


def test_4_6_few_cheap_ones_and_many_dear_ones_are_told() -> None:
    dear = [one.name for one in catalogue().values() if one.cost > 6][:6]
    said = " ".join(
        one.sentence for one in study(WarbandDraft("\n".join(f"1 {one}" for one in dear))).gaps
    )
    assert "builder-gap-cheap" in said
    assert "builder-gap-dear" in said


def suggested(sent: WarbandDraft) -> list[str]:
    return [name for gap in study(sent).gaps for name in gap.add]


def test_who_failed_between_bots_is_not_named_as_a_help_and_others_take_the_place() -> None:
    text = "3 Keyhole Gnat\n3 Loose Tooth"
    first = study(WarbandDraft(text)).gaps[0].add
    instead = study(WarbandDraft(text, blamed=tuple(first[:2]))).gaps[0].add
    assert set(first[:2]).isdisjoint(instead)
    assert len(instead) == 4


def test_4_6_nobody_dear_is_named_as_a_help_where_the_warband_is_too_dear() -> None:
    small = "3 Patchwork Bear"
    assert max(catalogue()[name].cost for name in suggested(WarbandDraft(small))) >= 9
    assert max(catalogue()[name].cost for name in suggested(WarbandDraft(small, dear=True))) < 9
    dear = [one.name for one in catalogue().values() if one.cost > 6][:6]
    found = suggested(WarbandDraft("\n".join(f"1 {one}" for one in dear)))
    assert found
    assert max(catalogue()[name].cost for name in found) < 9


def test_10_10_an_ability_that_helps_nobody_there_is_told_with_its_lineage() -> None:
    found = study(WarbandDraft("1 Thornhand Warden\n3 Keyhole Gnat\n3 Loose Tooth"))
    (idle,) = [one for one in found.gaps if "builder-gap-idle" in one.sentence]
    assert idle.lineage == "Bloodcut"
    assert all(catalogue()[name].lineage == "Bloodcut" for name in idle.add)


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("2 Zwiadowca Zmieszchu", "Zwiadowca Zmierzchu"),
        ("2 Żelazny Zbri", "Żelazny Zbir"),
        ("2 Twilight Scuot", "Twilight Scout"),
    ],
)
def test_a_misspelt_name_is_told_who_comes_near_in_its_own_language(line: str, near: str) -> None:
    with pytest.raises(BadData) as raised:
        written_warband(line, known=True)
    why = raised.value.details["why"]
    assert isinstance(why, BadData)
    assert str(why.details["near"]).split(", ")[0] == near


def test_text_with_the_names_of_any_language_is_read_back() -> None:
    for place in range(2):
        spoken = {english: names[place] for english, names in names_of_figures().items()}
        for english, name in spoken.items():
            assert written_warband(f"3 {name}", known=True).names() == [english] * 3


def test_5_3_an_extra_price_is_written_as_people_write_numbers() -> None:
    why = Reason("5.3", "builder-gap-lonely", {"first": "Fear", "number": 2, "extra": 1.0})
    told = in_both(said.reason(PORTABLE, why))
    assert "kosztują o 1 więcej" in told["pl"]
    late = Reason("5.3", "builder-gap-late", {"first": "Fear", "number": 2, "extra": 1.4})
    assert "średnio o 1,4 więcej" in in_both(said.reason(PORTABLE, late))["pl"]


def test_similar_ones_are_of_the_same_kind_and_near_in_cost() -> None:
    found = {one.name: one.similar for one in similar(None)}
    assert set(found) == set(catalogue())
    for name, others in found.items():
        assert len(others) == 4
        assert name not in others
    kite = catalogue()["Kite Outrider"]
    assert all(abs(catalogue()[one].cost - kite.cost) <= 2 for one in found[kite.name])
