"""Passes: good once, for a while, and known by their hash alone."""

from __future__ import annotations

import pytest

from oneiros.server.refusals import TooMuch, Unknown
from oneiros.server.rooms import passes
from oneiros.server.rooms.passes import GOOD_FOR, Passes


class Clock:
    """Shows what it is told."""

    shown = 0.0

    def __call__(self) -> float:
        """Give the time."""
        return self.shown


def test_a_pass_that_is_too_old_is_not_good() -> None:
    clock = Clock()
    known = Passes(clock)
    for late, good in ((GOOD_FOR - 1, True), (GOOD_FOR, False)):
        phrase = known.make("ann")
        clock.shown += late
        if good:
            assert known.take(phrase) == "ann"
        else:
            with pytest.raises(Unknown, match="server-pass-unknown"):
                known.take(phrase)


def test_a_pass_is_good_until_it_is_used_revoked_or_too_old() -> None:
    clock = Clock()
    known = Passes(clock)
    assert not known.is_good("ann")
    phrase = known.make("ann")
    assert known.is_good("ann")
    assert not known.is_good("bob")
    known.take(phrase)
    assert not known.is_good("ann")
    known.make("ann")
    known.revoke("ann")
    assert not known.is_good("ann")
    known.make("ann")
    clock.shown += GOOD_FOR
    assert not known.is_good("ann")


def test_nobody_who_reads_the_memory_reads_a_pass() -> None:
    known = Passes()
    phrase = known.make("ann")
    letters = phrase.replace("-", "")
    assert len(letters) == 16
    assert phrase not in repr(vars(known))
    assert letters not in repr(vars(known))


def test_what_is_misread_is_understood() -> None:
    known = Passes()
    phrase = known.make("ann")
    misread = phrase.replace("0", "O").replace("1", "l").replace("-", " ")
    assert known.take(misread) == "ann"


def test_one_guest_revokes_nothing_of_another() -> None:
    known = Passes()
    of_ann, of_bob = known.make("ann"), known.make("bob")
    known.revoke("ann")
    assert known.take(of_bob) == "bob"
    with pytest.raises(Unknown):
        known.take(of_ann)


def test_there_are_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes, "MOST_PASSES", 2)
    known = Passes()
    for guest in ("ann", "bob", "ann"):
        known.make(guest)
    with pytest.raises(TooMuch, match="server-passes-many"):
        known.make("eve")
