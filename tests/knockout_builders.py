"""Builders of knock-outs and bounties: evenings where it is asked, what is said of each."""

from __future__ import annotations

from typing import Any

from builders import a_tournament

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.planning.bounties import on_head
from td_app.tournament.state.buy_ins import Cost, EntryTerms, ReEntry
from td_app.tournament.state.knockouts import LEFT_BEHIND, BountyKind, BountyTerms, Knockout, Reward

#: Ten euros for the pool, five on the head.
FIVE = Cost(1_000, 0, 500)
PROGRESSIVE = BountyTerms(BountyKind.PROGRESSIVE)
VIP = BountyTerms(BountyKind.VIP)
AT = 1_790_000_000_000

#: As the minutes and undo are tried: said in every way, paid in every way.
SHARED = Knockout(1, 1, (2, 3))
PAID = Knockout(1, 1, (2,), (), (Reward(2, 250, 250),))
IN_CASH = Knockout(1, 1, (2, 3), (), (Reward(2, 250), Reward(3, 250)))
TO_THE_POOL = Knockout(1, 1, (), (), (), 500)
GIVEN_BACK = Knockout(1, 1, (), (1,), (Reward(1, 500),))
BAG_GIVEN = Knockout(1, LEFT_BEHIND, (), (2,), (Reward(2, 500),))
BAG_TO_THE_POOL = Knockout(1, LEFT_BEHIND, (), (), (), 500)


def _out(*knockouts: Knockout) -> ev.PlayersEliminated:
    out = ev.Out(1, Seat(4, 7))
    return ev.PlayersEliminated(
        (out,), ((1,),), (12,), 4, AT, (), False, ("1.9",), knockouts=knockouts
    )


KNOCKED_OUT: tuple[ev.Event, ...] = (
    *(_out(one) for one in (SHARED, PAID, IN_CASH, Knockout(1))),
    ev.KnockoutsNamed((SHARED,)),
    ev.KnockoutsNamed((PAID, Knockout(2, 1, (3,)))),
    *(ev.KnockoutsNamed((one,)) for one in (TO_THE_POOL, GIVEN_BACK, Knockout(1))),
    *(ev.KnockoutsNamed((one,)) for one in (BAG_GIVEN, BAG_TO_THE_POOL)),
    ev.KnockoutsNamed((IN_CASH,), (Knockout(2, 1, (3,), (), (Reward(3, 375, 375),)),), True),
    ev.KnockoutsNamed(tuple(Knockout(who, 1, (2,)) for who in range(1, 10) if who != 2)),
    ev.PlayerReinstated(1, Seat(4, 7), 0, (), (PAID,), (Knockout(2, 1, (3,)),)),
    ev.BountySet(1, 5_000),
    ev.BountySet(1, 0),
)


def a_noted_evening(entrants: int = 16, tables: int = 2, **changes: Any) -> TournamentSession:
    """Return a free tournament where it is asked who knocked out whom."""
    changes = {"knockouts_noted": True, "late_entry_until": 0, **changes}
    return a_tournament(entrants, tables, **changes)


def a_bounty_evening(
    entrants: int = 16, tables: int = 2, *, by: BountyTerms | None = None, **changes: Any
) -> TournamentSession:
    """Return a tournament with five euros on each head: regular bounties unless said."""
    by = by or BountyTerms()
    cost = Cost(1_000) if by.kind is BountyKind.VIP else FIVE
    terms = EntryTerms(cost=cost, reentry=ReEntry())
    return a_tournament(entrants, tables, bounty=by, entry_terms=terms, **changes)


def knocked(session: TournamentSession, who: int, *by: int) -> None:
    """Put a player out, knocked out by these."""
    session.dispatch(cmd.Eliminate((cmd.PlayerOut(who, by=by),)))


def said(session: TournamentSession, who: int, *by: int, note: str = "", **more: Any) -> None:
    """Say who knocked out somebody who is out."""
    session.dispatch(cmd.NameKnockouts((cmd.KnockoutSaid(who, by, **more),), note))


def cash(session: TournamentSession) -> dict[int, int]:
    """Return what each was paid in bounties so far, in cents."""
    paid: dict[int, int] = {}
    for knockout in session.state.knockouts:
        for reward in knockout.rewards:
            paid[reward.entrant] = paid.get(reward.entrant, 0) + reward.cash
    return paid


def heads(session: TournamentSession, *who: int) -> list[int]:
    """Return what is on these heads, in cents."""
    return [on_head(session.state, one) for one in who]
