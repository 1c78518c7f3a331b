"""The documentation of the HTTP API, made from the list of its calls."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final

import msgspec

from oneiros import __version__
from oneiros.server.http.endpoint import Endpoint
from oneiros.server.protocol.api_types import Problem

_REFERENCE: Final = "#/components/schemas/{name}"
_PARAMETER: Final = re.compile(r"{(\w+)}")


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Write the API down as OpenAPI."""
    used = [one.gives for one in endpoints if one.gives is not None]
    used += [one.takes for one in endpoints if one.takes is not None]
    shapes, schemas = msgspec.json.schema_components(
        [*used, Problem], schema_hook=_anything, ref_template=_REFERENCE
    )
    found = {str(shape): schema for shape, schema in zip([*used, Problem], shapes, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _call(one, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Oneiros", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _anything(shape: type) -> dict[str, Any]:
    """Describe what may be anything."""
    if shape is object:
        return {"description": "Whatever the game puts there."}
    raise NotImplementedError(shape)


def _call(one: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    given = {"type": "object"} if one.gives is None else shapes[str(one.gives)]
    call: dict[str, Any] = {
        "summary": one.summary,
        "parameters": [
            *(_parameter(name, "path") for name in _PARAMETER.findall(one.path)),
            *(_parameter(name, "query") for name in one.query),
        ],
        "responses": {
            "200": {"description": "Done.", "content": _json(given)},
            "default": {"description": "Refused.", "content": _json(shapes[str(Problem)])},
        },
    }
    if one.takes is not None:
        call["requestBody"] = {"required": True, "content": _json(shapes[str(one.takes)])}
    return call


def _parameter(name: str, where: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": where,
        "required": where == "path",
        "schema": {"type": "string"},
    }


def _json(schema: Any) -> dict[str, Any]:  # noqa: ANN401 - a schema is any JSON
    return {"application/json": {"schema": schema}}


def page(endpoints: Sequence[Endpoint]) -> str:
    """Show the API to people, without a script and without anything from elsewhere."""
    rows = "".join(_row(one) for one in endpoints)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Oneiros: HTTP API</title>'
        "</head><body><main><h1>HTTP API of Oneiros</h1>"
        '<p>As <a href="/api/openapi.json">OpenAPI</a>. Games are played over a WebSocket, '
        "<code>/ws/{table}</code>, whose messages <code>docs/protocol.md</code> describes. "
        "A call that changes something needs the cookie that <code>GET /api/me</code> gives.</p>"
        "<table><thead><tr><th>Call</th><th>What it does</th><th>Takes</th><th>Gives</th></tr>"
        f"</thead><tbody>{rows}</tbody></table></main></body></html>"
    )


def _row(one: Endpoint) -> str:
    takes = "" if one.takes is None else one.takes.__name__
    gives = "a file" if one.gives is None else _named(one.gives)
    cells = (f"<code>{one.method} {escape(one.path)}</code>", escape(one.summary))
    shapes = (f"<code>{escape(takes)}</code>", f"<code>{escape(gives)}</code>")
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in (*cells, *shapes)) + "</tr>"


def _named(shape: Any) -> str:  # noqa: ANN401 - a type, or a list of one
    inner = getattr(shape, "__args__", None)
    return f"list of {inner[0].__name__}" if inner else str(shape.__name__)
