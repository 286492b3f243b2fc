"""The ranking: final, or so far with those still in listed apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from reports.alphabetical_list import alphabetical_key
from reports.facts import Heading
from reports.fitting import SOFT, TypeStyle
from reports.flow import Block, Section, ended_together
from reports.page_layout import (
    ASIDE,
    Paper,
    body_width,
    heading_block,
    print_pages,
    text_line,
    totals_block,
)
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight, printable
from reports.wording import Language, Wording, wording_in

NAME = TypeStyle(11.5)
STRONG_NAME = TypeStyle(11.5, Weight.SEMIBOLD)
CLUB = TypeStyle(10, ink=SOFT)
IN_WORDS = TypeStyle(9.5, Weight.SEMIBOLD)
FIGURES = 104.0
"""Points that a sum takes, its share told."""


@dataclass(frozen=True, slots=True)
class RankedPlayer:
    """A player who is placed; players who share a place are ex æquo. ``prize`` as worded."""

    place: int
    name: str
    club: str = ""
    prize: str = ""


@dataclass(frozen=True, slots=True)
class StillIn:
    """A player not yet out, where he sits, and his stack in chips when it is known."""

    name: str
    table: int
    place: int
    club: str = ""
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who is placed, best first, and who is still in; ``prize_total`` as worded, if any."""

    heading: Heading
    ranked: tuple[RankedPlayer, ...]
    still_in: tuple[StillIn, ...] = ()
    prize_total: str = ""


def render_ranking(facts: Ranking, language: Language = "fr") -> bytes:
    """Return the PDF of the ranking, with a column of prizes only when there are any."""
    wording = wording_in(language)
    in_progress = bool(facts.still_in)
    blocks: list[Block] = []
    if in_progress:
        aside = wording.count("PLAYERS", len(facts.still_in))
        blocks.append(heading_block(wording.say("STILL_IN"), body_width(), aside))
        blocks += _still_in_table(facts.still_in, wording)
        blocks.append(heading_block(wording.say("OUT"), body_width()))
        if not facts.ranked:
            blocks.append(text_line(wording.say("NOBODY_OUT"), ASIDE))
    blocks += _ranked_table(facts, wording)
    blocks.append(totals_block(_totals(facts, wording), body_width()))
    paper = Paper(
        title=wording.say("RANKING_SO_FAR" if in_progress else "RANKING_TITLE"),
        heading=facts.heading,
        sections=(Section(tuple(ended_together(blocks))),),
        summary=wording.count("ENTRANTS", len(facts.ranked) + len(facts.still_in)),
    )
    return print_pages(paper, wording)


def _ranked_table(facts: Ranking, wording: Wording) -> tuple[Block, ...]:
    ranked, in_progress = facts.ranked, bool(facts.still_in)
    with_prizes = any(player.prize for player in ranked)
    shared = Counter(player.place for player in ranked)
    tied = any(players > 1 for players in shared.values())
    columns = [
        Column(wording.say("RANK"), STRONG_NAME, width=92 if tied else 48, smallest=8),
        Column(wording.say("NAME"), NAME, smallest=8.5, lines=3, share=3),
        Column(wording.say("CLUB"), CLUB, smallest=7.5, lines=2, share=2),
    ]
    if with_prizes:
        columns.append(_prize_column([player.prize for player in ranked], wording))

    def rows() -> Iterable[Row]:
        for player in ranked:
            rank = wording.rank(player.place)
            alone = shared[player.place] == 1
            place = rank if alone else wording.say("TIED", rank=rank)
            prize = (player.prize,) if with_prizes else ()
            won = player.place == 1 and not in_progress
            cells = (place, player.name, player.club, *prize)
            yield Row(cells, look="strong" if won else "plain")

    return Table(tuple(columns), body_width()).blocks(rows())


def _prize_column(prizes: Sequence[str], wording: Wording) -> Column:
    """Return a column as wide as sums ask, or as what is told in a line of words."""
    title = wording.say("PRIZE")
    if max(STRONG_NAME.width(printable(prize)) for prize in prizes) <= FIGURES:
        return Column(title, STRONG_NAME, FIGURES, "right", 7.5)
    return Column(title, IN_WORDS, smallest=7.5, lines=3, share=2.6)


def _still_in_table(players: tuple[StillIn, ...], wording: Wording) -> tuple[Block, ...]:
    with_stacks = any(player.stack is not None for player in players)
    columns = [
        Column(wording.say("NAME"), NAME, smallest=8.5, lines=2, share=3),
        Column(wording.say("CLUB"), CLUB, smallest=7.5, lines=2, share=2),
        Column(wording.say("TABLE"), NAME, 34, "right", 7),
        Column(wording.say("PLACE"), NAME, 34, "right", 7),
    ]
    if with_stacks:
        columns.append(Column(wording.say("STACK"), STRONG_NAME, 80, "right", 8))

    def rows() -> Iterable[Row]:
        for player in sorted(players, key=lambda player: alphabetical_key(player.name)):
            stack = "" if player.stack is None else wording.number(player.stack)
            cells = (player.name, player.club, str(player.table), str(player.place))
            yield Row((*cells, stack) if with_stacks else cells)

    return Table(tuple(columns), body_width()).blocks(rows())


def _totals(facts: Ranking, wording: Wording) -> str:
    totals = [wording.count("ENTRANTS", len(facts.ranked) + len(facts.still_in))]
    if facts.still_in:
        totals.append(wording.count("LEFT_IN", len(facts.still_in)))
        totals.append(wording.count("GONE", len(facts.ranked)))
    if facts.prize_total:
        totals.append(wording.say("PRIZE_TOTAL", total=facts.prize_total))
    return "  ·  ".join(totals)
