"""Prizes as they stand beside a rank: the number that a prize is called by is not told twice."""

from __future__ import annotations

import re

_NUMBERED = re.compile(
    r"(?:lot|prix|prize)\s*(?:n°|no\.?|#)?\s*(\d+)\s*[:–—-]\s*(?=\S)", re.IGNORECASE
)


def beside_rank(prize: str, place: int) -> str:
    """Return a prize without the number before it, where that is the place it is shown beside.

    >>> beside_rank("Lot 3 : un jambon", 3), beside_rank("Lot 3 : un jambon", 4)
    ('un jambon', 'Lot 3 : un jambon')
    """
    numbered = _NUMBERED.match(prize)
    return prize[numbered.end() :] if numbered and int(numbered[1]) == place else prize
