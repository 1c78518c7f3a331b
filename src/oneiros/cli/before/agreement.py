"""Agreeing on the dice before a game: the fingerprint first, then the seeds of the players."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.cli import seeds
from oneiros.cli.dice import TABLE, chance_of, sown
from oneiros.cli.shell import Shell
from oneiros.cli.table.prompt import at_terminal, read_line
from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import BOT_SEED, SERVER_SEED_BYTES, FairChance, commitment
from oneiros.kernel.match import Match


def agree(shell: Shell, match: Match, people: Sequence[int], named: Sequence[str]) -> FairChance:
    """Seal a server seed, show its fingerprint, and only then ask each person for a seed.

    Those who have named theirs before cannot know it, and are told so.
    """
    check(named, len(people))
    server_seed = seeds.server_seed()
    shell.say("cli-play-commitment", commitment=commitment(server_seed))
    if named:
        shell.say("cli-play-seed-early")
    given = iter(named)
    players = []
    for seat, name in enumerate(match.seats):
        if seat in people:
            players.append(next(given, None) or _ask(shell, name))
        else:
            players.append(BOT_SEED)
    return chance_of(match, sown(server_seed, players, match.seats, people), TABLE)


def check(named: Sequence[str], people: int) -> None:
    """Refuse seeds that cannot be used, or more of them than there are people."""
    if len(named) > people:
        raise BadData("cli-player-seeds", came=len(named), people=people)
    for seed in named:
        try:
            FairChance(bytes(SERVER_SEED_BYTES), [seed])
        except BadData:
            raise BadData("cli-player-seed", came=seed) from None


def _ask(shell: Shell, seat: str) -> str:
    """Let a person name a seed; one is drawn for those who name none or cannot be asked."""
    if at_terminal():
        shell.say("cli-play-seed-wanted")
    while at_terminal():
        said = read_line(shell.words.say("cli-play-seed-prompt", seat=seat) + " ", ()).strip()
        if not said:
            break
        try:
            check([said], 1)
        except BadData as refusal:
            shell.refuse(refusal)
        else:
            return said
    drawn = seeds.player_seed()
    shell.say("cli-play-seed-drawn", seat=seat, seed=drawn)
    return drawn
