"""The same ruling, its decision put in the words of the door."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from rules_ropta.ruling import DirectorDecides, Ruling

D = TypeVar("D")


def decided(ruling: Ruling[Any], decision: D) -> Ruling[D]:
    """Return the ruling with another decision: same articles, same reason."""
    return replace(ruling, decision=decision)


def settled(choice: DirectorDecides, facts: object) -> DirectorDecides:
    """Return the director's choice with what holds whichever option he takes."""
    return replace(choice, settled=facts)
