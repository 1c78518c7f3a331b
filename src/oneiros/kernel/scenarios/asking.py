"""Who is asked what on the trial of a scenario, and what an answer would meet with."""

from __future__ import annotations

from oneiros.kernel.errors import IllegalAnswer
from oneiros.kernel.ruleset import ANYTHING, Ruleset
from oneiros.kernel.scenarios import script
from oneiros.kernel.scenarios.stage import Trial
from oneiros.kernel.state import CHANCE, NOBODY, State


class Asking:
    """The questions of a trial by the names of its seats."""

    def __init__(self, ruleset: Ruleset, trial: Trial) -> None:
        """Ask what the trial's state asks."""
        self.ruleset = ruleset
        self.trial = trial

    def question(self, asking: State) -> str:
        """Name what a state asks, nothing after the end of the game."""
        return "" if asking.seat == NOBODY else self.ruleset.question(asking)

    def of(self, name: str) -> State | None:
        """Give the state as it asks somebody, or None where he may not answer now."""
        if name == script.CHANCE_NAME:
            return self.trial.state.facing(CHANCE)
        if name == script.NOBODY_NAME:
            return self.trial.state.facing(NOBODY)
        return self.trial.state.facing(self.trial.seats.index(name))

    def everybody(self) -> str:
        """Name whoever may answer now, and what."""
        names = (*self.trial.seats, script.CHANCE_NAME)
        asked = [(name, self.of(name)) for name in names]
        said = [f"{name}: {self.question(one)}" for name, one in asked if one is not None]
        return "; ".join(said) or script.NOBODY_NAME

    def answer(self, seat: int, option: int) -> None:
        """Let somebody answer, who may be another than the one shown first."""
        state = self.trial.state
        if state.seat != seat:
            state.attend(seat)
        state.apply(option)
        self.trial.follow()

    def refusal(self, seat: str, text: str) -> IllegalAnswer | None:
        """Give the first refusal that a seat would meet with a text, or None where it is legal."""
        answers = self.trial.answers(text)
        if len(answers) == 1:
            return self._refusal_of_one(seat, text)
        return Asking(self.ruleset, self.trial.copy()).first_refusal(seat, answers)

    def first_refusal(self, seat: str, answers: list[str]) -> IllegalAnswer | None:
        """Give answers one after another up to the first that is refused."""
        for number, text in enumerate(answers):
            try:
                if number and self.trial.is_given(text):
                    continue
            except IllegalAnswer as other:
                return other
            refusal = self._refusal_of_one(seat, text)
            if refusal is not None:
                return refusal
            asking = self.of(seat)
            if asking is not None:
                self.answer(asking.seat, self.ruleset.read(asking, text))
        return None

    def _refusal_of_one(self, seat: str, text: str) -> IllegalAnswer | None:
        """Give the refusal that a seat would meet with one answer."""
        asking = self.of(seat)
        state = self.trial.state if asking is None else asking
        if state.seat != NOBODY:
            try:
                self.ruleset.read(state, text)
            except IllegalAnswer as refusal:
                if asking is not None:
                    return refusal
            else:
                if asking is not None:
                    return None
        reason = self.ruleset.explain(state, self.trial.seats.index(seat), ANYTHING)
        if reason is None:
            return None
        return IllegalAnswer(reason.key, **{**reason.details, "rule": reason.rule})
