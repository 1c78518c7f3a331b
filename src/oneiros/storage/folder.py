"""Where the user's data lies."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from oneiros.kernel.errors import BadData
from oneiros.storage import systems
from oneiros.storage.faults import told

FILE: Final = "oneiros.sqlite"


def data_folder() -> Path:
    """Give our folder, in the place that the user has for data of programs; it may not exist."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    try:
        home = Path(chosen) if Path(chosen).is_absolute() else Path("~/.local/share").expanduser()
    except RuntimeError as error:
        raise BadData("storage-unwritable", folder="~", why=told(error)) from None
    return home / "oneiros"


def new_file(path: Path, like: Path | None = None) -> int:
    """Make a file for the eyes of one user only, and open it; what is there already stays.

    What root makes like another file belongs to whoever has that one, or the folder it is in. No
    link is followed, so that nobody lets root write elsewhere or give other files away.
    """
    opened = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | systems.NO_LINKS, 0o600)
    if like is not None:
        systems.give_like(opened, like)
    return opened


def default_url() -> str:
    """Give the address of the database that is used when nobody names another."""
    url = URL.create("sqlite", database=str(data_folder() / FILE))
    return url.render_as_string(hide_password=False)
