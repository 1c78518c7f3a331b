"""Sparing people a question whose answers all come to the same."""

from __future__ import annotations

from oneiros.cli.table.session import Session
from oneiros.kernel.decision import Decision


class Sparing:
    """Answers as usual what makes no difference; an answer that was taken back is asked for."""

    def __init__(self, session: Session) -> None:
        """Nothing has been answered yet."""
        self._session = session
        self._up_to = -1

    def answers(self, decision: Decision) -> bool:
        """Answer for the person asked, and say so, if every answer leads to the same position."""
        session = self._session
        state = session.match.facing(decision.seat)
        if decision.step <= self._up_to or state is None:
            return False
        asked = session.terminal.game.ask(state, options=True)
        if not asked.needless:
            return False
        self._up_to = decision.step
        option = decision.options[asked.usual]
        answer = session.match.ruleset.write(state, option)
        session.shell.say("cli-play-needless", answer=answer)
        session.course.answer(decision, option)
        return True
