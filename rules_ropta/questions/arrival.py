"""The next hand once newcomers have sat down (ROPTA 2.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.arrivals import HandAfterArrivals, arrival_positions
from rules_ropta.asked import Place, Seldom
from rules_ropta.blinds_and_antes import ante_due
from rules_ropta.questions.decided import decided
from rules_ropta.questions.positions import PositionsBefore
from rules_ropta.registry import procedure
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.situation import Malformed, each_once

AnteFormat = Literal["bb", "button", "classic"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SatDown:
    """Players have sat down after a hand.

    ``live_before_arrival``: who has chips; when not said, the players at the places of that
    hand. ``waiting``: who sat down earlier and has not been dealt in. What a newcomer paid at
    the table he comes from changes nothing.
    """

    arrivals: tuple[Place, ...] = ()
    prev: PositionsBefore
    live_before_arrival: tuple[Place, ...] | None = None
    eliminated: tuple[Place, ...] = ()
    waiting: Annotated[tuple[Place, ...], Seldom()] = ()
    empty_before: Annotated[tuple[Place, ...], Seldom()] = ()
    ante_format: Annotated[AnteFormat | None, Seldom()] = None
    arrival_was_blind_elsewhere: Annotated[bool, Seldom()] = False
    arrival_was_bb_elsewhere: Annotated[bool, Seldom()] = False

    def __post_init__(self) -> None:
        """Refuse a seat named twice, one both out and live, and one waiting without chips."""
        each_once("arrivals", self.arrivals)
        each_once("eliminated", self.eliminated)
        live = self.live_before_arrival
        if live is None:
            return
        each_once("live_before_arrival", live)
        for seat in self.empty_before:
            if seat in live:
                raise Malformed("UNKNOWN_SEAT", f"{seat} is both empty and taken", "empty_before")

    @property
    def live(self) -> tuple[int, ...]:
        """Return the places with chips before anybody sat down."""
        if self.live_before_arrival is not None:
            return self.live_before_arrival
        places = {self.prev.button, self.prev.bb}
        if self.prev.sb is not None:
            places.add(self.prev.sb)
        return tuple(sorted(places - set(self.eliminated) - set(self.empty_before)))


@dataclass(frozen=True, slots=True)
class HandWithNewcomers:
    """The places of the next hand, whether each newcomer plays it, and who pays the ante."""

    button: int
    button_dead: bool
    dealer: int
    sb: int | None
    bb: int
    arrivals_play: Mapping[int, bool]
    enters: Mapping[int, str]
    ante_payer: int | None = None


@procedure("arrival", "2.2", "2.3", "4.2", "4.3", "4.4")
def arrival(case: SatDown) -> Ruling[HandWithNewcomers] | DirectorDecides:
    """Return the next hand, and how newcomers come into it."""
    ruling = arrival_positions(
        case.prev.positions, case.live, case.eliminated, case.arrivals, case.waiting
    )
    if isinstance(ruling, DirectorDecides):
        return ruling
    return decided(ruling, _with_newcomers(ruling.decision, case.ante_format))


def _with_newcomers(after: HandAfterArrivals, ante: AnteFormat | None) -> HandWithNewcomers:
    places = after.hand.positions
    due = None
    if ante is not None:
        due = ante_due(
            ante,
            after.hand.button_dead,
            heads_up=places.heads_up,
            bb_seat=places.big_blind,
            button_seat=places.button,
        ).decision
    return HandWithNewcomers(
        button=places.button,
        button_dead=after.hand.button_dead,
        dealer=after.hand.dealer,
        sb=places.small_blind,
        bb=places.big_blind,
        arrivals_play={place: enters != "waits" for place, enters in after.entering},
        enters=dict(after.entering),
        ante_payer=due.payer if due is not None else None,
    )
