"""Procès-verbal: every line of the season's minutes, the latest first; a correction undone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from td_app.club.seasons import read_scale_text
from td_app.season.board import SeasonFacts
from td_app.season.repository import ScaleSet, Season, SeasonEntry, corrections_of, scales_set
from td_app.season.scale_typed import typed_of
from td_app.ui.pages.club.season.season_tab import SeasonHost, SeasonTab
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.figures import short_day, time_of_day
from td_app.words.language import current_language, fr_en
from td_app.words.past_results import day_words
from td_app.words.scale_changes import scale_changes
from td_app.words.season_page import ENTRIES, entry_sentence
from td_app.words.speaking import say
from td_app.words.tongues import tongue_of


@dataclass(frozen=True, slots=True)
class _Line:
    entry: SeasonEntry
    sentence: str
    undoable: bool
    undone: bool


class MinutesTab(SeasonTab):
    """The minutes of a season; a line is never removed, an undone correction is marked as
    undone.
    """

    def __init__(self, host: SeasonHost) -> None:
        """Show the minutes of the page's season."""
        super().__init__(host)
        self.table = RowTable(
            _columns(),
            key=lambda line: line.entry.sequence,
            asleep=lambda line: line.undone,
            sortable=False,
        )
        self.table.setAccessibleName(fr_en("Journal de la saison", "Season log"))
        explained(
            self.table,
            "Tout ce qui a changé la saison, dans l’ordre.",
            "Everything that changed the season, in order.",
        )
        self.undo = Button(
            fr_en("Annuler cette correction", "Undo this correction"),
            icon="undo",
            does=self._undo,
            explains=(
                "Annule la correction choisie ; la ligne reste.",
                "Undoes the selected correction; its line stays.",
            ),
        )
        self.table.current_row.connect(self._on_row)
        told = fr_en(
            "Tout ce qui change la saison figure ici\u00a0; une correction peut être annulée.",
            "Everything that changes the season is recorded here; a correction can be undone.",
        )
        said = label(told, Say.SOFT, wraps=True)
        row(wide(said), self.undo, on=self.tools, spacing=Space.TIGHT, margins=0)
        self.whole = label("", wraps=True)
        column(wide(self.table), self.whole, on=self, spacing=Space.TIGHT, margins=0)

    def refresh(self) -> None:
        """Show the minutes as they are."""
        season = self.host.season
        if season is None:
            return
        entries = tuple(self.host.seasons.minutes(season))
        facts = self.host.seasons.facts(season)
        meetings = {row.id: row.name for row in self.host.desk.club.meetings()}
        scales = scales_set(entries)
        undone = {one.sequence: one.undone for one in corrections_of(entries)}
        lines = [
            _Line(
                entry,
                _scale_sentence(season, scales[entry.sequence])
                if entry.sequence in scales
                else entry_sentence(
                    entry.kind,
                    entry.body,
                    lambda mark: _player(facts, mark),
                    lambda body: _evening(facts, body, meetings),
                ),
                undone.get(entry.sequence) is False,
                undone.get(entry.sequence, False),
            )
            for entry in reversed(entries)
        ]
        self.table.set_rows(lines)
        self._on_row(self.table.chosen_row())

    def _on_row(self, line: _Line | None) -> None:
        tell(self.whole, line.sentence if line is not None else "")
        why = fr_en("Choisissez une correction.", "Select a correction.")
        if line is not None and line.undone:
            why = fr_en("Elle est déjà annulée.", "It has already been undone.")
        if line is not None and line.undoable:
            self.undo.set_refusal(None)
        else:
            self.undo.set_refusal(why)

    def _undo(self) -> None:
        line = self.table.chosen_row()
        season = self.host.season
        if line is not None and season is not None:
            number = line.entry.sequence
            self.host.do(
                lambda: self.host.seasons.undo_correction(season, number),
                fr_en("Correction annulée.", "Correction undone."),
            )


def _scale_sentence(season: Season, told: ScaleSet) -> str:
    """Return the changes of a scale, field by field."""
    part = next((one.name for one in season.parts if one.id == told.part), "")
    part = part or fr_en("une phase", "a phase")
    before, after = (read_scale_text(text)[0] for text in (told.before, told.after))
    changes = tongue_of(current_language()).semicolon.join(
        scale_changes(typed_of(before), typed_of(after))
    )
    kind = "scale_same"
    if changes:
        kind = "scale_changed"
    if told.part is not None:
        if told.after:
            kind = f"part_{kind}"
        else:
            kind = "part_scale_removed"
    elif not told.before and after.name:
        kind = "scale_chosen"
    return say(ENTRIES[kind], {"part": part, "changes": changes, "name": after.name})


def _player(facts: SeasonFacts, mark: str) -> str:
    known = facts.people.get(facts.marks.get(mark, ""))
    if known:
        return known.name
    return mark


def _evening(facts: SeasonFacts, body: Mapping[str, Any], meetings: Mapping[int, str]) -> str:
    if (named := meetings.get(body.get("tournament") or 0)) is not None:
        return named
    for one in facts.evenings:
        same = body.get("tournament") is not None and one.kept.tournament == body["tournament"]
        if same or one.kept.id == body.get("evening"):
            return one.kept.name or day_words(one.kept.date)
    if day := str(body.get("date") or ""):
        return day_words(day)
    return fr_en("n° {0}", "no. {0}").format(body.get("tournament") or body.get("evening") or "")


def _when(line: _Line) -> str:
    at = datetime.fromtimestamp(line.entry.at_ms / 1000)
    return f"{short_day(at.date())} {time_of_day(at)}"


def _columns() -> tuple[Column[_Line], ...]:
    return (
        Column(
            "number", fr_en("N°", "No."), lambda line: line.entry.sequence, width=56, figures=True
        ),
        Column(
            "when", fr_en("Quand", "When"), lambda line: line.entry.at_ms, text=_when, width=160
        ),
        Column(
            "what",
            fr_en("Ce qui a été fait", "What was done"),
            lambda line: line.sentence,
            fills=True,
            tip=lambda line: line.sentence,
        ),
        Column(
            "reason",
            fr_en("Motif", "Reason"),
            lambda line: line.entry.note,
            width=230,
            hides_without=lambda line: line.entry.note,
            tip=lambda line: line.entry.note,
        ),
        Column(
            "undone",
            "",
            lambda line: line.undone,
            text=lambda line: fr_en("annulée", "undone") if line.undone else "",
            width=90,
            hides_without=lambda line: line.undone,
        ),
    )
