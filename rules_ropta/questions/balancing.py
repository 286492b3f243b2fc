"""Enough players, a short table, who moves, the final table (ROPTA 2.2, 2.3, 2.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta import arrivals, balancing, final_table
from rules_ropta.asked import MOST_PLACES, Count, Place, Players, Seldom, asked_when
from rules_ropta.house_rules import FINAL_TABLE_SIZE, HouseRules
from rules_ropta.questions.decided import decided
from rules_ropta.questions.positions import PositionsBefore
from rules_ropta.registry import procedure
from rules_ropta.ruling import DirectorDecides, Option, Reason, Ruling
from rules_ropta.situation import each_once
from rules_ropta.table_layout import TableLayout


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSeated:
    """Players are in their seats as play is to begin, or to go on after a break."""

    phase: Literal["start", "after_break"]
    seated: Players


@dataclass(frozen=True, slots=True)
class Play:
    """Whether the table plays."""

    play: bool


@procedure("table_may_start", "2.2")
def table_may_start(case: TableSeated) -> Ruling[Play]:
    """Return whether enough players are seated."""
    ruling = balancing.may_play(case.seated, after_break=case.phase == "after_break")
    return decided(ruling, Play(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class TableCompared:
    """A table beside the largest of the others, as the big blind moves on."""

    phase: Literal["early", "tables_decreasing"]
    players_here: Players
    max_other_table: Players
    bb_reaches_empty_seat: bool
    seats_per_table: Annotated[Players | None, Seldom()] = None


@dataclass(frozen=True, slots=True)
class Stop:
    """Whether the table should stop."""

    stop_recommended: bool


@procedure("table_stop", "2.3")
def table_stop(case: TableCompared) -> Ruling[Stop]:
    """Return whether a table should wait to be filled or closed."""
    ruling = balancing.table_stop(
        case.players_here,
        case.max_other_table,
        tables_have_closed=case.phase == "tables_decreasing",
        big_blind_at_empty_place=case.bb_reaches_empty_seat,
    )
    return decided(ruling, Stop(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stacks:
    """Who sits at a table, and whose chips are there without him."""

    seated: Players
    absent_with_chips: Players


@dataclass(frozen=True, slots=True)
class PlayersCounted:
    """How many players the table counts."""

    players: int


@procedure("players_counted_at_table", "2.3")
def players_counted_at_table(case: Stacks) -> Ruling[PlayersCounted]:
    """Return how many players a table counts."""
    ruling = balancing.players_counted(case.seated, case.absent_with_chips)
    return decided(ruling, PlayersCounted(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class TableThatGives:
    """The table a player must leave; ``software``: a program chooses, and cannot be told."""

    prev: PositionsBefore
    players: tuple[Place, ...]
    software: bool

    def __post_init__(self) -> None:
        """Refuse a seat named twice."""
        each_once("players", self.players)


@dataclass(frozen=True, slots=True)
class PlayerMoves:
    """The seat of the player who changes table."""

    moved_seat: int


@procedure("player_to_move", "2.3")
def player_to_move(case: TableThatGives) -> Ruling[PlayerMoves] | DirectorDecides:
    """Return who changes table: the next big blind, unless a program decides otherwise."""
    layout = TableLayout(1, MOST_PLACES, frozenset(case.players), big_blind=case.prev.bb)
    ruling = balancing.player_to_move(layout)
    moves = PlayerMoves(ruling.decision.number)
    if not case.software:
        return decided(ruling, moves)
    return DirectorDecides(
        Reason("SOFTWARE_MOVES_PLAYERS", {"place": moves.moved_seat}),
        options=(Option("NEXT_BIG_BLIND_MOVES"), Option("SOFTWARE_CHOOSES")),
        cites=("2.3",),
        settled=moves,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Newcomer:
    """Someone who may play sits down as a hand is made ready."""

    deal_started: bool
    blinds_posted: Annotated[bool, asked_when(deal_started=False, required=True)] = False
    shuffled: Annotated[bool, asked_when(deal_started=False, required=True)] = False


@dataclass(frozen=True, slots=True)
class DealtIn:
    """Whether he is dealt in, and whether posts already made are put right for it."""

    dealt_in: bool
    adjust_posts: bool


@procedure("arrival_deal", "2.3")
def arrival_deal(case: Newcomer) -> Ruling[DealtIn]:
    """Return whether a newcomer is dealt in."""
    ruling = arrivals.dealt_in(case.deal_started)
    return decided(ruling, DealtIn(ruling.decision, ruling.decision and case.blinds_posted))


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrivalMisjudged:
    """Blinds were posted wrongly around an arrival."""

    substantial_action: bool


@dataclass(frozen=True, slots=True)
class BlindsCorrected:
    """Whether the blinds are put right."""

    blinds_corrected: bool


@procedure("arrival_error", "2.3")
def arrival_error(case: ArrivalMisjudged) -> Ruling[BlindsCorrected]:
    """Return whether blinds wrongly posted around an arrival are put right."""
    ruling = arrivals.arrival_error_corrected(case.substantial_action)
    return decided(ruling, BlindsCorrected(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """The tournament's players a table."""

    seats_per_table: Count


@dataclass(frozen=True, slots=True)
class FinalTable:
    """How many sit at the final table."""

    final_table: int


@procedure("final_table_size", "2.6", departs=(FINAL_TABLE_SIZE,))
def final_table_size(case: Format, house: HouseRules) -> Ruling[FinalTable]:
    """Return how many players the final table takes."""
    ruling = final_table.final_table_size(case.seats_per_table, house)
    return decided(ruling, FinalTable(ruling.decision))
