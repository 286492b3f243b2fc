"""Deals side by side, the one in force, and the payments of a cancelled tournament."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_ropta.formats.cancellation import CLAUSES
from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.tournament.planning.amounts_due import entry_stack
from td_app.tournament.planning.days_before import chips_with_bags, fees_before
from td_app.tournament.planning.deals import (
    FEWEST,
    MOST,
    begun,
    dealt,
    prizes_left,
    settlement,
    stage_of,
    still_in,
    with_bags,
)
from td_app.tournament.state.deals import DealKind, Stage
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.naming import Names

#: The ways that are worked out; the fourth is typed.
WORKED_OUT = (DealKind.ICM, DealKind.CHIP_CHOP, DealKind.EVEN)


@dataclass(frozen=True, slots=True)
class DealPlayer:
    """One of those left: the stack last counted in chips, None when unknown or since changed."""

    entrant: int
    name: str
    seat: Seat | None
    stack: int | None


@dataclass(frozen=True, slots=True)
class DealtRow:
    """One player's share in the deal in force, in cents; ``place`` once it is known."""

    entrant: int
    name: str
    stack: int
    cents: int
    place: int | None


@dataclass(frozen=True, slots=True)
class SettledRow:
    """The payment of one player in a cancelled tournament, in cents; ``ticket``: one is
    returned.
    """

    entrant: int
    name: str
    fee: int
    share: int
    bounty: int
    total: int
    ticket: bool


@dataclass(frozen=True, slots=True)
class DealsView:
    """The players left (two to twenty may make a deal) and the ``prizes`` left, in cents.

    ``dealt`` with ``kind`` and ``kept`` once a deal is in force, ``plays_on`` while play goes on
    for the places. ``stage``: what a cancellation now would be, of the stacks of ``owed_to`` which
    make ``chips_owed``; ``cancelled`` once it is, with ``settled`` and the clauses it follows.
    ``day_one_fees``: cents of fees paid on days 1, of which the director says whether they are
    given back; once cancelled, what was; None where there are none. ``house``: cents that the
    house added or guaranteed, apart from what a cancellation before the money shares unless the
    director says otherwise; once cancelled, ``house_shared`` says whether it was shared.
    """

    players: tuple[DealPlayer, ...]
    chips_in_play: int
    prizes: tuple[int, ...]
    possible: bool
    kind: DealKind | None
    kept: int
    plays_on: bool
    dealt: tuple[DealtRow, ...]
    stage: Stage
    cancelled: bool
    settled: tuple[SettledRow, ...]
    cites: tuple[str, ...]
    readings: tuple[str, ...]
    owed_to: tuple[DealPlayer, ...] = ()
    chips_owed: int = 0
    day_one_fees: int | None = None
    house: int = 0
    house_shared: bool = False


def deal_possible(state: TournamentState) -> bool:
    """Return whether those left may make a deal: few enough, with money to share."""
    few = FEWEST <= state.players_left <= MOST and state.drawn
    return few and state.deal is None and not state.over and any(prizes_left(state))


def deals_view(state: TournamentState, names: Names) -> DealsView:
    """Return the money to share, and the deal in force or the cancellation."""
    deal = state.deal
    cancelled = state.cancelled
    prizes = prizes_left(state) if state.drawn else ()
    # Whose stacks nobody asks for is not told: a large room costs nothing at each act.
    money = any(prizes) or state.setup.entry_terms.of_money
    left = still_in(state) if money or state.players_left <= MOST else ()
    owed_to = with_bags(state) if left or state.carried else ()
    stage = cancelled.stage if cancelled else stage_of(state)
    owed = settlement(state, {}) if money and not cancelled else None
    fees = cancelled.day_one_fees if cancelled else fees_before(state, owed_to) or None
    return DealsView(
        players=tuple(_player(state, who, names) for who in left),
        chips_in_play=state.chips_in_play,
        prizes=prizes,
        possible=deal_possible(state),
        kind=deal.kind if deal else None,
        kept=deal.kept if deal else 0,
        plays_on=deal is not None and not deal.ranking,
        dealt=_dealt(state, names),
        stage=stage,
        cancelled=cancelled is not None,
        settled=_settled(state, names),
        cites=(CLAUSES[stage.value],),
        readings=cancelled.readings if cancelled else owed.readings if owed else (),
        owed_to=tuple(_player(state, who, names) for who in owed_to),
        chips_owed=chips_with_bags(state),
        day_one_fees=fees,
        house=(cancelled.added + cancelled.apart) if cancelled else owed.apart if owed else 0,
        house_shared=cancelled is not None and bool(cancelled.added),
    )


def _player(state: TournamentState, who: int, names: Names) -> DealPlayer:
    record = state.stacks.get(who)
    known = record.chips if record is not None and record.sure else None
    if known is None and state.carried and not begun(state):
        # Nobody has played since the bags were opened, or they are closed still.
        known = state.stays.latest(who).chips_given or entry_stack(state, who)
    return DealPlayer(who, names.person(who).display_name, state.entrants[who].seat, known)


def _dealt(state: TournamentState, names: Names) -> tuple[DealtRow, ...]:
    if state.deal is None:
        return ()
    ranking = state.last_places
    places: dict[int, int] = {}
    for group in ranking:
        places |= dict.fromkeys(group, len(places) + 1)
    return tuple(
        DealtRow(
            share.entrant,
            names.person(share.entrant).display_name,
            share.stack,
            share.cents,
            places.get(share.entrant),
        )
        for share in state.deal.shares
    )


def _settled(state: TournamentState, names: Names) -> tuple[SettledRow, ...]:
    paid = state.cancelled.payments if state.cancelled else ()
    return tuple(
        SettledRow(
            one.entrant,
            names.person(one.entrant).display_name,
            one.fee,
            one.share,
            one.bounty,
            one.total,
            one.ticket,
        )
        for one in paid
    )


@dataclass(frozen=True, slots=True)
class Offer:
    """The shares by one method, in cents, in the order of the stacks; or why it is refused.

    ``readings`` relied on, with what the one set aside gives (``other_shares``).
    """

    kind: DealKind
    shares: tuple[int, ...]
    over_first: bool
    refused: Refused | None = None
    readings: tuple[str, ...] = ()
    other_shares: tuple[int, ...] = ()


def deal_offers(state: TournamentState, stacks: Sequence[int], kept: int = 0) -> tuple[Offer, ...]:
    """Return what each way would give these stacks, side by side."""
    return tuple(_offer(kind, stacks, prizes_left(state), kept) for kind in WORKED_OUT)


def _offer(kind: DealKind, stacks: Sequence[int], prizes: Sequence[int], kept: int) -> Offer:
    try:
        ruling = dealt(kind, stacks, prizes, kept)
    except Refused as refusal:
        return Offer(kind, (), over_first=False, refused=refusal)
    return Offer(
        kind,
        ruling.decision.shares,
        ruling.decision.over_first,
        readings=ruling.readings,
        other_shares=ruling.decision.other_shares or (),
    )


def settlement_foreseen(
    state: TournamentState,
    stacks: Sequence[tuple[int, int]],
    prizes: Sequence[int] = (),
    days_before: bool = False,
    share_added: bool = False,
) -> tuple[SettledRow, ...]:
    """Return what a cancellation now would pay each, without their names: before it is asked."""
    owed = settlement(state, dict(stacks), prizes, days_before=days_before, share_added=share_added)
    return tuple(
        SettledRow(p.entrant, "", p.fee, p.share, p.bounty, p.total, p.ticket)
        for p in owed.payments
    )
