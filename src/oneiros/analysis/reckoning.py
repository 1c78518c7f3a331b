"""Luck and choices: every change of the chances is somebody's, and together they are the result.

Chances are known at some moments: the opening, before and after each choice as the seat knew it,
and the end. From each to the next leads one passage, which is either a choice or chance. So the
changes add up, for every seat, to the result less the chance at the opening.

Before a choice the chance is that of a quick, sensible player who chooses; chance therefore brings
nothing on average, and a choice brings what it is better than that player's. Everything of a turn
is judged where the turn ends, its last roll too. Where the next one begins, its end is looked at
instead: what that changes nobody has done, and counts as unforeseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from typing import Final

from oneiros.analysis.course import Course, Stretch, gone_on
from oneiros.analysis.grades import Grade, grade
from oneiros.analysis.judging import Judged, Question
from oneiros.analysis.report import Analysis, Part, Passage, PlayerShare
from oneiros.analysis.summing import mostly, worst
from oneiros.analysis.valuing import Trials, Valued, certain
from oneiros.kernel.dice import derived_seed
from oneiros.kernel.ruleset import shares
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.advice import Speaking, speaking
from oneiros.registry.planned import followed, played
from oneiros.words import Words

DECISIVE: Final = 5
"""So many passages are named as those that decided the game, and each moved somebody's chance by
at least this, or cost as much against the best:"""
NOTABLE: Final = 0.02
_SILENT: Final = Speaking([], [])


def questions(course: Course, playouts: int, seed: object) -> list[Question]:
    """Ask for everything that must be known: the opening, each choice, and the end if it is open.

    What is asked of each depends on nothing but the game, the playouts and the seed.
    """
    name = course.game.ruleset.name

    def ask(seen: State, seat: int, chosen: Sequence[int], place: object) -> Question:
        trials = Trials(seen, playouts, derived_seed(seed, place))
        return Question(name, seen, seat, tuple(chosen), trials)

    found, last = [ask(course.opening, CHANCE, (), "opening")], course.opening
    turn = course.game.turns(course.opening)
    for number, one in enumerate(course.stretches):
        if one.seen is None:
            continue
        rolled = _rolled(course, number, found[-1].trials)
        fresh = one.turn != turn or one.seen.frozen() != last.frozen()
        chosen = one.answers if one.chosen else ()
        rest = gone_on(course, number) if one.chosen else ()
        asked = ask(one.seen, one.seat, chosen, one.first)
        found.append(asked._replace(valued=fresh, rest=rest, rolled=rolled))
        last, _ = followed(one.seen, chosen)
        turn = one.turn
    if course.ending is None and course.last.frozen() != last.frozen():
        rolled = _rolled(course, len(course.stretches), found[-1].trials)
        found.append(ask(course.last, CHANCE, (), "end")._replace(rolled=rolled))
    return found


def _rolled(course: Course, number: int, before: Trials) -> Trials | None:
    """Give the trials of the turn that a roll has ended just before a stretch, or the end."""
    stretches, turns = course.stretches, course.game.turns
    if number == 0 or stretches[number - 1].chosen:
        return None
    now = stretches[number].asked if number < len(stretches) else course.last
    return before if turns(now) != turns(before.since) else None


def reckon(
    course: Course, judged: Sequence[Judged], words: Words, playouts: int, seed: object
) -> Analysis:
    """Put together what was found, in the order of the questions; phrases are in these words."""
    way = _Way(course, words, _value(judged[0]))
    rest = iter(judged[1:])
    for one in course.stretches:
        found = next(rest) if one.seen is not None else None
        if one.chosen and one.seen is not None and found is not None:
            way.choose(one, one.seen, found)
        else:
            way.roll(one, found)
    final = next(rest, None)
    if course.over is not None:
        way.arrive(certain(course.over))
    elif final is not None:
        way.begin(course.game.turns(course.last), final)
        way.arrive(_value(final))
    if course.agreed is not None:
        way.agree(shares(course.agreed, len(course.seats)))
    return Analysis(
        game=course.game.ruleset.name,
        seats=list(course.seats),
        playouts=playouts,
        seed=str(seed),
        finished=course.ending is not None or course.agreed is not None,
        how=course.how,
        players=way.players(),
        passages=way.passages,
        decisive=decisive(way.passages),
    )


def _value(judged: Judged) -> Valued:
    if judged.before is None:
        raise ValueError(judged)
    return judged.before


class _Way:
    """The chances as they went from passage to passage."""

    def __init__(self, course: Course, words: Words, start: Valued) -> None:
        self._course = course
        self._words = words
        self._start = self._now = start
        self._rolls: list[Stretch] = []
        self._step = 0
        self._meant = False
        """Whether what was chosen last goes on after chance, and is valued as it does."""
        self._turn = course.game.turns(course.opening)
        self.passages: list[Passage] = []
        self._errors: list[list[float]] = []
        """The standard error of each change, passage by passage and seat by seat."""

    def begin(self, turn: int, judged: Judged) -> None:
        """Begin what may be another turn, when the roll that ended the last one is counted."""
        if judged.rolled is not None:
            self.arrive(judged.rolled)
        self._turn = turn

    def roll(self, stretch: Stretch, judged: Judged | None) -> None:
        """Remember what chance answered; where a turn begins, look further first."""
        if judged is not None:
            self.begin(stretch.turn, judged)
            self.arrive(_value(judged))
        self._rolls.append(stretch)
        self._step = stretch.until

    def choose(self, stretch: Stretch, seen: State, judged: Judged) -> None:
        """Go on with what chance has brought, and then with a choice."""
        self.begin(stretch.turn, judged)
        before = judged.as_meant if self._meant else judged.before
        if before is not None:
            self.arrive(before)
        self._meant = judged.gone_on is not None and (self._meant or judged.meant)
        after = judged.as_meant if self._meant else judged.after
        if after is None:
            raise ValueError(judged)
        graded = grade(judged.lost, judged.error)
        spoken = self._spoken(seen, judged.better, stretch.answers) if graded else _SILENT
        self._add(
            after,
            kind="choice",
            seat=stretch.seat,
            step=stretch.first,
            until=stretch.until,
            turn=stretch.turn,
            texts=list(stretch.texts),
            sentences=self._phrases(seen, stretch.answers),
            lost=judged.lost,
            lost_error=judged.error,
            grade=graded,
            better=self._written(seen, judged.better),
            better_sentences=self._phrases(seen, judged.better),
            reasons=spoken.wanted,
            against=[] if spoken.wanted else spoken.unwanted,
        )
        self._now, self._step = after, stretch.until

    def arrive(self, there: Valued) -> None:
        """Go on to what is known to be so after chance has answered or something came to light."""
        if not self._rolls and there.chances == self._now.chances:
            return
        first = self._rolls[0].first if self._rolls else self._step
        texts = [text for one in self._rolls for text in one.texts]
        said = [text for one in self._rolls for text in self._phrases(one.asked, one.answers)]
        turn = self._rolls[0].turn if self._rolls else self._turn
        self._add(
            there,
            kind="chance" if self._rolls else "outlook",
            question=self._question(),
            seat=CHANCE,
            step=first,
            until=self._step,
            turn=turn,
            texts=texts,
            sentences=said,
        )
        self._now, self._rolls = there, []

    def _question(self) -> str:
        """Name what chance was asked first."""
        if not self._rolls:
            return ""
        return self._course.game.ask(self._rolls[0].asked, options=False).question

    def agree(self, result: Sequence[float]) -> None:
        """End as people did."""
        self._add(
            certain(result),
            kind="people",
            seat=CHANCE,
            step=self._step,
            until=self._step,
            turn=self._turn,
        )
        self._now = certain(result)

    def players(self) -> list[PlayerShare]:
        """Sum up what moved the chances of each seat."""
        return [self._player(seat) for seat in range(len(self._course.seats))]

    def _player(self, seat: int) -> PlayerShare:
        luck, unforeseen, choices, others = 0.0, 0.0, 0.0, 0.0
        luck_error, choices_error, others_error = 0.0, 0.0, 0.0
        for one, errors in zip(self.passages, self._errors, strict=True):
            change, error = one.change[seat], errors[seat]
            if one.kind == "outlook":
                unforeseen += change
                luck_error = hypot(luck_error, error)
            elif one.kind == "chance":
                luck += change
                luck_error = hypot(luck_error, error)
            elif one.seat == seat or (one.kind == "people" and change < 0):
                # Whoever loses by how people ended it has chosen it: they resigned, or went away.
                choices += change
                choices_error = hypot(choices_error, error)
            else:
                others += change
                others_error = hypot(others_error, error)
        own = [one for one in self.passages if one.seat == seat]
        gain = self._now.chances[seat] - self._start.chances[seat]
        parts: dict[Part, float] = {"luck": luck, "choices": choices, "others": others}
        return PlayerShare(
            name=self._course.seats[seat],
            start=self._start.chances[seat],
            luck=luck + unforeseen,
            unforeseen=unforeseen,
            choices=choices,
            others=others,
            result=self._now.chances[seat],
            luck_error=luck_error,
            choices_error=choices_error,
            others_error=others_error,
            lost=sum(one.lost for one in own if one.grade),
            inaccuracies=_count(own, "inaccuracy"),
            mistakes=_count(own, "mistake"),
            blunders=_count(own, "blunder"),
            mostly=mostly(parts, gain, luck_error),
            fell=worst((one.turn, -one.change[seat]) for one in self.passages),
            missed=worst((one.turn, one.lost) for one in own if one.grade),
        )

    def _add(self, there: Valued, **about: object) -> None:
        """Go a passage on, from where the chances are now."""
        was, chances = self._now.chances, there.chances
        errors = [
            sqrt(one * one + other * other)
            for one, other in zip(self._now.errors, there.errors, strict=True)
        ]
        self._errors.append(errors)
        self.passages.append(
            Passage(
                **about,  # type: ignore[arg-type] # by name, as the callers above give it
                change=[now - before for now, before in zip(chances, was, strict=True)],
                chances=list(chances),
                error=max(errors),
            )
        )

    def _written(self, seen: State, answers: Sequence[int]) -> list[str]:
        """Write answers as far as the seat could know what they are given to."""
        write = self._course.game.ruleset.write
        return [write(one.before, one.option) for one in played(seen, answers)]

    def _phrases(self, seen: State, answers: Sequence[int]) -> list[str]:
        phrase = self._course.game.phrase
        return [phrase(self._words, one.before, one.option) for one in played(seen, answers)]

    def _spoken(self, seen: State, better: Sequence[int], chosen: Sequence[int]) -> Speaking:
        """Say what speaks for what would have been better, and against what was chosen."""
        game, words = self._course.game, self._words
        best, done = (game.account(words, seen, answers) for answers in (better, chosen))
        return speaking(best, done)


def _count(own: Sequence[Passage], name: Grade) -> int:
    return sum(one.grade == name for one in own)


def decisive(passages: Sequence[Passage]) -> list[int]:
    """Number the passages that moved most, or cost most, in the order of the game."""
    sizes = [_size(passage) for passage in passages]
    by_size = sorted(range(len(passages)), key=lambda number: (-sizes[number], number))
    return sorted(number for number in by_size[:DECISIVE] if sizes[number] >= NOTABLE)


def _size(passage: Passage) -> float:
    """Say how much a passage moved, or what was lost by it."""
    moved = max(abs(one) for one in passage.change)
    return max(moved, passage.lost) if passage.grade else moved
