"""Command of a jackpot: its draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class DrawJackpot:
    """Draw what a jackpot is played for, its three players present, before their seats."""

    KIND: ClassVar[str] = "draw_jackpot"


JackpotCommand = DrawJackpot
