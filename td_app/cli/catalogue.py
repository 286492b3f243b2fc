"""Every command and view by its wire name, with fields and types: one list, read from the code."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views import (
    announcements,
    clock,
    draw_list,
    incidents,
    minutes,
    penalties,
    players,
    public,
    room,
    standings,
    time_calls,
)

#: Wire name → command.
COMMANDS: Mapping[str, type] = {command.KIND: command for command in get_args(cmd.Command)}

#: Wire name → view of a session at this moment.
VIEWS: Mapping[str, Callable[[TournamentSession], Any]] = {
    "setup": lambda s: s.state.setup,
    "players": lambda s: players.players(s.state, s),
    "room": lambda s: room.room(s.state, s),
    "standings": lambda s: standings.standings(s.state, s),
    "clock": lambda s: clock.clock_view(s.state, s.now_ms()),
    "proposals": lambda s: s.proposals(),
    "announcements": lambda s: announcements.announcements(s.state, s),
    "draws": lambda s: draw_list.draws(s.state, s),
    "incidents": lambda s: incidents.incidents(s.state, s),
    "penalties": lambda s: penalties.penalties(s.state, s),
    "time_calls": lambda s: time_calls.time_calls(s.state, s),
    "minutes": lambda s: minutes.minutes(s.history, s.last_known, s.note),
    "public": lambda s: public.public_view(s.state, s, s.now_ms()),
}

_RETURNS: Mapping[str, Any] = {
    "setup": get_type_hints(cmd.ChangeSetup)["setup"],
    "players": players.Players,
    "room": room.Room,
    "standings": standings.Standings,
    "clock": clock.ClockView,
    "proposals": get_type_hints(TournamentSession.proposals)["return"],
    "announcements": get_type_hints(announcements.announcements)["return"],
    "draws": get_type_hints(draw_list.draws)["return"],
    "incidents": get_type_hints(incidents.incidents)["return"],
    "penalties": get_type_hints(penalties.penalties)["return"],
    "time_calls": get_type_hints(time_calls.time_calls)["return"],
    "minutes": get_type_hints(minutes.minutes)["return"],
    "public": public.PublicView,
}


def catalogue() -> dict[str, Any]:
    """Return what ``td-app play --list`` prints."""
    return {
        "how": {
            "command": '{"command": NAME, …fields}',
            "view": '{"view": NAME}',
            "time": '{"at": SECONDS}',
            "tournament": '{"open": NUMBER}',
        },
        "commands": {
            name: {"does": _first_line(command), "fields": _fields(command)}
            for name, command in COMMANDS.items()
        },
        "views": {name: {"fields": _shape(_RETURNS[name])} for name in VIEWS},
    }


def _first_line(documented: type) -> str:
    return (inspect.getdoc(documented) or "").split("\n", 1)[0]


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
    origin, inside = get_origin(hint), get_args(hint)
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
