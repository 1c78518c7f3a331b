"""Playing the script of a scenario on its trial, step by step."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import BadNotation, IllegalAnswer, Refusal
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.scenarios import script
from oneiros.kernel.scenarios.asking import Asking
from oneiros.kernel.scenarios.script import Step
from oneiros.kernel.scenarios.stage import Fault, Outcome, Trial, Unmet
from oneiros.kernel.state import CHANCE, NOBODY

_SHOWN: Final = 8


class Rehearsal:
    """Plays a script: a wrong answer or roll ends it, an unmet expectation is noted."""

    def __init__(self, ruleset: Ruleset, trial: Trial, outcome: Outcome) -> None:
        """Play for an outcome that takes the faults."""
        self.ruleset = ruleset
        self.trial = trial
        self.outcome = outcome
        self.asking = Asking(ruleset, trial)

    def read(self, steps: list[Step]) -> None:
        """Find, before anything is played, the rolls and expectations that can never be."""
        for step in steps:
            if step.kind == script.ROLL:
                try:
                    self.trial.faces(step.text)
                except BadNotation as never:
                    self._fault(step.line, "scenario-roll-wrong", {"came": step.text}, never)
            elif step.kind == script.EXPECT:
                for text in self.trial.expectations(step.text):
                    self._read_expectation(step.line, text)

    def _read_expectation(self, line: int, text: str) -> None:
        """Find an expectation that says nothing; whether it holds is judged where it stands."""
        try:
            self.trial.check(text)
        except Unmet:
            pass
        except BadNotation as unclear:
            self._fault(line, "scenario-not-understood", {"text": text}, unclear)

    def play(self, steps: list[Step], first_line: int) -> None:
        """Take step after step; at the end no dice may wait."""
        line = first_line
        for step in steps:
            line = step.line
            if step.kind == script.ROLL:
                going = self._roll(step)
            elif step.kind == script.ANSWER:
                going = self._answer(step)
            else:
                self._check(step)
                going = True
            if not going:
                return
            self.outcome.steps += 1
        if self._dice_wait() and not self.outcome.faults:
            self._roll_missing(line)

    def _dice_wait(self) -> bool:
        return self.trial.state.seat == CHANCE and not self.trial.may_end()

    def _roll_missing(self, line: int, reason: Refusal | None = None) -> None:
        """Say what chance is asked, and what fails because it has not answered."""
        details: dict[str, object] = {"question": self.asking.question(self.trial.state)}
        self._fault(line, "scenario-roll-missing", details, reason)

    def _fault(
        self, line: int, key: str, details: dict[str, object], reason: Refusal | None = None
    ) -> None:
        self.outcome.faults.append(Fault(line, key, details, reason))

    def _roll(self, step: Step) -> bool:
        """Let chance show what the line says; every die must be asked for."""
        for face in self.trial.faces(step.text):
            if self.trial.state.seat != CHANCE:
                details: dict[str, object] = {"came": face, "asked": self.asking.everybody()}
                self._fault(step.line, "scenario-roll-unused", details)
                return False
            try:
                option = self.ruleset.read(self.trial.state, face)
            except Refusal as refusal:
                self._fault(step.line, "scenario-roll-wrong", {"came": face}, refusal)
                return False
            self.asking.answer(CHANCE, option)
        return True

    def _answer(self, step: Step) -> bool:
        """Let a seat answer, several times where the line says so."""
        for number, text in enumerate(self.trial.answers(step.text)):
            try:
                if number and self.trial.is_given(text):
                    continue
                if not self._answer_once(step, text):
                    return False
            except IllegalAnswer as illegal:
                rule = illegal.details.get("rule", "")
                refused: dict[str, object] = {"seat": step.seat, "text": text, "rule": rule}
                self._fault(step.line, "scenario-answer-refused", refused, illegal)
                return False
            except BadNotation as unclear:
                # Compiled, a name keeps the type it had first, so these two have different ones.
                self._fault(step.line, "scenario-not-understood", {"text": text}, unclear)
                return False
        return True

    def _answer_once(self, step: Step, text: str) -> bool:
        """Let a seat answer; it must be asked."""
        if self.trial.state.seat == CHANCE:
            self._roll_missing(step.line)
            return False
        asking = self.asking.of(step.seat)
        if asking is None:
            details: dict[str, object] = {
                "seat": step.seat,
                "text": text,
                "asked": self.asking.everybody(),
            }
            self._fault(step.line, "scenario-other-asked", details)
            return False
        self.asking.answer(asking.seat, self.ruleset.read(asking, text))
        return True

    def _check(self, step: Step) -> None:
        """Look, part by part, without changing anything."""
        parts = [step.text]
        if step.kind == script.EXPECT:
            parts = self.trial.expectations(step.text)
        elif step.kind in (script.LEGAL, script.ILLEGAL):
            parts = _parts(step.text)
        for text in parts:
            if not self._check_part(step, text):
                return

    def _check_part(self, step: Step, text: str) -> bool:
        """Look at one part, and tell whether the others can be looked at, too."""
        try:
            if step.kind == script.EXPECT:
                self.trial.check(text)
            elif step.kind == script.ASKED:
                self._check_asked(step)
            elif step.kind == script.OPTIONS:
                self._check_options(step)
            elif step.kind == script.REFUSED:
                self._check_refused(step)
            else:
                self._check_tried(step.kind, step.seat, text)
        except Unmet as unmet:
            # What fails while dice wait is a missing roll, and what nobody is asked is one fault.
            if self._dice_wait() and step.kind != script.ASKED:
                self._roll_missing(step.line, unmet)
                return False
            self._fault(step.line, unmet.key, unmet.details, unmet.reason)
            return unmet.key != "scenario-asked"
        except BadNotation as refusal:
            self._fault(step.line, "scenario-not-understood", {"text": text}, refusal)
        return True

    def _check_asked(self, step: Step) -> None:
        expected = f"{step.seat}: {step.text}" if step.text else step.seat
        asking = self.asking.of(step.seat)
        if asking is None or (step.text and step.text != self.asking.question(asking)):
            raise Unmet("scenario-asked", expected=expected, found=self.asking.everybody())

    def _check_options(self, step: Step) -> None:
        """The list must name every option and nothing else, in any order."""
        asking = self.asking.of(step.seat) if step.seat else self.trial.state
        if asking is None:
            raise Unmet("scenario-asked", expected=step.seat, found=self.asking.everybody())
        if asking.seat == NOBODY:
            raise Unmet("scenario-options-illegal", found=_some(_parts(step.text)))
        wanted: list[int] = []
        strange: list[str] = []
        more: Unmet | None = None
        for text in _parts(step.text):
            if len(self.trial.answers(text)) > 1:
                raise Unmet("scenario-options-several", text=text)
            try:
                wanted.append(self.ruleset.read(asking, text))
            except IllegalAnswer:
                strange.append(text)
        missing = [self.ruleset.write(asking, one) for one in asking.options if one not in wanted]
        if missing or len(set(asking.options)) != len(asking.options):
            more = Unmet("scenario-options-more", found=_some(missing))
        if strange:
            raise Unmet("scenario-options-illegal", more, found=_some(strange))
        if more is not None:
            raise more

    def _check_tried(self, kind: str, seat: str, text: str) -> None:
        if kind == script.ILLEGAL and self.asking.of(seat) is None:
            # A seat that is not asked may do nothing at all, which would prove nothing.
            instead = Unmet("scenario-refused-instead", seat=seat, text=text)
            raise Unmet("scenario-asked", instead, expected=seat, found=self.asking.everybody())
        refusal = self.asking.refusal(seat, text)
        if kind == script.LEGAL and refusal is not None:
            rule = refusal.details.get("rule", "")
            raise Unmet("scenario-not-legal", refusal, seat=seat, text=text, rule=rule)
        if kind == script.ILLEGAL and refusal is None:
            raise Unmet("scenario-legal", seat=seat, text=text)

    def _check_refused(self, step: Step) -> None:
        refusal = self.asking.refusal(step.seat, step.text)
        if refusal is None:
            raise Unmet("scenario-legal", seat=step.seat, text=step.text)
        rule = str(refusal.details.get("rule", ""))
        # A number alone stands for everything under it, as 11 for an ability of rule 11.
        if rule != step.rule and not rule.startswith(f"{step.rule} "):
            details = {"text": step.text, "expected": step.rule, "found": rule}
            raise Unmet("scenario-other-rule", refusal, **details)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _some(texts: list[str]) -> str:
    shown = "; ".join(texts[:_SHOWN])
    return f"{shown}; …" if len(texts) > _SHOWN else shown
