"""Proxies in front of the server, set up as the examples in `deploy` say, on free ports."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import ssl
import subprocess
from pathlib import Path
from typing import Final, Self

from tests.ports import free_port
from tests.root import ROOT
from tests.server.served import Served, wait_until

NAME: Final = "games.example"
DEPLOY: Final = ROOT / "deploy"


class Proxy:
    """A proxy that encrypts, and whom its visitors trust."""

    def __init__(self, served: Served, folder: Path) -> None:
        """Start it, and wait until it lets somebody in."""
        self.port, self.plain = free_port(), free_port()
        self._folder = folder
        self._log = folder / "proxy.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command(served), stdout=log, stderr=log, env=self._environment(served)
            )
        wait_until(self._answers)

    @property
    def trust(self) -> ssl.SSLContext:
        """What a visitor needs to trust it."""
        return ssl.create_default_context(cafile=str(self._certificate))

    @property
    def _certificate(self) -> Path:
        raise NotImplementedError

    def _command(self, served: Served) -> list[str]:
        raise NotImplementedError

    def _environment(self, served: Served) -> dict[str, str]:  # noqa: ARG002 - some need it
        return dict(os.environ)

    def __enter__(self) -> Self:
        """Be there."""
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)

    def _answers(self) -> bool:
        assert self._process.poll() is None, self._log.read_text("utf-8")
        try:
            with (
                socket.create_connection(("127.0.0.1", self.port), 5) as line,
                self.trust.wrap_socket(line, server_hostname=NAME),
            ):
                return True
        except OSError:
            return False


class Nginx(Proxy):
    """Debian's nginx, with a certificate that nobody else has signed."""

    @staticmethod
    def program() -> str | None:
        """Find it; Debian has it where only root looks."""
        return shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")

    @property
    def _certificate(self) -> Path:
        return self._folder / "fullchain.pem"

    def _command(self, served: Served) -> list[str]:
        folder = self._folder
        _sign(folder)
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        for ours, theirs in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("127.0.0.1:8420", f"127.0.0.1:{served.port}"),
            (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ):
            assert ours in site
            site = site.replace(ours, theirs)
        (folder / "site.conf").write_text(site, "utf-8")
        temporary = "".join(
            f"{kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "nginx.conf").write_text(
            f"{user}\ndaemon off;\nmaster_process off;\npid {folder}/pid;\n"
            f"error_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n",
            "utf-8",
        )
        program = self.program()
        assert program, "nginx is missing; make test installs it on Debian"
        return [program, "-e", "stderr", "-c", str(folder / "nginx.conf")]


class Caddy(Proxy):
    """Debian's Caddy, which signs for itself here."""

    @staticmethod
    def program() -> str | None:
        """Find it."""
        return shutil.which("caddy")

    @property
    def _certificate(self) -> Path:
        return self._folder / "caddy/pki/authorities/local/root.crt"

    def _command(self, served: Served) -> list[str]:  # noqa: ARG002 - the environment says it
        file = self._folder / "Caddyfile"
        ports = f"http_port {self.plain}\nhttps_port {self.port}\ndefault_bind 127.0.0.1\n"
        own = f"{{\nadmin off\nlocal_certs\nskip_install_trust\n{ports}}}\n"
        file.write_text(f"{own}import {DEPLOY / 'Caddyfile'}\n", "utf-8")
        program = self.program()
        assert program
        return [program, "run", "--config", str(file), "--adapter", "caddyfile"]

    def _environment(self, served: Served) -> dict[str, str]:
        folder = str(self._folder)
        return {
            **os.environ,
            "XDG_DATA_HOME": folder,
            "XDG_CONFIG_HOME": folder,
            "ONEIROS_NAME": NAME,
            "ONEIROS_AT": f"127.0.0.1:{served.port}",
        }

    def _answers(self) -> bool:
        return self._certificate.exists() and super()._answers()


def _sign(folder: Path) -> None:
    """Make a certificate for the name, signed by itself."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")),
        ],
        check=True,
        capture_output=True,
    )
