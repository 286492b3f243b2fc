"""Whether an abandon may be recorded: announced, found on signs, or a no-show (1.8, 1.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_ropta.finishing_order import declared_abandon
from rules_ropta.late_arrivals import no_show_leaves
from rules_ropta.ruling import DirectorDecides, Refused
from td_app.tournament import commands as cmd
from td_app.tournament.decide.context import Context
from td_app.tournament.late_entry import entry_level
from td_app.tournament.setup import declared_house_rules
from td_app.tournament.state import TournamentState

LAST_DAY: Final = "last_day"
LEFT_SAYING_FLIGHT: Final = "left_saying_flight"
OTHER_SIGNS: Final = "other_signs"
#: What lets a director find an abandon that nobody announced. Other signs are told in the note;
#: he weighs them as he does the one the text names.
SIGNS: Final = (LAST_DAY, LEFT_SAYING_FLIGHT, OTHER_SIGNS)


@dataclass(frozen=True, slots=True)
class AbandonFound:
    """How an abandon came to be recorded: announced, found on ``signs``, or no_show."""

    how: str
    cites: tuple[str, ...]
    signs: tuple[str, ...] = ()


def abandon_found(state: TournamentState, command: cmd.Withdraw, context: Context) -> AbandonFound:
    """Return how this abandon may be recorded; refused where the chips stay in play (1.9)."""
    if command.no_show:
        return _no_show(state, command.entrant, context)
    if set(command.signs) - set(SIGNS):
        raise Refused("NO_SUCH_SIGN", cites=("1.9",))
    ruling = declared_abandon(
        command.announced,
        last_day=LAST_DAY in command.signs,
        left_room_saying_flight=bool({LEFT_SAYING_FLIGHT, OTHER_SIGNS} & set(command.signs)),
    )
    if command.announced:
        return AbandonFound("announced", ruling.cites)
    if not isinstance(ruling, DirectorDecides) and not ruling.decision.td_may_declare:
        raise Refused("ABANDON_NOT_FOUND", cites=ruling.cites)
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=ruling.cites)
    signs = tuple(sign for sign in SIGNS if sign in command.signs)
    return AbandonFound("found", ruling.cites, signs)


def no_shows_due(state: TournamentState, context: Context) -> tuple[int, ...]:
    """Return the seated players who never came, once the tournament's rule withdraws them."""
    never_came = tuple(who for who, away in state.absences.items() if away.never_came)
    if not never_came or state.players_left == 1:
        return ()
    level = entry_level(state, context.now_ms)
    house = declared_house_rules(state.setup)
    return never_came if no_show_leaves(level, house).decision else ()


def _no_show(state: TournamentState, who: int, context: Context) -> AbandonFound:
    if who not in no_shows_due(state, context):
        raise Refused("NO_SHOW_KEPT", cites=("1.8", "1.9"), entrant=who)
    return AbandonFound("no_show", ("1.8", "1.9"))
