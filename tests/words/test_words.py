"""Whatever the rules say with a key can be said in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from oneiros.words import Words, WordsError, choose, languages, shelf
from oneiros.words.patterns import Patterns
from tests.words.words_in_sources import literals, modules

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Mentions(Visitor):
    """Collects what a message mentions: arguments, other messages, and the words it tells apart."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.cases: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: ANN401, N802 - as fluent names it
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: ANN401, N802 - as fluent names it
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: ANN401, N802 - as fluent names it
        names = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        # The default of a list of words is called "other", as that of plural forms is.
        if not names <= PLURALS:
            self.cases |= names
        self.generic_visit(node)


def messages(language: str) -> dict[str, Mentions]:
    """Read every message of a language; an argument of a message it refers to is its own, too."""
    found: dict[str, Mentions] = {}
    for file in files("oneiros.words").joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message):
                    found[entry.id.name] = Mentions()
                    found[entry.id.name].visit(entry)
    for mentions in found.values():
        waiting = set(mentions.messages)
        while waiting:
            inner = found[waiting.pop()]
            mentions.arguments |= inner.arguments
            mentions.cases |= inner.cases
            waiting |= inner.messages
    return found


ENGLISH, POLISH = messages("en"), messages("pl")


def test_both_languages_have_the_same_messages() -> None:
    assert ENGLISH.keys() == POLISH.keys()


def test_both_languages_take_the_same_details_and_tell_the_same_words_apart() -> None:
    english = {key: (found.arguments, found.cases) for key, found in ENGLISH.items()}
    polish = {key: (found.arguments, found.cases) for key, found in POLISH.items()}
    assert english == polish


def test_every_key_in_the_rules_has_a_message_and_brings_its_details() -> None:
    sites = [site for module in modules() for site in module.sites()]
    assert len(sites) > 200
    for site in sites:
        assert site.key in ENGLISH, site
        assert site.details >= ENGLISH[site.key].arguments, site


def test_no_key_in_the_rules_is_overlooked() -> None:
    """A key that reaches its refusal by a detour still has the form and the family of one."""
    families = {site.key.partition("-")[0] for module in modules() for site in module.sites()}
    assert families
    for module in modules():
        # What facts are called is the end of the keys of their lines.
        if module.name.endswith("/facts.py"):
            continue
        for text in literals(module):
            assert text.partition("-")[0] not in families or text in ENGLISH, module.name


def test_every_reason_names_its_rule() -> None:
    reasons = {key: said for key, said in ENGLISH.items() if key.startswith("reason-")}
    assert len(reasons) > 50
    for key, mentions in reasons.items():
        assert "rule" in mentions.arguments, key


def test_a_missing_sentence_or_detail_is_never_passed_over() -> None:
    words = Words("en")
    assert words.say("log-went-first", player="A", cause="rule 4.2") == (
        "Player A is the first player of this turn (rule 4.2)."
    )
    with pytest.raises(WordsError, match="log-turn-lost"):
        words.say("log-turn-lost")
    with pytest.raises(WordsError, match="player"):
        words.say("log-went-first", cause="rule 4.2")
    with pytest.raises(WordsError, match="tlh"):
        Words("tlh")


def test_a_player_is_called_by_the_letter_of_the_seat() -> None:
    details = {"player": "B", "a": 2, "b": 5, "cause": "rule 9.3"}
    assert Words("en").say("log-turn-won", **details) == (
        "Player B wins the turn; conquest points: A 2, B 5 (rule 9.3)."
    )
    assert Words("pl").say("log-went-first", player="B", cause="zasada 4.2") == (
        "Tę turę zaczyna gracz B (zasada 4.2)."
    )


def test_a_text_of_any_length_can_be_said() -> None:
    said = Words("en").say("notation-unknown", text="la" * 5000)
    assert said.startswith("“lalala")
    assert "…”" in said


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let words be read from a folder with one language in it."""
    (tmp_path / "en").mkdir()
    monkeypatch.setattr(shelf, "files", lambda _: tmp_path)
    for remembered in (shelf.languages, shelf.entries):
        remembered.cache_clear()
    yield tmp_path / "en"
    for remembered in (shelf.languages, shelf.entries):
        remembered.cache_clear()


def test_a_key_stands_in_one_file_only(folder: Path) -> None:
    (folder / "one.ftl").write_text("hello = Hello\n")
    assert Words("en").say("hello") == "Hello"
    shelf.entries.cache_clear()
    (folder / "two.ftl").write_text("hello = Good day\n")
    with pytest.raises(WordsError, match="hello"):
        Words("en")


def test_a_stray_line_is_refused(folder: Path) -> None:
    (folder / "one.ftl").write_text("hello = Hello\n[day]\n")
    with pytest.raises(WordsError, match=r"one\.ftl"):
        Words("en")


def test_a_sentence_that_is_not_fluent_is_refused(folder: Path) -> None:
    (folder / "one.ftl").write_text("hello = { $name\nday = Good { hello }\n")
    with pytest.raises(WordsError, match=r"one\.ftl"):
        Words("en").say("hello", name="Ann")
    with pytest.raises(WordsError, match=r"one\.ftl"):
        Words("en").say("day", name="Ann")


def test_a_term_is_part_of_sentences_and_none_itself(folder: Path) -> None:
    (folder / "one.ftl").write_text("# A dream.\n-place = Oneiros\nhello =\n    At { -place }\n")
    assert Words("en").say("hello") == "At Oneiros"
    assert not Words("en").knows("-place")
    with pytest.raises(WordsError, match="-place"):
        Words("en").say("-place")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "pl"])
def test_the_files_are_cut_as_fluent_reads_them(language: str) -> None:
    words = Words(language)
    player: Callable[..., Any] = Patterns(language, shelf.entries(language)).player
    whole = FluentBundle([language], {"PLAYER": player}, use_isolating=False)
    for file in files("oneiros.words").joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            resource = FluentResource(file.read_text("utf-8"))
            assert not any(isinstance(entry, ftl.Junk) for entry in resource.body), file.name
            whole.add_resource(resource)
    for key, mentions in messages(language).items():
        details = dict.fromkeys(mentions.arguments, 3)
        pattern = whole.get_message(key).value
        assert pattern is not None
        assert words.say(key, **details) == whole.format_pattern(pattern, details)[0], key


def test_english_and_polish_are_spoken() -> None:
    assert languages() == ("en", "pl")


@pytest.mark.parametrize(
    ("asked", "environment", "chosen"),
    [
        ("pl", {"LANG": "en_GB.UTF-8"}, "pl"),
        ("pl-PL", {}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        (None, {"LANG": "en_US", "LC_ALL": "pl"}, "pl"),
        (None, {"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE@euro"}, "en"),
        ("de", {"LANG": "pl_PL"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_wish_comes_before_the_locale_and_english_is_the_rest(
    asked: str | None, environment: dict[str, str], chosen: str
) -> None:
    assert choose(asked, environment) == chosen
