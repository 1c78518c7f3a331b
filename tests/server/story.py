"""A game put together from what was told of it, piece by piece."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

import msgspec

from oneiros.kernel.log import Answer
from oneiros.registry import named
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.listener import encode
from oneiros.server.rooms.common import common_start
from oneiros.server.rooms.views import Views


class Story:
    """What somebody knows of a game who was told of it in pieces."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.play: told.Play | None = None
        self.events: list[named.Event] = []
        self.outcomes: dict[int, told.Outcome] = {}
        self.first = 0
        """The step from which on everything is known that happened."""

    def hear(self, message: told.Play | told.News | told.Past) -> None:
        """Take in what is told."""
        if isinstance(message, told.Past):
            if message.until < self.first:
                # Something was taken back meanwhile, and was told since.
                return
            known = self.events
            self.events = [*(one for one in message.events if one.step < self.first), *known]
            self.first = min(self.first, message.since)
        elif isinstance(message, told.Play):
            self.events = list(message.events)
            self.first = message.since
            self.play = message
        else:
            assert self.play is not None
            assert 0 <= message.since <= self.play.step, "there is a gap"
            self.events = [one for one in self.events if one.step < message.since]
            self.events += message.events
            self.first = min(self.first, message.since)
            self.play = after(self.play, message)
        self.outcomes.update({one.entry: one for one in message.outcomes})

    def known(self) -> dict[str, object]:
        """Give everything that is known of the game as it stands, to be compared."""
        play = self.play
        assert play is not None
        asked = (play.step, play.cuts, play.viewer, play.undo, play.thinking)
        return {
            "asked": asked,
            "asks": play.asks,
            "view": msgspec.json.decode(play.view),
            "events": self.events,
            "first": self.first,
        }


def after(play: told.Play, news: told.News) -> told.Play:
    """Give the play that stands after some news."""
    view = changed(msgspec.json.decode(play.view), news.changes, news.removed)
    return told.Play(
        since=news.since,
        step=news.step,
        cuts=news.cuts,
        view=msgspec.Raw(msgspec.json.encode(view)),
        events=news.events,
        asks=news.asks,
        thinking=news.thinking,
        undo=news.undo,
        outcomes=news.outcomes,
        viewer=news.viewer,
    )


def changed(
    view: Any,  # noqa: ANN401 - plain data of any shape
    changes: Iterable[tuple[told.Path, object]],
    removed: Iterable[told.Path],
) -> Any:  # noqa: ANN401
    """Give a view as news make it; the one before stays as it is."""
    view = deepcopy(view)
    for path in removed:
        del _holder(view, path)[path[-1]]
    for path, value in changes:
        _holder(view, path)[path[-1]] = value
    return view


def _holder(view: Any, path: told.Path) -> Any:  # noqa: ANN401 - plain data of any shape
    for name in path[:-1]:
        view = view[name]
    return view


class Follower:
    """Somebody in some seats of a room who is told of its match whenever they listen."""

    def __init__(self, views: Views, *mine: int) -> None:
        """Begin with nothing heard."""
        self.story = Story()
        self.raw: list[bytes] = []
        """Everything that was sent."""
        self._views = views
        self._mine = mine
        self._view: dict[str, object] | None = None
        self._answers: list[Answer] = []

    def listen(self) -> told.Play:
        """Hear what is new, and everything from the beginning on if nothing is known yet."""
        views, mine, match = self._views, self._mine, self._views.room.match
        assert match is not None
        since = common_start(self._answers, match.answers)
        if self._view is None:
            shown = views.whole(match, mine)
        else:
            shown = views.news(match, mine, since, self._view)
        self._view, self._answers = shown.view, match.answers[:]
        self._hear(shown.written)
        while self.story.first:
            self._hear(encode(views.earlier(mine, self.story.first)))
        assert self.story.play is not None
        return self.story.play

    def _hear(self, written: bytes) -> None:
        self.raw.append(written)
        message = msgspec.json.decode(written, type=told.ToBrowser)
        assert isinstance(message, told.Play | told.News | told.Past)
        self.story.hear(message)
