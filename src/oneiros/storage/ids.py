"""Names that nobody guesses: of tables, guests and invitations."""

from __future__ import annotations

import secrets
from typing import Final

# Without i, l, o and u: people read ids to each other, and none of them spells a word by chance.
ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
TABLE_LENGTH: Final = 10
INVITE_LENGTH: Final = 16
GUEST_LENGTH: Final = 26


def new_table_id() -> str:
    """Make the id of a table, short enough for a link: 50 bits."""
    return _letters(TABLE_LENGTH)


def new_keepsake_id() -> str:
    """Make the id of a keepsake, which only its guest ever names: 50 bits."""
    return _letters(TABLE_LENGTH)


def new_draft_id() -> str:
    """Make the id of a draft, as short as that of a table: 50 bits."""
    return _letters(TABLE_LENGTH)


def is_table_id(text: str) -> bool:
    """Tell whether a text has the shape of an id of a table, or of a draft."""
    return len(text) == TABLE_LENGTH and all(letter in ALPHABET for letter in text)


def new_invite() -> str:
    """Make the code that lets others sit down: 80 bits."""
    return _letters(INVITE_LENGTH)


def new_guest_id() -> str:
    """Make the id of a guest: 130 bits, since it stands for a person."""
    return _letters(GUEST_LENGTH)


def new_secret() -> str:
    """Make a secret of 256 bits in hexadecimal digits."""
    return secrets.token_hex(32)


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))
