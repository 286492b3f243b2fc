"""The jackpot sit & go: three players, a prize drawn from a published table before play (room)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, get_args

from rules_ropta.formats.jackpot import JackpotEdition
from rules_ropta.ruling import Refused
from td_app.tournament.state.buy_ins import EntryTerms

#: The tables by the name a setting writes; the rules hold what each gives.
EDITIONS: Final[Mapping[str, JackpotEdition]] = {name: name for name in get_args(JackpotEdition)}
CITES: Final = ("room hexapro",)


@dataclass(frozen=True, slots=True)
class Jackpot:
    """The jackpot drawn: prizes in cents, chips, minutes a level.

    ``number`` is what the seed (hexadecimal) gave, from 0 to 99,999; ``multiplier`` that of the
    buy-in, as it is written in the table.
    """

    edition: str
    buy_in: int
    seed: str
    method: str
    number: int
    multiplier: str
    prize: int
    payout: tuple[int, ...]
    stack: int
    level_minutes: int
    at_ms: int


def check_jackpot(edition: str, terms: EntryTerms) -> None:
    """Refuse an unknown prize table, or a free entry: there is no amount to multiply."""
    if not edition:
        return
    if edition not in EDITIONS:
        raise Refused("JACKPOT_TABLE", cites=CITES, known=", ".join(EDITIONS))
    if not terms.cost.price:
        raise Refused("JACKPOT_FREE", cites=CITES)
