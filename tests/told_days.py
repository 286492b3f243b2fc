"""Several days 1 into a day 2, and a jackpot, in told evenings.

``[tournoi.vague]`` makes the evening a day 1; ``[tournoi.autre_vague]`` is another one of the same
event, played and bagged before the evening begins: so many entered, and the stacks bagged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from builders import people

from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.flights import Flight
from td_app.tournament.state.tournament import Majority

if TYPE_CHECKING:
    from told_evenings import Told, ToldEvening


def course_of(room: Told) -> dict[str, Any]:
    """Return how a tournament runs, where it runs otherwise than from its draw to its end."""
    told: dict[str, Any] = {}
    if "vague" in room:
        told["flight"] = Flight(room["vague"]["de"], room["vague"]["finit_apres_le_niveau"])
    if "jackpot" in room:
        told["jackpot"] = room["jackpot"]
    return told


def play_other_flight(evening: ToldEvening, room: Told) -> None:
    """Play and bag the other day 1 of the event; its players are others."""
    told, here = room["autre_vague"], evening.session
    first = len(here.state.entrants)
    entered = people(first + told["joueurs"])[first:]
    other = evening.club.create(replace(here.state.setup, name="Autre vague"))
    other.dispatch(cmd.RegisterEntrants(entered, True, Majority.CHECKED))
    other.dispatch(cmd.TakePayments(tuple(other.state.entrants)))
    other.dispatch(cmd.DrawSeats())
    other.dispatch(cmd.StartClock())
    evening.session = other
    evening.plays_fast_down_to(len(told["tapis"]))
    other.dispatch(cmd.GoToStep(room["vague"]["finit_apres_le_niveau"] - 1))
    other.dispatch(_bagged(evening, told))
    evening.session = here


def _bagged(evening: ToldEvening, told: Told) -> cmd.Command:
    left = still_in(evening.state)
    before, first = told["scelles"].rsplit("-", 1)
    seals = ((who, f"{before}-{int(first) + at}") for at, who in enumerate(left))
    return cmd.EndDay(tuple(zip(left, told["tapis"], strict=True)), tuple(seals))


def _day_two(evening: ToldEvening, _: Told) -> cmd.Command:
    """Open day 2 and go on there; what is left to do is to draw its seats."""
    evening.session = evening.club.day_two(evening.club.ended_flights(), {})
    return cmd.DrawSeats()


def _jackpot_kept(evening: ToldEvening) -> bool:
    """Whether what was drawn is so many times the buy-in, and all of it is paid."""
    drawn = evening.state.jackpot
    return drawn is not None and (
        drawn.prize == drawn.buy_in * int(drawn.multiplier) == sum(drawn.payout)
    )


DAY_COMMANDS: Mapping[str, Callable[[ToldEvening, Told], cmd.Command]] = {
    "finir la journée": _bagged,
    "jour 2": _day_two,
    "tirer les places": lambda e, s: cmd.DrawSeats(),
}

DAY_FACTS: Mapping[str, Callable[[ToldEvening], Any]] = {
    "sachets": lambda e: len(e.state.bagged.bags) if e.state.bagged else 0,
    "apportes": lambda e: sum(one.bag.stack for one in e.state.carried.values()),
    "jackpot_tenu": _jackpot_kept,
}
