"""An incident on paper: when and where, what was ruled, its sources, what followed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import zip_longest
from typing import Final

from reports.fitting import RULE, SOFT, TypeStyle, fit, wrap
from reports.flow import Block, stacked
from reports.page_layout import body_width
from reports.sheet import Box, Sheet
from reports.typefaces import Weight, printable
from reports.wording import Wording

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

WHEN = TypeStyle(8.5, ink=SOFT)
FIGURE = TypeStyle(11, Weight.BOLD)
MATTER = TypeStyle(11.5, Weight.BOLD)
RULING = TypeStyle(10.5, Weight.SEMIBOLD)
PLAIN = TypeStyle(9.5)
SOFT_TEXT = TypeStyle(9, ink=SOFT)

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


def ruled_by(director: bool, wording: Wording) -> str:
    """Return who decided at the table: the director or a floor."""
    return wording.told(BY_DIRECTOR if director else BY_FLOOR)


def incident_blocks(incident: ConductIncident, wording: Wording) -> Iterator[Block]:
    """Yield an incident in one piece, or its lines when it is very long."""
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
    yield ruled_by(incident.by_director, wording), WHEN


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
