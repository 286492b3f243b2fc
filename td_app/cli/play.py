"""``td-app play``: the session's door for scripts, JSON Lines in and out.

A command is answered by its event, or by the refusal with code, articles and sentence;
nothing a line holds ends the run. ``--list`` tells every command and view, read from the code.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
import traceback
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from rules_ropta.ruling import Refused
from td_app.bootstrap import SystemChance, SystemClock, link_of
from td_app.cli.answers import complaining, refused_json, say, trouble_json
from td_app.cli.opening import opened
from td_app.club import Club
from td_app.live import VIEWS, Live
from td_app.persistence.engine import ClubFile, memory_club
from td_app.persistence.event_codec import CONVERTER, as_json, explained
from td_app.ports import StorageTrouble, WallClock
from td_app.simulation import SimulatedClock
from td_app.tournament import commands as cmd
from td_app.tournament.events import Entry
from td_app.words.language import set_current_language


@complaining
def play(options: argparse.Namespace) -> int:
    """Answer every line of standard input; 0 at its end."""
    if options.lang:
        set_current_language(options.lang)
    if options.list:
        say(catalogue(), indented=True)
        return 0
    with _opened(options) as file:
        clock = SimulatedClock(0) if options.fake_clock else _time(file)
        club = Club(file.store, file.directory, clock, SystemChance(), post="play")
        for answer in Door(club, clock).answers(sys.stdin):
            say(answer)
    return 0


def _opened(options: argparse.Namespace) -> AbstractContextManager[ClubFile]:
    return opened(options) if options.file or options.database else memory_club()


def _time(file: ClubFile) -> WallClock:
    """The server's time where a club is on one, this computer's otherwise."""
    link = link_of(file)
    return link.clock if link is not None else SystemClock()


class Wrong(Exception):  # noqa: N818 - the line is wrong, not the program
    """A line that is not a command, a view or a moment; ``field`` is where."""

    def __init__(self, code: str, message: str, field: str = "") -> None:
        self.said = {"code": code, "message": message, "field": field}
        super().__init__(message)


class Door:
    """One club, one open tournament, a line at a time."""

    def __init__(self, club: Club, clock: WallClock) -> None:
        self._club = club
        self._clock = clock
        rows = club.tournaments()
        self._live: Live | None = Live(club.open(rows[0].id)) if rows else None

    def answers(self, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
        """Yield one answer a line; blank lines are passed over."""
        for line in lines:
            if line.strip():
                yield self.answer(line)

    def answer(self, line: str) -> dict[str, Any]:
        """Return the answer to one line."""
        try:
            asked = json.loads(line)
            json.dumps(asked, ensure_ascii=False).encode("utf-8")
            if not isinstance(asked, dict):
                raise Wrong("NOT_AN_OBJECT", "a line is one JSON object")
            return self._answered(asked)
        except Refused as refusal:
            return refused_json(refusal, self._name)
        except StorageTrouble as trouble:
            return trouble_json(trouble)
        except Wrong as wrong:
            return {"ok": False, "error": wrong.said}
        except (ValueError, RecursionError) as trouble:
            said = {"code": "NOT_JSON", "message": str(trouble)[:200], "field": ""}
            return {"ok": False, "error": said}
        except Exception as fault:
            # Our own fault: said in the answer, the journal as it was, the next line answered.
            traceback.print_exc()
            said = {"code": "OUR_FAULT", "message": repr(fault)[:200], "field": ""}
            return {"ok": False, "error": said}

    def _name(self, entrant: int) -> str:
        known = self._live.last_known(entrant) if self._live else None
        return known.display_name if known else f"n° {entrant}"

    def _answered(self, asked: dict[str, Any]) -> dict[str, Any]:
        if "command" in asked:
            return self._commanded(asked)
        if "view" in asked:
            return self._viewed(asked["view"])
        if "at" in asked:
            return self._moved(asked["at"])
        if "open" in asked:
            return self._opened(asked["open"])
        raise Wrong("NOTHING_ASKED", 'say "command", "view", "at" or "open"')

    def _commanded(self, asked: dict[str, Any]) -> dict[str, Any]:
        command = _command(asked)
        if isinstance(command, cmd.CreateTournament):
            live = self._live = Live(self._club.create(command.setup))
            return self._done(live, live.session.history.entry(1))
        live = self._open_tournament()
        return self._done(live, live.send(command))

    def _done(self, live: Live, entry: Entry) -> dict[str, Any]:
        return {
            "ok": True,
            "tournament": live.session.tournament,
            "sequence": entry.sequence,
            "event": {"kind": entry.event.KIND, **as_json(entry.event)},
        }

    def _viewed(self, name: Any) -> dict[str, Any]:
        if not isinstance(name, str) or name not in VIEWS:
            raise Wrong("NO_SUCH_VIEW", f"views: {', '.join(VIEWS)}", "view")
        return {"ok": True, "view": name, name: as_json(self._open_tournament().view(name))}

    def _moved(self, seconds: Any) -> dict[str, Any]:
        if not isinstance(self._clock, SimulatedClock):
            raise Wrong("REAL_CLOCK", "time moves by itself without --fake-clock", "at")
        if isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise Wrong("WRONG_FIELD", "seconds are a number", "at")
        if not -1e11 < seconds < 1e11:
            raise Wrong("WRONG_FIELD", "seconds are out of reach", "at")
        self._clock.at = round(seconds * 1000)
        return {"ok": True, "at": seconds}

    def _opened(self, number: Any) -> dict[str, Any]:
        if isinstance(number, bool) or not isinstance(number, int):
            raise Wrong("WRONG_FIELD", "a tournament is opened by its number", "open")
        self._live = Live(self._club.open(number))
        return {"ok": True, "tournament": number, "sequence": self._live.sequence}

    def _open_tournament(self) -> Live:
        if self._live is None:
            raise Refused("NO_TOURNAMENT")
        return self._live


def _command(asked: dict[str, Any]) -> cmd.Command:
    """The command a line names; fields beside it or under ``fields``."""
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
        },
        "commands": {
            name: {"does": _first_line(command), "fields": _fields(command)}
            for name, command in COMMANDS.items()
        },
        "views": {
            name: {"fields": _shape(get_type_hints(view)["return"])} for name, view in VIEWS.items()
        },
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
