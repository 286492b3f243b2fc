"""From a form of a page to the JSON of a command, its blanks filled in by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints
from urllib.parse import parse_qs

from td_app.live.reading import Live
from td_app.web.devices import hashed
from td_app.wire import COMMANDS, Wrong

Form = Mapping[str, Sequence[str]]

#: Fields of one form: a table of ten, each with a stack and who knocked them out.
MOST_FIELDS: Final = 400
_SUM: Final = re.compile(r"(\d{1,9})(?:[.,](\d{1,2}))?")
YES: Final = frozenset({"on", "1", "true"})
_SPACES: Final = re.compile(r"[\s\u00a0\u202f.,’']")


def form_of(body: bytes) -> Form:
    """Return the fields of a form that was sent; raises :class:`Wrong` for a malformed one."""
    try:
        return parse_qs(
            body.decode("utf-8"),
            keep_blank_values=True,
            strict_parsing=bool(body),
            max_num_fields=MOST_FIELDS,
            errors="strict",
        )
    except ValueError as trouble:
        raise Wrong("NOT_A_FORM", str(trouble)[:200]) from None


def one(form: Form, name: str) -> str:
    """Return the text of a field, "" where it is missing."""
    return form.get(name, ("",))[0].strip()


def number(form: Form, name: str) -> int | None:
    """Return the number written in a field, ``10 000`` or a moment (ms); None when it is empty."""
    written = _SPACES.sub("", one(form, name))
    if not written:
        return None
    if not re.fullmatch(r"-?\d{1,15}", written):
        raise Wrong("NOT_A_NUMBER", f"a whole number: {written[:40]}", name)
    return int(written)


def cents(form: Form, name: str) -> int | None:
    """Return the euros written in a field in cents; None when it is empty.

    >>> cents({"kept": ["1 200,5"]}, "kept")
    120050
    """
    written = re.sub(r"[\s\u00a0\u202f€]", "", one(form, name))
    if not written:
        return None
    told = _SUM.fullmatch(written)
    if told is None:
        raise Wrong("NOT_A_SUM", f"a sum in euros: {written[:40]}", name)
    return int(told[1]) * 100 + int((told[2] or "0").ljust(2, "0"))


def asked_of(form: Form) -> dict[str, Any]:
    """Return the command that a form asks for, as ``td-app play`` takes it; raises ``Wrong``."""
    name = one(form, "command")
    kind = COMMANDS.get(name)
    if kind is None:
        raise Wrong("NO_SUCH_COMMAND", name[:40], "command")
    if name in BUILT:
        return {"command": name, **BUILT[name](form)}
    hints = get_type_hints(kind)
    asked: dict[str, Any] = {"command": name}
    for field in fields(kind):
        if field.name in form:
            asked[field.name] = _value(hints[field.name], form, field.name)
    return asked


def _value(hint: Any, form: Form, name: str) -> Any:
    origin = get_origin(hint)
    inside = get_args(hint)
    if origin in (Union, UnionType):
        inner = next(kind for kind in inside if kind is not type(None))
        return _value(inner, form, name) if one(form, name) else None
    if hint is bool:
        return one(form, name) in YES
    if hint is int:
        return number(form, name)
    if origin is tuple:
        values = [value for value in form[name] if value.strip()]
        return [_item(inside[0], value, name) for value in values]
    return one(form, name)


def _item(hint: Any, written: str, name: str) -> Any:
    return number({name: (written,)}, name) if hint is int else written.strip()


def _eliminate(form: Form) -> dict[str, Any]:
    """Return those ticked, with the stack before the hand and who knocked them out, where said."""
    players = []
    for who in form.get("out", ()):
        player: dict[str, Any] = {"entrant": _item(int, who, "out")}
        if (stack := number(form, f"stack.{who}")) is not None:
            player["stack"] = stack
        by = [_item(int, one_by, "by") for one_by in form.get("by", ()) if one_by != "nobody"]
        if by or "nobody" in form.get("by", ()):
            player["by"] = by
        players.append(player)
    if not players:
        raise Wrong("NOBODY_CHOSEN", "choose who is out", "out")
    return {"players": players, "bubble": one(form, "bubble") in YES, "note": one(form, "note")}


def _of_each(form: Form, kind: str) -> list[tuple[int, str]]:
    """Return the fields ``kind.NUMBER`` of a form: whose number it is, the name of the field."""
    told = [(name.removeprefix(f"{kind}."), name) for name in form]
    return [(int(who), name) for who, name in told if who.isdecimal() and len(who) < 9]


def _counted(form: Form) -> list[list[int]]:
    stacks = []
    for who, name in _of_each(form, "stack"):
        chips = number(form, name)
        if chips is None:
            raise Wrong("STACK_MISSING", "every stack is counted", name)
        stacks.append([who, chips])
    return stacks


def _stacks(form: Form) -> dict[str, Any]:
    return {
        "table": number(form, "table"),
        "stacks": _counted(form),
        "accepted": one(form, "accepted") in YES,
        "note": one(form, "note"),
    }


def _newcomer(form: Form) -> dict[str, Any]:
    person = {name: one(form, name) for name in ("last_name", "first_name", "club")}
    majority = "checked" if one(form, "of_age") in YES else "unchecked"
    return {"people": [person], "present": True, "majority": majority}


def _knockout_fields(form: Form) -> dict[str, Any]:
    by = [_item(int, who, "by") for who in form.get("by", ()) if who != "nobody"]
    return {"said": [{"out": number(form, "out"), "by": by}], "note": one(form, "note")}


def _race(form: Form) -> dict[str, Any]:
    """Return those who have chips of the value, by place; the cards are dealt here."""
    held = [(place, number(form, name)) for place, name in _of_each(form, "chips")]
    alone = [_item(int, place, "alone") for place in form.get("alone", ())]
    return {
        "table": number(form, "table"),
        "low": number(form, "low"),
        "high": number(form, "high"),
        "racers": [
            {"place": place, "chips": chips, "other": 0 if place in alone else None}
            for place, chips in held
            if chips
        ],
        "collector": number(form, "collector"),
        "nobody": one(form, "nobody") in YES,
        "draw": one(form, "nobody") not in YES,
    }


def _deal(form: Form) -> dict[str, Any]:
    """The stacks counted, the way chosen and, by hand, each share in euros."""
    by_hand = one(form, "kind") == "by_hand"
    shares = [[who, cents(form, name) or 0] for who, name in _of_each(form, "share")]
    return {
        "kind": one(form, "kind"),
        "stacks": _counted(form),
        "agreed": [_item(int, who, "agreed") for who in form.get("agreed", ())],
        "kept": cents(form, "kept") or 0,
        "shares": shares if by_hand else [],
        "plays_on": one(form, "plays_on") in YES,
        "note": one(form, "note"),
    }


#: Forms that are more than the fields of their command.
BUILT: Final[Mapping[str, Callable[[Form], dict[str, Any]]]] = {
    "eliminate": _eliminate,
    "count_stacks": _stacks,
    "register_entrants": _newcomer,
    "name_knockouts": _knockout_fields,
    "race_chips": _race,
    "agree_deal": _deal,
    # A form's own key is that of its act.
    "decline_proposal": lambda form: {"key": one(form, "proposal"), "note": one(form, "note")},
}


def mark_of(live: Live, about: str) -> str:
    """Return a short mark of what a page shows: another one once that has changed.

    ``about`` names it: ``table 4``, ``player 12``, ``clock``, ``hand``, ``moves``, ``todo``,
    ``chips``, ``deal``, ``penalties 12``, ``incident 31``, ``blinds 4``, ``time 4``.
    """
    return hashed(repr(_shown(live, about)))[:12]


def _shown(live: Live, about: str) -> object:
    kind, _, told = about.partition(" ")
    which = int(told) if told.isdecimal() and len(told) < 9 else 0
    match kind:
        case "table" | "blinds" | "time":
            return _at_table(live, kind, which)
        case "player":
            rows = live.players().rows
            row = next((row for row in rows if row.entrant == which), None)
            return row and (row.standing, row.seat, row.absence, row.present, row.place)
        case "clock":
            clock = live.clock()
            return clock.step, clock.running, clock.started, clock.look == "winner"
        case "hand":
            hand = live.hand_for_hand()
            return hand and (hand.hand, hand.tables, hand.noted)
        case "moves":
            return [move.number for move in live.announcements() if move.waits]
        case "incident":
            noted = next((one for one in live.incidents() if one.number == which), None)
            return noted and (noted.players, noted.dead_hands)
        case "penalties":
            held = [row for row in live.penalties() if row.entrant == which]
            return [(row.number, row.lifted) for row in held]
        case "chips":
            chips = live.chips()
            return chips.leaving and chips.leaving.value, chips.to_race, chips.in_play
        case "deal":
            deals = live.deals()
            return [p.entrant for p in deals.players], deals.prizes, deals.chips_in_play
        case "todo":
            return [proposal.key for proposal in live.proposals()]
        case _:
            return None


def _at_table(live: Live, kind: str, number: int) -> object:
    if kind == "blinds":
        latest = live.table_hands(number).latest
        return latest and (latest.number, latest.positions)
    if kind == "time":
        return [call.number for call in live.time_calls() if call.table == number]
    found = next((t for t in live.room().tables if t.number == number), None)
    seats = found and [(p.place, p.entrant, p.absence, p.noted_out) for p in found.players]
    return found and (found.status, found.stopped, seats)
