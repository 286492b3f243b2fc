"""Incidents and sanctions of an evening: each ruling with its sources, then each sanction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from reports.conduct_incident import ConductIncident, incident_blocks, ruled_by
from reports.facts import Heading
from reports.fitting import SOFT, TypeStyle
from reports.flow import Section
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
from reports.typefaces import Weight
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

NAME = TypeStyle(10, Weight.SEMIBOLD)
SMALL = TypeStyle(9.5)
QUIET = TypeStyle(8.5, ink=SOFT)


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
        blocks += incident_blocks(incident, wording)
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
                ruled_by(penalty.by_director, wording),
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
