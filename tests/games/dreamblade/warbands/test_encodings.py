"""The three forms of a warband (rule 3.1): nothing is lost, damage is refused with its place."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from oneiros.games.dreamblade.warbands import encodings, packed, warband
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.warband import Warband, problems, ready_warbands
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.refusals import each_of
from oneiros.words import Words
from oneiros.words.dreamblade import refusal
from tests.root import ROOT

NAMES = sorted(catalogue())
LANGUAGES = (Words("en"), Words("pl"))
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

titles = (
    st.text(max_size=encodings.LONGEST_NAME)
    .map(lambda text: "".join(letter for letter in text if letter.isprintable()).strip())
    .filter(lambda text: text == text.strip())
)
known = st.dictionaries(st.sampled_from(NAMES), st.integers(1, 99), max_size=20)
invented = st.dictionaries(
    st.from_regex(r"[A-Za-z]([A-Za-z'’ -]{0,38}[A-Za-z'’-])?", fullmatch=True),
    st.integers(1, 99),
    max_size=5,
)


def same(one: Warband, other: Warband) -> bool:
    return one.name == other.name and list(one.copies.items()) == list(other.copies.items())


def attempt(text: str) -> Warband | None:
    """Read what may be refused; whatever is refused can be said in both languages."""
    try:
        return encodings.read(text)
    except BadData as error:
        assert_said(error)
        return None


def assert_said(error: Refusal) -> None:
    said = {refusal(words, error) for words in LANGUAGES}
    assert len(said) == 2


def refused(text: str) -> Refusal:
    with pytest.raises(BadData) as raised:
        encodings.read(text)
    assert_said(raised.value)
    return raised.value


@given(titles, known)
@example("# 2 Twilight Scout", {"Mirrorman": 99})
@example("{", {})
@example("w1.", {})
def test_3_1_every_form_keeps_the_name_and_the_exact_copies(
    title: str, copies: dict[str, int]
) -> None:
    whole = Warband(title, copies)
    for form in encodings.FORMS:
        written = encodings.write(whole, form)
        read = encodings.read(written)
        assert same(read, whole)
        assert encodings.write(read, form) == written
        if title or copies or form != encodings.TEXT:
            assert encodings.recognise(written) == form


@given(titles, known, titles.filter(bool))
def test_3_1_every_form_keeps_what_its_maker_says(
    title: str, copies: dict[str, int], about: str
) -> None:
    whole = Warband(title, copies, about)
    for form in encodings.FORMS:
        read = encodings.read(encodings.write(whole, form))
        assert same(read, whole)
        assert read.about == about


def test_a_link_without_a_description_is_as_short_and_the_same_as_ever() -> None:
    cold = Warband("Cold feet", {"Twilight Scout": 2, "Noble Dragon": 1})
    bare = encodings.write(cold, encodings.PACKED)
    assert bare.startswith("w1.")
    described = encodings.write(Warband("", dict(cold.copies), "x"), encodings.PACKED)
    assert described.startswith("w2.")
    assert refused(described.replace("w2.", "w1.")).key.startswith("warband-packed")


@given(titles, known, invented)
def test_names_that_nobody_knows_are_kept_too(
    title: str, copies: dict[str, int], others: dict[str, int]
) -> None:
    whole = Warband(title, copies | others)
    for form in (encodings.TEXT, encodings.JSON):
        assert same(encodings.read(encodings.write(whole, form)), whole)


def test_the_order_is_by_cost_and_then_by_name() -> None:
    shelf = catalogue()
    whole = Warband("", dict.fromkeys([*reversed(NAMES), "Zzz", "Aaa"], 1))
    names = list(whole.copies)
    assert names[-2:] == ["Aaa", "Zzz"]
    assert names[:-2] == sorted(NAMES, key=lambda name: (shelf[name].cost, name))


@given(st.text())
@example("\ufeff2 Mirrorman")
@example("\r\n")
@example("{" * 20_000)
@example('{"a":' * 3000)
@example('{"version": ' + "9" * 9000 + "}")
@example("w1." + "A" * 5000)
def test_no_text_makes_reading_fail_otherwise_than_by_a_refusal(text: str) -> None:
    read = attempt(text)
    assert read is None or same(encodings.read(encodings.write(read, encodings.JSON)), read)


@given(st.binary(max_size=40))
def test_no_packed_bytes_make_reading_fail_otherwise_than_by_a_refusal(data: bytes) -> None:
    checked = data + packed._check(data)
    letters = urlsafe_b64encode(checked).decode().rstrip("=")
    for mark in ("w1", "w2"):
        read = attempt(f"{mark}.{letters}")
        assert read is None or encodings.write(read, encodings.PACKED) == f"{mark}.{letters}"


@given(st.sampled_from(sorted(ready_warbands())), st.data())
def test_no_changed_letter_of_a_packed_string_goes_unnoticed(
    name: str, data: st.DataObject
) -> None:
    string = encodings.write(warband.counted(name, ready_warbands()[name]), encodings.PACKED)
    place = data.draw(st.integers(3, len(string) - 1))
    letter = data.draw(st.sampled_from(LETTERS.replace(string[place], "")))
    refused(string[:place] + letter + string[place + 1 :])
    refused(string[:place])


def test_packed_strings_are_short_and_safe_in_links() -> None:
    for name, names in ready_warbands().items():
        string = encodings.write(warband.counted("", names), encodings.PACKED)
        assert len(string) < 48, name
        assert re.fullmatch(r"w1\.[A-Za-z0-9_-]+", string)


def test_no_two_sets_have_the_same_sign() -> None:
    signs = [packed._sign(title) for title in packed.sets()]
    assert len(set(signs)) == len(signs)


@pytest.mark.interpreted
def test_a_string_packed_with_another_edition_of_a_set_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = warband.counted("", ready_warbands()["sample"])
    string = packed.pack(whole)
    before = dict(packed.sets())
    turned = {title: names[::-1] for title, names in before.items()}
    monkeypatch.setattr(packed, "sets", lambda: turned)
    assert refused(string).key == "warband-packed-sets"
    monkeypatch.setattr(
        packed, "sets", lambda: {title: names[:2] for title, names in before.items()}
    )
    assert refused(string).key == "warband-packed-place"
    monkeypatch.setattr(packed, "sets", lambda: {"other": before["rulebook"]})
    assert refused(string).details["known"] == "other"


def test_people_may_write_as_they_like() -> None:
    lines = ["\ufeff", "  #  My  dream ", "", "2x Mirrorman", "\t1 Iron Thug # strong", "# end"]
    read = encodings.read("\r\n".join([*lines, "1 Mirrorman"]))
    assert read.name == "My  dream"
    assert read.copies == {"Mirrorman": 3, "Iron Thug": 1}
    assert not encodings.read("2 Mirrorman\n# no name").name
    assert encodings.read("\n  w1.CUNvbGQgZmVldFgbAhEcnce-mQ  \n").name == "Cold feet"
    assert (
        encodings.read('\n{"format": "oneiros-warband", "version": 1, "miniatures": {}}').copies
        == {}
    )


@pytest.mark.parametrize(
    ("text", "key", "details"),
    [
        ("# a\n2 Mirrorman\nIron Thug", "warband-line", {"line": 3, "came": "Iron Thug"}),
        ("2", "warband-line", {"line": 1}),
        ("-1 Mirrorman", "warband-line", {"line": 1}),
        ("0 Mirrorman", "warband-line-copies", {"line": 1}),
        ("99 Mirrorman\n1 Mirrorman", "warband-line-copies", {"line": 2, "came": 100}),
        ("2 Mirror_man", "warband-line-name", {"line": 1}),
        ("# " + "a" * 61, "warband-name-long", {"came": 61}),
        ("# a\x07b", "warband-name", {}),
        ("1 A\n" * 5000, "warband-too-large", {"most": 16_384}),
        ('{"format":\n 1', "warband-not-json", {"line": 2}),
        ("{}", "warband-field", {"place": "$.format", "came": "null"}),
        ('{"a": 1, "a": 1}', "warband-field-twice", {"came": "a"}),
        ('{"sixe": 1}', "warband-field-unknown", {"place": "$.sixe"}),
        ("w3.AAAA", "warband-packed-version", {"came": "3"}),
        ("w1.AA+A", "warband-packed-letter", {"place": 6, "came": "+"}),
        ("w1.AAAAA", "warband-packed-cut", {"place": 8}),
        ("w1.", "warband-packed-cut", {"place": 3}),
        ("w1.AAAAAAAA", "warband-packed-damaged", {"first": 4, "last": 11}),
    ],
)
def test_damage_is_refused_with_its_place(text: str, key: str, details: dict[str, object]) -> None:
    error = refused(text)
    assert error.key == key
    assert details.items() <= error.details.items()


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"version": 2}, "$.version"),
        ({"version": 1.0}, "$.version"),
        ({"version": True}, "$.version"),
        ({"name": 7}, "$.name"),
        ({"miniatures": []}, "$.miniatures"),
        ({"miniatures": {"Mirrorman": 0}}, "$.miniatures.Mirrorman"),
        ({"miniatures": {"Mirrorman": 100}}, "$.miniatures.Mirrorman"),
        ({"miniatures": {"Mirrorman": True}}, "$.miniatures.Mirrorman"),
        ({"miniatures": {"Mirrorman": "2"}}, "$.miniatures.Mirrorman"),
        ({"miniatures": {"": 2}}, "$.miniatures."),
        ({"miniatures": {"#": 2}}, "$.miniatures.#"),
    ],
)
def test_a_field_of_json_is_refused_with_its_place(changes: dict[str, object], place: str) -> None:
    data = {"format": "oneiros-warband", "version": 1, "name": "", "miniatures": {}} | changes
    assert refused(json.dumps(data)).details["place"] == place


def test_a_name_that_a_form_cannot_keep_is_refused() -> None:
    data = {"format": "oneiros-warband", "version": 1, "miniatures": {}}
    for name in (" a", "a\n2 Mirrorman", "\ud800"):
        assert refused(json.dumps({**data, "name": name})).key == "warband-name"


def test_what_its_maker_says_is_kept_even_without_a_name() -> None:
    for one in (Warband("", {"Mirrorman": 1}, "A # of dreams"), Warband("Cold feet", {}, "Slow")):
        for form in (encodings.TEXT, encodings.JSON):
            again = encodings.read(encodings.write(one, form))
            assert (again.name, again.about, again.copies) == (one.name, one.about, one.copies)
    assert encodings.read("# Name\n\n# no description").about == ""
    for about in ("a" * 201, " a", "a\x07b"):
        data = {"format": "oneiros-warband", "version": 1, "miniatures": {}, "description": about}
        assert refused(json.dumps(data)).key in ("warband-about-long", "warband-about")


def test_of_many_wrong_lines_as_many_are_told_as_anybody_mends() -> None:
    error = refused("nonsense\n" * 1000)
    assert isinstance(error, BadData)
    assert [one.details["line"] for one in each_of(error)] == list(range(1, 21))


def test_only_miniatures_that_exist_can_be_packed() -> None:
    with pytest.raises(BadData) as raised:
        encodings.write(Warband("", {"Mirorman": 1}), encodings.PACKED)
    assert raised.value.details == {"came": "Mirorman", "near": "Mirrorman"}


def test_3_1_all_problems_are_listed_at_once() -> None:
    names = (
        ["Mirrorman"] * 4 + ["Iron Thug"] * 5 + ["twilight SCOUT", "Qqqq", "Qqqq"] + ["Soul"] * 6
    )
    found = problems(names)
    assert [one.key for one in found] == [
        "warband-size",
        *["warband-copies"] * 3,
        *["miniature-unknown"] * 3,
    ]
    assert [one.details["came"] for one in found] == [18, 4, 5, 6, "twilight SCOUT", "Qqqq", "Soul"]
    assert found[4].details["near"] == "Twilight Scout"
    assert [one.key for one in problems([])] == ["warband-size"]
    assert problems(["Mirrorman"]) == []
    assert problems(["Paper Boat"], {"Paper Boat": catalogue()["Mirrorman"]}) == []
    for name, ready in ready_warbands().items():
        assert problems(list(ready)) == [], name
        assert len(ready) == 16, name


@given(st.lists(st.sampled_from([*NAMES[:6], "Nobody"]), max_size=20))
def test_3_1_a_warband_is_mustered_exactly_if_it_has_no_problem(names: list[str]) -> None:
    found = problems(names)
    if not found:
        assert [one.name for one in warband.muster(names)] == names
        return
    with pytest.raises(BadData) as raised:
        warband.muster(names)
    assert (raised.value.key, raised.value.details) == (found[0].key, found[0].details)


def test_the_page_shows_one_warband_in_three_forms_and_lists_the_ready_ones() -> None:
    page = (ROOT / "docs" / "warbands.md").read_text("utf-8")
    shown = [
        encodings.read(found[1])
        for form in encodings.FORMS
        if (found := re.search(rf"```{form}\n(.*?)```", page, re.DOTALL))
    ]
    assert len(shown) == 3
    assert all(same(one, shown[0]) for one in shown)
    assert shown[0].copies == {"Twilight Scout": 2, "Noble Dragon": 1}
    rows = re.findall(r"^\| ([a-z-]+) \| (.+) \|$", page, re.MULTILINE)
    english = LANGUAGES[0]
    plans = [(name, english.say(f"warband-{name}")) for name in ready_warbands()]
    assert [row for row in rows if row[0] != "warband" and row[0] != "---"] == plans


def test_every_ready_warband_is_described_in_both_languages() -> None:
    for name in ready_warbands():
        assert len({words.say(f"warband-{name}") for words in LANGUAGES}) == 2
