"""The button moved wrongly: put right at once, or not at all (ROPTA 2.5)."""

from __future__ import annotations

from rules_ropta.citing import applies
from rules_ropta.ruling import Reason, Ruling

U2 = "U2-A"


@applies("2.5")
def button_corrected(substantial_action: bool) -> Ruling[bool]:
    """Return whether a button wrongly moved goes back; after a substantial action it stays.

    What stays is not made up for in the next hand either.

    >>> button_corrected(substantial_action=True).decision
    False
    """
    code = "BUTTON_ERROR_STANDS" if substantial_action else "BUTTON_ERROR_CORRECTED"
    return Ruling(not substantial_action, cites=("2.5",), because=Reason(code), readings=(U2,))
