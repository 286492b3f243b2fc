"""The situations offered before anything is typed: those of today, then the usual ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from td_app.floor.hand_map import STAGES, ops_at

LATEST: Final = 3
"""How many of the latest situations come first: the same dispute comes again at once."""

MOST_OFFERED: Final = 9
"""One a digit of the keyboard."""

USUAL: Final = (
    "silent_chips",
    "out_of_turn",
    "misdeal",
    "spoken_action",
    "undercall",
    "reopen",
    "exposed_card",
    "pots",
    "showdown",
)
"""What a floor is called for most, where no incident has been recorded yet."""

_KNOWN: Final = frozenset(op for stage in STAGES for op in ops_at(stage))


def first_offered(asked: Sequence[str]) -> tuple[str, ...]:
    """Return nine questions, each once: the latest asked, the most asked, then the usual ones.

    ``asked`` are the questions of the incidents recorded, oldest first. As often asked, the
    later comes first; one that the rulebook does not know any more is left aside.

    >>> first_offered(("pots", "misdeal", "misdeal", "skipped", "reopen"))[:4]
    ('reopen', 'skipped', 'misdeal', 'pots')
    """
    latest_first = [op for op in reversed(asked) if op in _KNOWN]
    latest = tuple(dict.fromkeys(latest_first))[:LATEST]
    most = (op for op, _ in Counter(latest_first).most_common())
    return tuple(dict.fromkeys((*latest, *most, *USUAL)))[:MOST_OFFERED]
