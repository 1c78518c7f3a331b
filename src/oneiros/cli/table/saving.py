"""Saving a match: its record in files, and in the vault what the record must not tell."""

from __future__ import annotations

from oneiros.cli.dice import TABLE, fairness_of
from oneiros.cli.files import path_of, read_bytes, write_bytes
from oneiros.cli.shell import Shell
from oneiros.cli.table import vault
from oneiros.cli.table.seating import Seating
from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import to_record
from oneiros.kernel.sowing import Fairness


class Saving:
    """Keeps the records of one match up to date."""

    def __init__(self, shell: Shell, match: Match, chance: FairChance, seating: Seating) -> None:
        """Begin with nothing saved."""
        self.files: list[str] = []
        self.sealed = True
        """Whether the seed of the dice is a secret until the end."""
        self.kept = False
        """Whether everything is kept that a saved game needs to go on."""
        self.abandoned = False
        """Whether nobody wants to go on."""
        self._shell = shell
        self._match = match
        self._chance = chance
        self._seating = seating

    @property
    def waits(self) -> bool:
        """Say whether the game is saved and can be continued."""
        over = self._match.ending() is not None
        return self.kept and bool(self.files) and not self.abandoned and not over

    def save_to(self, path: str, *, replacing: bool = False) -> None:
        """Write the record to a file, now and whenever there is more to write.

        What is not an earlier record of this match is replaced only if that is wished.
        """
        if path not in self.files and not replacing and not self._may_replace(path):
            raise BadData("cli-file-foreign", file=path)
        self._write(path, closed=False)
        self._keep()
        if path not in self.files:
            self.files.append(path)

    def resume(self, path: str) -> None:
        """Go on with the record of a file."""
        self.files.append(path)
        self.kept = True

    def save(self) -> None:
        """Bring every saved record up to date."""
        for path in self.files:
            self._write(path, closed=False)

    def close(self) -> None:
        """Write every saved record for the last time; it reveals the seed unless the game waits."""
        waits = self.waits
        for path in self.files:
            self._write(path, closed=not waits)
        if self.kept and not waits:
            vault.forget(self._secret())

    def _keep(self) -> None:
        """Keep what the record must not tell; where that is impossible, say so."""
        try:
            vault.keep(self._secret())
        except BadData as refusal:
            self.kept = False
            self._shell.refuse(refusal)
        else:
            self.kept = True

    def _secret(self) -> vault.Kept:
        server_seed = self._chance.server_seed.hex()
        return vault.Kept(server_seed, list(self._seating.names), self._seating.seed, self.sealed)

    def _write(self, path: str, *, closed: bool) -> None:
        write_bytes(path, self._written(closed=closed))

    def _written(self, *, closed: bool) -> bytes:
        match = self._match
        sown = fairness_of(self._chance, match.seats, self._seating.people)
        table = TABLE if isinstance(sown, Fairness) else None
        return write_record(to_record(match, sown, table=table, abandoned=closed))

    def _may_replace(self, path: str) -> bool:
        """A file may be replaced that is empty, or whose record this match goes on with."""
        if not path_of(path).is_file():
            return True
        data = read_bytes(path)
        try:
            old = read_record(data)
        except BadData:
            return not data
        new = read_record(self._written(closed=False))
        same = (old.game, old.setup, old.seats) == (new.game, new.setup, new.seats)
        dice = old.fairness.commitment == new.fairness.commitment
        return same and dice and old.answers == new.answers[: len(old.answers)]
