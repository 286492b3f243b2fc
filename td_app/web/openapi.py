"""What machines may ask, as OpenAPI 3.1: made from the classes that answer, and from the roles.

A view or a command that is given a row in ``roles.py`` stands here by itself. ``X`` is a class as
it is answered, ``XAsked`` as it may be sent: what has a default may be left out there, and nothing
else may be added.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from rules_ropta.table_layout import Seat
from td_app import __version__
from td_app.live.reading import VIEWS
from td_app.persistence.event_codec import KINDS, LEFT_OUT
from td_app.printing.director_status import DirectorStatus
from td_app.tournament import commands as cmd
from td_app.web import answers
from td_app.web.roles import PASSES_A_REFUSAL, PRIVATE, Role, may_ask_kind, may_see
from td_app.wire import COMMANDS

Schema = dict[str, Any]

JSON: Final = "application/json"
PLAIN: Final[Mapping[Any, Schema]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    NoneType: {"type": "null"},
    Fraction: {"type": "string", "pattern": r"^-?\d+(/\d+)?$"},
    Any: {},
    object: {},
}
#: A seat may be sent as it is written on papers.
WRITTEN_SEAT: Final[Schema] = {"type": "string", "pattern": r"^\d+\.\d+$"}
#: What went wrong, by the status.
WRONG: Final[Mapping[int, type]] = {
    400: answers.Malformed,
    401: answers.Malformed,
    403: answers.Malformed,
    404: answers.Malformed,
    409: answers.NotDone,
    429: answers.Malformed,
    503: answers.Trouble,
}


@dataclass(slots=True)
class Schemas:
    """JSON Schemas of classes, each made once; what one holds is referred to by its name."""

    made: dict[str, Schema] = field(default_factory=dict)

    def of(self, hint: Any, *, asked: bool = False) -> Schema:
        """Return the schema of a type, as it is answered, or as it may be sent."""
        if hint in PLAIN:
            return dict(PLAIN[hint])
        origin = get_origin(hint)
        inside = get_args(hint)
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(kind, asked=asked) for kind in inside]}
        if origin is Literal:
            return {"enum": list(inside)}
        if origin is tuple and inside[-1] is not Ellipsis:
            parts = [self.of(kind, asked=asked) for kind in inside]
            return {"type": "array", "prefixItems": parts, "items": False, "minItems": len(parts)}
        if origin in (tuple, frozenset, set, list):
            return {"type": "array", "items": self.of(inside[0], asked=asked)}
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.of(inside[1], asked=asked)}
        return self._named(hint, asked=asked)

    def _named(self, kind: type, *, asked: bool) -> Schema:
        if issubclass(kind, Enum):
            name = kind.__name__
            values = [member.value for member in kind]
            self.made.setdefault(name, {"enum": values, **_described(kind)})
        elif asked:
            name = f"{kind.__name__}Asked"
            if name not in self.made:
                self.made[name] = {}
                self.made[name] = self._sent(kind)
        else:
            name = kind.__name__
            if name not in self.made:
                self.made[name] = {}
                self.made[name] = self._answered(kind)
        reference = {"$ref": f"#/components/schemas/{name}"}
        if asked and kind is Seat:
            return {"anyOf": [dict(WRITTEN_SEAT), reference]}
        return reference

    def _answered(self, kind: type) -> Schema:
        """Return the schema of an answer: what may be left out of it is not required."""
        hints = get_type_hints(kind)
        parts = {name: self.of(hint) for name, hint in hints.items() if name in _names(kind)}
        left_out = {*LEFT_OUT.get(kind, ()), *PRIVATE}
        for name in parts.keys() & PRIVATE:
            parts[name]["x-role"] = PRIVATE[name].value
        return _object(kind, parts, (name for name in parts if name not in left_out))

    def _sent(self, kind: type) -> Schema:
        """Return the schema of what may be sent, as strict as what reads it."""
        hints = get_type_hints(kind)
        parts = {one.name: self.of(hints[one.name], asked=True) for one in fields(kind)}
        needed = [
            one.name
            for one in fields(kind)
            if one.default is MISSING and one.default_factory is MISSING
        ]
        return {**_object(kind, parts, needed), "additionalProperties": False}

    def command(self, name: str, kind: type) -> Schema:
        """Return the reference of a command, and who may ask for it."""
        reference = self.of(kind, asked=True)
        schema = self.made[f"{kind.__name__}Asked"]
        schema["properties"] = {"command": {"const": name}, **schema["properties"]}
        schema["required"] = ["command", *schema.get("required", ())]
        schema["x-role"] = _least(may_ask_kind(role, kind) for role in Role)
        if kind is not cmd.RecordIncident:
            for passing in schema["properties"].keys() & PASSES_A_REFUSAL:
                schema["properties"][passing]["x-role"] = PASSES_A_REFUSAL[passing].value
        return reference

    def event(self, name: str, kind: type) -> Schema:
        """Return the reference of an event as it is told: with its kind."""
        self.of(kind)
        plain = self.made[kind.__name__]
        parts = {"kind": {"const": name}, **plain["properties"]}
        required = ["kind", *plain.get("required", ())]
        self.made[f"{kind.__name__}Told"] = {**plain, "properties": parts, "required": required}
        return {"$ref": f"#/components/schemas/{kind.__name__}Told"}


def _names(kind: type) -> frozenset[str]:
    """Return the names that an answer of this class has."""
    if is_dataclass(kind):
        return frozenset(one.name for one in fields(kind))
    return frozenset(get_type_hints(kind))


def _described(kind: type) -> Schema:
    """Return the first line of what a class says of itself; what Python made up says nothing."""
    said = (inspect.getdoc(kind) or "").split("\n", 1)[0]
    return {"description": said} if said and not said.startswith(f"{kind.__name__}(") else {}


def _object(kind: type, parts: Mapping[str, Schema], needed: Iterable[str]) -> Schema:
    required = list(needed)
    told = {"type": "object", **_described(kind), "properties": dict(parts)}
    if is_typeddict(kind):
        optional: frozenset[str] = vars(kind)["__optional_keys__"]
        required = [name for name in required if name not in optional]
    return {**told, "required": required} if required else told


def _least(allowed: Iterable[bool]) -> str:
    """Return the role with the fewest rights that may."""
    return next(role.value for role, may in zip(Role, allowed, strict=True) if may)


def description() -> Schema:
    """Return the description of every address for machines."""
    schemas = Schemas()
    offered = {n: kind for n, kind in COMMANDS.items() if may_ask_kind([*Role][-1], kind)}
    commands = [schemas.command(name, kind) for name, kind in offered.items()]
    events = [schemas.event(name, kind) for name, kind in KINDS.items()]
    schemas.made["Command"] = {"oneOf": commands}
    schemas.made["Event"] = {"oneOf": events}
    paths: dict[str, Schema] = {
        "/api/public": {"get": _reading(schemas, answers.PublicNow, "What anybody may read.")},
        "/api/status": {"get": _reading(schemas, DirectorStatus, "As The Tournament Director.")},
        "/api/nonce": {"get": _reading(schemas, answers.Nonce, "What a proof is made with.")},
        "/api/events": {"get": _stream(schemas)},
        "/api/openapi.json": {"get": _get(schemas, {"type": "object"}, "This description.")},
        "/api/pair": {"post": _pairing(schemas)},
        "/api/command": {"post": _acting(schemas)},
    }
    for name, view in VIEWS.items():
        if may_see([*Role][-1], name):
            told = (inspect.getdoc(view) or "").split("\n", 1)[0]
            schema = schemas.of(get_type_hints(view)["return"])
            least = _least(may_see(role, name) for role in Role)
            paths[f"/api/view/{name}"] = {"get": _get(schemas, schema, told, least)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "td-app", "version": __version__},
        "paths": paths,
        "components": {
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            "schemas": dict(sorted(schemas.made.items())),
        },
    }


@cache
def description_bytes() -> bytes:
    """Return the description as a file."""
    return json.dumps(description(), ensure_ascii=False, indent=1).encode()


def _answer(schema: Schema, told: str, form: str = JSON) -> Schema:
    return {"description": told, "content": {form: {"schema": schema}}}


def _faults(schemas: Schemas, *statuses: int) -> Schema:
    return {str(one): _answer(schemas.of(WRONG[one]), WRONG[one].__name__) for one in statuses}


def _reading(schemas: Schemas, kind: type, told: str) -> Schema:
    return _get(schemas, schemas.of(kind), told)


def _get(schemas: Schemas, schema: Schema, told: str, role: str = "") -> Schema:
    """Return what is read at an address; with a role, by a token."""
    answered = {"200": _answer(schema, told)}
    if not role:
        return {"summary": told, "responses": {**answered, **_faults(schemas, 429)}}
    faults = _faults(schemas, 401, 403, 429)
    by_token = {"security": [{"token": []}], "x-role": role}
    return {"summary": told, **by_token, "responses": {**answered, **faults}}


def _stream(schemas: Schemas) -> Schema:
    told = "Server-sent events: the sequence at once, then at each change."
    answered = _answer(schemas.of(answers.Sequence), told, "text/event-stream")
    return {"summary": told, "responses": {"200": answered, **_faults(schemas, 429)}}


def _pairing(schemas: Schemas) -> Schema:
    asked = {"anyOf": [schemas.of(answers.PinAsked), schemas.of(answers.ProofAsked)]}
    return {
        "summary": "A token, for a PIN or for the proof of a code’s secret.",
        "requestBody": {"required": True, "content": {JSON: {"schema": asked}}},
        "responses": {
            "200": _answer(schemas.of(answers.Paired), "Paired."),
            **_faults(schemas, 400, 401, 403, 429),
        },
    }


def _acting(schemas: Schemas) -> Schema:
    command = {"$ref": "#/components/schemas/Command"}
    key = {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "The act’s own id: sent again, it is done once.",
        "schema": {"type": "string", "maxLength": 64},
    }
    done = schemas.of(answers.Done)
    schemas.made["Done"]["properties"]["event"] = {"$ref": "#/components/schemas/Event"}
    return {
        "summary": "An act of the tournament, on disk once it is answered.",
        "security": [{"token": []}],
        "parameters": [key],
        "requestBody": {"required": True, "content": {JSON: {"schema": command}}},
        "responses": {
            "200": _answer(done, "Done."),
            "202": _answer(schemas.of(answers.Waits), "It waits until somebody confirms."),
            **_faults(schemas, 400, 401, 403, 409, 429, 503),
        },
    }
