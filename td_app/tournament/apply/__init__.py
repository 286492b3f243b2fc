"""Event to next state: copies what the event holds, decides nothing, draws nothing."""

from __future__ import annotations

from typing import get_args

from td_app.tournament import events as ev
from td_app.tournament.apply import conduct, entries
from td_app.tournament.apply.appliers import Appliers
from td_app.tournament.apply.buy_ins import apply_buy_ins
from td_app.tournament.apply.chips import apply_chips
from td_app.tournament.apply.deals import apply_deals
from td_app.tournament.apply.draws import apply_draws
from td_app.tournament.apply.finishing import apply_finishing
from td_app.tournament.apply.flights import apply_flights
from td_app.tournament.apply.hands import apply_hands
from td_app.tournament.apply.knockouts import apply_knockouts
from td_app.tournament.apply.moves import apply_moves
from td_app.tournament.apply.prizes import apply_prizes
from td_app.tournament.state.copying import replace
from td_app.tournament.state.tournament import TournamentState


def apply(state: TournamentState, entry: ev.Entry) -> TournamentState:
    """Return the state after one entry of the journal: each matter copies its own.

    Undo and redo are not seen here: :mod:`td_app.tournament.history` picks the state.
    """
    event = entry.event
    return APPLIERS[type(event)](state, event, entry)


def apply_clock(state: TournamentState, event: ev.ClockEvent, entry: ev.Entry) -> TournamentState:
    """Return the state with the clock that the event holds."""
    return replace(state, clock=event.clock)


def apply_jackpot(
    state: TournamentState, event: ev.JackpotDrawn, entry: ev.Entry
) -> TournamentState:
    """Return the state with the jackpot that was drawn, and its settings."""
    return replace(state, setup=event.setup, jackpot=event.jackpot)


#: Which function copies which event, undo, redo and what is no act left out: those of a matter with
#: few events are told apart in its file.
APPLIERS: Appliers = {
    **conduct.APPLIERS,
    **entries.APPLIERS,
    **dict.fromkeys(get_args(ev.BuyInsEvent), apply_buy_ins),
    **dict.fromkeys(get_args(ev.CashDeskEvent), apply_buy_ins),
    **dict.fromkeys(get_args(ev.ChipsEvent), apply_chips),
    **dict.fromkeys(get_args(ev.ClockEvent), apply_clock),
    **dict.fromkeys(get_args(ev.DealsEvent), apply_deals),
    **dict.fromkeys(get_args(ev.DrawsEvent), apply_draws),
    **dict.fromkeys(get_args(ev.FinishingEvent), apply_finishing),
    **dict.fromkeys(get_args(ev.FlightsEvent), apply_flights),
    **dict.fromkeys(get_args(ev.HandsEvent), apply_hands),
    ev.JackpotDrawn: apply_jackpot,
    **dict.fromkeys(get_args(ev.KnockoutsEvent), apply_knockouts),
    **dict.fromkeys(get_args(ev.MovesEvent), apply_moves),
    **dict.fromkeys(get_args(ev.PrizesEvent), apply_prizes),
}
