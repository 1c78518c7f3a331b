from __future__ import annotations

import json
import re
from pathlib import Path

import pexpect
import pytest

from tests.cli.command import COMMAND, PATIENCE, accepted, environment, oneiros, quickly, refused
from tests.cli.player import Player


def test_nonsense_is_answered_and_what_is_clear_may_be_left_out() -> None:
    player = Player("dreamblade", "--seed", "3")
    for nonsense in ("foo", "99", "0", "-1", "spawn", "1 2", "(", "%s%n", "strike c3 with all"):
        said = player.say(nonsense)
        assert "is spawned" not in said
    assert "Did you mean: spawn Twilight Scout#" in player.say("spawn Twilight Scuot e1")
    why = player.say("why spawn Noble Dragon#1 e1")
    assert "this costs 13 spawn points, and your pool holds 9" in why
    assert "5.3 Cost of spawning" in why
    assert "5.3 Cost of spawning" not in player.say("why spawn Noble Dragon#1 e1")
    said = player.say("spawn e1")
    assert "leaves something open" in said
    assert "spawn Twilight Scout#1 e1; spawn Twilight Scout#2 e1" in said
    assert "Did you mean: Noble Dragon" in player.say("spawn dragon")
    scouts = ("spawn Twilight Scout e1", "spawn Twilight Scout", "Twilight Scout")
    for text in (*scouts, "spawn TS", "spawn ts e1"):
        assert "Spawned: Twilight Scout#1 to e1." in player.say(text)
        assert "Taken back: spawn Twilight Scout#1 e1" in player.say("undo")
    assert "Spawned: Spellbound Scissors#1 to e1." in player.say("spawn spellbound scissors")


def test_some_turns_are_played_with_questions_in_between(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    player = Player("dreamblade", "--seed", "3")
    assert "Spawn: 9 points left" in player.before
    assert "TS1 Twilight Scout (6): [6] e1" in player.before
    assert "nothing is sealed" in player.before
    assert "Win six turns to win the game" in player.before
    assert "You may: spawn Twilight Scout#1 e1" in player.say("why 6")
    assert "What player B did:" in player.say("why")
    assert "Spawned: Twilight Scout#1 to e1." in player.say("spawn ts1 e1")
    assert "Twilight Scout#1 is spawned into e1 (rule 5.8)" in player.say("log 3")
    assert "Taken back: spawn Twilight Scout#1 e1" in player.say("undo")
    assert "Player A has not answered anything" in player.say("undo")
    assert "Bodyguard: opponents cannot" in player.say("ability bodyguard")
    assert "11 Crit X: " in player.say("ability blade: Crit 5")
    assert "blade: Crit 5" in player.say("ability Windborne Blademaster#1")
    assert "Twilight Scout (creature)" in player.say("about TS1")
    assert "Say what about" in player.say("about")
    assert "Names that come near: Bodyguard" in player.say("ability bodygard")
    assert "5.4 Creatures may be spawned" in player.say("rule 5.4")
    assert "There is no rule 5.99" in player.say("rule 5.99")
    assert "portal A" in player.say("board")
    assert "portal A" in player.say("")
    assert "spawn Mirrorman#1 e1" in player.say("options mirror")
    assert "No option mentions" in player.say("options zebra")
    assert "for initiative (rule 4.2)" in player.say("log 100")
    assert "is not a number of lines" in player.say("log some")
    assert "TS2 Twilight Scout 3/5/7 (6)" in player.say("reserves")
    for text in ("help", "?"):
        said = player.say(text)
        assert "take back your last answer" in said
        assert "Win six turns" in said
    assert "cannot be written" in player.say("save /nowhere/at all")
    assert "will be kept up to date" in player.say(f"save {file}")
    assert json.loads(file.read_text())["fairness"]["server_seed"] is None
    assert quickly("verify", file).status == 1
    player.say("6")
    assert "first action phase of player A" in player.say("end")
    said = player.say("d1")
    assert "Shifted: Twilight Scout#1 to d1. Your phase is over" in said
    player.say("1")
    assert "takes nothing after it" in player.say("quit now")
    assert "takes nothing after it" in player.say("abandon now")
    player.say("abandon")
    said = player.leave("yes")
    assert "You have left the game." in said
    assert f"oneiros verify {file}" in said
    assert player.terminal.exitstatus == 0
    assert "is verified" in accepted("verify", file)
    assert "A move Twilight Scout#1 d1" in accepted("replay", file)


@pytest.mark.slow
def test_abandoning_is_confirmed_and_its_question_explained() -> None:
    player = Player("dreamblade", "--seed", "3")
    assert "Really abandon it?" in player.say("abandon")
    assert "closes the game for good" in player.say("help")
    player.say("")
    assert player.prompt == "A> "
    player.say("abandon")
    assert "You have left the game." in player.leave("yes")


def test_undo_ends_where_new_information_appeared() -> None:
    player = Player("dreamblade", "--seed", "3")
    player.say("end")
    assert "first action phase of player A" in player.say("log")
    assert "Player A cannot take back the last answer: there has been" in player.say("undo")


def test_two_people_share_a_terminal() -> None:
    said = accepted("play", "--seat-b", "human", "--seed", "3", said="1\nundo\n1\nquit\n")
    assert said.count("B> ") == 2
    assert "Taken back: end" in said
    assert said.count("A> ") == 2


@pytest.mark.slow
def test_polish_is_spoken_at_the_table() -> None:
    player = Player("dreamblade", "--seed", "3", "--lang", "pl")
    assert "Tura 1: faza formowania gracza A" in player.before
    assert "Cofnięto: spawn Twilight Scout#1 e1" in player.say("6") + player.say("cofnij")
    assert "zasada 5.3" in player.say("dlaczego spawn Noble Dragon#1 e1")
    assert "11 Ochroniarz" in player.say("umiejętność ochroniarz")
    assert "Zakończ fazę formowania" in player.say("opcje")
    assert "cofnij" in player.say("pomoc")
    assert "11 Ochroniarz" in player.say("umiejetnosc ochroniarz")
    player.say("6")
    assert "pierwsza faza akcji gracza A" in player.say("koniec")
    assert "Gra trwa dalej" in player.say("wyjdź teraz")
    assert "Przerwać ją?" in player.say("wyjdz")
    assert player.say("nie").endswith("nie")
    player.say("exit")
    assert "Gra przerwana." in player.leave("tak")


def test_an_interruption_leaves_a_record_that_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = Player("dreamblade", "--record", file, "--seat-b", "random")
    player.say("")
    player.say("1")
    assert re.search(r"To go on: \S*oneiros play --continue", player.interrupt())
    assert player.terminal.exitstatus == 130
    assert "has not been revealed" in quickly("verify", file).out
    accepted("play", "--continue", file, said="abandon\n")
    assert "is verified" in accepted("verify", file)


def test_the_end_of_the_input_leaves_the_game() -> None:
    player = Player("dreamblade", "--seat-a", "human")
    player.terminal.sendeof()
    assert "You have left the game." in player.end()
    assert player.terminal.exitstatus == 0
    assert "You have left the game." in accepted("play")


@pytest.mark.slow
def test_a_person_names_a_seed_after_the_fingerprint_is_known(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = Player("dreamblade", "--record", file, "--seat-b", "random")
    fingerprint = player.before.partition("fingerprint: ")[2].split()[0]
    assert "cannot be a seed" in player.say("a seed with blanks")
    player.say("7-green-cats")
    assert "stays sealed" in player.say(f"save {file}")
    player.say("abandon")
    player.leave("yes")
    fairness = json.loads(file.read_text())["fairness"]
    assert fairness["commitment"] == fingerprint
    assert fairness["player_seeds"] == ["7-green-cats", "bot"]
    assert "is verified" in accepted("verify", file)


@pytest.mark.slow
def test_a_player_who_names_no_seed_hears_of_the_one_that_is_drawn() -> None:
    said = accepted("play", said="quit\n")
    drawn = said.partition("This program has drawn the seed ")[2].split()[0]
    assert f"seeds of the players: A {drawn}, B bot" in said
    assert said.index("fingerprint") < said.index(drawn)


@pytest.mark.slow
def test_seeds_of_players_may_be_given_beforehand() -> None:
    said = accepted("play", "--player-seed", "mine", said="quit\n")
    assert "seeds of the players: A mine, B bot" in said
    assert "too many" in refused("play", "--player-seed", "x", "--player-seed", "y")
    assert "cannot be used together" in refused("play", "--player-seed", "x", "--seed", "1")
    assert "cannot be a seed" in refused("play", "--player-seed", "")


@pytest.mark.slow
def test_leaving_an_unsaved_game_is_confirmed() -> None:
    player = Player("dreamblade", "--seed", "3")
    player.say("6")
    assert "Leave it?" in player.say("quit")
    player.say("no")
    player.say("exit")
    assert "You have left the game." in player.leave("y")


def test_a_record_replaces_only_one_of_the_same_game(tmp_path: Path, record: Path) -> None:
    own, other, letter = tmp_path / "own.json", tmp_path / "other.json", tmp_path / "letter.txt"
    other.write_bytes(record.read_bytes())
    letter.write_text("Dear reader")
    said = f"save {own}\n6\nsave {own}\nsave {other}\nsave {letter}\nsave! {letter}\nabandon\n"
    out = accepted("play", "--seed", "3", said=said)
    assert out.count("holds something other than a record of this game") == 2
    assert other.read_bytes() == record.read_bytes()
    assert "is verified" in accepted("verify", own)
    assert letter.read_bytes() == own.read_bytes()
    assert "already exists" in refused("play", "--record", letter)
    again = accepted("play", "--seed", "3", said=f"save {own}\n6\nsave {own}\nquit\n")
    assert again.count("holds something other") == 1


@pytest.mark.slow
def test_a_tilde_is_the_folder_of_the_user(tmp_path: Path) -> None:
    accepted("play", "--seed", "3", "--record", "~/game.json", said="abandon\n", HOME=str(tmp_path))
    assert "is verified" in accepted("verify", tmp_path / "game.json")


def test_a_finished_game_reveals_its_seeds_or_offers_its_record(tmp_path: Path) -> None:
    assert "seeds of the players: A bot, B bot" in accepted("play", "--seat-a", "random")
    warband = tmp_path / "warband.toml"
    warband.write_text('"Noble Dragon" = 1\n')
    file = tmp_path / "kept.json"
    arguments = ("play", "--seed", "3", "--warband-a", warband)
    player = pexpect.spawn(
        COMMAND, [*map(str, arguments)], env=environment(), encoding="utf-8", timeout=PATIENCE
    )
    while player.expect_exact(["A> ", "keeps none): "]) == 0:
        player.sendline("1")
    suggested = " ".join(str(player.before).split())
    assert "A hard game. Try a gentler opponent next" in suggested
    assert "play dreamblade --seats human,hasty" in suggested
    player.sendline("/nowhere/at all")
    player.expect_exact("keeps none): ")
    player.sendline(str(file))
    player.expect(pexpect.EOF)
    told = "".join(str(player.before).split())
    assert f"analyse{file}" in told
    assert "is verified" in accepted("verify", file)


def test_a_finished_game_says_who_won(record: Path) -> None:
    winner = json.loads(record.read_text())["result"]["winners"][0]
    said = accepted("play", "--seat-a", "random", "--seed", "5")
    assert said.endswith(f"{winner} wins the game (rule 9.3).\n")


@pytest.mark.slow
def test_the_dice_of_two_games_differ_unless_they_share_a_seed(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json", "three.json", "four.json")]
    for file, seed in zip(files, ((), (), ("--seed", "5"), ("--seed", "5")), strict=True):
        accepted("play", "--record", file, *seed, said="quit\n")
    commitments = [json.loads(file.read_text())["fairness"]["commitment"] for file in files]
    assert len(set(commitments)) == 3
    assert files[2].read_bytes() == files[3].read_bytes()


@pytest.mark.parametrize("place", ["missing/game.json", "."])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(
    tmp_path: Path, place: str
) -> None:
    assert "cannot be written" in refused("play", "--record", tmp_path / place)


@pytest.mark.slow
def test_bytes_that_are_no_text_do_no_harm() -> None:
    ran = oneiros("play", "--seed", "3", said=b"\x00\xff\x1b[2J\nquit\n")
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert ran.out.endswith("You have left the game.\n")


@pytest.mark.slow
def test_a_phase_that_began_by_itself_is_skipped_only_by_whoever_says_so_twice() -> None:
    player = Player("dreamblade", "--seed", "3")
    player.say("spawn TS1 e1")
    assert "Your phase is over" in player.say("spawn SS1 e1")
    assert "Really do nothing?" in player.say("end")
    # What is looked up in between answers nothing.
    assert "Twilight Scout#1" in player.say("log")
    assert "second action phase of player A" in player.say("1")
    # That phase was begun by the player, who has done nothing in it either.
    assert "You have done nothing in this action phase." in player.say("end")
    assert "Really do nothing?" not in player.say("move SS1 e2")
    player.say("abandon")
    player.leave("yes")


@pytest.mark.slow
def test_an_action_phase_that_followed_the_end_of_spawning_is_not_skipped_at_once() -> None:
    player = Player("dreamblade", "--seed", "3", "--lang", "pl")
    player.say("spawn ZZ e1")
    assert "pierwsza faza akcji gracza A" in player.say("koniec")
    assert "Na pewno nic nie robisz?" in player.say("koniec")
    assert "druga faza akcji gracza A" in player.say("koniec")


def test_whoever_pipes_answers_is_not_asked_whether_a_phase_is_to_be_skipped() -> None:
    said = "spawn TS1 e1\nspawn SS1 e1\nend\nend\nabandon\n"
    told = quickly("play", "dreamblade", "--seed", "3", said=said).out
    assert "Your phase is over" in told
    assert "second action phase of player A" in told
    assert "Really do nothing?" not in told
