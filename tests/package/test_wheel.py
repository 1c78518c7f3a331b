"""What is given away is whole: compiled, with the pages, and it runs outside the tree."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.root import ROOT
from tests.server.served import wait_until

_INDEX = "src/oneiros/server/static/index.html"


def _run(*command: str | Path, cwd: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "ONEIROS_PURE"}
    return subprocess.run(
        command,
        cwd=cwd,
        env=environment | {"LANG": "C.UTF-8"} | changes,
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Give the programs of an environment where the wheel was installed.

    One test alone may ask for it: two that build at once remove each other's objects.
    """
    folder = tmp_path / "wheel"
    folder.mkdir()
    wheel = ("wheel", ".", "--no-deps", "--no-build-isolation", "--no-index", "--quiet")
    built = _run(sys.executable, "-m", "pip", *wheel, "--wheel-dir", folder, cwd=ROOT)
    assert built.returncode == 0, built.stderr
    (packed,) = folder.glob("*.whl")
    assert "none-any" not in packed.name
    venv.create(folder / "env", with_pip=True)
    programs = folder / "env/bin"
    alone = ("--no-deps", "--no-index", "--quiet")
    done = _run(programs / "python", "-m", "pip", "install", *alone, packed, cwd=folder)
    assert done.returncode == 0, done.stderr
    # What it depends on is taken from here; the tree itself is not on the path.
    (site,) = folder.glob("env/lib/*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return programs


def _is_compiled_and_plays(installed: Path, tmp_path: Path) -> None:
    where = _run(
        installed / "python", "-c", "import oneiros; print(oneiros.__file__)", cwd=tmp_path
    )
    assert where.stdout.startswith(str(installed.parent))
    version = _run(installed / "python", "-m", "oneiros", "--version", cwd=tmp_path)
    assert re.fullmatch(r"oneiros \S+ \(compiled\)\n", version.stdout)
    for game in ("dreamblade", "dreamscape"):
        played = _run(installed / "oneiros", "simulate", game, "--games", "2", cwd=tmp_path)
        assert played.returncode == 0, played.stderr
    law = _run(installed / "oneiros", "rules", "dreamblade", "7.8", cwd=tmp_path)
    assert law.stdout.startswith("7.8 ")


def _plays_a_bot_of_ones_own(installed: Path, tmp_path: Path) -> None:
    begun = _run(installed / "oneiros", "new-bot", "my-bot", cwd=tmp_path)
    assert begun.returncode == 0, begun.stderr
    alone = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")
    package = tmp_path / "my-bot"
    done = _run(installed / "python", "-m", "pip", "install", *alone, package, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "my-bot" in _run(installed / "oneiros", "bots", cwd=tmp_path).stdout
    seats = ("--seats", "my-bot,random", "--games", "8", "--seed", "1", "--json")
    played = _run(installed / "oneiros", "simulate", "dreamblade", *seats, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["seats"] == ["my-bot", "random"]


def _serves_the_pages(installed: Path, tmp_path: Path) -> None:
    said = tmp_path / "said"
    database = f"sqlite:///{tmp_path / 'oneiros.sqlite'}"
    with said.open("wb") as out:
        server = subprocess.Popen(
            [installed / "oneiros", "serve", "--port", "0", "--no-browser", "--database", database],
            cwd=tmp_path,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_until(lambda: "http://" in said.read_text())
        found = re.search(r"http://\S+:[0-9]+", said.read_text())
        assert found is not None
        with urlopen(found[0]) as answer:  # noqa: S310 - it is our own
            page = answer.read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        with urlopen(found[0] + script[1]) as answer:  # noqa: S310 - it is our own
            assert answer.status == 200
        with urlopen(found[0] + "/api/games") as answer:  # noqa: S310 - it is our own
            lobby = json.load(answer)
        assert {"my-bot"} <= {bot["name"] for game in lobby for bot in game.get("outside", [])}
    finally:
        server.terminate()
        server.wait(30)


@pytest.mark.slow
@pytest.mark.compiled
def test_a_wheel_is_compiled_plays_takes_bots_and_serves_the_pages(
    installed: Path, tmp_path: Path
) -> None:
    _is_compiled_and_plays(installed, tmp_path)
    _plays_a_bot_of_ones_own(installed, tmp_path)
    _serves_the_pages(installed, tmp_path)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Give what setup.py needs to begin, without a module to compile and without pages."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src/oneiros/__init__.py"):
        target = tmp_path / "sources" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    return tmp_path / "sources"


def _pack(sources: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    return _run(sys.executable, "setup.py", "--quiet", "bdist_wheel", cwd=sources, **changes)


def test_a_wheel_that_cannot_be_compiled_is_refused(sources: Path) -> None:
    refused = _pack(sources)
    assert refused.returncode == 1
    assert "this wheel would be interpreted and slow (no modules)" in refused.stderr
    assert "ONEIROS_PURE=1" in refused.stderr
    assert not list(sources.glob("dist/*"))


def test_a_wheel_without_pages_is_refused(sources: Path) -> None:
    refused = _pack(sources, ONEIROS_PURE="1", PATH="")
    assert refused.returncode == 1
    assert f"the pages are missing ({_INDEX})" in refused.stderr
    assert "Node 20.19 or newer" in refused.stderr
    assert not list(sources.glob("dist/*"))


def test_an_interpreted_wheel_is_built_for_those_who_ask(sources: Path) -> None:
    page = sources / _INDEX
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>")
    done = _pack(sources, ONEIROS_PURE="1", PATH="")
    assert done.returncode == 0, done.stderr
    assert [one.name.endswith("-py3-none-any.whl") for one in sources.glob("dist/*")] == [True]
