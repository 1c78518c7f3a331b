"""A PostgreSQL of the tests' own: Debian's programs, a folder that goes, one port on loopback."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

import psycopg

from tests.ports import free_port

_USER: Final = "postgres"
_STARTING: Final = 60.0
# It is thrown away, so nothing has to reach a disk.
_MEMORY: Final = Path("/dev/shm")  # noqa: S108 - the cluster makes a folder of its own there
_ENOUGH: Final = 2 * 2**30
_SETTINGS: Final = ("fsync=off", "full_page_writes=off", "max_connections=60")


def programs() -> Path | None:
    """Find where the programs of PostgreSQL are, the newest ones; Debian has them on no path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def _version(program: Path) -> int:
    return int(program.parts[-3])


class Cluster:
    """Databases by name, each made when it is first asked for."""

    def __init__(self, programs: Path) -> None:
        """Make the files; PostgreSQL refuses to run as root, so another user may own them."""
        self._programs = programs
        self._user = _USER if os.getuid() == 0 else None
        # A hundred databases are thirty thousand files, which a disk takes a minute to remove.
        memory = _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > _ENOUGH
        folder = tempfile.mkdtemp(prefix="oneiros-postgres-", dir=_MEMORY if memory else None)
        self._folder = Path(folder)
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        self._call(
            "initdb", "-D", self._data, "-U", _USER, "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        self._port = free_port()
        self._made: set[str] = set()
        self.start()

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def url(self, name: str) -> str:
        """Give the address of a database of a name."""
        if name not in self._made:
            with psycopg.connect(self._address(_USER), autocommit=True) as connection:
                connection.execute(f'CREATE DATABASE "{name}"'.encode())
            self._made.add(name)
        return f"postgresql+psycopg://{_USER}@127.0.0.1:{self._port}/{name}"

    def restart(self) -> None:
        """End it at once, with everybody's connections, and start it again."""
        self.stop()
        self.start()

    def stop(self) -> None:
        """End it as a power cut of its clients would: nobody is waited for."""
        self._call("pg_ctl", "stop", "-D", self._data, "-m", "immediate", "--silent")
        self._process.wait(20)

    def remove(self) -> None:
        """End it and leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = [part for one in _SETTINGS for part in ("-c", one)]
        self._process = subprocess.Popen(
            [
                str(self._programs / "postgres"),
                *("-D", self._data, "-p", str(self._port), "-h", "127.0.0.1"),
                *("-k", str(self._folder), *settings),
            ],
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + _STARTING
        while True:
            try:
                psycopg.connect(self._address(_USER), connect_timeout=5).close()
            except psycopg.OperationalError:
                assert self._process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.05)
            else:
                return

    def _address(self, name: str) -> str:
        return f"host=127.0.0.1 port={self._port} user={_USER} dbname={name}"

    def _call(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / program), *arguments],
            user=self._user,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
        )
