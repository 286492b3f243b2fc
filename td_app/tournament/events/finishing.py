"""Players who left, the places they took (1.9, 1.10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.tournament.events.knockouts import knockouts_told, named_in
from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.hands import RoundOver
from td_app.tournament.state.knockouts import Knockout


@dataclass(frozen=True, slots=True)
class Out:
    """An entrant who left, with the seat and the stack before the hand when known."""

    entrant: int
    seat: Seat
    stack: int | None = None

    def sentence_code(self) -> SentenceCode:
        """Return what a sentence about several says of each."""
        variant = "" if self.stack is None else "+stack"
        figures = {"table": self.seat.table, "stack": self.stack}
        return SentenceCode(f"out{variant}", (self.entrant,), figures)


@dataclass(frozen=True, slots=True)
class PlayersEliminated(Happened):
    """Players went out in one hand; ``ranking`` best first, ties together (1.9, 1.10).

    ``hand``: the number of the hand that all tables played together, else 0 (2.7). ``gone``:
    those who had withdrawn or been disqualified in that hand, ranked with the others.
    ``knockouts``: who knocked them out, of those of whom it was said. ``seed``: of the draw that
    parted equal stacks, where the house draws (room 41).
    """

    KIND: ClassVar[str] = "players_eliminated"
    outs: tuple[Out, ...]
    ranking: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    level: int
    at_ms: int
    resumed: tuple[int, ...]
    director_chose: bool
    cites: tuple[str, ...]
    hand: int = 0
    round_over: RoundOver | None = None
    gone: tuple[Out, ...] = ()
    knockouts: tuple[Knockout, ...] = ()
    seed: str = ""

    @property
    def together(self) -> tuple[Out, ...]:
        """Return everybody ranked here, those who had gone last."""
        return (*self.outs, *self.gone)

    def who(self) -> tuple[int, ...]:
        return tuple(out.entrant for out in self.together)

    def concerns(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys((*self.who(), *named_in(self.knockouts))))

    def sentence_code(self) -> SentenceCode:
        if len(self.together) > 1:
            ranked = tuple(self._ranked())
            return self._sentence_code("+several", count=len(self.together), ranked=ranked)
        return self._sentence_code(seat=self.outs[0].seat, place=self.places[0])

    def label(self) -> SentenceCode:
        tables = tuple(sorted({out.seat.table for out in self.together}))
        return self._sentence_code(
            "+tables" if len(tables) > 1 else "", table=tables[0], tables=tables
        )

    def adds(self) -> Iterator[SentenceCode]:
        if self.seed:
            yield SentenceCode("drawn_tie")
        yield from knockouts_told("knockouts", self.knockouts)

    def _ranked(self) -> Iterator[SentenceCode]:
        """Yield the sentence of each place, best first; players tied share one."""
        outs = {out.entrant: out for out in self.together}
        for group, place in zip(self.ranking, self.places, strict=True):
            each = tuple(outs[who].sentence_code() for who in group)
            tied = "+tied" if len(group) > 1 else ""
            yield SentenceCode(f"ranked{tied}", params={"each": each, "place": place})


@dataclass(frozen=True, slots=True)
class PlayerWithdrew(Happened):
    """An abandon: chips leave play, ranked at that moment (1.9).

    ``how``: announced, found by the director on ``signs``, or no_show. ``hand``: the number of
    the hand that all tables played together, else 0; it may rank the player again (2.7).
    """

    KIND: ClassVar[str] = "player_withdrew"
    out: Out
    place: int
    chips_removed: int
    level: int
    at_ms: int
    resumed: tuple[int, ...]
    cites: tuple[str, ...]
    how: str = "announced"
    signs: tuple[str, ...] = ()
    round_over: RoundOver | None = None
    hand: int = 0

    def who(self) -> tuple[int, ...]:
        return (self.out.entrant,)

    def sentence_code(self) -> SentenceCode:
        seat = self.out.seat
        return self._sentence_code(
            "" if self.chips_removed else "+none", seat=seat, table=seat.table
        )

    def adds(self) -> Iterator[SentenceCode]:
        if self.how == "no_show":
            yield SentenceCode("no_show")
        elif self.how != "announced":
            yield SentenceCode("abandon_found", params={"signs": self.signs})


@dataclass(frozen=True, slots=True)
class PlayerDisqualified(Happened):
    """The director disqualified a player: chips leave play, ranked at that moment (11.2).

    ``hand``: as for an abandon.
    """

    KIND: ClassVar[str] = "player_disqualified"
    number: int
    out: Out
    place: int
    chips_removed: int
    fault: str
    article: str
    incident: int | None
    suggested: tuple[str, ...]
    imposed: bool
    level: int
    at_ms: int
    resumed: tuple[int, ...]
    cites: tuple[str, ...]
    round_over: RoundOver | None = None
    hand: int = 0

    def who(self) -> tuple[int, ...]:
        return (self.out.entrant,)

    def sentence_code(self) -> SentenceCode:
        seat = self.out.seat
        return self._sentence_code(
            "" if self.chips_removed else "+none", seat=seat, table=seat.table
        )


@dataclass(frozen=True, slots=True)
class PlayerReinstated(Happened):
    """A player put out by mistake is back, at a seat; ``chips_back`` return to play.

    ``taken_back``: the knock-out that was none; ``knockouts``: others whose bounties follow.
    """

    KIND: ClassVar[str] = "player_reinstated"
    entrant: int
    seat: Seat
    chips_back: int
    resumed: tuple[int, ...] = ()
    taken_back: tuple[Knockout, ...] = ()
    knockouts: tuple[Knockout, ...] = ()

    def concerns(self) -> tuple[int, ...]:
        named = named_in((*self.taken_back, *self.knockouts))
        return tuple(dict.fromkeys((self.entrant, *named)))

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("+chips" if self.chips_back else "", table=self.seat.table)

    def adds(self) -> Iterator[SentenceCode]:
        yield from knockouts_told("knockouts_taken_back", self.taken_back)
        yield from knockouts_told("bounties_moved", self.knockouts)


@dataclass(frozen=True, slots=True)
class FinishingOrderCorrected(Happened):
    """The order of the players already out was put right; last out last."""

    KIND: ClassVar[str] = "finishing_order_corrected"
    finishing: tuple[tuple[int, ...], ...]
    cites: tuple[str, ...] = ()

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(players=sum(map(len, self.finishing)))


FinishingEvent = (
    PlayersEliminated
    | PlayerWithdrew
    | PlayerDisqualified
    | PlayerReinstated
    | FinishingOrderCorrected
)
