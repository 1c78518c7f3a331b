"""Every link between the pages of the documentation leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.pages import PAGES, name_of, prose
from tests.root import ROOT

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINKS = [(name_of(page), link) for page in PAGES for link in sorted(set(LINK.findall(prose(page))))]


def anchors(page: Path) -> set[str]:
    """Give what the headings of a page can be linked by."""
    plain = [re.sub(r"[^\w\- ]", "", one).strip() for one in HEADING.findall(prose(page))]
    return {one.lower().replace(" ", "-") for one in plain}


def test_there_are_links_between_pages_and_within_them() -> None:
    assert len(LINKS) > 50
    assert any(link.startswith("#") for _, link in LINKS)


def test_each_link_leads_somewhere() -> None:
    for name, link in LINKS:
        if "://" not in link:
            path, _, anchor = link.partition("#")
            page = (ROOT / name).parent / path if path else ROOT / name
            assert page.exists(), (name, link)
            assert not anchor or anchor in anchors(page), (name, link)
