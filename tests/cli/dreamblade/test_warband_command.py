from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from oneiros.games.dreamblade.warbands import encodings, sealed
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.registry.games import all_games
from oneiros.server.protocol.packs import NewPool
from oneiros.server.rooms import packs
from tests.cli.command import accepted, oneiros, quickly, refused

LANGUAGES = ("en", "pl")
WRONG = "# Mine\n4 Mirorman\n1 mirrorman\n12 Iron Thug\n"


def test_the_ready_warbands_are_listed_with_their_plans() -> None:
    rows = [line.split("\t") for line in accepted("warband", "list").splitlines()]
    assert [row[0] for row in rows] == list(ready_warbands())
    assert rows[0][1] == "Valor, Madness"
    assert "Dzielność" in accepted("warband", "list", "--lang", "pl")


def test_a_ready_warband_is_called_by_its_name_in_any_language() -> None:
    shown = accepted("warband", "show", "czuwanie latarni", "--lang", "pl")
    assert shown.startswith("vigil-of-lanterns\nCzuwanie Latarni – Sama Dzielność")
    assert "\tKocykowy Giermek\t" in shown
    assert accepted("warband", "convert", "Pod Łóżkiem", "--to", "text").startswith("# under")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ready_warband_is_shown_and_without_fault(language: str) -> None:
    for name in ready_warbands():
        said = accepted("warband", "show", name, "--lang", language)
        assert said.startswith(f"{name}\n")
        link = said.split()[-1]
        assert encodings.read(link).name == name
    names = list(ready_warbands())
    assert accepted("warband", "check", *names, "--lang", language).count("\n") == len(names)


def test_all_problems_are_listed_at_once(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(WRONG)
    ran = quickly("warband", "check", "sample", file)
    assert ran.status == 1
    assert ran.out.splitlines() == [
        "sample: 16 miniatures, nothing is wrong.",
        f"{file}: 5 problems",
        "This warband has 17 miniatures; it must have 1 to 16 (rule 3.1).",
        "This warband has 12 copies of Iron Thug; at most 3 are allowed (rule 3.1).",
        "This warband has 4 copies of Mirorman; at most 3 are allowed (rule 3.1).",
        "No miniature is called “Mirorman”. Names that come near: Mirrorman.",
        "No miniature is called “mirrorman”. Names that come near: Mirrorman.",
    ]
    assert ": 5 błędów\n" in quickly("warband", "check", file, "--lang", "pl").out
    shown = quickly("warband", "show", file)
    assert shown.status == 1
    assert "4\tMirorman\t?" in shown.out
    assert "Mine: 5 problems" in shown.out


def test_an_empty_warband_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    file.write_text("")
    ran = quickly("warband", "check", file)
    assert (ran.status, "has 0 miniatures" in ran.out) == (1, True)
    assert quickly("warband", "show", file).out.startswith("(without a name)\n")


def test_converting_round_and_round_loses_nothing(tmp_path: Path) -> None:
    first = accepted("warband", "convert", "sample")
    file = tmp_path / "a.txt"
    file.write_text(first)
    for step, form in enumerate([*encodings.FORMS, *reversed(encodings.FORMS)]):
        following = tmp_path / f"{step}.any"
        said = accepted("warband", "convert", file, "--to", form, "--output", following)
        assert said == f"Written: {following}\n"
        assert accepted("warband", "convert", following) == first
        file = following
    link = accepted("warband", "convert", "sample", "--to", "packed").strip()
    assert accepted("warband", "convert", link) == first
    assert len(json.loads(accepted("warband", "convert", link, "--to", "json"))["miniatures"]) == 13


def test_a_toml_file_is_converted_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[mine]\n"Mirrorman" = 40\n"Iron Thug" = 0\n')
    assert accepted("warband", "convert", file) == "# mine\n40 Mirrorman\n"
    file.write_text('"Mirrorman" = 2\n')
    assert accepted("warband", "convert", file) == "2 Mirrorman\n"
    file.write_text('"Mirror/man" = 2\n')
    assert "cannot be the name of a miniature" in refused("warband", "convert", file)
    file.write_text("")
    assert accepted("warband", "convert", file) == "\n"


def test_a_file_that_exists_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    assert "already exists" in refused("warband", "convert", "sample", "--output", file)
    assert file.read_text() == "precious"
    nowhere = tmp_path / "none" / "mine.txt"
    assert "cannot be written" in refused("warband", "convert", "sample", "--output", nowhere)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("2 Mirrorman\nthree Iron Thugs\n", "2"),
        ('{"format": "oneiros-warband", "version": 9}', "$.version"),
        ("w1.AAAAAAAA", "11"),
        ("x" * 20_000, "20000"),
    ],
)
def test_a_damaged_file_is_refused_with_file_and_place(
    tmp_path: Path, text: str, place: str, language: str
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(text)
    for deed in ("check", "convert", "show"):
        said = refused("warband", deed, file, "--lang", language)
        assert str(file) in said
        assert place in said.replace(str(file), "").replace(",", "").replace(
            "\N{NO-BREAK SPACE}", ""
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_warband_is_refused(tmp_path: Path, language: str) -> None:
    lang = ("--lang", language)
    assert "sample" in refused("warband", "check", "simple", *lang)
    assert "none.txt" in refused("warband", "show", tmp_path / "none.txt", *lang)
    assert refused("warband", "show", "w1.AAAAAAAA", *lang)
    assert refused("warband", "show", "w1." + "A" * 5000, *lang)
    assert refused("warband", "show", "A" * 5000, *lang)
    assert refused("warband", "convert", "sample", "--to", "xml", *lang)
    assert refused("warband", "mend", "sample", *lang)
    assert refused("warband", "check", *lang)
    assert refused("warband", *lang)
    file = tmp_path / "mine.txt"
    file.write_text("1 Mirorman\n")
    assert "Mirrorman" in refused("warband", "convert", file, "--to", "packed", *lang)


def test_a_game_is_played_with_any_form(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("3 Mirrorman\n")
    link = accepted("warband", "convert", file, "--to", "packed").strip()
    for brought in (file, link):
        said = accepted("play", "--warband-a", brought, "--seed", "3", said="quit\n")
        assert "Mir3 Mirrorman" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_3_a_pool_is_shown_pack_by_pack(language: str) -> None:
    said = accepted("sealed", "--seed", "7", "--lang", language)
    assert said == accepted("sealed", "--seed", "7", "--lang", language)
    rows = [line.split("\t") for line in said.splitlines() if "\t" in line]
    assert sum(int(row[0]) for row in rows) == 23
    assert said != accepted("sealed", "--seed", "8", "--lang", language)
    boosters = accepted("sealed", "--seed", "7", "--packs", "boosters", "--lang", language)
    assert sum(int(row.partition("\t")[0]) for row in boosters.splitlines() if "\t" in row) == 21
    if language == "en":
        assert "Starter: 3 rare, 5 uncommon, 8 common\n" in said
        assert boosters.count("Booster: 1 rare, 2 uncommon, 4 common\n") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warband_is_built_and_explained(language: str) -> None:
    said = accepted("sealed", "--seed", "7", "--build", "--lang", language)
    link = said.split()[-1]
    assert accepted("warband", "check", link).endswith("16 miniatures, nothing is wrong.\n")
    reasons = [line for line in said.splitlines() if line.startswith("– ")]
    assert len(reasons) >= 3
    assert all(("rule" if language == "en" else "zasada") in line for line in reasons)


def test_json_holds_everything_for_other_programs() -> None:
    data = json.loads(accepted("sealed", "--seed", "7", "--build", "--json"))
    assert (data["format"], data["version"], data["seed"]) == ("oneiros-sealed", 1, "7")
    assert [pack["kind"] for pack in data["packs"]] == ["starter", "booster"]
    assert sum(data["pool"].values()) == 23
    built = data["built"]
    assert sum(built["warband"]["miniatures"].values()) == 16
    assert sum(built["left"].values()) == 7
    assert (
        encodings.read(json.dumps(built["warband"])).copies
        == encodings.read(built["packed"]).copies
    )
    assert all(why["text"] and why["rule"] and why["key"] for why in built["reasons"])
    assert "built" not in json.loads(accepted("sealed", "--json"))


def test_without_a_seed_a_random_one_is_told() -> None:
    first, second = (json.loads(accepted("sealed", "--json")) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(accepted("sealed", "--json", "--seed", first["seed"]))
    assert again == first


def test_3_3_the_words_of_a_seed_open_the_same_packs_as_on_a_server() -> None:
    words = ("--seed", "Amber otter QUILL")
    data = json.loads(accepted("sealed", "--packs", "boosters", "--json", *words))
    assert data["seed"] == "amber-otter-quill"
    there = packs.opened(all_games()["dreamblade"], NewPool("boosters", "", "amber-otter-quill"))
    for mine, theirs in zip(data["packs"], there.packs, strict=True):
        assert Counter(mine["miniatures"]) == Counter(one.name for one in theirs.contents)


def test_a_seed_is_told_in_the_words_of_the_language_and_read_in_those_of_any() -> None:
    polish, english = (
        accepted("sealed", "--lang", "pl", "--seed", "Amber otter quill"),
        accepted("sealed", "--lang", "en", "--seed", "Antylopa piramida sarna"),
    )
    assert "antylopa-piramida-sarna" in polish
    assert "amber-otter-quill" in english
    words = ("--seed", "antylopa-piramida-sarna")
    assert json.loads(accepted("sealed", "--json", *words))["seed"] == "amber-otter-quill"


@pytest.mark.parametrize("seed", ["", "a" * 500, "\x1b[31m", "zażółć", "#"])
def test_any_text_is_a_seed(seed: str) -> None:
    data = json.loads(accepted("sealed", "--build", "--json", f"--seed={seed}"))
    assert encodings.read(data["built"]["packed"]).name.startswith("sealed")
    assert "\x1b" not in accepted("sealed", "--build", f"--seed={seed}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_that_fills_no_pack_is_refused(language: str) -> None:
    assert "3.3" in refused("sealed", "--set", "rulebook", "--lang", language)
    assert sealed.sets()[0] in refused("sealed", "--set", "rulebok", "--lang", language)
    assert refused("sealed", "--packs", "crates", "--lang", language)


@pytest.mark.slow
def test_the_real_commands_run() -> None:
    assert oneiros("warband", "list").status == 0
    assert oneiros("warband", "check", "sample").status == 0
    assert oneiros("sealed", "--seed", "1", "--build", "--lang", "pl").status == 0
