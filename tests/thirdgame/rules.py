"""Envelopes: a small game with secrets, and with a phase in which all play at once.

1.1 Each of two to four players is dealt a card from the deck of 1 to 9, and only its owner sees it.
2.1 Then all play at the same time, each for as long as they want; a player who is done stops.
2.2 A player takes a coin from the heap, which all share.
2.3 Once, a player peeks at the card of the next player.
2.4 Once, a player swaps the card for one from the deck; the old one is out of the game, unseen.
3.1 When all are done, the cards are shown, and the player with most, coins added, wins.
"""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import BadData, BadNotation, IllegalAnswer
from oneiros.kernel.fact import NONE, Cause, Fact
from oneiros.kernel.ruleset import Ending, Reason, Ruleset, Setup
from oneiros.kernel.state import CHANCE, NOBODY, State

DEAL_QUESTION, PLAY_QUESTION = range(2)
TAKE, PEEK, SWAP, DONE = range(4)
DEEDS: Final = ("take", "peek", "swap", "done")
CARD: Final = 10
CARDS: Final = range(1, 10)
NAMES: Final = ("A", "B", "C", "D")
MOST_COINS: Final = 100
DEALT, TAKEN, PEEKED, STOPPED, SHOWN = range(5)


class Envelopes(State):
    """Cards, coins, who has peeked, swapped and stopped, and what each player knows."""

    def __init__(self, players: int, heap: int) -> None:
        """Lay out the game before the first card."""
        super().__init__()
        self.players = players
        self.heap = heap
        self.deck = list(CARDS)
        self.cards = [NONE] * players
        self.coins = [0] * players
        self.used: set[tuple[int, int]] = set()
        self.known: set[tuple[int, int]] = set()
        # The player who waits for a card.
        self.drawing = 0

    def begin(self) -> None:
        """Ask chance for the first card, or go on where everybody has one."""
        if NONE in self.cards:
            self.draw(self.cards.index(NONE))
        else:
            self.go_on()

    def draw(self, player: int) -> None:
        self.drawing = player
        self.ask(CHANCE, DEAL_QUESTION, [CARD + card for card in self.deck])
        self.weights = [1] * len(self.deck)

    def apply(self, option: int) -> None:
        player = self.seat
        if option >= CARD:
            self.give(self.drawing, option - CARD)
            self.begin()
            return
        if option == TAKE:
            self.take(player)
        elif option == PEEK:
            self.peek(player)
        elif option == DONE:
            self.stop(player)
        if option == SWAP:
            self.used.add((player, SWAP))
            self.draw(player)
        else:
            self.go_on()

    def choices(self, player: int) -> list[int]:
        """List what a player who is not done may do."""
        found = [TAKE] if self.heap else []
        return [*found, *(deed for deed in (PEEK, SWAP) if (player, deed) not in self.used), DONE]

    def go_on(self) -> None:
        """Ask the first player who has a choice; a player without one is done."""
        for player in range(self.players):
            if not self.stopped(player):
                options = self.choices(player)
                if len(options) > 1:
                    self.ask(player, PLAY_QUESTION, options)
                    return
                self.stop(player)
        for player, card in enumerate(self.cards):
            self.show(player, card)
        self.ask(NOBODY, 0, [])

    def may_answer(self, seat: int) -> bool:
        # Only seats are asked about, and only while a player is asked.
        assert 0 <= seat < self.players
        assert self.seat >= 0
        return not self.stopped(seat)

    def attend(self, seat: int) -> None:
        options = self.choices(seat)
        if len(options) > 1:
            self.ask(seat, PLAY_QUESTION, options)
        else:
            self.stop(seat)
            self.go_on()

    def stopped(self, player: int) -> bool:
        return (player, DONE) in self.used

    def ask(self, seat: int, question: int, options: list[int]) -> None:
        self.seat, self.question, self.options = seat, question, options

    def give(self, player: int, card: int) -> None:
        if card != NONE:
            self.deck.remove(card)
        self.cards[player] = card
        self.known = {(who, whose) for who, whose in self.known if whose != player}
        self.known.add((player, player))
        self.tell("1.1", DEALT, player, card)

    def take(self, player: int) -> None:
        self.heap -= 1
        self.coins[player] += 1
        self.tell("2.2", TAKEN, player)

    def peek(self, player: int) -> None:
        other = (player + 1) % self.players
        self.used.add((player, PEEK))
        self.known.add((player, other))
        self.revealed += 1
        self.tell("2.3", PEEKED, player, other, self.cards[other])

    def stop(self, player: int) -> None:
        self.used.add((player, DONE))
        self.tell("2.1", STOPPED, player)

    def show(self, player: int, card: int) -> None:
        self.cards[player] = card
        self.revealed += 1
        self.known |= {(who, player) for who in (*range(self.players), NOBODY)}
        self.tell("3.1", SHOWN, player, card)

    def tell(self, rule: str, kind: int, *about: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact(kind, about, Cause(rule)))

    def copy(self) -> Envelopes:
        twin = Envelopes(self.players, self.heap)
        twin.deck, twin.cards, twin.coins = self.deck[:], self.cards[:], self.coins[:]
        twin.used, twin.known = self.used.copy(), self.known.copy()
        twin.drawing, twin.revealed = self.drawing, self.revealed
        twin.ask(self.seat, self.question, self.options)
        twin.weights = self.weights
        return twin

    def frozen(self) -> tuple[object, ...]:
        lists = (tuple(one) for one in (self.deck, self.cards, self.coins, self.options))
        sets = (tuple(sorted(one)) for one in (self.used, self.known))
        return (*lists, *sets, self.heap, self.drawing, self.revealed, self.seat, self.question)

    def total(self, player: int) -> int:
        return self.cards[player] + self.coins[player]

    def winner(self) -> int:
        best = max(range(self.players), key=self.total)
        totals = [self.total(player) for player in range(self.players)]
        return NOBODY if totals.count(totals[best]) > 1 else best


def lay_out(cards: list[int], heap: int) -> Envelopes:
    """Lay out a game in which these cards have been dealt."""
    table = Envelopes(len(cards), heap)
    table.cards = list(cards)
    table.known = {(player, player) for player in range(len(cards))}
    table.deck = [card for card in CARDS if card not in cards]
    return table


class EnvelopesRules:
    """The ruleset of Envelopes."""

    name = "envelopes"
    version = 1

    def check(self, setup: object) -> Setup:
        if not isinstance(setup, dict) or not setup.keys() <= {"players", "heap"}:
            raise BadData("toy-setup", came=setup)
        players, heap = setup.get("players", 2), setup.get("heap", 4)
        if not isinstance(players, int) or not 2 <= players <= len(NAMES):
            raise BadData("toy-setup", came=setup)
        if not isinstance(heap, int) or not 0 <= heap <= MOST_COINS:
            raise BadData("toy-setup", came=setup)
        return {"players": players, "heap": heap}

    def seats(self, setup: Setup) -> tuple[str, ...]:
        players = setup["players"]
        assert isinstance(players, int)
        return NAMES[:players]

    def start(self, setup: Setup, *, facts: bool = False) -> State:
        players, heap = setup["players"], setup["heap"]
        assert isinstance(players, int)
        assert isinstance(heap, int)
        table = Envelopes(players, heap)
        table.facts = [] if facts else None
        table.begin()
        return table

    def question(self, state: State) -> str:
        return ("deal", "play")[state.question]

    def write(self, state: State, option: int) -> str:
        assert option in state.options
        return f"card {option - CARD}" if option >= CARD else DEEDS[option]

    def read(self, state: State, text: str) -> int:
        known = {deed: number for number, deed in enumerate(DEEDS)}
        known |= {f"card {card}": CARD + card for card in CARDS}
        if text not in known:
            raise BadNotation("toy-notation", came=text)
        reason = self.explain(state, state.seat, known[text])
        if reason is not None:
            raise IllegalAnswer(reason.key, rule=reason.rule, **reason.details)
        return known[text]

    def explain(self, state: State, seat: int, attempt: int) -> Reason | None:
        if state.seat != seat:
            return Reason("2.1", "toy-not-asked")
        if attempt in state.options:
            return None
        if seat == CHANCE or attempt >= CARD:
            return Reason("1.1", "toy-no-card")
        return Reason({TAKE: "2.2", PEEK: "2.3", SWAP: "2.4"}.get(attempt, "2.1"), "toy-not-now")

    def ending(self, state: State) -> Ending | None:
        if state.seat != NOBODY:
            return None
        winner = state.winner()
        return Ending(() if winner == NOBODY else (winner,), "3.1")

    def view(self, state: State, seat: int) -> dict[str, object]:
        seen = self.veil(state, seat)
        return {"cards": seen.cards, "coins": seen.coins, "heap": seen.heap}

    def veil(self, state: State, seat: int) -> Envelopes:
        """Whatever a seat does not know could as well be in the deck."""
        assert isinstance(state, Envelopes)
        seen = state.copy()
        unknown = [n for n in range(seen.players) if (seat, n) not in seen.known]
        known = [card for player, card in enumerate(seen.cards) if player not in unknown]
        seen.deck = [card for card in CARDS if card not in known]
        for player in unknown:
            seen.cards[player] = NONE
        if seen.seat == CHANCE:
            seen.draw(seen.drawing)
        return seen

    def foresees(self, state: State, seat: int) -> bool:
        seen = self.veil(state, seat)
        return (seen.options, seen.weights) == (state.options, state.weights)

    def retell(self, state: State, fact: Fact) -> None:
        assert isinstance(state, Envelopes)
        player, *rest = fact.about
        if fact.kind == DEALT:
            state.give(player, rest[0])
        elif fact.kind == TAKEN:
            state.take(player)
        elif fact.kind == STOPPED:
            state.stop(player)
        elif fact.kind == PEEKED:
            if rest[1] != NONE:
                state.cards[rest[0]] = rest[1]
            state.peek(player)
        else:
            state.show(player, rest[0])

    def hear(self, fact: Fact, seat: int) -> Fact:
        """A card is heard by the player who looks at it and by its owner."""
        if fact.kind not in {DEALT, PEEKED} or seat in fact.about[:-1]:
            return fact
        return fact._replace(about=(*fact.about[:-1], NONE))


ENVELOPES: Final[Ruleset] = EnvelopesRules()
