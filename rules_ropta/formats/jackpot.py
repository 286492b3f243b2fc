"""The jackpot sit & go: three players, a prize drawn from a published table (room hexapro).

The tables stand in ``jackpot.toml``. A draw can be worked out again from its seed, as the seat
draw can: the number from 0 to 99,999 that ``draw_stream.py`` gives first falls in the table read
from the largest multiplier down.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from rules_ropta.draw_stream import DrawStream
from rules_ropta.field_types import TurnedOn, Whole, asked_when
from rules_ropta.formats.cents import in_proportion, whole_cents
from rules_ropta.question import procedure
from rules_ropta.ruling import Line, Plain, Reason, Refused, Ruling
from rules_ropta.situation import Malformed

JackpotEdition = Literal["standard_en", "standard_fr", "highroller_fr", "extreme_en"]

DRAWS = 100_000
PLAYERS = 3
CITES = ("room hexapro",)


@dataclass(frozen=True, slots=True)
class Multiplier:
    """One line of a table: how often it comes in ``DRAWS``, and what is played for and with."""

    times: Decimal
    draws: int
    parts: tuple[int, ...]
    stack: int
    level_min: int


@dataclass(frozen=True, slots=True)
class JackpotTable:
    """One edition's table, largest multiplier first; ``rake`` in thousandths of a percent."""

    text: str
    rake: int
    multipliers: tuple[Multiplier, ...]


@cache
def jackpot_tables() -> dict[str, JackpotTable]:
    """Return the table of every edition, by name.

    >>> jackpot_tables()["extreme_en"].multipliers[-1].draws
    42375
    """
    file = files("rules_ropta.formats") / "jackpot.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8"), parse_float=Decimal)
    return {
        edition: JackpotTable(
            table["text"],
            table["rake"],
            tuple(
                Multiplier(
                    Decimal(line["times"]),
                    line["draws"],
                    tuple(line["parts"]),
                    line["stack"],
                    line["level_min"],
                )
                for line in table["multipliers"]
            ),
        )
        for edition, table in tables.items()
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class JackpotGame:
    """The table it is drawn from, the buy-in, and the multiplier or the seed of the draw."""

    edition: JackpotEdition
    buy_in: Annotated[int, Whole("cents", at_least=1, at_most=10**9)]
    multiplier: Annotated[Decimal | None, TurnedOn()] = None
    seed: Annotated[str | None, TurnedOn(), asked_when(multiplier=None)] = None

    def __post_init__(self) -> None:
        """Refuse a draw told twice or not at all, and a multiplier the table does not hold."""
        if (self.multiplier is None) == (self.seed is None):
            code = "MISSING_FIELD" if self.seed is None else "CONTRADICTION"
            raise Malformed(code, "a multiplier or a seed", "multiplier")
        known = [line.times for line in jackpot_tables()[self.edition].multipliers]
        if self.multiplier is not None and self.multiplier not in known:
            told = ", ".join(str(times) for times in known)
            raise Malformed("NOT_ALLOWED", f"one of: {told}", "multiplier")


@dataclass(frozen=True, slots=True)
class JackpotPrize:
    """The prize drawn: cents by place, starting stack, minutes a level; ``drawn`` is the seed's
    number.
    """

    multiplier: Decimal
    prize: int
    stack: int
    payout: tuple[int, ...]
    level_min: int
    drawn: int | None = None


def _jackpot_line(decision: Plain, _: Plain) -> Line:
    prize = decision["prize"]
    payout = tuple(decision["payout"])
    played = Line(
        "JACKPOT_PLAYED_WITH", {"stack": decision["stack"], "minutes": decision["level_min"]}
    )
    code = "JACKPOT_PRIZE" if len(payout) == 1 else "JACKPOT_PRIZES"
    return Line(code, {"prize": prize, "payout": payout}, then=(played,))


@procedure("jackpot", "room hexapro", moment="tournament", line=_jackpot_line, text="room")
def jackpot(case: JackpotGame) -> Ruling[JackpotPrize]:
    """Return what a jackpot is played for, drawn from a seed or of a multiplier told.

    Refused: ``PRIZE_NOT_WHOLE``, where a multiplier of the buy-in is no whole number of cents.

    >>> jackpot(JackpotGame(edition="extreme_en", buy_in=1000, multiplier=Decimal(125))).decision
    JackpotPrize(multiplier=Decimal('125'), prize=125000, stack=500, payout=(100000, 20000, 5000), \
level_min=3, drawn=None)
    """
    table = jackpot_tables()[case.edition]
    drawn = (
        None
        if case.seed is None
        else DrawStream(case.seed.encode("utf-8", "surrogatepass")).below(DRAWS)
    )
    line = _line_of(table, case.multiplier, drawn)
    prize = line.times * case.buy_in
    if prize != int(prize):
        raise Refused("PRIZE_NOT_WHOLE", cites=CITES, buy_in=case.buy_in)
    payout = whole_cents(in_proportion(int(prize), line.parts), int(prize))
    return Ruling(
        JackpotPrize(line.times, int(prize), line.stack, payout, line.level_min, drawn),
        cites=CITES,
        because=Reason(
            "JACKPOT_DRAWN",
            {"multiplier": f"{line.times:f}", "draws": line.draws, "of": DRAWS},
        ),
        edition=table.text,
    )


def _line_of(table: JackpotTable, multiplier: Decimal | None, drawn: int | None) -> Multiplier:
    if drawn is None:
        return next(line for line in table.multipliers if line.times == multiplier)
    passed = 0
    for line in table.multipliers:
        passed += line.draws
        if drawn < passed:
            return line
    raise ValueError(f"a table of {passed} draws")
