"""Penalty slips: one sheet a sanction, half for the player, half for the file, to be cut."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from reports import labels
from reports.facts import Heading, Words
from reports.half_sheet import ASIDE, HEAD, LABEL, half_boxes, halves
from reports.lettering import (
    BAND,
    BLACK,
    HEADLINE,
    SOFT,
    WHITE,
    Fitted,
    TypeStyle,
    Weight,
    fit,
    fit_alike,
)
from reports.name_setting import NameRoom, set_names
from reports.page_layout import DOT, open_file, text_line
from reports.sheet import Box, Sheet
from rules_ropta.penalties import LADDER
from rules_ropta.rulebook import load_rulebook

VALUE = TypeStyle(12, Weight.SEMIBOLD)
PLAYER = TypeStyle(20, Weight.BOLD)
FAULT = TypeStyle(15, Weight.SEMIBOLD)
TEXT = TypeStyle(9)
FIGURE = TypeStyle(HEADLINE, Weight.BOLD)
GIVEN = TypeStyle(26, Weight.BOLD)
UNIT = TypeStyle(12, Weight.SEMIBOLD)
STEP = TypeStyle(9, Weight.SEMIBOLD, SOFT)

FACTS = 38.0
PANEL_HEIGHT = 102.0
LADDER_HEIGHT = 22.0
PANEL_WIDTH = 176.0
TICK = 10.5
TICK_GAP = 2.25
STEP_GAP = 3.0
MOST_TICKS = 40
"""Boxes that stand on one line: four rounds at a table of ten."""


PENALTIES = ("Sanctions", "Penalties")
NUMBER = ("Sanction n° {number}", "Penalty no. {number}")
LIFTED = ("Sanction levée", "Penalty lifted")
COPIES = (("Exemplaire du joueur", "Player’s copy"), ("Exemplaire du dossier", "Copy for the file"))
WHEN = ("Date et heure", "Date and time")
INCIDENT = ("Incident", "Incident")
INCIDENT_NUMBER = ("n° {number}", "no. {number}")
NOT_KNOWN = "–"
DELIBERATE = ("{fault}, jugée volontaire", "{fault}, ruled deliberate")
IMPOSED = (
    "Le règlement impose de sanctionner cette faute.",
    "The rulebook requires a penalty for this offence.",
)
POSSIBLE = (
    "Le règlement permet de sanctionner cette faute.",
    "The rulebook allows a penalty for this offence.",
)
HANDS_TO_MISS = ("{n:=main à manquer|mains à manquer}", "{n:=hand|hands} to miss")
ROUNDS = ("{n} {n:=tour|tours} à {players} joueurs", "{n} {n:=round|rounds} with {players} players")
STAYS = (
    "Le joueur peut rester assis. Ses blindes et antes sont prélevées, ses mains sont mortes.",
    "The player may stay seated. Blinds and antes are posted and the hands are dead.",
)
LEAVES = (
    "Le joueur quitte la table. Ses blindes et antes sont prélevées, ses mains sont mortes.",
    "The player leaves the table. Blinds and antes are posted and the hands are dead.",
)
WARNED = (
    "Sans effet sur le jeu. À la prochaine faute de même nature, la sanction sera plus forte.",
    "No effect on play. The next offence of this kind will bring a heavier penalty.",
)
GONE = (
    "Le joueur quitte le tournoi et ses jetons sont retirés du jeu.",
    "The player leaves the tournament and their chips are taken out of play.",
)
CHIPS_GONE = ("{n} {n:=jeton retiré|jetons retirés}", "{n} {n:=chip|chips} removed")
MISSED = ("Mains manquées, à cocher", "Hands missed (tick each one)")
RULED_BY = ("Décidé par", "Decided by")
RULERS = {"floor": ("le floor", "the floor"), "director": ("le directeur", "the director")}


@dataclass(frozen=True, slots=True)
class GivenPenalty:
    """A sanction as it was given; ``fault`` in words, ``step`` a code of the ladder.

    ``table`` and ``place`` are where the player sat, when known. ``hands`` are those to miss,
    ``players`` those of the table when rounds were given. ``chips_removed`` leave play with a
    disqualified player. ``note`` is what was written with it: it stands on the file's half only.
    """

    number: int
    name: str
    at: datetime
    level: int
    fault: str
    article: str
    step: str
    hands: int = 0
    rounds: int = 0
    players: int | None = None
    may_stay: bool = False
    imposed: bool = False
    deliberate: bool = False
    table: int | None = None
    place: int | None = None
    club: str = ""
    incident: int | None = None
    ruled_by: Literal["floor", "director"] = "floor"
    chips_removed: int = 0
    note: str = ""
    lifted: bool = False


@dataclass(frozen=True, slots=True)
class PenaltySlips:
    """A sheet a sanction, in the order they were given."""

    heading: Heading
    penalties: tuple[GivenPenalty, ...]


def render_penalty_slips(facts: PenaltySlips) -> bytes:
    """Return the PDF of the slips: the player's half, then the file's."""
    heading = facts.heading
    words = facts.heading.words
    file = open_file(words.say(labels.PENALTY if len(facts.penalties) == 1 else PENALTIES), heading)
    for penalty in facts.penalties:
        number = words.say(NUMBER, number=str(penalty.number))
        if penalty.lifted:
            number = f"{number}{DOT}{words.say(LIFTED)}"
        asides = [(words.say(copy), number) for copy in COPIES]
        both = halves(file, heading, asides, ("player", penalty.ruled_by))
        for copy, (sheet, box) in enumerate(both):
            _half(sheet, box, penalty, words, noted=copy == 1)
    if not facts.penalties:
        sheet, box = next(half_boxes(file, heading))
        text_line(words.say(labels.NO_PENALTY), VALUE).draw(sheet, box)
    return file.to_bytes()


def _half(sheet: Sheet, box: Box, penalty: GivenPenalty, words: Words, *, noted: bool) -> None:
    top = box.top + HEAD
    _when_and_where(sheet, box.row(top, FACTS), penalty, words)
    top += FACTS
    room = Box(box.x, top, box.width - PANEL_WIDTH - 18, PANEL_HEIGHT)
    _who_and_why(sheet, room, penalty, words)
    panel = Box(box.right - PANEL_WIDTH, top, PANEL_WIDTH, PANEL_HEIGHT)
    _what(sheet, panel, penalty, words)
    top += PANEL_HEIGHT + 10
    _ladder(sheet, box.row(top, LADDER_HEIGHT), penalty, words)
    top += LADDER_HEIGHT + 5
    effect = fit(words.say(_effect(penalty)), box.width, TEXT, smallest=8, lines=2)
    top = sheet.stack(box.row(top, 0), (effect,), (4,))
    if noted:
        top = _note(sheet, box.row(top, 0), penalty, words)
    if 0 < penalty.hands <= MOST_TICKS:
        sheet.text(box.x, top + 11, words.say(MISSED), LABEL)
        for hand in range(penalty.hands):
            x = box.x + hand * (TICK + TICK_GAP)
            sheet.frame(Box(x, top + 16, TICK, TICK), thick=0.8, radius=1.5)


def _when_and_where(sheet: Sheet, box: Box, penalty: GivenPenalty, words: Words) -> None:
    seat = NOT_KNOWN if penalty.table is None else words.whole(penalty.table)
    if penalty.place is not None:
        seat = f"{seat}, {words.say(labels.PLACE_NUMBER, place=penalty.place)}"
    incident = NOT_KNOWN
    if penalty.incident is not None:
        incident = words.say(INCIDENT_NUMBER, number=str(penalty.incident))
    values = (
        (WHEN, words.moment(penalty.at)),
        (labels.LEVEL, words.whole(penalty.level)),
        (labels.TABLE, seat),
        (INCIDENT, incident),
        (RULED_BY, words.say(RULERS[penalty.ruled_by])),
    )
    columns = box.columns(len(values), 16)
    figures = fit_alike([text for _, text in values], columns[0].width, VALUE, smallest=8)
    for column, (label, _), value in zip(columns, values, figures, strict=True):
        sheet.text(column.x, column.top + 9, words.say(label), LABEL)
        sheet.text(column.x, column.top + 24, value.lines[0], value.style)


def _who_and_why(sheet: Sheet, box: Box, penalty: GivenPenalty, words: Words) -> None:
    (name,) = set_names((penalty.name,), NameRoom(box.width, lines=2), PLAYER, 14)
    top = sheet.stack(box, (name,))
    if penalty.club:
        sheet.stack(box.row(top, 0), (fit(penalty.club, box.width, ASIDE, smallest=8),))
    fault = penalty.fault[:1].upper() + penalty.fault[1:]
    if penalty.deliberate:
        fault = words.say(DELIBERATE, fault=fault)
    said = words.say(IMPOSED if penalty.imposed else POSSIBLE)
    told = (
        fit(fault, box.width, FAULT, smallest=9, lines=2),
        fit(_article(penalty.article, words), box.width, TEXT, smallest=8, lines=2),
        fit(said, box.width, ASIDE, smallest=8),
    )
    sheet.stack(box.row(top + ASIDE.leading + 6, 0), told, (2, 1, 0))


def _article(number: str, words: Words) -> str:
    article = load_rulebook().articles.get(number)
    if article is None:
        return words.articles((number,))
    return f"{words.articles((number,))}  {words.say(article.titles)}".strip()


def _what(sheet: Sheet, panel: Box, penalty: GivenPenalty, words: Words) -> None:
    """The sanction in its frame: how many hands, or what it is called."""
    sheet.frame(panel, thick=1.6, radius=5)
    room = panel.inset(10, 8)
    told = _counted(penalty, room.width, words) or _called(penalty, room.width, words)
    heights = [fitted.style.cap_height + 10 for fitted in told]
    top = room.top + (room.height - sum(heights)) / 2
    for fitted, height in zip(told, heights, strict=True):
        sheet.lines(Box(room.x, top, room.width, height), fitted, "center")
        top += height


def _counted(penalty: GivenPenalty, width: float, words: Words) -> list[Fitted]:
    """The hands to miss, and the rounds they make; nothing without hands."""
    if not penalty.hands:
        return []
    told = [fit(words.whole(penalty.hands), width, FIGURE, smallest=20)]
    told.append(fit(words.say(HANDS_TO_MISS, n=penalty.hands), width, UNIT, smallest=9))
    if penalty.rounds and penalty.players:
        rounds = words.say(ROUNDS, n=penalty.rounds, players=penalty.players)
        told.append(fit(rounds, width, ASIDE, smallest=8))
    return told


def _called(penalty: GivenPenalty, width: float, words: Words) -> list[Fitted]:
    """Return the name of the penalty, and the chips that leave play with the player."""
    told = [fit(words.say(labels.STEPS[penalty.step]), width, GIVEN, smallest=12)]
    if penalty.chips_removed:
        chips = words.say(CHIPS_GONE, n=penalty.chips_removed)
        told.append(fit(chips, width, UNIT, smallest=8))
    return told


def _ladder(sheet: Sheet, box: Box, penalty: GivenPenalty, words: Words) -> None:
    """The seven steps, the one given in full; as wide as their words ask."""
    called = [words.say(labels.STEPS[step]) for step in LADDER]
    needs = [STEP.width(step) + 14 for step in called]
    spare = (box.width + STEP_GAP - sum(needs)) / len(needs) - STEP_GAP
    cells = box.split([need + spare for need in needs], STEP_GAP)
    for step, said, cell in zip(LADDER, called, cells, strict=True):
        given = step == penalty.step
        sheet.fill(cell, BLACK if given else BAND, radius=3)
        style = replace(STEP, weight=Weight.BOLD, ink=WHITE) if given else STEP
        sheet.lines(cell, fit(said, cell.width - 4, style, smallest=8), "center")


def _effect(penalty: GivenPenalty) -> tuple[str, str]:
    if penalty.step == "disqualification":
        return GONE
    if not penalty.hands:
        return WARNED
    return STAYS if penalty.may_stay else LEAVES


def _note(sheet: Sheet, box: Box, penalty: GivenPenalty, words: Words) -> float:
    """Draw the note, if there is one; return where it ends, in points from the top."""
    if not penalty.note.strip():
        return box.top
    label = words.say(labels.WHY)
    taken = LABEL.width(label) + 8
    note = fit(penalty.note, box.width - taken, TEXT, smallest=8, lines=2)
    sheet.text(box.x, box.top + 10, label, LABEL)
    sheet.lines(Box(box.x + taken, box.top, box.width - taken, note.height), note)
    return box.top + note.height + 2
