"""Incidents and sanctions of an evening: each ruling with its sources, then each sanction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import zip_longest
from typing import TypeVar

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section, stacked
from reports.labels import Pair
from reports.lettering import RULE, SOFT, TypeStyle, Weight, fit, printable, wrap
from reports.page_layout import (
    ASIDE,
    DOT,
    body_width,
    heading_block,
    is_small,
    print_pages,
    text_line,
    totals_block,
)
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Look, Row, Table

TITLE = ("Incidents et sanctions", "Incidents and penalties")
INCIDENTS = ("Incidents", "Incidents")
PENALTIES = ("Sanctions", "Penalties")
INCIDENTS_TOLD = ("{n:incident|incidents}", "{n:incident|incidents}")
OTHERWISE_TOLD = ("{n:décidé autrement|décidés autrement}", "{n:overridden|overridden}")
PENALTIES_TOLD = ("{n:sanction|sanctions}", "{n:penalty|penalties}")
LIFTED_TOLD = ("{n:levée|levées}", "{n:lifted|lifted}")
HANDS_TOLD = ("{n:main à manquer|mains à manquer}", "{n:hand to miss|hands to miss}")
NO_INCIDENT = ("Aucun incident.", "No incidents.")
FAULT = ("Faute", "Offence")
BY = ("Par", "By")
LIFTED: Pair = ("levée", "lifted")
DELIBERATE: Pair = ("volontaire", "deliberate")
OF_INCIDENT = ("incident n° {number}", "incident no. {number}")

NUMBER = ("N° {number}", "No. {number}")
LEVEL_AT = ("niveau {level}", "level {level}")
TABLE_AT = ("table {table}", "table {table}")
HAND_AT = ("main {hand}", "hand {hand}")
CONCERNED = ("{n:=Joueur|Joueurs} : {names}", "{n:=Player|Players}: {names}")
PROPOSED = ("Le règlement : {text}", "The rulebook: {text}")
OTHERWISE = ("décidé autrement (§ 1.1)", "overridden (§ 1.1)")
READING = ("Lecture retenue : {text}", "Interpretation applied: {text}")
HOUSE_RULE = ("Règle maison (§ {article}) : {text}", "House rule (§ {article}): {text}")
NOTE = ("{hour} : {said}", "{hour}: {said}")
LED_TO = ("Sanction n° {numbers}", "Penalty no. {numbers}")
RULERS: dict[bool, Pair] = {True: ("directeur", "director"), False: ("floor", "floor")}
"""Who decided at the table: whether it was the director."""

NAME = TypeStyle(10.5, Weight.SEMIBOLD)
QUIET = TypeStyle(9, ink=SOFT)
FIGURE = TypeStyle(10.5, Weight.BOLD)
MATTER = TypeStyle(12, Weight.BOLD)
RULING = TypeStyle(10.5, Weight.SEMIBOLD)
PLAIN = TypeStyle(10.5)
SOFT_TEXT = TypeStyle(10.5, ink=SOFT)

Told = tuple[str, TypeStyle]
"""A line of text and how it is set."""

SIDE = 86.0
GAP = 10.0
LINE = 13.0
TALLEST = 420.0
"""Points beyond which an incident may go on to the next page, between two of its lines."""


@dataclass(frozen=True, slots=True)
class ConductIncident:
    """An incident in words. ``ruling`` is what was decided at the table.

    ``proposed`` is what the rulebook says, when the director ruled otherwise. ``readings`` and
    ``house_rules`` (article, text) are what the ruling relied on; ``penalties`` the numbers of the
    sanctions it led to.
    """

    number: int
    at: datetime
    level: int
    matter: str
    ruling: str
    cites: tuple[str, ...] = ()
    table: int | None = None
    hand: int | None = None
    players: tuple[str, ...] = ()
    proposed: str = ""
    readings: tuple[str, ...] = ()
    house_rules: tuple[tuple[str, str], ...] = ()
    notes: tuple[tuple[datetime, str], ...] = ()
    penalties: tuple[int, ...] = ()
    by_director: bool = False


def _incident_blocks(incident: ConductIncident, heading: Heading) -> Iterator[Block]:
    """Yield an incident in one piece, or its lines when it is very long."""
    words = heading.words
    wide = body_width(heading) - SIDE - GAP
    pairs = zip_longest(_where(incident, words), _lines(incident, wide, words))
    lines = [_line(side, told) for side, told in pairs]
    lines.append(
        Block(7, lambda sheet, box: sheet.rule(box.x, box.bottom - 0.5, box.width, 0.5, RULE))
    )
    whole = stacked(lines, gap=4)
    if whole.height <= TALLEST:
        yield whole
        return
    first, *others = lines
    yield replace(first, gap=4, keep_with_next=True)
    yield from others


def _line(side: Told | None, told: Told | None) -> Block:
    """Return one line of an incident: time and place at the left, then the text."""

    def draw(sheet: Sheet, box: Box) -> None:
        baseline = box.top + 10.5
        if side is not None:
            sheet.text(box.x, baseline, *side)
        if told is not None:
            sheet.text(box.x + SIDE + GAP, baseline, *told)

    tallest = max(part[1].leading for part in (side, told) if part is not None)
    return Block(max(LINE, tallest), draw)


def _where(incident: ConductIncident, words: Words) -> Iterator[Told]:
    """The number, then when and where, a line each."""
    number = words.say(NUMBER, number=str(incident.number))
    yield fit(number, SIDE, FIGURE, smallest=8).lines[0], FIGURE
    yield f"{incident.at:%H:%M}{DOT}{words.say(LEVEL_AT, level=incident.level)}", QUIET
    table = incident.table
    hand = incident.hand
    where = (
        "" if table is None else words.say(TABLE_AT, table=str(table)),
        "" if hand is None else words.say(HAND_AT, hand=str(hand)),
    )
    if any(where):
        yield DOT.join(filter(None, where)), QUIET
    yield words.say(RULERS[incident.by_director]), QUIET


def _lines(incident: ConductIncident, wide: float, words: Words) -> Iterator[Told]:
    """The matter, who it concerns, the ruling, its sources, what followed."""
    yield from _wrapped(incident.matter, wide, MATTER)
    if incident.players:
        names = words.listed(incident.players)
        yield from _wrapped(words.say(CONCERNED, n=len(incident.players), names=names), wide, PLAIN)
    yield from _wrapped(incident.ruling, wide, RULING)
    sources = [words.articles(incident.cites)]
    if incident.proposed:
        yield from _wrapped(words.say(PROPOSED, text=incident.proposed), wide, SOFT_TEXT)
        sources.append(words.say(OTHERWISE))
    yield from _wrapped(DOT.join(filter(None, sources)), wide, SOFT_TEXT)
    for reading in incident.readings:
        yield from _wrapped(words.say(READING, text=reading), wide, SOFT_TEXT)
    for article, text in incident.house_rules:
        yield from _wrapped(words.say(HOUSE_RULE, article=article, text=text), wide, SOFT_TEXT)
    for at, text in incident.notes:
        yield from _wrapped(words.say(NOTE, hour=at, said=words.quoted(text)), wide, PLAIN)
    if incident.penalties:
        numbers = words.listed([str(number) for number in incident.penalties])
        yield from _wrapped(words.say(LED_TO, numbers=numbers), wide, PLAIN)


def _wrapped(text: str, wide: float, style: TypeStyle) -> Iterator[Told]:
    if text:
        for line in wrap(printable(text), wide, style):
            yield line, style


@dataclass(frozen=True, slots=True)
class ConductPenalty:
    """A sanction in words: the fault, the step of the ladder, the hands to miss."""

    number: int
    at: datetime
    level: int
    name: str
    fault: str
    article: str
    step: str
    table: int | None = None
    hands: int = 0
    deliberate: bool = False
    incident: int | None = None
    lifted: bool = False
    by_director: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class EveningConduct:
    """Incidents and sanctions, each oldest first."""

    heading: Heading
    incidents: tuple[ConductIncident, ...]
    penalties: tuple[ConductPenalty, ...]


def render_evening_conduct(facts: EveningConduct) -> bytes:
    """Return the PDF of the incidents, then of the sanctions, with their totals."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    incidents = facts.incidents
    penalties = facts.penalties
    blocks = [heading_block(words.say(INCIDENTS), wide, _count(incidents))]
    for incident in incidents:
        blocks += _incident_blocks(incident, facts.heading)
    if not incidents:
        blocks.append(text_line(words.say(NO_INCIDENT), ASIDE))
    blocks.append(heading_block(words.say(PENALTIES), wide, _count(penalties)))
    rows = tuple(_rows(penalties, facts.heading))
    blocks += _penalty_table(facts.heading).by_content(rows).blocks(rows)
    if not penalties:
        blocks.append(text_line(words.say(labels.NO_PENALTY), ASIDE))
    totals = _totals(facts, words)
    if totals:
        blocks.append(totals_block(wide, *totals))
    counted = ((INCIDENTS_TOLD, len(incidents)), (PENALTIES_TOLD, len(penalties)))
    return print_pages(
        facts.heading,
        words.say(TITLE),
        Section(tuple(blocks)),
        summary=DOT.join(words.say(told, n=many) for told, many in counted if many),
    )


def _count(those: Sequence[ConductIncident | ConductPenalty]) -> str:
    """Return how many there are; nothing for none, which is said below in words."""
    return str(len(those)) if those else ""


def _penalty_table(heading: Heading) -> Table:
    words = heading.words
    least = 8 if is_small(heading) else NAME.size
    columns = [
        Column(words.say(labels.ORDER), QUIET, align="right"),
        Column(words.say(labels.HOUR), PLAIN, align="right"),
        Column(words.say(labels.LEVEL_SHORT), PLAIN, align="right"),
        Column(words.say(labels.TABLE), PLAIN, align="center"),
        Column(words.say(labels.PLAYER), NAME, smallest=8, share=13, people=True),
        Column(words.say(FAULT), PLAIN, smallest=least, lines=14, share=9),
        Column(words.say(labels.ARTICLE), PLAIN),
        Column(words.say(labels.PENALTY), NAME, smallest=least, lines=3, share=7),
        Column(words.say(BY), QUIET),
    ]
    return Table(tuple(_spared(columns, heading)), body_width(heading))


Cell = TypeVar("Cell")


def _spared(cells: Sequence[Cell], heading: Heading) -> Sequence[Cell]:
    """Return what a row has room for: on an A5 neither the level nor who decided."""
    return [*cells[:2], *cells[3:-1]] if is_small(heading) else cells


def _rows(penalties: Sequence[ConductPenalty], heading: Heading) -> Iterator[Row]:
    words = heading.words
    for penalty in penalties:
        fault = [penalty.fault]
        if penalty.deliberate:
            fault.append(words.say(DELIBERATE))
        if penalty.incident is not None:
            fault.append(words.say(OF_INCIDENT, number=str(penalty.incident)))
        if penalty.note:
            fault.append(words.quoted(penalty.note))
        lifted = f" ({words.say(LIFTED)})" if penalty.lifted else ""
        cells = (
            str(penalty.number),
            f"{penalty.at:%H:%M}",
            str(penalty.level),
            "–" if penalty.table is None else str(penalty.table),
            penalty.name,
            ", ".join(fault),
            words.articles((penalty.article,)),
            f"{penalty.step}{lifted}",
            words.say(RULERS[penalty.by_director]),
        )
        look: Look = "soft" if penalty.lifted else "plain"
        yield Row(tuple(_spared(cells, heading)), look=look)


def _totals(facts: EveningConduct, words: Words) -> list[str]:
    otherwise = sum(bool(incident.proposed) for incident in facts.incidents)
    lifted = sum(penalty.lifted for penalty in facts.penalties)
    hands = sum(penalty.hands for penalty in facts.penalties if not penalty.lifted)
    told = []
    if facts.incidents:
        told.append(words.say(INCIDENTS_TOLD, n=len(facts.incidents)))
    if otherwise:
        told[-1] += f" ({words.say(OTHERWISE_TOLD, n=otherwise)})"
    if facts.penalties:
        told.append(words.say(PENALTIES_TOLD, n=len(facts.penalties)))
    if lifted:
        told[-1] += f" ({words.say(LIFTED_TOLD, n=lifted)})"
    if hands:
        told.append(words.say(HANDS_TOLD, n=hands))
    return told
