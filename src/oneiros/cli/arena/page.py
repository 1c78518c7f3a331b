"""A tournament as a page of its own: ratings drawn with their intervals, and the crosstable."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from oneiros.arena.standings import Standing, Standings
from oneiros.arena.tournament import Tournament
from oneiros.cli.arena.sheets import Sheet, sheets
from oneiros.words import Words

_WIDE: Final = 640
_ROW: Final = 28
_NAMES: Final = 150
_MARGIN: Final = 30
_STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.7rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child { text-align: left; }
.scroll { overflow-x: auto; }
svg { width: 100%; height: auto; }
svg text { fill: currentColor; font-size: 13px; }
svg line { stroke: currentColor; }
svg .grid { opacity: 0.2; }
svg circle { fill: #3d7a9e; }
"""


def drawn(words: Words, tournament: Tournament, found: Standings) -> str:
    """Write the page; it needs nothing but itself."""
    title = escape(words.say("arena-page-title", game=tournament.game))
    about = escape(
        words.say(
            "arena-page-about",
            kind=tournament.kind,
            games=sum(one.share.games for one in found.bots) // 2,
            seed=tournament.seed,
        )
    )
    ratings, against = sheets(words, found)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{title}</title>",
            f"<style>{_STYLE}</style>",
            f"<h1>{title}</h1>",
            f"<p>{about}</p>",
            f"<h2>{escape(ratings.title)}</h2>",
            _plot(ratings.title, found.bots),
            _table(ratings),
            f"<h2>{escape(against.title)}</h2>",
            _table(against),
            "</html>",
            "",
        ]
    )


def _plot(title: str, bots: Sequence[Standing]) -> str:
    low = min(one.rating.low for one in bots) // 100 * 100
    high = -(-max(one.rating.high for one in bots) // 100) * 100

    def across(rating: float) -> float:
        return _NAMES + (rating - low) / max(high - low, 1) * (_WIDE - _NAMES - _MARGIN)

    tall = _ROW * (len(bots) + 1)
    step = max((high - low) // 600 * 100, 100)
    parts = [f'<svg viewBox="0 0 {_WIDE} {tall}" role="img" aria-label="{escape(title)}">']
    mark = low
    while mark <= high:
        x = f"{across(mark):.1f}"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{tall - _ROW}"/>')
        parts.append(f'<text x="{x}" y="{tall - 8}" text-anchor="middle">{mark:.0f}</text>')
        mark += step
    for row, one in enumerate(bots):
        y, rating = row * _ROW + _ROW / 2, one.rating
        left, right = f"{across(rating.low):.1f}", f"{across(rating.high):.1f}"
        parts.append(f'<text x="0" y="{y + 4}">{escape(rating.bot)}</text>')
        parts.append(f'<line x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{across(rating.rating):.1f}" cy="{y}" r="5"/>')
    return "\n".join([*parts, "</svg>"])


def _table(sheet: Sheet) -> str:
    top = "".join(f'<th scope="col">{escape(one)}</th>' for one in sheet.head)
    body = "\n".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{escape(one)}</td>" for one in rest)
        + "</tr>"
        for name, *rest in sheet.rows
    )
    table = f"<table><thead><tr>{top}</tr></thead><tbody>\n{body}\n</tbody></table>"
    return f'<div class="scroll">{table}</div>'
