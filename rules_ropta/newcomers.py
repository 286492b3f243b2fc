"""Players have sat down after a hand: the next one, and who of them plays it (ROPTA 2.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from rules_ropta.blinds_and_antes import AnteDue, AnteFormat, ante_due
from rules_ropta.button import PositionsBefore, places_line
from rules_ropta.field_types import Advanced, Place, SeatsOfTable, Unasked, asked_when
from rules_ropta.hand_after_arrivals import HandAfterArrivals, arrival_positions
from rules_ropta.house_rules import BIG_BLIND_FORWARD, HouseRules
from rules_ropta.incidents.input_checks import agree
from rules_ropta.question import procedure
from rules_ropta.ruling import DirectorDecides, Line, Plain, Ruling, decided
from rules_ropta.situation import Malformed, each_once


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
    eliminated: Annotated[tuple[Place, ...], asked_when(live_before_arrival=None)] = ()
    waiting: Annotated[tuple[Place, ...], Advanced()] = ()
    empty_before: Annotated[tuple[Place, ...], Advanced()] = ()
    seats: Annotated[SeatsOfTable | None, Advanced()] = None
    ante_format: Annotated[AnteFormat | None, Advanced()] = None
    arrival_was_blind_elsewhere: Annotated[bool, Unasked()] = False
    arrival_was_bb_elsewhere: Annotated[bool, Unasked()] = False

    def __post_init__(self) -> None:
        """Refuse a seat named twice, one both out and live, and one waiting without chips."""
        each_once("arrivals", self.arrivals)
        each_once("eliminated", self.eliminated)
        each_once("waiting", self.waiting)
        each_once("empty_before", self.empty_before)
        self._within_the_table()
        agree(
            "waiting",
            not set(self.waiting) & {*self.arrivals, *self.eliminated},
            "who waits is in a seat already, and still in",
        )
        live = self.live_before_arrival
        if live is None:
            return
        each_once("live_before_arrival", live)
        for seat in self.empty_before:
            if seat in live:
                raise Malformed("UNKNOWN_SEAT", f"{seat} is both empty and taken", "empty_before")

    def _within_the_table(self) -> None:
        named = {
            "prev.button": (self.prev.button,),
            "prev.sb": (self.prev.sb or 1,),
            "prev.bb": (self.prev.bb,),
            "live_before_arrival": self.live_before_arrival or (),
            "eliminated": self.eliminated,
            "arrivals": self.arrivals,
            "waiting": self.waiting,
            "empty_before": self.empty_before,
        }
        for field, places in named.items():
            if self.seats is not None and any(place > self.seats for place in places):
                raise Malformed("UNKNOWN_SEAT", f"the table has {self.seats} places", field)

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


def _arrival_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        waits = "WAIT" in decision["options"]
        return Line("ARRIVAL_WAITING_FOR_DIRECTOR" if waits else "ARRIVAL_FOR_DIRECTOR")
    newcomers: dict[bool, list[int]] = {True: [], False: []}
    for place, plays in decision["arrivals_play"].items():
        newcomers[plays].append(int(place))
    parts = [
        Line(code, {"places": tuple(sorted(places)), "count": len(places)})
        for code, places in (("PLACES_PLAY", newcomers[True]), ("PLACES_WAIT", newcomers[False]))
        if places
    ]
    parts.append(places_line(decision))
    payer = decision.get("ante_payer")
    if payer is not None:
        parts.append(Line("PLACE_PAYS_ANTE", {"payer": payer}))
    return replace(parts[0], then=tuple(parts[1:]))


@procedure(
    "arrival",
    "2.2",
    "2.3",
    "4.2",
    "4.3",
    "4.4",
    moment="before_deal",
    line=_arrival_line,
    departs=(BIG_BLIND_FORWARD,),
    elsewhere=("room 46",),
)
def arrival(case: SatDown, house: HouseRules) -> Ruling[HandWithNewcomers] | DirectorDecides:
    """Return the next hand, and how newcomers come into it."""
    ruling = arrival_positions(
        case.prev.positions,
        case.live,
        case.eliminated,
        case.arrivals,
        case.waiting,
        case.seats,
        case.empty_before,
        house,
    )
    if isinstance(ruling, DirectorDecides):
        return ruling
    due = _ante_after(ruling.decision, case.ante_format)
    if due is None:
        return decided(ruling, _with_newcomers(ruling.decision, None))
    told = decided(ruling, _with_newcomers(ruling.decision, due.decision))
    return replace(told, readings=(*told.readings, *due.readings))


def _ante_after(after: HandAfterArrivals, ante: AnteFormat | None) -> Ruling[AnteDue] | None:
    places = after.hand.positions
    if ante is None:
        return None
    return ante_due(
        ante,
        after.hand.button_dead,
        heads_up=places.heads_up,
        bb_seat=places.big_blind,
        button_seat=places.button,
    )


def _with_newcomers(after: HandAfterArrivals, due: AnteDue | None) -> HandWithNewcomers:
    places = after.hand.positions
    return HandWithNewcomers(
        button=places.button,
        button_dead=after.hand.button_dead,
        dealer=after.hand.dealer,
        sb=places.small_blind,
        bb=places.big_blind,
        arrivals_play={place: enters != "waits" for place, enters in after.entering},
        enters=dict(after.entering),
        ante_payer=due.ante_payer if due else None,
    )
