"""The final table: how many sit at it, and when it is drawn (ROPTA 2.6)."""

from __future__ import annotations

from rules_ropta.citing import applies
from rules_ropta.house_rules import BY_THE_BOOK, FINAL_TABLE_SIZE, HouseRules
from rules_ropta.ruling import Reason, Refused, Ruling

LARGEST_FINAL_TABLE = 9

C11 = "C11-nine"


@applies("2.6")
def final_table_size(seats_per_table: int, house: HouseRules = BY_THE_BOOK) -> Ruling[int]:
    """Return how many players the final table takes, from the tournament's players a table.

    One more than an even number, so that the last two tables end with as many players; an
    odd number as it is; never above nine, which settles ten-handed (C11). The house may have
    declared another number. Refused: ``SEATS_PER_TABLE_TOO_FEW`` below two.

    >>> [final_table_size(seats).decision for seats in (2, 6, 8, 9, 10)]
    [3, 7, 9, 9, 9]
    """
    if seats_per_table < 2:
        raise Refused("SEATS_PER_TABLE_TOO_FEW", cites=("2.6",), seats=seats_per_table)
    wanted = seats_per_table + 1 if seats_per_table % 2 == 0 else seats_per_table
    size = min(wanted, LARGEST_FINAL_TABLE)
    own = house.departure(FINAL_TABLE_SIZE)
    if own is not None and own.value != size:
        size = house.number(FINAL_TABLE_SIZE)
        because = Reason("HOUSE_FINAL_TABLE", {"size": size})
        return Ruling(size, ("2.6",), because, departures=(own,))
    if size < wanted:
        code = "FINAL_TABLE_NINE_AT_MOST"
    else:
        code = "FINAL_TABLE_ONE_MORE" if wanted > seats_per_table else "FINAL_TABLE_AS_FORMAT"
    return Ruling(
        size,
        cites=("2.6",),
        because=Reason(code, {"seats": seats_per_table, "size": size}),
        readings=(C11,) if size < wanted and seats_per_table % 2 == 0 else (),
    )


@applies("2.6")
def final_table_due(players_left: int, tables_open: int, size: int) -> Ruling[bool]:
    """Return whether the final table is to be drawn now (seats and button, 2.1).

    A single table left is already the last: nothing is drawn again.

    >>> final_table_due(players_left=9, tables_open=2, size=9).decision
    True
    """
    due = tables_open > 1 and 2 <= players_left <= size
    if tables_open <= 1:
        code = "ONE_TABLE_LEFT"
    else:
        code = "FINAL_TABLE_REACHED" if due else "FINAL_TABLE_NOT_YET"
    return Ruling(
        due,
        cites=("2.6",),
        because=Reason(code, {"players": players_left, "size": size, "tables": tables_open}),
    )
