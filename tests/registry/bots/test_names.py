"""The one way to name a bot: what each name means, and why others are refused."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import oneiros
from oneiros.registry.bots import installed
from oneiros.registry.bots.names import find, outsiders
from oneiros.registry.bots.outside_bot import OutsideBot
from oneiros.registry.bots.outsider import Outsider, command_of
from oneiros.registry.games import game
from tests.registry.bots.test_faults import HERE
from tests.root import ROOT

DREAMBLADE = game("dreamblade")
EAGER = f"cmd:{sys.executable} {ROOT}/examples/bots/eager.py"
METADATA = """\
Metadata-Version: 2.4
Name: strangers
Version: 1
Author: {author}
Summary: Bots to be afraid of.
"""


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Look anew for bots in each test, and after it."""
    installed.offered.cache_clear()
    yield
    installed.offered.cache_clear()


def install(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *entries: str, author: str = "Bob"
) -> None:
    """Install a package that offers bots."""
    package = folder / "strangers-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text(METADATA.format(author=author), "utf-8")
    listed = "\n".join(entries)
    (package / "entry_points.txt").write_text(f"[oneiros.bots]\n{listed}\n", "utf-8")
    monkeypatch.syspath_prepend(str(folder))


def test_a_game_knows_its_own_bots() -> None:
    for name, entry in DREAMBLADE.bots.items():
        assert find(DREAMBLADE, name) is entry


def test_an_address_names_a_class() -> None:
    bot = find(DREAMBLADE, f"{HERE}:Last")()
    assert isinstance(bot, OutsideBot)
    assert oneiros.play("dreamblade", [f"{HERE}:Last", "random"], seed=1).ending


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "play-bot-unknown"),
        ("", "play-bot-unknown"),
        (":", "address-form"),
        ("nowhere:Bot", "address-module"),
        (f"{HERE}:Nobody", "address-object"),
        (f"{HERE}:MUTE", "bot-no-class"),
        (f"{HERE}:Mute", "bot-no-choose"),
        (f"{HERE}:Choosy", "bot-other-game"),
        (f"{HERE}:Vague", "bot-introduction"),
        ("cmd:", "bot-command-empty"),
        ("cmd:'", "bot-command"),
        ("cmd:./nowhere", "bot-command-missing"),
    ],
)
def test_what_names_no_bot_is_refused(name: str, key: str) -> None:
    with pytest.raises(oneiros.BadData) as refused:
        find(DREAMBLADE, name)
    assert refused.value.key == key


def test_a_module_that_cannot_be_loaded_is_refused_with_its_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crooked.py").write_text("1 / 0\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(oneiros.BadData, match="bot-broken") as refused:
        find(DREAMBLADE, "crooked:Bot")
    assert "ZeroDivisionError" in str(refused.value.details["why"])


def test_a_bot_in_the_folder_where_one_works_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(ROOT / "tests/registry/bots/strangers.py", tmp_path / "at_hand.py")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [one for one in sys.path if one])
    assert find(DREAMBLADE, "at_hand:Last")


def test_an_installed_bot_is_known_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, f"fearsome = {HERE}:Last", f"picky = {HERE}:Choosy")
    known = outsiders(DREAMBLADE)
    assert list(known) == ["fearsome"]
    found = known["fearsome"]
    assert (found.title, found.author, found.about) == ("fearsome", "Ann", "Bots to be afraid of.")
    assert list(outsiders(game("dreamscape"))) == ["fearsome", "picky"]
    assert oneiros.play("dreamblade", ["fearsome", "random"], seed=1).ending
    with pytest.raises(oneiros.BadData, match="bot-other-game"):
        find(DREAMBLADE, "picky")


def test_an_installed_bot_without_an_author_has_that_of_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, f"drawing = {HERE}:Drawing")
    assert outsiders(DREAMBLADE)["drawing"].author == "Bob"


def test_a_broken_package_stands_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(
        tmp_path,
        monkeypatch,
        f"fine = {HERE}:Last",
        "lost = nowhere:Bot",
        f"scripted = {HERE}:Last",
        f"human = {HERE}:Last",
        f"Loud = {HERE}:Last",
        f"mute = {HERE}:Mute",
    )
    assert list(outsiders(DREAMBLADE)) == ["fine"]
    broken = {name: why.key for name, why in installed.offered().broken.items()}
    assert broken == {
        "lost": "address-module",
        "scripted": "bot-twice",
        "human": "bot-twice",
        "Loud": "bot-name",
        "mute": "bot-no-choose",
    }
    assert find(DREAMBLADE, "scripted") is DREAMBLADE.bots["scripted"]
    with pytest.raises(oneiros.BadData, match="address-module"):
        find(DREAMBLADE, "lost")


def test_the_environment_offers_bots_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(installed.VARIABLE, f"{HERE}:Drawing, mine={HERE}:Last,eager={EAGER},,")
    known = outsiders(DREAMBLADE)
    assert list(known) == ["drawing", "mine", "eager"]
    eager = known["eager"]
    assert (eager.title, eager.author) == ("Eager", "Oneiros")


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("my.module:MyBot", "my-bot"),
        ("my.module:Bot2", "bot2"),
        ("my.module:make_bot", "make-bot"),
        ("cmd:./fast.py --hard", "fast"),
        ("cmd:/opt/Great_Bot", "great-bot"),
    ],
)
def test_a_bot_is_called_as_its_class_or_its_program(
    source: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(installed.VARIABLE, source)
    assert installed.outside() == [(name, source)]


def test_a_program_that_speaks_otherwise_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = f"silent=cmd:{sys.executable} -c pass"
    monkeypatch.setenv(installed.VARIABLE, silent)
    assert installed.offered().broken["silent"].key == "bot-mute"


def test_a_bot_that_says_something_odd_about_itself_stands_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nested = tmp_path / "nested.py"
    nested.write_text("input(); print('ready 1 ' + '[' * 60000, flush=True)\ninput()\n", "utf-8")
    offered = [
        f"{HERE}:Entitled",
        f"{HERE}:Documented",
        f"cmd:{sys.executable} {nested}",
        f"{HERE}:Last",
    ]
    monkeypatch.setenv(installed.VARIABLE, ",".join(offered).replace("cmd:", "nested=cmd:"))
    assert list(installed.offered().bots) == ["documented", "last"]
    broken = {name: why.key for name, why in installed.offered().broken.items()}
    assert broken == {"entitled": "bot-introduction", "nested": "bot-mute"}


def test_whatever_goes_wrong_with_a_bot_is_told_of_that_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def introduced(name: str, *_: str) -> Outsider:
        if name == "odd":
            raise RecursionError
        return Outsider(name, name)

    monkeypatch.setattr(installed, "introduced", introduced)
    monkeypatch.setenv(installed.VARIABLE, f"{HERE}:Odd,{HERE}:Last")
    assert list(installed.offered().bots) == ["last"]
    assert installed.offered().broken["odd"].key == "bot-broken"


def test_of_two_bots_with_one_name_the_first_plays_and_the_others_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(installed.VARIABLE, f"x={HERE}:Last")
    installed.add([f"x={HERE}:Drawing", f"x={HERE}:Odd", f"x={HERE}:Last"])
    assert outsiders(DREAMBLADE)["x"].source == f"{HERE}:Last"
    assert find(DREAMBLADE, "x")
    broken = {name: why.key for name, why in installed.offered().broken.items()}
    assert broken == {"x": "bot-twice", f"x={HERE}:Odd": "bot-twice"}


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("a, b", ["a", "b"]),
        ("a,,b", ["a", "", "b"]),
        ("cmd:x 'a,b',c", ["cmd:x 'a,b'", "c"]),
        ('cmd:x "a,\\"b,",c', ['cmd:x "a,\\"b,"', "c"]),
        ("cmd:x a\\,b,c", ["cmd:x a\\,b", "c"]),
        ("cmd:it's,c", ["cmd:it's,c"]),
    ],
)
def test_a_comma_between_quotes_belongs_to_a_command(text: str, parts: list[str]) -> None:
    assert installed.listed(text) == parts


def test_each_bot_that_is_added_is_one_whatever_its_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(installed.VARIABLE, "")
    installed.add(["cmd:x 1,2", "y=cmd:y '3,4' 5,6"])
    assert [name for name, _ in installed.outside()] == ["x", "y"]
    monkeypatch.setattr(shutil, "which", lambda program: program)
    parts = [command_of(source) for _, source in installed.outside()]
    assert parts == [["x", "1,2"], ["y", "3,4", "5,6"]]
