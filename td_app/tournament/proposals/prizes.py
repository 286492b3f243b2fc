"""Questions about prizes: ties, seats of a satellite, places left empty, unnamed knock-outs."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.ruling import Reason
from td_app.tournament.commands import Proposal
from td_app.tournament.decide.checks import Context, late_entry_open
from td_app.tournament.decide.prizes import cites_of, satellite_due
from td_app.tournament.planning.bounties import bounty_of, unsaid
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.planning.prizes import Placing, award_of, ties_for_prizes, unfilled_places
from td_app.tournament.state.knockouts import LEFT_BEHIND
from td_app.tournament.state.prizes import AwardRecord, PrizeKind
from td_app.tournament.state.tournament import TournamentState


@dataclass(frozen=True, slots=True)
class TieQuestion:
    """Who gets the prizes of a tie? ``decided`` once it is answered.

    ``set_aside``: the director put the question off the to-do list without an answer (1.1).
    """

    tie: Placing
    decided: AwardRecord | None
    set_aside: bool


def tie_questions(state: TournamentState, context: Context) -> tuple[TieQuestion, ...]:
    """Return the ties over what texts say, answered or not, the best place first.

    None while late entrants may still lower the places (1.8).
    """
    if late_entry_open(state, context.now_ms):
        return ()
    return tuple(
        TieQuestion(tie, award_of(state, tie), _key(tie) in state.declined)
        for tie in ties_for_prizes(state)
    )


def prize_proposals(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """Return the ties without an answer, and the paid places that nobody can take."""
    if late_entry_open(state, context.now_ms):
        return ()
    ties = tuple(
        tie_proposal(state, question.tie)
        for question in tie_questions(state, context)
        if question.decided is None
    )
    return (*_satellite(state), *ties, *_unfilled(state))


def bounty_proposals(state: TournamentState) -> tuple[Proposal, ...]:
    """Return a proposal for each bounty whose knock-out is not named yet (types)."""
    return tuple(
        Proposal(
            key=f"bounty:{who}:{stay}",
            kind="name_knockout",
            must=state.over,
            because=Reason(
                "BOUNTY_LEFT" if stay == LEFT_BEHIND else "BOUNTY_WAITS",
                {"bounty": bounty_of(state, (who, stay))},
            ),
            cites=("room types",) if stay == LEFT_BEHIND else (),
            entrant=who,
        )
        for who, stay in unsaid(state)
    )


def _satellite(state: TournamentState) -> tuple[Proposal, ...]:
    """As many are left as there are seats: play is over (room 41)."""
    if not satellite_due(state):
        return ()
    players = state.players_left
    because = Reason("SATELLITE_DUE", {"players": players, "seats": prize_plan(state).seats})
    return (Proposal(f"satellite:{players}", "end_satellite", True, because, ()),)


def tie_proposal(state: TournamentState, tie: Placing) -> Proposal:
    """Return the proposal to award the prizes of this tie (1.10, 2.7)."""
    return Proposal(
        key=_key(tie),
        kind="award_prizes",
        must=True,
        because=Reason("PRIZES_TO_AWARD", {"entrants": tie.entrants}),
        cites=cites_of(prize_plan(state), tie),
        value=tie.place,
    )


def _key(tie: Placing) -> str:
    return f"prizes:{tie.place}:{'-'.join(map(str, tie.entrants))}"


def _unfilled(state: TournamentState) -> tuple[Proposal, ...]:
    """Money is given whole: with fewer players than places paid, the table is to be cut."""
    unfilled = unfilled_places(state)
    if not unfilled or prize_plan(state).kind is not PrizeKind.MONEY:
        return ()
    plan = prize_plan(state)
    paid = plan.paid
    left = sum(plan.cents[-unfilled:])
    return (
        Proposal(
            key=f"unfilled:{paid}:{unfilled}",
            kind="review_prizes",
            must=True,
            because=Reason(
                "PRIZES_UNFILLED", {"paid": paid, "players": paid - unfilled, "left": left}
            ),
            cites=(),
        ),
    )
