"""Hooks of MkDocs: the site is `docs/`, the pages at the root, and a reference of what is public.

Pages are written for the tree, where a link leads to a file. Here it leads to the page of that
file, or to a copy of it.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import oneiros

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = "docs/"
_FENCED: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
# MkDocs takes a list for one only after an empty line, and four blanks for what is within.
_LIST: Final = re.compile(r"^(?!- |  )(.+\n)(?=- )", re.MULTILINE)
_WITHIN: Final = re.compile(r"^ {3}(?=\S)", re.MULTILINE)
_LOADED: Final = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\ssrc=["']?(?:https?:)?//[^>]*>"""
    r"""|<link[^>]*rel=["']?(?:stylesheet|preload|preconnect|icon)[^>]*href=["']?(?:https?:)?//[^>]*>"""
)
_LINK: Final = re.compile(r"\]\((?![a-z]+:|#)([^)\s#]+)")


class Reference(NamedTuple):
    """A page of the reference: its title, what it is about, and the names that it explains."""

    title: str
    about: str
    names: list[str]


REFERENCE: Final = {
    "reference/engine.md": Reference(
        "Reference: the engine",
        "What `import oneiros` offers; [the engine](../engine.md) shows how to use it.",
        [f"oneiros.{name}" for name in oneiros.__all__],
    ),
    "reference/environments.md": Reference(
        "Reference: environments",
        "What [environments](../environments.md) are made of.",
        [
            "oneiros.envs.register",
            "oneiros.envs.petting.Petting",
            "oneiros.envs.aec.TurnEnv",
            "oneiros.envs.single.SingleEnv",
            "oneiros.envs.vector.BatchEnv",
            "oneiros.envs.scene.laid",
            "oneiros.kernel.encoding.Encoding",
            "oneiros.kernel.encoding.Part",
            "oneiros.kernel.encoding.Actions",
        ],
    ),
    "reference/texts.md": Reference(
        "Reference: games in texts",
        "For [language models](../language-models.md).",
        ["oneiros.envs.text.TextEnv", "oneiros.envs.text.Heard"],
    ),
    "reference/searching.md": Reference(
        "Reference: a bot that searches",
        "A bot for any game, of which [the engine](../engine.md#bots) has an example.",
        ["oneiros.bots.search.SearchBot"],
    ),
}


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401 - MkDocs is not there when types are checked
    """Add the pages at the root, the reference, and copies of files that pages link to."""
    from mkdocs.structure.files import File, InclusionLevel  # noqa: PLC0415 - only where a site is built

    for page in sorted(ROOT.glob("*.md")):
        text = led(page.read_text("utf-8"), page.name)
        files.append(File.generated(config, placed(page.name), content=text))
    for path, reference in REFERENCE.items():
        files.append(File.generated(config, path, content=written(reference)))
    linked = {
        target
        for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
        for target in targets(page.read_text("utf-8"), page.relative_to(ROOT).as_posix())
    }
    folders = {target for target in linked if (ROOT / target).is_dir()}
    for folder in sorted(folders):
        page = File.generated(config, placed(folder), content=listed(folder))
        page.inclusion = InclusionLevel.NOT_IN_NAV
        files.append(page)
    copied = linked - folders | {one for folder in folders for one in contents(folder)}
    for target in sorted(copied):
        if not target.startswith(DOCS) and not target.endswith(".md"):
            files.append(File.generated(config, target, abs_src_path=str(ROOT / target)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:  # noqa: ANN401 - the same
    """Lead the links of a page of `docs/` to where things stand in the site."""
    if page.file.generated_by:
        return markdown
    return led(markdown, DOCS + page.file.src_uri)


def on_post_build(config: Any, **_: Any) -> None:  # noqa: ANN401 - the same
    """Refuse a site that loads anything from elsewhere."""
    from mkdocs.exceptions import PluginError  # noqa: PLC0415 - only where a site is built

    for page in Path(config.site_dir).rglob("*.html"):
        if found := _LOADED.search(page.read_text("utf-8")):
            message = f"{page} loads something from elsewhere: {found[0]}"
            raise PluginError(message)


def written(page: Reference) -> str:
    """Write a page of the reference."""
    return "\n\n".join([f"# {page.title}", page.about, *[f"::: {name}" for name in page.names]])


def placed(path: str) -> str:
    """Say where in the site a file of the tree stands, or the list of what a folder holds."""
    if path == "README.md":
        return "index.md"
    return (f"{path}/index.md" if (ROOT / path).is_dir() else path).removeprefix(DOCS)


def contents(folder: str) -> list[str]:
    """List the files of the tree in a folder and below it."""
    found = [one for one in (ROOT / folder).rglob("*") if one.is_file()]
    return sorted(
        one.relative_to(ROOT).as_posix() for one in found if "__pycache__" not in one.parts
    )


def listed(folder: str) -> str:
    """Write a page that leads to every file of a folder."""
    names = [path.removeprefix(f"{folder}/") for path in contents(folder)]
    return "\n".join([f"# {folder}", "", *[f"- [{name}]({name})" for name in names], ""])


def targets(text: str, path: str) -> set[str]:
    """List the files of the tree to which a page links."""
    links = [link for part in _FENCED.split(text)[::2] for link in _LINK.findall(part)]
    return {_meant(link, path) for link in links}


def led(text: str, path: str) -> str:
    """Write a page of the tree for the site: links lead to where things stand there."""
    home = posixpath.dirname(placed(path))

    def lead(found: re.Match[str]) -> str:
        return f"]({posixpath.relpath(placed(_meant(found[1], path)), home or '.')}"

    parts = _FENCED.split(text)
    for index in range(0, len(parts), 2):
        parted = _LIST.sub(r"\1\n", _LINK.sub(lead, parts[index]))
        parts[index] = _WITHIN.sub("    ", parted)
    return "".join(parts)


def _meant(link: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), link))
