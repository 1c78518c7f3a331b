"""Scripts that let shells complete the command: bash, zsh and fish."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from oneiros.cli.shells.tree import Node, Option

_BASH: Final = """\
# Completion of oneiros in bash: put this line into ~/.bashrc:  source <(oneiros completion bash)
_oneiros() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD - 1]}}"
    local way="" words="" files="" number
    for ((number = 1; number < COMP_CWORD; number++)); do
        case "$way ${{COMP_WORDS[number]}}" in
            {ways}) way="${{way:+$way }}${{COMP_WORDS[number]}}" ;;
        esac
    done
    case "$way $previous" in
{values}
        *)
            if [[ $current == -* ]]; then
                case "$way" in
{options}
                esac
            else
                case "$way" in
{places}
                esac
            fi
            ;;
    esac
    [[ -n $files ]] && compopt -o filenames 2>/dev/null
    local IFS=$'\\n'
    COMPREPLY=($(
        IFS=' '
        compgen -W "$words" -- "$current"
        [[ -n $files ]] && compgen -f -- "$current"
    ))
}}
complete -F _oneiros oneiros
"""

_ZSH: Final = """\
#compdef oneiros
# Completion of oneiros in zsh: put this line into ~/.zshrc:  source <(oneiros completion zsh)
_oneiros() {{
    local way="" number
    local -a found
    for ((number = 2; number < CURRENT; number++)); do
        case "$way ${{words[number]}}" in
            {ways}) way="${{way:+$way }}${{words[number]}}" ;;
        esac
    done
    case "$way ${{words[CURRENT - 1]}}" in
{values}
    esac
    if [[ ${{words[CURRENT]}} == -* ]]; then
        case "$way" in
{options}
        esac
        _describe -o option found
    else
        case "$way" in
{places}
        esac
        if (( $#found )); then _describe value found; fi
    fi
}}
compdef _oneiros oneiros
"""


def bash(nodes: Sequence[Node]) -> str:
    """Write a script for bash."""
    values = [
        f"        {pattern}) {_bash_words(one.values, file=one.file)} ;;"
        for node in nodes
        for one, pattern in _with_values(node)
    ]
    options = [
        f"                    {_way(node)}) {_bash_words(_names(node), file=False)} ;;"
        for node in nodes
    ]
    places = [
        f"                    {_way(node)}) "
        f"{_bash_words((*node.commands, *node.values), file=node.file)} ;;"
        for node in nodes
    ]
    return _BASH.format(
        ways=_ways(nodes),
        values="\n".join(values),
        options="\n".join(options),
        places="\n".join(places),
    )


def zsh(nodes: Sequence[Node]) -> str:
    """Write a script for zsh, with what everything means."""
    values = [
        f"        {pattern}) {'_files' if one.file else _zsh_values(one.values)}; return ;;"
        for node in nodes
        for one, pattern in _with_values(node)
    ]
    options = [
        f"            {_way(node)}) found=({_described(_abouts(node))}) ;;" for node in nodes
    ]
    places = [
        f"            {_way(node)}) found=({_described(_places(node))})"
        f"{'; _files' if node.file else ''} ;;"
        for node in nodes
    ]
    return _ZSH.format(
        ways=_ways(nodes),
        values="\n".join(values),
        options="\n".join(options),
        places="\n".join(places),
    )


def fish(nodes: Sequence[Node]) -> str:
    """Write a script for fish, with what everything means."""
    lines = [
        "# Completion of oneiros in fish: put this line into ~/.config/fish/config.fish:",
        "#   oneiros completion fish | source",
        "complete -c oneiros -f",
    ]
    for node in nodes:
        lines += _fish_node(node)
    return "\n".join(lines) + "\n"


SHELLS: Final[Mapping[str, Callable[[Sequence[Node]], str]]] = {
    "bash": bash,
    "zsh": zsh,
    "fish": fish,
}
"""How each shell is written for."""


def _ways(nodes: Sequence[Node]) -> str:
    """Match every command behind those that lead to it; nothing leads to the first ones."""
    found = [f'"{" ".join(node.way)} {name}"' for node in nodes for name in node.commands]
    return "|".join(found)


def _way(node: Node) -> str:
    return f'"{" ".join(node.way)}"'


def _with_values(node: Node) -> Iterator[tuple[Option, str]]:
    """Give the options that something must follow, each as what has been typed then."""
    way = " ".join(node.way)
    for one in node.options:
        if one.takes:
            yield one, "|".join(f'"{way} {name}"' for name in one.names)


def _names(node: Node) -> tuple[str, ...]:
    return tuple(name for one in node.options for name in one.names)


def _abouts(node: Node) -> dict[str, str]:
    return {name: one.about for one in node.options for name in one.names}


def _places(node: Node) -> dict[str, str]:
    return {**node.commands, **dict.fromkeys(node.values, "")}


def _bash_words(words: Sequence[str], *, file: bool) -> str:
    told = [f"words='{' '.join(words)}'"] if words else []
    told += ["files=yes"] if file else []
    return "; ".join(told) or ":"


def _zsh_values(values: Sequence[str]) -> str:
    return f"compadd -- {' '.join(values)}" if values else ":"


def _described(words: Mapping[str, str]) -> str:
    """Write words with what they mean behind a colon, as zsh reads them."""
    return " ".join(_quoted(f"{word}:{about}" if about else word) for word, about in words.items())


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _fish_node(node: Node) -> Iterator[str]:
    seen = [f"__fish_seen_subcommand_from {name}" for name in node.way]
    here = "; and ".join(seen) or "__fish_use_subcommand"
    if seen and node.commands:
        others = " ".join(node.commands)
        here += f"; and not __fish_seen_subcommand_from {others}"
    for name, about in node.commands.items():
        yield f"complete -c oneiros -n '{here}' -a {name} -d {_fish_quoted(about)}"
    if node.values:
        yield f"complete -c oneiros -n '{here}' -a '{' '.join(node.values)}'"
    if node.file:
        yield f"complete -c oneiros -n '{here}' -F"
    for one in node.options:
        names = " ".join(
            f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in one.names
        )
        takes = ("-r -F" if one.file else "-x") if one.takes else ""
        values = f"-a '{' '.join(one.values)}'" if one.values else ""
        about = f"-d {_fish_quoted(one.about)}" if one.about else ""
        parts = ("complete -c oneiros", f"-n '{here}'", names, takes, values, about)
        yield " ".join(part for part in parts if part)


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
