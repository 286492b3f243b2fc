"""An act compared with what was asked: by the same functions as real play, on the state of then.

What a happening asks for is worked out with :func:`director.as_asked`, what else is asked for with
the proposals; the articles and the reasons told are theirs. Nothing here knows a rule.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final

from rules_ropta.ruling import Reason, Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.tournament.decide import decide
from td_app.tournament.decide.checks import Context
from td_app.tournament.state.tournament import TournamentState
from td_app.training.director import as_asked
from td_app.training.happenings import SOMEBODY_OUT, Happening, Kind

#: The article by which a director decides otherwise than the text.
FAIRNESS: Final = "1.1"
#: Proposals that the event of an act accepts, by the kind of the event.
ACCEPTS: Final[Mapping[type, str]] = {
    ev.TableBroken: "break_table",
    ev.TableStopped: "stop_table",
    ev.FinalTableFormed: "final_table",
}
#: Happenings that are no fact but a proposal of the rules, and its kind.
ADVISED: Final[Mapping[Kind, str]] = {
    Kind.RACE: "race_chips",
    Kind.HAND_FOR_HAND: "hand_for_hand",
}


class Grade(Enum):
    """How an act stands to the text: as asked, otherwise, left undone, or left to the director."""

    RIGHT = "right"
    OTHERWISE = "otherwise"
    LEFT = "left"
    FREE = "free"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on an act, or on a happening once it was noted.

    ``code`` and ``params`` are put in words by ``words/training.py``; ``because`` is the rule's
    own reason. ``sequence`` is the entry judged, 0 where a whole happening is.
    """

    number: int
    grade: Grade
    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    cites: tuple[str, ...] = ()
    because: Reason | None = None
    sequence: int = 0
    proposal: Proposal | None = None

    @property
    def blames(self) -> bool:
        """Return whether the text asked for something else."""
        return self.grade in (Grade.OTHERWISE, Grade.LEFT)


def settled(happening: Happening, state: TournamentState) -> bool:
    """Return whether what happened is noted, rightly or not, or was set aside as one may."""
    going = state.hand_for_hand
    match happening.kind:
        case Kind.DRAW:
            return state.drawn
        case Kind.START | Kind.RESUME:
            again = happening.kind is Kind.RESUME
            return state.clock.running or (state.over if again else state.clock.started)
        case Kind.ABSENT | Kind.BACK:
            who = happening.entrant
            away = happening.kind is Kind.ABSENT
            seated = who is not None and state.entrants[who].seat is not None
            return not seated or (who in state.absences) is away
        case Kind.LATE:
            return state.took_part > happening.before
        case kind if kind in SOMEBODY_OUT:
            return all(loser.entrant in state.outs for loser in happening.losers)
        case Kind.FLOOR:
            return max(state.incidents, default=0) > happening.before
        case Kind.RACE:
            return happening.value in state.withdrawn_values or _set_aside(state, "race")
        case Kind.HAND_FOR_HAND:
            return going is not None or _set_aside(state, "hand_for_hand")
        case Kind.HANDS_ENDED:
            return going is None or not going.round.playing
        case Kind.SIGNAL:
            return going is None or going.round.hand > happening.before
        case Kind.PAPERS:
            return False
        case _:
            return True


def _set_aside(state: TournamentState, kind: str) -> bool:
    return any(key.startswith(f"{kind}:") for key in state.declined)


def judged(
    happening: Happening, told: TournamentState, now: TournamentState, context: Context
) -> Verdict:
    """Return the verdict on how a happening was noted; ``told``: the state at its announcement."""
    number = happening.number
    kind = happening.kind.value
    if happening.kind is Kind.PAPERS:
        # No article asks for them: papers given out are noted, missing ones are not an error.
        return Verdict(number, Grade.FREE, "left_papers")
    try:
        asked, events = as_asked(happening, told, context)
    except Refused as refused:
        # Not even the text's own way leads there any more: nobody is to blame.
        return Verdict(number, Grade.FREE, "out_of_course", cites=tuple(refused.cites))
    cites = tuple(dict.fromkeys(cite for event in events for cite in getattr(event, "cites", ())))
    if not settled(happening, now):
        free = happening.kind is Kind.RESUME or _advice(happening, context)
        grade = Grade.FREE if free else Grade.LEFT
        return Verdict(number, grade, f"left_{kind}", _params(happening), cites)
    if (stray := _stray(happening, told, now)) is not None:
        return stray
    if happening.kind is Kind.FLOOR:
        return _ruling(happening, now)
    if _noted(happening, told, now) == _noted(happening, told, asked):
        return Verdict(number, Grade.RIGHT, f"right_{kind}", _params(happening), cites)
    if happening.kind in (Kind.RACE, Kind.HAND_FOR_HAND) and _set_aside(now, happening.kind.value):
        return Verdict(number, Grade.FREE, "set_aside", cites=cites)
    groups = tuple(tuple(sorted(group)) for group in _order(happening, asked))
    params = {**_params(happening), "order": tuple(reversed(groups))}
    return Verdict(number, Grade.OTHERWISE, f"otherwise_{kind}", params, cites)


def _advice(happening: Happening, context: Context) -> bool:
    """Return whether the rules only advised it when the happening was announced."""
    about = ADVISED.get(happening.kind)
    asked = [one for one in context.asked() if one.kind == about]
    return bool(asked) and not any(one.must for one in asked)


def astray(happening: Happening, told: TournamentState, now: TournamentState) -> Verdict | None:
    """Return a verdict on a mistake made while a happening is being noted, None without one.

    It is told, and undone in time leaves no trace: :func:`judged` alone counts.
    """
    losers = {loser.entrant for loser in happening.losers}
    others = tuple(sorted(_gone(happening, told, now) - losers))
    if others:
        params = {**_params(happening), "entrant": others[0]}
        return Verdict(happening.number, Grade.OTHERWISE, "astray_out", params, ("1.9",))
    if happening.kind is not Kind.RACE:
        return None
    for table, held in _raced(happening, now):
        shown = tuple((place, chips) for place, chips in happening.odd.get(table, ()) if chips)
        if held != shown:
            params = {**_params(happening), "table": table}
            return Verdict(happening.number, Grade.OTHERWISE, "astray_race", params, ("3.2",))
    return None


def _stray(happening: Happening, told: TournamentState, now: TournamentState) -> Verdict | None:
    """Return a verdict on a player wrongly put out, or wrongly marked away or back."""
    if happening.kind is Kind.FLOOR:
        return put_out(happening, told, now)
    if happening.kind not in (Kind.ABSENT, Kind.BACK):
        return None
    changed = frozenset(told.absences) ^ frozenset(now.absences)
    others = [w for w in changed if w != happening.entrant and now.entrants[w].seat is not None]
    if not others:
        return None
    params = {**_params(happening), "other": min(others)}
    return Verdict(happening.number, Grade.OTHERWISE, "astray_away", params, ("1.9",))


def put_out(happening: Happening, told: TournamentState, now: TournamentState) -> Verdict | None:
    """Return a verdict when a player was put out without being announced, else None."""
    gone = _gone(happening, told, now)
    if not gone:
        return None
    params = {**_params(happening), "entrant": min(gone)}
    return Verdict(happening.number, Grade.OTHERWISE, "astray_out", params, ("1.9",))


def _gone(happening: Happening, told: TournamentState, now: TournamentState) -> frozenset[int]:
    """Return the players out since, without those owed; disqualifying is the director's right
    (11.1).
    """
    new = frozenset(now.outs) - frozenset(told.outs) - happening.owed
    return frozenset(who for who in new if not now.outs[who].disqualified)


def _params(happening: Happening) -> dict[str, Any]:
    return {
        "entrant": happening.entrant,
        "table": happening.table,
        "value": happening.value,
        "losers": tuple(loser.entrant for loser in happening.losers),
    }


def _noted(happening: Happening, told: TournamentState, now: TournamentState) -> object:
    """Return how the happening is noted in a state, with the other players out since."""
    gone = _gone(happening, told, now)
    match happening.kind:
        case Kind.RACE:
            return gone, _raced(happening, now)
        case kind if kind in SOMEBODY_OUT:
            return gone, _order(happening, now)
        case Kind.ABSENT | Kind.BACK:
            return gone, happening.entrant in now.absences
        case _:
            return gone


def _order(happening: Happening, state: TournamentState) -> tuple[frozenset[int], ...]:
    """The losers of a hand as they are ranked, first out first, ties together."""
    losers = frozenset(loser.entrant for loser in happening.losers)
    groups = (losers & frozenset(group) for group in state.finishing)
    return tuple(group for group in groups if group)


def _raced(
    happening: Happening, state: TournamentState
) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Return by table the chips of the value that each place held, zeros left out."""
    return tuple(
        (race.table, tuple(sorted((one.place, one.chips) for one in race.stacks if one.chips)))
        for race in sorted((held.event for held in state.races), key=lambda race: race.table)
        if race.low == happening.value
    )


def _ruling(happening: Happening, now: TournamentState) -> Verdict:
    """Return how a dispute was ruled: by its own question, as the text rules, or otherwise."""
    case = happening.case
    record = now.incidents[max(now.incidents)].event
    assert case is not None
    number = happening.number
    params = {"table": happening.table, "op": case.op}
    cites = tuple(case.outcome["cites"])
    if record.op != case.op:
        return Verdict(number, Grade.FREE, "free_floor", {**params, "ruled": record.op}, cites)
    if record.overruled:
        return Verdict(number, Grade.OTHERWISE, "overruled_floor", params, cites)
    right = json.loads(record.outcome).get("decision") == case.outcome["decision"]
    grade = Grade.RIGHT if right else Grade.OTHERWISE
    return Verdict(number, grade, f"{grade.value}_floor", params, cites)


def act_judged(
    happening: Happening, before: TournamentState, entry: ev.Entry, context: Context
) -> Verdict | None:
    """Return the verdict on an act that answers a proposal, None where there was none.

    ``context`` is that of the moment before: its proposals are those in force then.
    """
    event = entry.event
    asked = context.asked()
    match event:
        case ev.ProposalDeclined(key=key):
            return _declined(happening, entry, next((p for p in asked if p.key == key), None))
        case ev.PlayerMoved() if event.why == "balancing" or _for_balance(event, asked):
            return _balanced(happening, before, event, entry, context)
        case ev.LateEntrantSeated():
            return _seated(happening, before, event, entry, context)
        case ev.PrizesAwarded():
            # Said with a reason or shared: the text leaves it to the director.
            return _right(happening, "right_award", {"place": event.place}, entry)
        case ev.PlayersEliminated():
            late = tuple(out.entrant for out in event.outs if out.entrant in happening.owed)
            if not late:
                return None
            return _right(happening, "caught_up", {"losers": late}, entry)
        case ev.TableBroken() | ev.TableStopped() | ev.FinalTableFormed():
            return _accepted(happening, entry, asked)
    return None


def _accepted(happening: Happening, entry: ev.Entry, asked: tuple[Proposal, ...]) -> Verdict | None:
    event = entry.event
    kind = ACCEPTS[type(entry.event)]
    table = getattr(event, "table", None)
    found = next(
        (p for p in asked if p.kind == kind and p.table in (None, table)),
        None,
    )
    params = {"kind": kind, "table": table}
    cites = tuple(getattr(event, "cites", ()))
    if found is not None:
        return _of(
            found, Verdict(happening.number, Grade.RIGHT, f"right_{kind}", params, cites), entry
        )
    if FAIRNESS in cites:
        grade = Grade.OTHERWISE
        return Verdict(happening.number, grade, "overruled", params, cites, None, entry.sequence)
    return None


def _of(proposal: Proposal, verdict: Verdict, entry: ev.Entry) -> Verdict:
    return replace(
        verdict,
        cites=proposal.cites or verdict.cites,
        because=proposal.because,
        sequence=entry.sequence,
        proposal=proposal,
    )


def _declined(happening: Happening, entry: ev.Entry, found: Proposal | None) -> Verdict | None:
    if found is None:
        return None
    grade = Grade.OTHERWISE if found.must else Grade.FREE
    code = "declined_must" if found.must else "declined_advice"
    return _of(found, Verdict(happening.number, grade, code), entry)


def _for_balance(event: ev.PlayerMoved, asked: tuple[Proposal, ...]) -> bool:
    """Return whether a move by hand is the one that was proposed for these tables."""
    tables = event.move.from_seat.table, event.move.to_seat.table
    return any(p.kind == "balance_tables" and (p.table, p.to_table) == tables for p in asked)


def _balanced(
    happening: Happening,
    before: TournamentState,
    event: ev.PlayerMoved,
    entry: ev.Entry,
    context: Context,
) -> Verdict:
    """Return the verdict on a balancing move, given the big blinds announced by the tables."""
    here = event.move.from_seat.table
    there = event.move.to_seat.table
    told = happening.big_blinds.get(here)
    to_told = happening.big_blinds.get(there)
    params = {"table": here, "to_table": there, "place": told, "entrant": event.move.entrant}
    right = _right(happening, "right_balance", params, entry)
    if told is None:
        return right
    asked_to = None if event.seed else to_told
    wanted = _decided(before, cmd.BalanceTables(here, there, told, asked_to), context)
    if not isinstance(wanted, ev.PlayerMoved):
        return right
    mover = wanted.move.entrant
    if mover != event.move.entrant:
        code = "otherwise_mover" if event.why == "balancing" else "otherwise_by_hand"
        return _otherwise(right, code, other=mover, said=event.asked_big_blind)
    if not event.seed and wanted.move.to_seat != event.move.to_seat:
        place = wanted.move.to_seat.number
        return _otherwise(right, "otherwise_arrival", other=place, place=to_told)
    return right


def _seated(
    happening: Happening,
    before: TournamentState,
    event: ev.LateEntrantSeated,
    entry: ev.Entry,
    context: Context,
) -> Verdict:
    """Where a late entrant sat, against what the table had said of its big blind."""
    table = event.seat.table
    told = happening.big_blinds.get(table)
    params = {"table": table, "place": told, "entrant": event.entrant}
    right = _right(happening, "right_seat", params, entry)
    if event.overruled:
        return _otherwise(right, "overruled")
    if told is None or event.how != "big_blind_soonest":
        return right
    wanted = _decided(before, cmd.SeatLateEntrant(event.entrant, table, told), context)
    if isinstance(wanted, ev.LateEntrantSeated) and wanted.seat != event.seat:
        return _otherwise(right, "otherwise_arrival", other=wanted.seat.number)
    return right


def _right(happening: Happening, code: str, params: Mapping[str, Any], entry: ev.Entry) -> Verdict:
    cites = tuple(getattr(entry.event, "cites", ()))
    return Verdict(happening.number, Grade.RIGHT, code, params, cites, None, entry.sequence)


def _otherwise(right: Verdict, code: str, **params: object) -> Verdict:
    return replace(right, grade=Grade.OTHERWISE, code=code, params={**right.params, **params})


def _decided(state: TournamentState, command: cmd.Command, context: Context) -> ev.Event | None:
    try:
        return decide(state, command, context)
    except Refused:
        return None


def left_undone(number: int, proposal: Proposal) -> Verdict:
    """Return that the rules' demand was left aside while play went on."""
    return Verdict(
        number, Grade.LEFT, "left_proposal", {}, proposal.cites, proposal.because, 0, proposal
    )
