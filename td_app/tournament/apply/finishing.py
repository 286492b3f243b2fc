"""Players who leave or come back, from event to next state."""

from __future__ import annotations

from typing import Any, assert_never

from rules_ropta.table_layout import Seat
from td_app.tournament import events as ev
from td_app.tournament.apply.chips import without_stacks
from td_app.tournament.apply.conduct import (
    disqualification,
    reinstated_after_disqualification,
    with_penalties,
)
from td_app.tournament.apply.hands import (
    back_in_hand,
    gone_in_hand,
    hand_ranked,
    with_round_over,
)
from td_app.tournament.apply.moves import resumed, sit, without_absences
from td_app.tournament.state.copying import replace
from td_app.tournament.state.hands import NotedOut
from td_app.tournament.state.knockouts import Knockout, with_said, without
from td_app.tournament.state.stays import OutRecord
from td_app.tournament.state.tournament import Standing, TournamentState


def apply_finishing(
    state: TournamentState, event: ev.FinishingEvent, entry: ev.Entry
) -> TournamentState:
    """Return the state after players left or came back, or places were settled."""
    match event:
        case ev.PlayersEliminated():
            return _eliminated(state, event)
        case ev.PlayerWithdrew():
            return _left_for_good(state, event, Standing.WITHDRAWN)
        case ev.PlayerDisqualified():
            gone = _left_for_good(state, event, Standing.DISQUALIFIED)
            return with_penalties(gone, disqualification(event))
        case ev.PlayerReinstated():
            back = back_in_play(state, event.entrant, event.seat, event.knockouts)
            return resumed(reinstated_after_disqualification(back, event.entrant), event.resumed)
        case ev.FinishingOrderCorrected(finishing=finishing):
            return replace(state, finishing=finishing)
        case _:
            assert_never(event)


def _eliminated(state: TournamentState, event: ev.PlayersEliminated) -> TournamentState:
    before = without_ranked(state.finishing, {out.entrant for out in event.gone})
    ranked = (*before, *reversed(event.ranking))
    said = with_said(state.knockouts, event.knockouts)
    state = _leave(state, event.outs, event, Standing.OUT, finishing=ranked, knockouts=said)
    tables = {out.seat.table for out in event.outs}
    state = without_stacks(state, {out.entrant for out in event.outs}, won_at=tables)
    state = hand_ranked(state, event.hand)
    return with_round_over(resumed(state, event.resumed), event.round_over)


def without_ranked(
    finishing: tuple[tuple[int, ...], ...], who: set[int]
) -> tuple[tuple[int, ...], ...]:
    """Return the order of those out, less these; a group that is left empty goes."""
    if not who:
        return finishing
    groups = (tuple(one for one in group if one not in who) for group in finishing)
    return tuple(group for group in groups if group)


def _left_for_good(
    state: TournamentState, event: ev.PlayerWithdrew | ev.PlayerDisqualified, standing: Standing
) -> TournamentState:
    """The chips leave play with the player, ranked at that moment."""
    ranked = (*state.finishing, (event.out.entrant,))
    state = _leave(state, (event.out,), event, standing, finishing=ranked)
    state = without_stacks(state, (event.out.entrant,))
    out = NotedOut(event.out.entrant, event.out.seat, event.out.stack or None)
    state = gone_in_hand(state, event.hand, out)
    return with_round_over(resumed(state, event.resumed), event.round_over)


def back_in_play(
    state: TournamentState, who: int, seat: Seat, knockouts: tuple[Knockout, ...]
) -> TournamentState:
    """Return the state where a stay goes on: its chips are the player's again.

    How it had ended stays written; who knocked the player out did not, and ``knockouts`` are
    others whose bounties follow from that.
    """
    back = replace(
        back_in_hand(state, who),
        finishing=without_ranked(state.finishing, {who}),
        stays=state.stays.changed(state.stays.latest(who).resumed()),
        players_left=state.players_left + 1,
        knockouts=with_said(
            without(state.knockouts, (who, state.stays.latest(who).number)), knockouts
        ),
    )
    return sit(back, who, seat)


def _leave(
    state: TournamentState,
    outs: tuple[ev.Out, ...],
    event: ev.PlayersEliminated | ev.PlayerWithdrew | ev.PlayerDisqualified,
    standing: Standing,
    **more: Any,
) -> TournamentState:
    """Return the state where these have left, with ``more`` of it changed."""
    who = {out.entrant for out in outs}
    gone = {one: replace(state.entrants[one], seat=None, standing=standing) for one in who}
    tables = (state.tables[number] for number in {out.seat.table for out in outs})
    left = {
        table.number: replace(
            table, places={p: one for p, one in table.places.items() if one not in who}
        )
        for table in tables
    }
    ended = (
        state.stays.latest(out.entrant).ended(
            OutRecord(
                out.entrant,
                out.seat,
                out.stack,
                event.at_ms,
                event.level,
                withdrew=standing is Standing.WITHDRAWN,
                disqualified=standing is Standing.DISQUALIFIED,
            )
        )
        for out in outs
    )
    return replace(
        without_absences(state, who),
        entrants={**state.entrants, **gone},
        tables={**state.tables, **left},
        stays=state.stays.changed(*ended),
        players_left=state.players_left - len(outs),
        **more,
    )
