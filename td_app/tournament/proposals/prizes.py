"""What the prizes ask of the director: a tie to settle, money that no place would win."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.ruling import Reason
from td_app.tournament.decide.asking import late_entry_open
from td_app.tournament.decide.context import Context
from td_app.tournament.decide.finishing import cites_of
from td_app.tournament.planning.placings import Placing, award_of, ties_for_prizes, unfilled_places
from td_app.tournament.proposals.proposal import Proposal
from td_app.tournament.state.prizes import AwardRecord, PrizeKind, amounts
from td_app.tournament.state.tournament import TournamentState


@dataclass(frozen=True, slots=True)
class TieQuestion:
    """Whose are the prizes that tied players cover: ``decided`` once it was said.

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
    """Return the ties that wait for an answer, and the places paid that nobody can take."""
    if late_entry_open(state, context.now_ms):
        return ()
    ties = tuple(
        tie_proposal(state, question.tie)
        for question in tie_questions(state, context)
        if question.decided is None
    )
    return (*ties, *_unfilled(state))


def tie_proposal(state: TournamentState, tie: Placing) -> Proposal:
    """Return what asks whose are the prizes of this tie (1.10, 2.7)."""
    return Proposal(
        key=_key(tie),
        kind="award_prizes",
        must=True,
        because=Reason("PRIZES_TO_AWARD", {"entrants": tie.entrants}),
        cites=cites_of(state.setup.prize_plan, tie),
        value=tie.place,
    )


def _key(tie: Placing) -> str:
    return f"prizes:{tie.place}:{'-'.join(map(str, tie.entrants))}"


def _unfilled(state: TournamentState) -> tuple[Proposal, ...]:
    """Money is given whole: with fewer players than places paid, the table is to be cut."""
    unfilled = unfilled_places(state)
    if not unfilled or state.setup.prize_plan.kind is not PrizeKind.MONEY:
        return ()
    paid, left = state.setup.prize_plan.paid, sum(amounts(state.setup.prize_money)[-unfilled:])
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
