"""An sdist holds everything that is needed to build and to test, and nothing that make has made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.root import ROOT

_PAGES = "src/oneiros/server/static/"


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only git knows what the sources are")
def test_an_sdist_has_every_source_and_the_pages(tmp_path: Path) -> None:
    listing = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(tmp_path)]
    subprocess.run(listing, cwd=ROOT, check=True, capture_output=True)
    (listed,) = tmp_path.glob("*.egg-info/SOURCES.txt")
    packed = {one for one in listed.read_text("utf-8").splitlines() if ".egg-info/" not in one}
    of_git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(of_git, cwd=ROOT, check=True, capture_output=True, text=True)
    sources = {one for one in told.stdout.split("\0") if one and (ROOT / one).exists()}
    assert sources - packed == set()
    assert {one for one in packed - sources if not one.startswith(_PAGES)} == set()
