"""The incident form, blank: what happened, what was ruled and by which article, then signed."""

from __future__ import annotations

from dataclasses import dataclass

from reports.facts import Heading
from reports.fitting import TypeStyle, fit
from reports.half_sheet import (
    ASIDE,
    FOOT,
    HEAD,
    SIGNATURE,
    draw_blank,
    draw_fields,
    draw_foot,
    draw_head,
    draw_signatures,
    draw_tick,
    halves,
)
from reports.page_layout import open_file
from reports.sheet import Box, Sheet
from reports.wording import Language, Wording, wording_in

TICKED = TypeStyle(9)
WRITTEN, LEAST, ROWS = 25.0, 18.0, 11

TITLE = ("Fiche d'incident", "Incident form")
ASKED = ("une fiche par incident", "one form an incident")
WHEN = (
    (("Heure", "Time"), 2),
    (("Niveau", "Level"), 2),
    (("Table", "Table"), 2),
    (("Bouton, place", "Button, seat"), 3),
)
BETS = ((("Pot", "Pot"), 1), (("À suivre", "To call"), 1))
PLAYERS = ("Joueurs (place, tapis)", "Players (seat, stack)")
MOMENT = ("Moment", "Moment")
MOMENTS = (
    ("distribution", "deal"),
    ("préflop", "preflop"),
    ("flop", "flop"),
    ("turn", "turn"),
    ("river", "river"),
    ("abattage", "showdown"),
    ("entre deux mains", "between hands"),
)
FACTS_TOLD = ("Ce qui s'est passé", "What happened")
RULING = ("Décision", "Ruling")
CITED = (
    (("Article", "Article"), 2),
    (("Lecture ou règle maison", "Reading or house rule"), 4),
)
AFTER = (
    ("sanction, fiche à part", "penalty, form apart"),
    ("main morte", "dead hand"),
    ("coup annulé", "hand cancelled"),
    ("appel au directeur", "taken to the director"),
)


@dataclass(frozen=True, slots=True)
class IncidentForm:
    """The tournament that the forms belong to."""

    heading: Heading


def render_incident_form(facts: IncidentForm, language: Language = "fr") -> bytes:
    """Return the PDF of two blank forms on a sheet, to be cut; on A5 of one."""
    wording = wording_in(language)
    file = open_file(wording.told(TITLE), facts.heading, wording)
    for sheet, box in halves(file, facts.heading.size, wording, alike=True):
        _form(sheet, box, facts.heading, wording)
    return file.to_bytes()


def _form(sheet: Sheet, box: Box, heading: Heading, wording: Wording) -> None:
    draw_head(sheet, box, heading, wording, (wording.told(TITLE), wording.told(ASKED)))
    top = box.top + HEAD - 6
    room = box.bottom - FOOT - SIGNATURE - top
    row = max(LEAST, min(WRITTEN, room / (ROWS + 0.6)))
    rows = [Box(box.x, top + number * row, box.width, row) for number in range(ROWS)]
    draw_fields(sheet, rows[0], WHEN, wording)
    draw_blank(sheet, rows[1], wording.told(PLAYERS))
    _ticks(sheet, rows[2], wording.told(MOMENT), MOMENTS, wording)
    draw_fields(sheet, rows[3], BETS, wording)
    draw_blank(sheet, rows[4], wording.told(FACTS_TOLD))
    for line in rows[5:7]:
        draw_blank(sheet, line, "")
    draw_blank(sheet, rows[7], wording.told(RULING))
    draw_blank(sheet, rows[8], "")
    draw_fields(sheet, rows[9], CITED, wording)
    _ticks(sheet, rows[10], "", AFTER, wording)
    draw_signatures(sheet, box, [wording.say(f"SIGNED_{who}") for who in ("FLOOR", "DIRECTOR")])
    draw_foot(sheet, box, heading, wording)


def _ticks(
    sheet: Sheet, box: Box, label: str, choices: tuple[tuple[str, str], ...], wording: Wording
) -> None:
    """Draw a label and the words to tick after it, evenly set to the right."""
    words = [wording.told(pair) for pair in choices]
    baseline = box.bottom - 3
    sheet.text(box.x, baseline, label, ASIDE)
    x = box.x + (ASIDE.width(label) + 12 if label else 0)
    needs = [TICKED.width(word) + 14 for word in words]
    gap = min(24.0, (box.right - x - sum(needs)) / max(1, len(words) - 1))
    for word, need in zip(words, needs, strict=True):
        begins = draw_tick(sheet, x, baseline)
        fitted = fit(word, need, TICKED, smallest=7)
        sheet.text(begins, baseline, fitted.lines[0], fitted.style)
        x += need + gap
