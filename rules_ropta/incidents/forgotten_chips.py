"""Chips of an all-in that come to light late (ROPTA 9.23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules_ropta.registry import incident
from rules_ropta.ruling import DirectorDecides, Option, Reason, Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgottenChips:
    """Chips that an all-in player had forgotten: seen only once he had been called?"""

    shown_after_call: bool


@dataclass(frozen=True, slots=True)
class ForgottenChipsFound:
    """Who decides (null: the rule does), and whether the chips belong to the all-in."""

    decider: Literal["td"] | None
    counted: bool | None = None


@incident("forgotten_chips", "9.23", "9.15")
def forgotten_chips(case: ForgottenChips) -> Ruling[ForgottenChipsFound] | DirectorDecides:
    """Return whether forgotten chips belong to the all-in: the director alone says, once called.

    Seen before that, they are part of it: the all-in is told again before it is called.

    >>> forgotten_chips(ForgottenChips(shown_after_call=True)).settled
    ForgottenChipsFound(decider='td', counted=None)
    """
    if not case.shown_after_call:
        return Ruling(
            ForgottenChipsFound(None, counted=True),
            cites=("9.23", "9.15"),
            because=Reason("CHIPS_SEEN_BEFORE_THE_CALL"),
            announce=Reason("SAY_COUNT_THE_ALL_IN_AGAIN"),
        )
    return DirectorDecides(
        question=Reason("CHIPS_SEEN_AFTER_THE_CALL"),
        options=(
            Option("CHIPS_LOST_NEVER_PAID", (Reason("WEIGHS_CALLER_NEVER_SAW_THEM"),)),
            Option("CHIPS_COUNTED_IN", (Reason("WEIGHS_CHIPS_WERE_IN_SIGHT"),)),
            Option("CHIPS_LEFT_OUT", (Reason("WEIGHS_FORGOTTEN_IN_GOOD_FAITH"),)),
        ),
        cites=("9.23",),
        settled=ForgottenChipsFound("td"),
    )
