"""What a saved game needs to go on and its record must not tell: the sealed seed, and who plays."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec

from oneiros.cli.files import read_bytes, why
from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import commitment
from oneiros.kernel.sowing import Digest, Name


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server seed, who sits where, the seed of the bots, and whether all that is a secret."""

    server_seed: Digest
    seats: list[Name]
    bots: str
    sealed: bool

    @property
    def commitment(self) -> str:
        """The fingerprint under which this is kept."""
        return commitment(bytes.fromhex(self.server_seed))


def folder() -> Path:
    """Give the folder for the seeds, in the place that the user has for data of programs."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    data = Path(chosen) if Path(chosen).is_absolute() else Path("~/.local/share").expanduser()
    return data / "oneiros" / "seeds"


def keep(kept: Kept) -> None:
    """Write to a file that only its owner can read, or say why that is not possible."""
    try:
        target = _file(kept.commitment)
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
                new.write(msgspec.json.encode(kept) + b"\n")
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, RuntimeError) as error:
        raise BadData("cli-vault-unwritable", why=why(error)) from None


def find(promised: str) -> Kept:
    """Give what is kept under a fingerprint, or refuse: without it no game goes on."""
    try:
        file = _file(promised)
    except RuntimeError:
        raise BadData("cli-vault-nothing", folder="~") from None
    if not file.is_file():
        raise BadData("cli-vault-nothing", folder=str(file.parent))
    try:
        kept = msgspec.json.decode(read_bytes(str(file)), type=Kept)
    except msgspec.MsgspecError:
        raise BadData("cli-vault-broken", file=str(file)) from None
    if kept.commitment != promised:
        raise BadData("cli-vault-broken", file=str(file))
    return kept


def forget(kept: Kept) -> None:
    """Remove a secret that the record has revealed; a seed that was never one may serve others."""
    if kept.sealed:
        try:
            _file(kept.commitment).unlink(missing_ok=True)
        except (OSError, RuntimeError):
            # It is no secret any more, so nothing is lost.
            return


def _file(promised: str) -> Path:
    return folder() / f"{promised}.json"
