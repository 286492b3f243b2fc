"""People by hand: away and back, a wrong seat, two seats exchanged (1.9, 2.1, 2.3, 4.1)."""

from __future__ import annotations

from rules_ropta.incidents.at_the_table import at_the_deal
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders, not_noted
from td_app.tournament.state.tournament import TournamentState


def mark_away(state: TournamentState, command: cmd.MarkAway, context: Context) -> ev.PlayersAway:
    """Note seated players away or back: their blinds are taken, they still count."""
    checks.playing(state)
    checks.the_entrants(state, command.entrants)
    never = command.never_came
    never_came = command.away and (not state.clock.started if never is None else never)
    for who in command.entrants:
        not_noted(state, who)
        checks.seat_of(state, who)
        known = state.absences.get(who)
        if not command.away and known is None:
            raise Refused("PLAYER_THERE", entrant=who)
        if command.away and known is not None and known.never_came == never_came:
            raise Refused("PLAYER_AWAY", cites=("1.9",), entrant=who)
    return ev.PlayersAway(
        command.entrants,
        command.away,
        never_came,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=(*at_the_deal(at_seat=False).cites, "2.3") if command.away else ("4.1",),
    )


def correct_seat(
    state: TournamentState, command: cmd.CorrectSeat, context: Context
) -> ev.SeatCorrected:
    """Send a player found elsewhere to their own seat, with the chips they have now (2.1)."""
    checks.playing(state)
    not_noted(state, command.entrant)
    own = checks.seat_of(state, command.entrant)
    found = checks.usable_seat(state, command.found_at)
    if found == own:
        raise Refused("SEAT_RIGHT", entrant=command.entrant, table=own.table, place=own.number)
    counts = state.counts()
    if command.stays:
        if not command.note.strip():
            raise Refused("REASON_NEEDED", cites=("1.1", "2.1"))
        checks.free_seat(state, found)
        counts[own.table] -= 1
        counts[found.table] += 1
    return ev.SeatCorrected(
        command.entrant,
        found_at=found,
        seat=own,
        stays=command.stays,
        exceptions=(command.entrant,)
        if command.stays and state.entrants[command.entrant].keeps_seat
        else (),
        resumed=checks.resumed_by(state, counts),
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=("1.1", "2.1") if command.stays else ("2.1",),
    )


def swap_seats(state: TournamentState, command: cmd.SwapSeats, context: Context) -> ev.SeatsSwapped:
    """Let two players exchange seats, for the director's reason (1.1)."""
    checks.playing(state)
    both = (command.first, command.second)
    checks.the_entrants(state, both)
    for who in both:
        not_noted(state, who)
    first_seat, second_seat = (checks.seat_of(state, who) for who in both)
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    return ev.SeatsSwapped(
        command.first,
        first_seat,
        command.second,
        second_seat,
        exceptions=tuple(who for who in both if state.entrants[who].keeps_seat),
        at_ms=context.now_ms,
        cites=("1.1",),
    )


def close_empty_table(
    state: TournamentState, command: cmd.CloseEmptyTable, context: Context
) -> ev.EmptyTableClosed:
    """Put an open table where nobody sits back in reserve: no turn, no move (2.4)."""
    checks.playing(state)
    table = checks.open_table(state, command.table)
    if table.places:
        raise Refused("TABLE_NOT_EMPTY", cites=("2.4",), table=table.number)
    counts = {n: c for n, c in state.counts().items() if n != table.number}
    return ev.EmptyTableClosed(table.number, resumed=checks.resumed_by(state, counts))


def change_breaking_order(
    state: TournamentState, command: cmd.ChangeBreakingOrder, context: Context
) -> ev.BreakingOrderChanged:
    """Change the order in which tables break; in play it has to be announced (2.4)."""
    if state.over:
        raise Refused("TOURNAMENT_OVER")
    for number in command.order:
        checks.the_table(state, number)
        if command.order.count(number) > 1:
            raise Refused("SETUP_TABLE_TWICE", table=number)
    before = state.setup.closing_order
    order = (*command.order, *(n for n in before if n not in command.order))
    if order == before:
        raise Refused("BREAKING_ORDER_SAME", cites=("2.4",))
    if state.clock.started and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("2.4",))
    return ev.BreakingOrderChanged(
        order, before, shown=state.drawn, at_ms=context.now_ms, cites=("2.4",)
    )


def announce_breaking_order(
    state: TournamentState, command: cmd.AnnounceBreakingOrder, context: Context
) -> ev.BreakingOrderAnnounced:
    """Record that the new order was announced to the players (2.4)."""
    if state.order_change is None or state.order_change.announced:
        raise Refused("NOTHING_TO_ANNOUNCE")
    return ev.BreakingOrderAnnounced(context.now_ms)


def decline_proposal(
    state: TournamentState, command: cmd.DeclineProposal, context: Context
) -> ev.ProposalDeclined:
    """Set a proposal aside; what was proposed stays in the journal (1.1)."""
    for proposal in context.asked():
        if proposal.key == command.key:
            if proposal.must and not command.note.strip():
                raise Refused("REASON_NEEDED", cites=("1.1",))
            return ev.ProposalDeclined(command.key, proposal.kind, ("1.1", *proposal.cites))
    raise Refused("NO_SUCH_PROPOSAL", key=command.key)


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.MarkAway: mark_away,
    cmd.CorrectSeat: correct_seat,
    cmd.SwapSeats: swap_seats,
    cmd.CloseEmptyTable: close_empty_table,
    cmd.ChangeBreakingOrder: change_breaking_order,
    cmd.AnnounceBreakingOrder: announce_breaking_order,
    cmd.DeclineProposal: decline_proposal,
}
