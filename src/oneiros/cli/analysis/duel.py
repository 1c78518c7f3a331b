"""How what was brought to a recorded game does in equal hands: played, and told as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn

from oneiros.arena.bouts import Bout
from oneiros.arena.duel import Duel, DuelResult, Pair, SeatShare, pair, reckon
from oneiros.arena.running import spread
from oneiros.cli.progress import progress
from oneiros.cli.shell import Shell
from oneiros.kernel.errors import BadData
from oneiros.kernel.origin import checked
from oneiros.kernel.record import Record
from oneiros.kernel.ruleset import Ending
from oneiros.registry.game import Game
from oneiros.words import Words

_HALF = 0.5


def found_pair(game: Game, record: Record) -> Pair:
    """Give what meets, or refuse a game to which nothing was brought."""
    found = pair(game, checked(game.ruleset, record.setup))
    if found is None:
        raise BadData("analysis-duel-nothing")
    return found


def played(shell: Shell, game: Game, met: Pair, games: int, processes: int) -> DuelResult:
    """Let bots play over processes, and show how far they are."""
    bouts: dict[int, Bout] = {}
    play = partial(_numbered, Duel(game.ruleset.name, met.setups))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with progress(shell, *columns) as bar:
        task = bar.add_task(shell.words.say("analysis-duel-progress"), total=games)
        for number, bout in spread(play, iter(range(games)), processes=processes):
            bouts[number] = bout
            bar.update(task, completed=len(bouts))
    return reckon(game, [bouts[number] for number in range(games)], turned=met.turned)


def lines(
    words: Words, found: DuelResult, seats: Sequence[str], ending: Ending | None
) -> Iterator[str]:
    """Tell it of the seat that lost, or of the first one."""
    winners = () if ending is None else ending.winners
    lost = [seat for seat in range(len(seats)) if winners and seat not in winners]
    seat = lost[0] if lost else 0
    share = found.seats[seat]
    percents = {name: f"{100 * getattr(share, name):.0f}" for name in ("share", "low", "high")}
    yield words.say("duel-share", whose="other", seat=seats[seat], **percents)
    result = "lost" if lost else "other"
    yield words.say("duel-means", side=_side(share), result=result, games=found.games)
    yield words.say("duel-how", games=found.games, bot=found.bot)


def _numbered(duel: Duel, number: int) -> tuple[int, Bout]:
    """Play a game, and say which it was: over processes they do not end in their order."""
    return number, duel.bout(number)


def _side(share: SeatShare) -> str:
    """Say what an interval says against the middle."""
    if share.high < _HALF:
        return "below"
    return "above" if share.low > _HALF else "even"
