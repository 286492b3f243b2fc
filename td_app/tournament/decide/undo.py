"""Proposals set aside."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.context import Context
from td_app.tournament.proposals.evening import proposals
from td_app.tournament.state.tournament import TournamentState


def decline_proposal(
    state: TournamentState, command: cmd.DeclineProposal, context: Context
) -> ev.ProposalDeclined:
    """Set a proposal aside; what was proposed stays in the journal (1.1)."""
    for proposal in proposals(state, context):
        if proposal.key == command.key:
            if proposal.must and not command.note.strip():
                raise Refused("REASON_NEEDED", cites=("1.1",))
            return ev.ProposalDeclined(command.key, proposal.kind, ("1.1", *proposal.cites))
    raise Refused("NO_SUCH_PROPOSAL", key=command.key)
