"""Dreamscape at a terminal: whole games, secrets between people, and every other command."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from tests.cli.command import accepted, quickly, refused
from tests.cli.player import Player

NONSENSE = ("xyzzy", "9999", "-1", "(", "%s", "place z9", "why")
NUMBER = re.compile(r"\[(\d+)\]")
SEATS = ("A> ", "B> ", "C> ")


class People:
    """People who share a keyboard and answer anything that is offered."""

    def __init__(self, player: Player, seed: int) -> None:
        """Sit down before the first question of the game."""
        self.player = player
        self.luck = random.Random(seed)
        self.heard = player.before
        self.kinds: set[str] = set()
        self.handed = 0

    def play(self, most: int = 3000) -> int:
        """Answer until the game is over; each new kind of question is tried with nonsense."""
        for answers in range(most):
            if self.player.prompt == "press Enter. ":
                self.handed += 1
                self.heard = self.player.say("")
            if self.player.prompt not in SEATS:
                return answers
            asked = self.heard.rpartition("Player ")[2][3:]
            kind = asked[: asked.find("[1]")].split("?")[0]
            if kind not in self.kinds:
                self.kinds.add(kind)
                self.try_nonsense()
            numbers = NUMBER.findall(self.heard.rpartition("Player ")[2])
            number = str(self.luck.choice(numbers[1:] or numbers))
            self.heard = self.player.say(number)
            if "Really" in self.heard:
                self.heard = self.player.say(number)
        return most

    def try_nonsense(self) -> None:
        """Say what cannot be an answer; the same question is still asked after it."""
        asked = self.player.prompt
        for said in NONSENSE:
            heard = self.player.say(said)
            assert self.player.prompt == asked
            assert heard.removeprefix(said).strip(), said


@pytest.mark.slow
def test_three_people_play_a_whole_game_at_one_keyboard(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    humans = ("--seat-b", "human", "--seat-c", "human")
    player = Player("dreamscape", "--players", "3", "--nightmare", *humans, "--seed", "6")
    people = People(player, 3)
    assert people.play() > 60
    assert people.handed > 1
    assert len(people.kinds) > 5
    assert "(rule 10.8)" in people.heard
    assert player.prompt == "keeps none): "
    player.leave(str(kept))
    assert "is verified" in accepted("verify", kept)
    assert {row[0] for row in json.loads(kept.read_text())["answers"]} == {"A", "B", "C", "*"}
    assert " wins the game (rule 10.8)." in accepted("replay", kept)
    assert "ends the creation (rule 5.10)" in accepted("replay", kept, "--log")
    assert "kończy tworzenie (zasada 5.10)" in accepted("replay", kept, "--log", "--lang", "pl")
    shown = accepted("replay", kept, "--step", "60", "--seat", "B")
    assert "B Hands" in shown
    assert "Slots: stacks from the bottom" in shown


def test_a_person_plays_against_the_usual_opponent_with_questions_in_between() -> None:
    player = Player("dreamscape", "--seed", "4")
    assert "Most points after six cycles win." in player.before
    assert "lacks +R c1, @c1, +G d1" in player.before
    assert "This belongs to creation, and now you travel (rule 5.1)." in player.say(
        "why place W c1"
    )
    assert "Location 1 is not linked with location 6" in player.say("move 6")
    assert "collects a water shard from 1" in player.say("collect")
    assert "Taken back: collect" in player.say("undo")
    assert "Islet of One Evening" in player.say("look B")
    assert "There is no player “C”" in player.say("look C")
    assert "Say at whom" in player.say("look")
    assert "The First Stone: level I" in player.say("about first stone")
    assert "Longest path of gray shards" in player.say("purposes")
    assert "Bag G" in player.say("board")
    assert "look PLAYER" in player.say("help")
    player.say("collect")
    assert "stores a water shard on The First Stone" in player.say("store stone")
    said = player.say("end")
    assert "Player B travels: " in said
    assert "Player B creates: " in said
    player.say("abandon")
    player.leave("yes")


def test_a_move_is_free_where_it_can_be() -> None:
    player = Player("dreamscape", "--seed", "4")
    for said in ("collect", "move 2"):
        player.say(said)
    heard = player.say("move 5")
    assert "Taken as “key 5”, which costs nothing" in heard
    assert "Travel: 2 action points left" in heard
    player.say("abandon")
    assert "Really abandon it?" in player.say("help")
    assert player.prompt == "(yes or no) "
    player.leave("yes")


@pytest.mark.slow
def test_shards_in_hands_are_given_up_only_by_whoever_says_so_twice() -> None:
    player = Player("dreamscape", "--seed", "4")
    player.say("collect")
    heard = player.say("end")
    while "creation of player A" not in heard:
        heard = player.say("end")
    heard = player.say("end")
    assert "You still hold W, which would be lost." in heard
    assert "Cycle 2 of 6" in player.say("end")


@pytest.mark.slow
def test_whoever_answers_out_of_turn_is_asked_once_about_shards_in_hands() -> None:
    player = Player("dreamscape", "--simultaneous", "--seat-b", "human", "--seed", "4")
    for said in ("", "1", "collect", "end", "collect"):
        player.say(said)
    assert "with their letter first: B:" in player.say("end")
    assert "You still hold W, which would be lost." in player.say("B: end")
    assert "Player B: loses what is left: W." in player.say("B: end")


@pytest.mark.slow
def test_after_a_game_set_up_at_the_prompts_the_next_level_is_named_with_its_options() -> None:
    player = Player("dreamscape", "--hints", "yes")
    assert "“yes” means: with Mr Nightmare" in (player.say(""), player.say("help"))[1]
    for said in ("yes", "", "", "", "hasty", ""):
        player.say(said)
    player.before = player.say("a")
    while player.prompt == "A> ":
        # The last option does the least.
        number = NUMBER.findall(player.before.rpartition("Player ")[2])[-1]
        player.before = player.say(number)
        if "Really" in player.before:
            player.before = player.say(number)
    assert "A hard game. Try a gentler opponent next" in player.before
    assert (
        "play dreamscape --seats human,drowsy --players 2 --nightmare --hints yes" in player.before
    )
    player.leave("")


@pytest.mark.slow
def test_less_of_the_table_is_drawn_for_whoever_wants_it() -> None:
    player = Player("dreamscape", "--seed", "4")
    assert "A Hands" in player.say("collect")
    assert "An empty line draws it" in player.say("less")
    assert "A Hands" not in player.say("undo")
    assert "A Hands" not in player.say("collect")
    assert "A Hands" in player.say("")
    # Another phase begins.
    assert "A Hands" in player.say("end")
    assert "A Hands" in player.say("more")
    assert "less – draw the table only when a phase begins" in " ".join(player.say("help").split())
    assert "5.8 Mountain: a stack" in player.say("about mountain")
    assert "10.4 After each player's travel" in player.say("rule Mr Nightmare")
    player.say("abandon")
    player.leave("yes")


@pytest.mark.slow
def test_polish_is_spoken_at_the_table() -> None:
    player = Player("dreamscape", "--seed", "4", "--lang", "pl")
    assert "Cykl 1 z 6: podróż gracza A" in player.before
    assert "To należy do tworzenia" in player.say("dlaczego place water c1")
    assert "zbiera odłamek wody" in player.say("collect")
    assert "Pierwszy Kamień" in player.say("opisz pierwszy kamien")
    assert "Dłonie" in player.say("obejrzyj B")
    assert "Najdłuższa ścieżka" in player.say("cele")
    assert "przechowuje odłamek wody" in player.say("store pierwszy kamień: W")


@pytest.mark.slow
def test_undo_ends_where_a_shard_was_drawn() -> None:
    player = Player("dreamscape", "--seed", "4")
    assert "takes a" in player.say("power")
    assert "there has been a roll or a draw since" in player.say("undo")


def test_people_who_create_at_the_same_time_answer_with_their_letter() -> None:
    arguments = ("play", "dreamscape", "--simultaneous", "--seat-b", "human", "--seed", "4")
    travel = ["collect", "end"]
    said = ["1", *travel, *travel, "B: place W c1", "place W c1", "B:", "enter", "quit", ""]
    heard = accepted(*arguments, said="\n".join(said))
    assert "with their letter first: B:" in heard
    _, first, second, turned, *_ = heard.partition("Player B: lies down on 2.")[2].split("> ")
    assert "Player B: places a water shard on c1." in first
    assert "Create your dream" in first
    assert "Player A: places a water shard on c1." in second
    assert "Cycle 1 of 6: creation of player B" in turned
    assert "Create your dream" in turned
    assert "Player B: enters on c1 (+1)." in heard


@pytest.mark.parametrize("variant", [(), ("--nightmare",), ("--simultaneous", "--mirror")])
@pytest.mark.parametrize(
    "players",
    ["2", pytest.param("3", marks=pytest.mark.slow), pytest.param("4", marks=pytest.mark.slow)],
)
def test_games_are_simulated_counted_and_recorded(
    players: str, variant: tuple[str, ...], tmp_path: Path
) -> None:
    options = ("dreamscape", "--players", players, *variant, "--seed", "1")
    found = json.loads(accepted("simulate", *options, "--games", "3", "--json"))
    assert len(found["scores"]) == len(found["wins"]) == int(players)
    assert found["turns"] == {"mean": 6.0, "least": 6, "most": 6}
    counted = json.loads(accepted("perft", *options, "--after", "40", "--depth", "2", "--json"))
    assert counted["counts"][0] >= 2
    file = tmp_path / "game.json"
    seats = [f"--seat-{letter}=random" for letter in "abcd"[: int(players)]]
    accepted("play", *options, *seats, "--record", file)
    assert "is verified" in accepted("verify", file)


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    start = ("play", "dreamscape", "--seed", "4", "--seat-b", "random", "--record", file)
    accepted(*start, said="collect\nquit\n")
    said = accepted("play", "--continue", file, said="undo\ncollect\nend\nabandon\n")
    assert "Taken back: collect" in said
    assert "is verified" in accepted("verify", file)


def test_wrong_options_are_refused() -> None:
    assert "--warband-a is not an option of dreamscape" in refused(
        "play", "dreamscape", "--warband-a", "sample"
    )
    assert "no player for --seat-c" in refused("play", "dreamscape", "--seat-c", "human")
    assert "“5” is not known" in refused("simulate", "dreamscape", "--players", "5")
    assert quickly("cards", "memory rock").status == 0
