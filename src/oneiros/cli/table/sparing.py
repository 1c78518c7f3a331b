"""Sparing people a question whose answers all come to the same."""

from __future__ import annotations

from oneiros.cli.table.session import Session
from oneiros.kernel.decision import Decision
from oneiros.registry.asking import asked


class Sparing:
    """Answers as usual what makes no difference, and tells how it is taken back."""

    def __init__(self, session: Session) -> None:
        """Nothing has been answered yet."""
        self._session = session
        # The seat for which the last question was answered, if it was.
        self._spared: int | None = None

    def answers(self, decision: Decision) -> bool:
        """Answer for the person asked, and say so, if every answer leads to the same position."""
        session = self._session
        state = session.match.facing(decision.seat)
        ask = asked(session.terminal.game, session.match, decision.seat, options=True)
        if state is None or ask is None or not ask.needless:
            self._offer_undo()
            return False
        option = decision.options[ask.usual]
        answer = session.match.ruleset.write(state, option)
        session.shell.say("cli-play-needless", answer=answer)
        session.course.answer(decision, option)
        self._spared = decision.seat
        return True

    def _offer_undo(self) -> None:
        """Say that what was answered for somebody can be taken back, if nothing stands in the way.

        Dice or the other side may have followed at once.
        """
        match, seat = self._session.match, self._spared
        self._spared = None
        if seat is not None and match.undo_limit(seat) < match.step:
            self._session.shell.say("cli-play-needless-undo")
