"""Incidents and sanctions of an evening: each ruling with its sources, then each sanction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import zip_longest
from typing import Final

from reports.facts import Heading
from reports.fitting import RULE, SOFT, TypeStyle, fit, wrap
from reports.flow import Block, Section, stacked
from reports.page_layout import (
    ASIDE,
    Paper,
    body_width,
    heading_block,
    print_pages,
    text_line,
    totals_block,
)
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight, printable
from reports.wording import Language, Wording, wording_in

TITLE: Final = ("Incidents et sanctions", "Incidents and penalties")
INCIDENTS: Final = ("Incidents", "Incidents")
PENALTIES: Final = ("Sanctions", "Penalties")
INCIDENTS_TOLD: Final = ("{n:incident|incidents}", "{n:incident|incidents}")
OTHERWISE_TOLD: Final = (
    "{n:décidé autrement|décidés autrement}",
    "{n:ruled otherwise|ruled otherwise}",
)
PENALTIES_TOLD: Final = ("{n:sanction|sanctions}", "{n:penalty|penalties}")
LIFTED_TOLD: Final = ("{n:levée|levées}", "{n:lifted|lifted}")
HANDS_TOLD: Final = ("{n:main à manquer|mains à manquer}", "{n:hand to miss|hands to miss}")
NO_INCIDENT: Final = ("Aucun incident.", "No incident.")
NO_PENALTY: Final = ("Aucune sanction.", "No penalty.")

NUMBER: Final = ("N° {number}", "No. {number}")
LEVEL_AT: Final = ("niveau {level}", "level {level}")
TABLE_AT: Final = ("table {table}", "table {table}")
HAND_AT: Final = ("main {hand}", "hand {hand}")
PLAYER: Final = ("Joueur : {names}", "Player: {names}")
PLAYERS: Final = ("Joueurs : {names}", "Players: {names}")
PROPOSED: Final = ("Le règlement : {text}", "The rulebook: {text}")
OTHERWISE: Final = ("décidé autrement (§ 1.1)", "ruled otherwise (§ 1.1)")
READING: Final = ("Lecture retenue : {text}", "Reading relied on: {text}")
HOUSE_RULE: Final = ("Règle maison (§ {article}) : {text}", "House rule (§ {article}): {text}")
NOTE: Final = ("{hour} : {said}", "{hour}: {said}")
LED_TO: Final = ("Sanction n° {numbers}", "Penalty no. {numbers}")
BY_DIRECTOR: Final = ("directeur", "director")
BY_FLOOR: Final = ("floor", "floor")

COLUMNS: Final = (
    ("N°", "No."),
    ("Heure", "Time"),
    ("Niv.", "Lvl"),
    ("Table", "Table"),
    ("Joueur", "Player"),
    ("Faute", "Fault"),
    ("Article", "Article"),
    ("Sanction", "Penalty"),
    ("Par", "By"),
)
LIFTED: Final = ("levée", "lifted")
DELIBERATE: Final = ("volontaire", "deliberate")
OF_INCIDENT: Final = ("incident n° {number}", "incident no. {number}")

WHEN = TypeStyle(8.5, ink=SOFT)
FIGURE = TypeStyle(11, Weight.BOLD)
MATTER = TypeStyle(11.5, Weight.BOLD)
RULING = TypeStyle(10.5, Weight.SEMIBOLD)
PLAIN = TypeStyle(9.5)
NAME = TypeStyle(10, Weight.SEMIBOLD)
SOFT_TEXT = TypeStyle(9, ink=SOFT)
SMALL = TypeStyle(9.5)
QUIET = TypeStyle(8.5, ink=SOFT)

Told = tuple[str, TypeStyle]
"""A line of text and how it is set."""

SIDE, GAP, LINE = 86.0, 10.0, 13.0
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


def render_evening_conduct(facts: EveningConduct, language: Language = "fr") -> bytes:
    """Return the PDF of the incidents, then of the sanctions, with their totals."""
    wording = wording_in(language)
    width = body_width()
    blocks = [heading_block(wording.told(INCIDENTS), width, str(len(facts.incidents)))]
    for incident in facts.incidents:
        blocks += _incident(incident, wording)
    if not facts.incidents:
        blocks.append(text_line(wording.told(NO_INCIDENT), ASIDE))
    blocks.append(heading_block(wording.told(PENALTIES), width, str(len(facts.penalties))))
    blocks += _penalty_table(wording).blocks(_rows(facts.penalties, wording))
    if not facts.penalties:
        blocks.append(text_line(wording.told(NO_PENALTY), ASIDE))
    blocks.append(totals_block(_totals(facts, wording), width))
    paper = Paper(
        title=wording.told(TITLE),
        heading=facts.heading,
        sections=(Section(tuple(blocks)),),
        summary=_summary(facts, wording),
    )
    return print_pages(paper, wording)


def _summary(facts: EveningConduct, wording: Wording) -> str:
    incidents = wording.told(INCIDENTS_TOLD, n=len(facts.incidents))
    return f"{incidents}  ·  {wording.told(PENALTIES_TOLD, n=len(facts.penalties))}"


def _incident(incident: ConductIncident, wording: Wording) -> Iterator[Block]:
    """The lines of an incident, in one piece unless it is very long."""
    pairs = zip_longest(_where(incident, wording), _lines(incident, wording))
    lines = [_line(side, told) for side, told in pairs]
    lines.append(_end_of_incident())
    whole = stacked(lines, gap=4)
    if whole.height <= TALLEST:
        yield whole
        return
    first, *others = lines
    yield replace(first, gap=4, keep_with_next=True)
    yield from others


def _line(side: Told | None, told: Told | None) -> Block:
    """One line of an incident: when and where at the left, then what is told."""

    def draw(sheet: Sheet, box: Box) -> None:
        baseline = box.top + 10.5
        if side is not None:
            sheet.text(box.x, baseline, *side)
        if told is not None:
            sheet.text(box.x + SIDE + GAP, baseline, *told)

    tallest = max(part[1].leading for part in (side, told) if part is not None)
    return Block(max(LINE, tallest), draw)


def _end_of_incident() -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    return Block(7, draw)


def _where(incident: ConductIncident, wording: Wording) -> Iterator[Told]:
    """The number, then when and where, a line each."""
    number = wording.told(NUMBER, number=str(incident.number))
    yield fit(number, SIDE, FIGURE, smallest=7).lines[0], FIGURE
    yield f"{wording.hour(incident.at)}  ·  {wording.told(LEVEL_AT, level=incident.level)}", WHEN
    table, hand = incident.table, incident.hand
    where = (
        "" if table is None else wording.told(TABLE_AT, table=str(table)),
        "" if hand is None else wording.told(HAND_AT, hand=str(hand)),
    )
    if any(where):
        yield "  ·  ".join(filter(None, where)), WHEN
    yield wording.told(BY_DIRECTOR if incident.by_director else BY_FLOOR), WHEN


def _lines(incident: ConductIncident, wording: Wording) -> Iterator[Told]:
    """The matter, who it concerns, the ruling, its sources, what followed."""
    yield from _wrapped(incident.matter, MATTER)
    if incident.players:
        concerned = PLAYERS if len(incident.players) > 1 else PLAYER
        yield from _wrapped(wording.told(concerned, names=", ".join(incident.players)), PLAIN)
    yield from _wrapped(incident.ruling, RULING)
    sources = [wording.articles(incident.cites)]
    if incident.proposed:
        yield from _wrapped(wording.told(PROPOSED, text=incident.proposed), SOFT_TEXT)
        sources.append(wording.told(OTHERWISE))
    yield from _wrapped("  ·  ".join(filter(None, sources)), SOFT_TEXT)
    for reading in incident.readings:
        yield from _wrapped(wording.told(READING, text=reading), SOFT_TEXT)
    for article, text in incident.house_rules:
        yield from _wrapped(wording.told(HOUSE_RULE, article=article, text=text), SOFT_TEXT)
    for at, text in incident.notes:
        yield from _wrapped(
            wording.told(NOTE, hour=wording.hour(at), said=wording.quoted(text)), PLAIN
        )
    if incident.penalties:
        numbers = ", ".join(map(str, incident.penalties))
        yield from _wrapped(wording.told(LED_TO, numbers=numbers), PLAIN)


def _wrapped(text: str, style: TypeStyle) -> Iterator[Told]:
    if text:
        for line in wrap(printable(text), body_width() - SIDE - GAP, style):
            yield line, style


def _penalty_table(wording: Wording) -> Table:
    titles = [wording.told(pair) for pair in COLUMNS]
    number, hour, level, table, player, fault, article, step, by = titles
    return Table(
        (
            Column(number, QUIET, 22, "right", 6),
            Column(hour, SMALL, 28, "right", 7),
            Column(level, SMALL, 18, "right", 7),
            Column(table, SMALL, 26, "right", 7),
            Column(player, NAME, smallest=9, lines=3, share=9),
            Column(fault, SMALL, smallest=9, lines=14, share=13),
            Column(article, SMALL, 34, smallest=6),
            Column(step, NAME, smallest=8, lines=3, share=8),
            Column(by, QUIET, 40, smallest=6),
        ),
        body_width(),
    )


def _rows(penalties: Sequence[ConductPenalty], wording: Wording) -> Iterator[Row]:
    for penalty in penalties:
        fault = [penalty.fault]
        if penalty.deliberate:
            fault.append(wording.told(DELIBERATE))
        if penalty.incident is not None:
            fault.append(wording.told(OF_INCIDENT, number=str(penalty.incident)))
        if penalty.note:
            fault.append(wording.quoted(penalty.note))
        lifted = f" ({wording.told(LIFTED)})" if penalty.lifted else ""
        yield Row(
            (
                str(penalty.number),
                wording.hour(penalty.at),
                str(penalty.level),
                "–" if penalty.table is None else str(penalty.table),
                penalty.name,
                ", ".join(fault),
                wording.articles((penalty.article,)),
                f"{penalty.step}{lifted}",
                wording.told(BY_DIRECTOR if penalty.by_director else BY_FLOOR),
            ),
            look="soft" if penalty.lifted else "plain",
        )


def _totals(facts: EveningConduct, wording: Wording) -> str:
    otherwise = sum(bool(incident.proposed) for incident in facts.incidents)
    lifted = sum(penalty.lifted for penalty in facts.penalties)
    hands = sum(penalty.hands for penalty in facts.penalties if not penalty.lifted)
    told = [wording.told(INCIDENTS_TOLD, n=len(facts.incidents))]
    if otherwise:
        told[0] += f" ({wording.told(OTHERWISE_TOLD, n=otherwise)})"
    told.append(wording.told(PENALTIES_TOLD, n=len(facts.penalties)))
    if lifted:
        told[-1] += f" ({wording.told(LIFTED_TOLD, n=lifted)})"
    if hands:
        told.append(wording.told(HANDS_TOLD, n=hands))
    return "  ·  ".join(told)
