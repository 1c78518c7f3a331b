"""One puzzle at the terminal: the table's own prompt, what became of it, and the solution."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oneiros.cli import seeds
from oneiros.cli.puzzles import progress
from oneiros.cli.shell import Shell
from oneiros.cli.table.prompt import Leaving, read_line
from oneiros.cli.table.seating import Seating
from oneiros.cli.table.session import Session
from oneiros.cli.table.talk import Talk
from oneiros.cli.terminal import Terminal
from oneiros.kernel.decision import Decision
from oneiros.kernel.errors import BadData
from oneiros.kernel.match import Match
from oneiros.puzzles.going import ended, way
from oneiros.puzzles.puzzle import Laid, Puzzle, lay
from oneiros.puzzles.telling import PuzzleVerdict, solution, verdict
from oneiros.registry.bots.installed import HUMAN
from oneiros.registry.named import Account
from oneiros.words import Words
from oneiros.words.folding import fold

AGAIN: Final = "again"
SOLUTION: Final = "solution"
NEXT: Final = "next"
QUIT: Final = "quit"


class Solving:
    """Somebody at one puzzle, however often it is tried."""

    def __init__(self, shell: Shell, terminal: Terminal, puzzle: Puzzle) -> None:
        """Lay the puzzle."""
        self.shell = shell
        self.terminal = terminal
        self.puzzle = puzzle
        self.laid: Laid = lay(terminal.game, puzzle.position, puzzle.seat)

    def solve(self) -> bool:
        """Let somebody try until it is solved or they go on; tell whether they want another."""
        while True:
            session = self._sit_down()
            found = None if self._attempt(session) else self._judged(session)
            wish = self._wish(solved=found is not None and found.solved)
            if wish != AGAIN:
                return wish == NEXT

    def tell_solution(self) -> None:
        """Tell the solution step by step, what speaks for it, and what tempts instead."""
        words = self.shell.words
        told = solution(words, self.laid, self.puzzle)
        self.shell.say("puzzle-solution", chance=percent(told.chance))
        self.shell.show(_lines(told.plan))
        for one in told.instead:
            deeds = "; ".join(deed.text for deed in one.plan.deeds)
            self.shell.say("puzzle-instead", chance=percent(one.chance), deeds=deeds)
            self.shell.show(f"    – {fact.sentence}" for fact in one.plan.consequences)

    def _sit_down(self) -> Session:
        game = self.terminal.game
        match = Match(game.ruleset, self.laid.setup)
        usual = next(iter(game.bots))
        seats = range(len(match.seats))
        names = [HUMAN if seat == self.puzzle.seat else usual for seat in seats]
        chance = seeds.repeatable_chance(self.puzzle.id, match.seats)
        seating = Seating(names, self.puzzle.id, hints=True)
        session = Session(self.shell, self.terminal, match, chance, seating)
        session.turn_to(match.decision(self.puzzle.seat))
        session.draw()
        seat = match.seats[self.puzzle.seat]
        self.shell.say("puzzle-task", kind=self.puzzle.kind, seat=seat)
        self.shell.say("puzzle-until")
        self.shell.say("puzzle-words")
        return session

    def _attempt(self, session: Session) -> bool:
        """Ask until the attempt is whole; tell whether the solution was shown instead."""
        match, seat = session.match, self.puzzle.seat
        while not ended(self.laid, match.facing(seat) or match.state):
            decision = match.decision(seat)
            if decision is None:
                break
            talk = PuzzleTalk(session, decision, self)
            talk.ask()
            if talk.shown:
                return True
            session.turn_to(match.decision(seat))
        return False

    def _judged(self, session: Session) -> PuzzleVerdict:
        words, puzzle = self.shell.words, self.puzzle
        own = [one.option for one in session.match.answers if one.seat == puzzle.seat]
        found = verdict(words, self.laid, puzzle, way(self.laid, own))
        if found.solved:
            same = "yes" if found.same else "no"
            self.shell.print(words.say("puzzle-solved", same=same), style="bold")
            progress.keep(puzzle.id)
            self.tell_solution()
            return found
        seat = session.match.seats[puzzle.seat]
        chances = {"chance": percent(found.chance), "best": percent(found.best)}
        self.shell.print(words.say("puzzle-wrong", seat=seat, **chances), style="bold")
        if found.reached is False:
            self.shell.say("puzzle-wrong-goal", kind=puzzle.kind)
        if found.plan is not None and found.plan.consequences:
            self.shell.say("puzzle-yours")
            self.shell.show(f"    – {one.sentence}" for one in found.plan.consequences)
        return found

    def _wish(self, *, solved: bool) -> str:
        """Ask what to do now: try again, see the solution, go on or leave."""
        words = self.shell.words
        known = {
            fold(words.say(f"puzzle-{one}-word")): one for one in (AGAIN, SOLUTION, NEXT, QUIT)
        }
        known |= {one: one for one in (AGAIN, SOLUTION, NEXT, QUIT)}
        usual = NEXT if solved else AGAIN
        while True:
            said = fold(
                read_line(words.say("puzzle-prompt", usual=usual) + " ", list(known)).strip()
            )
            wish = known.get(said, "" if said else usual)
            if wish == QUIT:
                raise Leaving
            if wish == SOLUTION:
                self.tell_solution()
            elif wish:
                return wish
            else:
                self.shell.refuse(BadData("puzzle-wish-unknown", came=said[:40]))


class PuzzleTalk(Talk):
    """A question of a puzzle: the table's own, with the solution for whoever gives up."""

    def __init__(self, session: Session, decision: Decision, solving: Solving) -> None:
        """Offer what a puzzle adds."""
        super().__init__(session, decision)
        self.shown = False

        def show(_talk: Talk, _rest: str) -> bool:
            solving.tell_solution()
            self.shown = True
            return True

        def leave(_talk: Talk, _rest: str) -> bool:
            raise Leaving

        for name, act in ((SOLUTION, show), (QUIT, leave)):
            self.commands |= {name: act, fold(session.words.say(f"puzzle-{name}-word")): act}


def percent(chance: float) -> int:
    """Give a chance in a hundred."""
    return round(100 * chance)


def grade_name(words: Words, level: str) -> str:
    """Name a grade by the level of bots that finds such puzzles."""
    return words.say("puzzle-grade", level=level)


def _lines(plan: Account) -> Iterator[str]:
    for number, deed in enumerate(plan.deeds, 1):
        yield f"  {number}. {deed.text}: {deed.sentence}"
    for one in plan.consequences:
        yield f"    – {one.sentence}"
