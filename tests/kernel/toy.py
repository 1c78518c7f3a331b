"""Pebbles: a game small enough to follow by hand, with everything the kernel must handle.

1.1 In turn, a player takes one, two or three pebbles from the heap.
1.2 Nobody can take more pebbles than there are.
2.1 Then the player ends the turn or rolls.
2.2 A roll moves 0, 1 or 2 pebbles from the opponent, as far as there are any, and ends the turn.
3.1 When the heap is empty at the end of a turn, the player with more pebbles wins.
"""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import BadData, BadNotation, IllegalAnswer
from oneiros.kernel.fact import Cause, Fact
from oneiros.kernel.ruleset import Ending, Reason, Ruleset, Setup
from oneiros.kernel.state import CHANCE, NOBODY, State

TAKE_QUESTION, END_QUESTION, ROLL_QUESTION = range(3)
TAKE: Final = 10
END: Final = 20
ROLL: Final = 21
FACE: Final = 30
WEIGHTS: Final = [3, 2, 1]
HEAP: Final = 2
MOVED, PASSED = range(2)


class Pebbles(State):
    """How many pebbles each player and the heap have, and whose turn it is."""

    def __init__(self, heap: int) -> None:
        """Begin with player A."""
        super().__init__()
        self.pebbles = [0, 0, heap]
        self.turn = 0
        self.ask_to_take()

    def apply(self, option: int) -> None:
        if option == ROLL:
            self.ask(CHANCE, ROLL_QUESTION, [FACE, FACE + 1, FACE + 2])
            self.weights = WEIGHTS
        elif option == END:
            self.end_turn()
        elif option >= FACE:
            stolen = min(option - FACE, self.pebbles[1 - self.turn])
            self.move(1 - self.turn, self.turn, stolen, "2.2")
            self.end_turn()
        else:
            self.move(HEAP, self.turn, option - TAKE, "1.1")
            self.ask(self.turn, END_QUESTION, [END, ROLL])

    def end_turn(self) -> None:
        self.turn = 1 - self.turn
        self.tell(PASSED, (self.turn,), "2.1")
        if self.pebbles[HEAP]:
            self.ask_to_take()
        else:
            self.ask(NOBODY, 0, [])

    def ask_to_take(self) -> None:
        most = min(3, self.pebbles[HEAP])
        if most == 1:
            self.apply(TAKE + 1)
        else:
            self.ask(self.turn, TAKE_QUESTION, [TAKE + n for n in range(1, most + 1)])

    def ask(self, seat: int, question: int, options: list[int]) -> None:
        self.seat, self.question, self.options = seat, question, options

    def move(self, source: int, target: int, number: int, rule: str) -> None:
        self.pebbles[source] -= number
        self.pebbles[target] += number
        self.tell(MOVED, (source, target, number), rule)

    def tell(self, kind: int, about: tuple[int, ...], rule: str) -> None:
        if self.facts is not None:
            self.facts.append(Fact(kind, about, Cause(rule)))

    def copy(self) -> Pebbles:
        twin = Pebbles(4)
        twin.pebbles = self.pebbles[:]
        twin.turn = self.turn
        twin.ask(self.seat, self.question, self.options)
        twin.weights = self.weights
        return twin

    def frozen(self) -> tuple[object, ...]:
        return (tuple(self.pebbles), self.turn, self.seat, self.question, tuple(self.options))

    def winner(self) -> int:
        a, b, _ = self.pebbles
        return NOBODY if a == b else int(b > a)


class PebblesRules:
    """The ruleset of Pebbles."""

    name = "pebbles"
    version = 1

    def check(self, setup: object) -> Setup:
        if not isinstance(setup, dict) or not setup.keys() <= {"heap"}:
            raise BadData("toy-setup", came=setup)
        heap = setup.get("heap", 12)
        if not isinstance(heap, int) or not 4 <= heap <= 100:
            raise BadData("toy-heap", came=heap)
        return {"heap": heap}

    def seats(self, setup: Setup) -> tuple[str, ...]:
        assert setup
        return ("A", "B")

    def start(self, setup: Setup, *, facts: bool = False) -> State:  # noqa: ARG002 - nothing happens
        heap = setup["heap"]
        assert isinstance(heap, int)
        return Pebbles(heap)

    def question(self, state: State) -> str:
        return ("take", "end", "roll")[state.question]

    def write(self, state: State, option: int) -> str:
        assert option in state.options
        if option in {END, ROLL}:
            return {END: "end", ROLL: "roll"}[option]
        return f"face {option - FACE}" if option >= FACE else f"take {option - TAKE}"

    def read(self, state: State, text: str) -> int:
        known = {"end": END, "roll": ROLL, **{f"take {n}": TAKE + n for n in range(1, 10)}}
        if text not in known:
            raise BadNotation("toy-notation", came=text)
        option = known[text]
        reason = self.explain(state, state.seat, option)
        if reason is not None:
            raise IllegalAnswer(reason.key, rule=reason.rule, **reason.details)
        return option

    def explain(self, state: State, seat: int, attempt: int) -> Reason | None:
        assert isinstance(state, Pebbles)
        assert seat == state.seat
        wanted = attempt - TAKE
        if attempt in state.options or not 0 <= wanted <= ROLL - TAKE:
            return None
        if wanted < 10 and state.question == TAKE_QUESTION:
            if wanted > state.pebbles[HEAP]:
                return Reason("1.2", "toy-heap-too-small", {"heap": state.pebbles[HEAP]})
            return Reason("1.1", "toy-number", {"wanted": wanted})
        return Reason("2.1", "toy-not-now")

    def ending(self, state: State) -> Ending | None:
        if state.seat != NOBODY:
            return None
        winner = state.winner()
        return Ending(() if winner == NOBODY else (winner,), "3.1")

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Pebbles)
        return {"pebbles": state.pebbles, "you": seat}

    def veil(self, state: State, seat: int) -> State:
        assert seat >= 0
        return state.copy()

    def foresees(self, state: State, seat: int) -> bool:
        assert state.seat == CHANCE
        return seat >= NOBODY

    def hear(self, fact: Fact, seat: int) -> Fact:
        assert seat >= NOBODY
        return fact

    def retell(self, state: State, fact: Fact) -> None:
        assert isinstance(state, Pebbles)
        if fact.kind == MOVED:
            source, target, number = fact.about
            state.move(source, target, number, fact.cause.rule)
        else:
            state.turn = fact.about[0]


PEBBLES: Final[Ruleset] = PebblesRules()
