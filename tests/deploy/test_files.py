"""The examples of `deploy` are whole, and say nothing that the server does not understand."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import socket
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from oneiros.cli.commands import serve
from oneiros.cli.parser import Parser
from oneiros.cli.settings import variable
from oneiros.words import Words
from tests.cli.command import COMMAND
from tests.deploy.proxies import DEPLOY
from tests.root import ROOT
from tests.server.served import PATIENCE, Served

ANALYZE = shutil.which("systemd-analyze") or ""
SERVICES = {
    *("build", "cap_drop", "depends_on", "environment", "healthcheck", "image", "networks"),
    *("ports", "read_only", "restart", "security_opt", "stop_grace_period", "tmpfs", "ulimits"),
    "volumes",
}


def parsed(*given: str) -> argparse.Namespace:
    """Parse what stands behind `oneiros serve`."""
    parser = Parser(words=Words("en"))
    serve.equip(parser)
    found: argparse.Namespace = parser.parse_args(given)
    return found


def options() -> set[str]:
    """Give the variables that the server knows."""
    return {variable("serve", name.replace("_", "-")) for name in vars(parsed())} | {
        "ONEIROS_SERVE_SETTINGS"
    }


@pytest.fixture
def compose() -> Any:  # noqa: ANN401 - a file of YAML holds anything
    yaml = import_module("yaml")
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_the_settings_are_understood() -> None:
    found = parsed("--settings", str(DEPLOY / "oneiros.toml"))
    assert (found.https, found.no_browser, found.log_format) == (True, True, "json")
    assert found.metrics == ("127.0.0.1", 9464)


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "oneiros.service"])
def test_every_variable_is_one_that_the_server_knows(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    named = set(re.findall(r"ONEIROS_SERVE_\w+", text))
    assert named
    assert named <= options()


def test_the_image_is_built_from_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines()]
    copied = [one for line in lines if line[:1] == ["COPY"] for one in line[1:-1]]
    ours = [one for one in copied if not one.startswith(("--from", "/"))]
    assert ours
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    for one in ours:
        assert (ROOT / one).exists(), one
        assert f"!{one.partition('/')[0]}" in ignored
    assert [line[1] for line in lines if line[:1] == ["USER"]] == ["oneiros"]
    for line in re.findall(r"--requirement (\S+)", text):
        assert (ROOT / line).exists()


def test_services_refer_to_each_other_and_hold_no_secret(compose: Any) -> None:  # noqa: ANN401 - as above
    services = compose["services"]
    for name, service in services.items():
        assert set(service) <= SERVICES, name
        assert set(service.get("depends_on", {})) <= set(services)
        assert set(service["networks"]) <= set(compose["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
    ours = services["oneiros"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).exists()
    # Only the proxy is reached from outside, and the database by nobody but Oneiros.
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    assert services["database"]["networks"] == ["back"]
    subnets = [one["subnet"] for one in compose["networks"]["front"]["ipam"]["config"]]
    assert subnets == [ours["environment"]["ONEIROS_SERVE_TRUSTED_PROXY"]]
    for name, service in services.items():
        for key, value in service["environment"].items():
            if "PASSWORD" in key or "DATABASE" in key:
                assert "${POSTGRES_PASSWORD" in value, name
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    given = set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text("utf-8"), re.MULTILINE))
    assert wanted == given


@pytest.mark.skipif(not ANALYZE, reason="systemd is not here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "oneiros.service").read_text("utf-8")
    (started,) = re.findall(r"^ExecStart=(.+)$", text, re.MULTILINE)
    program, command, *given = shlex.split(started)
    assert (command, given[0]) == ("serve", "--settings")
    unit = tmp_path / "oneiros.service"
    unit.write_text(text.replace(program, COMMAND), "utf-8")
    ran = subprocess.run(
        [ANALYZE, "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_supervisor_is_told_when_the_server_is_ready_and_when_it_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "supervisor"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as supervisor:
        supervisor.bind(str(place))
        supervisor.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(place))
        with Served(tmp_path) as served:
            assert supervisor.recv(100) == b"READY=1"
            served.stop()
            assert supervisor.recv(100) == b"STOPPING=1"
