"""Why the server refuses something; refusals of games and of storage pass through unchanged."""

from __future__ import annotations

from oneiros.kernel.errors import Refusal


class Unknown(Refusal):
    """There is no such thing."""


class Forbidden(Refusal):
    """The guest who asks may not do this."""


class Untimely(Refusal):
    """Something cannot be done at a table in its present state."""


class TooMuch(Refusal):
    """Too many, too large or too fast."""


class Failed(Refusal):
    """The server did something wrong, whatever was asked for."""


class Unready(Refusal):
    """The server does not do all that it should."""
