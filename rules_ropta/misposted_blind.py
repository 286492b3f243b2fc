"""A blind posted by a player who owed none (ROPTA 4.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules_ropta.citing import applies
from rules_ropta.ruling import Reason, Ruling

Misposted = Literal["action_stands", "chips_committed", "take_back"]


@dataclass(frozen=True, slots=True)
class MispostedBlind:
    """What the chips have become; ``warning`` is True only where they are taken back."""

    ruling: Misposted
    warning: bool | None = None


@applies("4.5", "6.7")
def misposted_blind(after_cards: bool, substantial_after: bool) -> Ruling[MispostedBlind]:
    """Return what becomes of a blind posted by mistake under the gun.

    Posted once he had his cards, it is a call or a raise by its chips. Otherwise a
    substantial action after it commits it; else it comes back, with a warning.

    >>> misposted_blind(after_cards=False, substantial_after=False).decision
    MispostedBlind(ruling='take_back', warning=True)
    """
    if after_cards:
        return Ruling(
            MispostedBlind("action_stands"),
            cites=("4.5",),
            because=Reason("POSTED_AFTER_CARDS"),
            announce=Reason("SAY_CHIPS_ARE_AN_ACTION"),
        )
    if substantial_after:
        return Ruling(
            MispostedBlind("chips_committed"),
            cites=("4.5", "6.7"),
            because=Reason("POSTED_AND_ACTED_ON"),
            announce=Reason("SAY_CHIPS_STAY"),
        )
    return Ruling(
        MispostedBlind("take_back", warning=True),
        cites=("4.5", "6.7"),
        because=Reason("POSTED_NOTICED_IN_TIME"),
        announce=Reason("SAY_TAKE_BLIND_BACK"),
    )
