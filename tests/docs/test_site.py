"""The site of the documentation has every page, and leads to folders as well as to files."""

from __future__ import annotations

import importlib.util
from types import ModuleType

import pytest

from tests.docs.pages import PAGES, name_of
from tests.root import ROOT


@pytest.fixture(name="site")
def _site() -> ModuleType:
    """Give the hooks by which it is built; MkDocs itself is not needed for what is tested here."""
    found = importlib.util.spec_from_file_location("oneiros_site", ROOT / "tools/site.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_every_page_is_in_its_navigation(site: ModuleType) -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    lacking = [page for page in map(name_of, PAGES) if site.placed(page) not in navigation]
    assert lacking == []


def test_a_link_to_a_folder_leads_to_a_list_of_its_files(site: ModuleType) -> None:
    assert site.led("[see](examples)", "README.md") == "[see](examples/index.md)"
    assert site.led("[see](../examples/bots)", "docs/data.md") == "[see](examples/bots/index.md)"
    assert "- [chancy.c](chancy.c)" in site.listed("examples/bots").splitlines()
    assert "examples/bots/chancy.c" in site.contents("examples")
