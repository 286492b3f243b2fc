"""Event of a jackpot: its draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.jackpot import Jackpot
from td_app.tournament.state.setup import TournamentSetup


@dataclass(frozen=True, slots=True)
class JackpotDrawn(Happened):
    """The prize was drawn; ``setup`` has the stack and the levels that go with it."""

    KIND: ClassVar[str] = "jackpot_drawn"
    jackpot: Jackpot
    setup: TournamentSetup
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        drawn = self.jackpot
        return self._sentence_code(
            "+shared" if len(drawn.payout) > 1 else "",
            prize=drawn.prize,
            multiplier=drawn.multiplier,
            payout=drawn.payout,
            stack=drawn.stack,
            minutes=drawn.level_minutes,
        )

    def label(self) -> SentenceCode:
        return SentenceCode(self.KIND)


JackpotEvent = JackpotDrawn
