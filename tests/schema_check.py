"""Whether a JSON value is what a schema says: the part of JSON Schema that ours are written in.

Stricter in one thing: a field that no schema names is a fault, also where it would be let pass.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]

TYPES = {
    "number": (int, float),
    "string": str,
    "integer": int,
    "boolean": bool,
    "object": dict,
    "array": list,
}
#: What says nothing of a value.
TOLD = {"description", "x-role", "properties", "required", "additionalProperties"}
KNOWN = TOLD | {"type", "enum", "const", "anyOf", "oneOf", "$ref", "items", "prefixItems"}
KNOWN |= {"minItems", "pattern", "maxLength"}


def faults(value: Any, schema: Schema, whole: Schema, at: str = "$") -> list[str]:
    """Return what of a value is not as its schema says; ``whole`` is the description."""
    assert schema.keys() <= KNOWN, schema.keys() - KNOWN
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/components/schemas/")
        return faults(value, whole["components"]["schemas"][name], whole, at)
    if "anyOf" in schema or "oneOf" in schema:
        tried = [faults(value, s, whole, at) for s in (schema.get("anyOf") or schema["oneOf"])]
        fitting = [one for one in tried if not one]
        if "oneOf" in schema and len(fitting) != 1:
            return [f"{at}: {len(fitting)} fit", *min(tried, key=len)]
        return [] if fitting else min(tried, key=len)
    return list(_plain(value, schema, whole, at))


def _plain(value: Any, schema: Schema, whole: Schema, at: str) -> Iterator[str]:
    if "const" in schema and value != schema["const"]:
        yield f"{at}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: {value!r} is none of {schema['enum']}"
    if "type" in schema and not _is(value, schema["type"]):
        yield f"{at}: {value!r} is no {schema['type']}"
    elif isinstance(value, dict) and schema:
        yield from _object(value, schema, whole, at)
    elif isinstance(value, list) and schema:
        first = schema.get("prefixItems", ())
        parts = [*first, *[schema["items"]] * (len(value) - len(first))]
        if len(value) < schema.get("minItems", 0) or False in parts:
            yield f"{at}: {len(value)} items"
        for number, (inside, part) in enumerate(zip(value, parts, strict=False)):
            if part is not False:
                yield from faults(inside, part, whole, f"{at}[{number}]")
    elif "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{at}: {value!r}"


def _is(value: Any, name: str) -> bool:
    if name == "null":
        return value is None
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))


def _object(value: Mapping[str, Any], schema: Schema, whole: Schema, at: str) -> Iterator[str]:
    parts = schema.get("properties", {})
    others = schema.get("additionalProperties", False)
    yield from (
        f"{at}.{name} is missing" for name in schema.get("required", ()) if name not in value
    )
    for name, inside in value.items():
        if name in parts:
            yield from faults(inside, parts[name], whole, f"{at}.{name}")
        elif others is False:
            yield f"{at}.{name} is not told"
        else:
            yield from faults(inside, others, whole, f"{at}.{name}")
