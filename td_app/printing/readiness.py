"""Which papers a tournament has, and what is missing before one can be printed.

Asked of every paper as soon as their list is shown: nothing here loads what makes one.
"""

from __future__ import annotations

from td_app.live.session import TournamentSession
from td_app.printing.document import drawn, in_play
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.planning.till import keeps_a_till
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.views.knockouts import bounties_on_heads
from td_app.tournament.views.public import new_breaking_order


def somebody_entered(session: TournamentSession) -> str | None:
    """Return None once somebody has entered, else what is missing."""
    return None if session.state.entrants else "NOBODY_ENTERED_YET"


def is_jackpot(session: TournamentSession) -> bool:
    """Return whether it is a jackpot."""
    return bool(session.state.setup.jackpot) or session.state.jackpot is not None


def jackpot_drawn(session: TournamentSession) -> str | None:
    """Return None once the jackpot is drawn, else what is missing."""
    return None if session.state.jackpot is not None else "JACKPOT_NOT_DRAWN_YET"


def has_bounties(session: TournamentSession) -> bool:
    """Return whether the tournament has bounties."""
    return session.state.setup.has_bounties


def somebody_bears(session: TournamentSession) -> str | None:
    """Return None once a player has a bounty, else the code of what is missing."""
    return None if bounties_on_heads(session.state) else "NO_BOUNTY_YET"


def is_flight(session: TournamentSession) -> bool:
    """Return whether it is a day 1."""
    return session.state.setup.flight is not None


def day_over(session: TournamentSession) -> str | None:
    """Return None once the day has ended, else what is missing."""
    return None if session.state.bagged is not None else "DAY_NOT_OVER_YET"


def sells_entries(session: TournamentSession) -> bool:
    """Return whether this tournament has a cash desk."""
    return session.state.setup.entry_terms.priced or bool(session.state.cash.payments)


def somebody_paid(session: TournamentSession) -> str | None:
    """Return None once somebody paid, else what is missing."""
    return None if session.state.cash.payments else "NOTHING_PAID_YET"


def has_a_till(session: TournamentSession) -> bool:
    """Return whether money is taken here, or paid out."""
    return keeps_a_till(session.state)


def somebody_was_paid(session: TournamentSession) -> str | None:
    """Return None once the till paid somebody, else what is missing."""
    out = any(line.cents < 0 for line in session.state.cash.payments)
    return None if out else "NOTHING_PAID_OUT_YET"


def moved(session: TournamentSession) -> str | None:
    """Return None once there is something to read out, else what is missing."""
    told = session.state.moves or new_breaking_order(session.state)
    return None if told else "NO_MOVE_YET"


def not_over(session: TournamentSession) -> str | None:
    """Return None until the tournament is over, before the draw too, else what is missing."""
    return "OVER_ALREADY" if session.state.over else None


def several_tables(session: TournamentSession) -> str | None:
    """Return None while tables may wait for each other, else what is missing."""
    return in_play(session) or (None if len(session.state.counts()) > 1 else "ONE_TABLE_LEFT")


def sanctioned(session: TournamentSession) -> str | None:
    """Return None once a sanction was given, else what is missing."""
    return None if session.state.penalties else "NO_PENALTY_YET"


def something_noted(session: TournamentSession) -> str | None:
    """Return None once an incident or a sanction was noted, else what is missing."""
    state = session.state
    return None if state.incidents or state.penalties else "NO_INCIDENT_YET"


def somebody_out(session: TournamentSession) -> str | None:
    """Return None once somebody is out, else what is missing."""
    return drawn(session) or (None if session.state.outs else "NOBODY_OUT_YET")


def over(session: TournamentSession) -> str | None:
    """Return None once one player alone is left, else what is missing: a day 1 has no winner."""
    ended = session.state.over and session.state.bagged is None
    return drawn(session) or (None if ended else "NOT_OVER_YET")


def has_prizes(session: TournamentSession) -> bool:
    """Return whether places win anything."""
    return bool(prize_plan(session.state))


def hands_prizes_over(session: TournamentSession) -> bool:
    """Return whether prizes go from hand to hand: points do not."""
    plan = prize_plan(session.state)
    return bool(plan) and plan.kind is not PrizeKind.POINTS


def has_deal(session: TournamentSession) -> bool:
    """Return whether a deal is in force."""
    return session.state.deal is not None


def owes(session: TournamentSession) -> bool:
    """Return whether the tournament was cancelled and owes something."""
    return session.state.cancelled is not None and bool(session.state.cancelled.payments)
