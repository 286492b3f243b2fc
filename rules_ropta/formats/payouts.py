"""Prizes from the pool, and the seats of a satellite (room 31, 39, 41)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules_ropta.field_types import Cents, Whole
from rules_ropta.question import procedure
from rules_ropta.ruling import Force, Line, Plain, Reason, Refused, Ruling
from rules_ropta.situation import Malformed

SomeCents = Annotated[int, Whole("cents", at_least=1, at_most=10**11)]
SomePlayers = Annotated[int, Whole("players", at_least=1, at_most=100_000)]

LEAST_PRIZE = Fraction(3, 2)
"""The least prize, in what one entry brought to the pool."""

STEEPNESS = 1.2
"""How fast what is above the least prize falls: as the place to this power."""

SHAPE = "R31-shape"
REMAINDER = "R41-remainder"


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolToPay:
    """How many entered, the pool, how many places are paid, and what prizes are rounded to."""

    entrants: SomePlayers
    pool: Cents
    paid: Annotated[int, Whole("players", at_least=1, at_most=1000)]
    unit: SomeCents

    def __post_init__(self) -> None:
        """Refuse more places paid than entries."""
        if self.paid > self.entrants:
            raise Malformed("MORE_THAN_ALL", "no more places than entries", "paid")


@dataclass(frozen=True, slots=True)
class Payout:
    """The prizes in cents, from the first place on."""

    prizes: tuple[int, ...]


def _payout_line(decision: Plain, given: Plain) -> Line:
    prizes = decision["prizes"]
    params = {"first": prizes[0], "last": prizes[-1], "paid": len(prizes), "pool": given["pool"]}
    return Line("PAYOUT_ONE" if len(prizes) == 1 else "PAYOUT", params)


@procedure("payout", "room 31", "room 39", moment="tournament", line=_payout_line, text="room")
def payout(case: PoolToPay) -> Ruling[Payout]:
    """Return prizes that fall from the first place on and sum to the pool.

    Each is a multiple of the unit, and at least one unit; the first takes what is over. Refused:
    ``POOL_TOO_SMALL``.

    >>> payout(PoolToPay(entrants=20, pool=40000, paid=3, unit=500)).decision
    Payout(prizes=(22000, 10500, 7500))
    """
    cites = ("room 31", "room 39")
    if case.pool < case.paid * case.unit:
        raise Refused("POOL_TOO_SMALL", cites=cites, pool=case.pool, paid=case.paid, unit=case.unit)
    one_entry = Fraction(case.pool, case.entrants)
    least = min(Fraction(case.pool, case.paid), LEAST_PRIZE * one_entry)
    least = max(least, Fraction(case.unit))
    weights = [Fraction(place**-STEEPNESS) for place in range(1, case.paid + 1)]
    of_one = (case.pool - least * case.paid) / sum(weights)
    shares = [least + of_one * weight for weight in weights]
    rounded = [int(share // case.unit) * case.unit for share in shares]
    rounded[0] += case.pool - sum(rounded)
    return Ruling(
        Payout(tuple(rounded)),
        cites=cites,
        because=Reason("PRIZES_SHAPED", {"entrants": case.entrants, "paid": case.paid}),
        force=Force.DIRECTOR,
        readings=(SHAPE,),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SatellitePool:
    """The pool of a satellite, what a seat costs, and how many players are left."""

    pool: Cents
    seat: SomeCents
    left: Annotated[int, Whole("players", at_most=100_000)]


@dataclass(frozen=True, slots=True)
class Seats:
    """How many seats are won, what is over in cents, and whether it ends here."""

    seats: int
    remainder: int
    over: bool


def _satellite_line(decision: Plain, _: Plain) -> Line:
    params = {"seats": decision["seats"], "remainder": decision["remainder"]}
    code = "SATELLITE_OVER" if decision["over"] else "SATELLITE_GOES_ON"
    if not decision["seats"]:
        code = "SATELLITE_NO_SEAT"
    over = (Line("SATELLITE_REMAINDER", params),) if decision["remainder"] else ()
    return Line(code, params, then=over)


@procedure("satellite", "room 41", moment="tournament", line=_satellite_line, text="room")
def satellite(case: SatellitePool) -> Ruling[Seats]:
    """Return the seats a pool gives, and whether as many players are left: it then ends.

    What is over goes to the next place. A pool without one whole seat is played to the last.

    >>> satellite(SatellitePool(pool=70000, seat=20000, left=3)).decision
    Seats(seats=3, remainder=10000, over=True)
    """
    seats, remainder = divmod(case.pool, case.seat)
    over = case.left <= max(seats, 1)
    code = "AS_MANY_SEATS_AS_PLAYERS" if over else "FEWER_SEATS_THAN_PLAYERS"
    return Ruling(
        Seats(seats, remainder, over),
        cites=("room 41",),
        because=Reason(code, {"seats": seats, "left": case.left}),
        readings=(REMAINDER,) if remainder else (),
    )
