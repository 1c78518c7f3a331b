"""The figures of miniatures, told apart by their outlines at the size of a stack."""

from __future__ import annotations

import subprocess
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from tests.root import ROOT

pytestmark = pytest.mark.slow

SIZE: Final = 40
"""Pixels of a miniature in a stack."""
APART: Final = 0.2
"""The share of two outlines' pixels in which they must differ.

Before people had stances the nearest pair differed by 0.11 and ten pairs by less than this. A
figure that is only moved aside by a pixel differs from itself by 0.16 in the median.
"""
_OUTLINES: Final = """async ([sculptures, size]) => {
  const drawn = async (one) => {
    const picture = new Image();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}"
      height="${size}">${figures.figure(one)}</svg>`;
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(size, size).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, size, size);
    const opaque = (_, at) => (data[4 * at + 3] > 160 ? "1" : "0");
    return Array.from({ length: size * size }, opaque).join("");
  };
  const found = [];
  for (const one of sculptures) found.push(await drawn(one));
  return found;
}"""
"""Which pixels of each figure are opaque: its light and its shadow are not."""

Outlines = dict[str, int]


@pytest.fixture(scope="module")
def outlines(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Outlines:
    """Draw all miniatures without their colours, each as one number with a bit for a pixel."""
    folder = tmp_path_factory.mktemp("figures")
    page = chromium.new_page()
    page.add_script_tag(path=_bundled(folder))
    drawn = page.evaluate(_OUTLINES, [[_sculpture(one) for one in _all()], SIZE])
    page.close()
    return {one.name: int(bits, 2) for one, bits in zip(_all(), drawn, strict=True)}


def _bundled(folder: Path) -> Path:
    source = ROOT / "web" / "src" / "games" / "dreamblade" / "figures" / "index.ts"
    rolldown = ROOT / "web" / "node_modules" / ".bin" / "rolldown"
    wishes = ("--format", "iife", "--name", "figures", "--dir", str(folder))
    subprocess.run([rolldown, source, *wishes], check=True, capture_output=True)
    return folder / "index.js"


def _all() -> list[Miniature]:
    return list(catalogue().values())


def _sculpture(one: Miniature) -> dict[str, object]:
    return {
        "name": one.name,
        "aspects": list(one.aspects),
        "lineage": one.lineage,
        "cost": one.cost,
        "location": one.location,
    }


def test_two_miniatures_of_one_aspect_never_have_one_outline(outlines: Outlines) -> None:
    assert len(outlines) == len(_all())
    pairs = [
        (one.name, other.name)
        for one, other in combinations(_all(), 2)
        if set(one.aspects) & set(other.aspects)
    ]
    near = [pair for pair in pairs if _apart(*(outlines[name] for name in pair)) < APART]
    assert near == []


def test_the_dear_are_larger_than_the_cheap(outlines: Outlines) -> None:
    people = [one for one in _all() if not one.location]
    cheap = [outlines[one.name].bit_count() for one in people if one.cost <= 3]
    dear = [outlines[one.name].bit_count() for one in people if one.cost >= 8]
    assert sum(dear) / len(dear) > 1.3 * sum(cheap) / len(cheap)


def _apart(one: int, other: int) -> float:
    return (one ^ other).bit_count() / (one | other).bit_count()
