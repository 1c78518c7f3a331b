"""The public surface: it is whole, quick to import, described, and its examples run."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import oneiros
from tests.root import ROOT

PAGE = (ROOT / "docs" / "engine.md").read_text("utf-8")


def test_every_public_name_is_there_and_no_other() -> None:
    assert sorted(oneiros._HOME_OF) == sorted(oneiros.__all__)
    assert sorted(oneiros.__all__) == sorted(set(oneiros.__all__))
    for name in oneiros.__all__:
        assert getattr(oneiros, name) is not None
    assert set(oneiros.__all__) <= set(dir(oneiros))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(oneiros, "nothing")  # noqa: B009 - a checker of types would refuse it


def test_every_public_name_is_described() -> None:
    described = set(re.findall(r"`(\w+)[`(]", PAGE)) | set(re.findall(r"oneiros\.(\w+)", PAGE))
    assert set(oneiros.__all__) <= described


def test_what_is_public_is_loaded_when_it_is_asked_for() -> None:
    command = (
        "import oneiros, sys; print([one for one in sys.modules if one.startswith('oneiros.')])"
    )
    loaded = subprocess.check_output([sys.executable, "-c", command], text=True)
    assert loaded.strip() in ("[]", "['oneiros._pure']")


def test_the_examples_run_one_after_the_other() -> None:
    program = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, check=False, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "outcomes are as they should be" in done.stdout


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", PAGE))))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / "docs" / link).resolve().exists()
