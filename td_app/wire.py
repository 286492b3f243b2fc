"""Commands, events and views as JSON: one door for scripts, and for phones.

A command is ``{"command": NAME, …fields}`` or its fields under ``fields``; what one holds is read
from the code (:func:`catalogue`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from rules_ropta.ruling import Refused
from td_app.live.reading import VIEWS
from td_app.persistence.event_codec import CONVERTER, as_json, explained
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.events import Entry
from td_app.words import refusal_sentence, trouble_sentence


class Wrong(Exception):  # noqa: N818 - the line is wrong, not the program
    """A line that is not a command, a view or a moment; ``field`` is where."""

    def __init__(self, code: str, message: str, field: str = "") -> None:
        self.said = {"code": code, "message": message, "field": field}
        super().__init__(message)


def event_json(entry: Entry) -> dict[str, Any]:
    """Return what an entry says happened: its kind and its fields."""
    return {"kind": entry.event.KIND, **as_json(entry.event)}


def command_of(asked: Mapping[str, Any]) -> cmd.Command:
    """Return the command an object names; raises :class:`Wrong` where it names none."""
    name = asked["command"]
    kind = COMMANDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Wrong("NO_SUCH_COMMAND", f"commands: {', '.join(COMMANDS)}", "command")
    fields = {key: value for key, value in asked.items() if key not in ("command", "fields")}
    inner = asked.get("fields", {})
    if not isinstance(inner, dict):
        raise Wrong("WRONG_FIELD", "fields are an object", "fields")
    try:
        command: cmd.Command = CONVERTER.structure({**fields, **inner}, kind)
    except Exception as trouble:
        # Whatever the converter raises, the line is at fault: its message names the field.
        message = explained(trouble)
        first = message.split("; ", 1)[0]
        raise Wrong("WRONG_FIELD", message, first.rpartition("$.")[2]) from trouble
    return command


def refused_json(refusal: Refused, names: Callable[[int], str] | None = None) -> dict[str, Any]:
    """Return a refusal as scripts read it; ``names`` tells who an entrant is."""
    return {
        "ok": False,
        "refused": {
            "code": refusal.code,
            "articles": list(refusal.cites),
            "params": refusal.params,
            "sentence": refusal_sentence(refusal, names),
        },
    }


def trouble_json(trouble: StorageTrouble) -> dict[str, Any]:
    """Return a storage trouble as scripts read it."""
    return {
        "ok": False,
        "trouble": {"code": trouble.code, "sentence": trouble_sentence(trouble)},
    }


#: Wire name → command.
COMMANDS: Mapping[str, type] = {command.KIND: command for command in get_args(cmd.Command)}


def catalogue() -> dict[str, Any]:
    """Return what ``td-app play --list`` prints."""
    return {
        "how": {
            "command": '{"command": NAME, …fields}',
            "view": '{"view": NAME}',
            "time": '{"at": SECONDS}',
            "tournament": '{"open": NUMBER}',
            "clock in doubt": '"computer_hour": {"hour": "YYYY-MM-DD HH:MM", "reason": TEXT}',
        },
        "commands": {
            name: {
                "does": (inspect.getdoc(command) or "").split("\n", 1)[0],
                "fields": _fields(command),
            }
            for name, command in COMMANDS.items()
        },
        "views": {
            name: {"fields": _shape(get_type_hints(view)["return"])} for name, view in VIEWS.items()
        },
    }


def _fields(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {
        field.name: {
            "type": _shape(hints[field.name]),
            "required": field.default is MISSING and field.default_factory is MISSING,
        }
        for field in fields(kind)
    }


def _shape(hint: Any) -> Any:
    """The JSON shape of a type: names for plain values, objects spelt out."""
    origin = get_origin(hint)
    inside = get_args(hint)
    if origin in (Union, UnionType):
        return {"one_of": [_shape(kind) for kind in inside]}
    if origin is Literal:
        return {"one_of": list(inside)}
    if origin is tuple:
        if len(inside) == 2 and inside[1] is Ellipsis:
            return [_shape(inside[0])]
        return {"list_of": [_shape(kind) for kind in inside]}
    if origin in (frozenset, set, list):
        return [_shape(inside[0])]
    if hint is NoneType:
        return None
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"one_of": [member.value for member in hint]}
    if is_dataclass(hint) and isinstance(hint, type):
        return {name: field["type"] for name, field in _fields(hint).items()}
    return getattr(hint, "__name__", str(hint))
