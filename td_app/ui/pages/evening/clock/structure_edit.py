"""The structure to come, edited beside the clock: the effect on the end before it is made."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.planning.structure_forecast import shortened, without_breaks
from td_app.tournament.state.clock import MINUTE_MS
from td_app.tournament.state.structure import Structure
from td_app.tournament.views.clock import finish_option
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.finish_card import draft_words, verdict_pill
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import FORM
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, TurningRow, at, column, row, wide
from td_app.ui.widgets.pill import Pill, PillFacts
from td_app.ui.widgets.row_table import title_needs, widen_to_titles
from td_app.ui.widgets.structure_editor import StructureEditor
from td_app.ui.widgets.structure_rows import ANTE, BIG, LEVEL, LINE, MINUTES, REMARK, SMALL
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField
from td_app.ui.widgets.why_grey import why_grey
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

#: Widths of the columns that are shown, in pixels.
WIDTHS = {LEVEL: 64, SMALL: 99, BIG: 105, ANTE: 70, MINUTES: 68}
ROOM = 414
"""Pixels of the columns where the side is narrow, and of one said in short."""
SHORT = 80
USUAL_SHORTER = 15


class StructureEdit(QWidget):
    """``closed()`` when the draft is made or given up."""

    closed = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Edit the structure of ``live`` once :meth:`open_for` is called."""
        super().__init__(parent)
        self.setProperty(FORM, True)
        self._live = live
        self._fixed: Fixed = NOTHING_FIXED
        self._minute = -1
        self.editor = StructureEditor()
        self.editor.model.keeps_blinds_under_way = True
        self._narrow()
        self.length = explained(
            CountField(
                USUAL_SHORTER,
                least=1,
                most=600,
                name=fr_en(
                    "Durée des niveaux à venir, en minutes",
                    "Length of remaining levels, in minutes",
                ),
            ),
            "La durée que Raccourcir donnera aux niveaux à venir.",
            "The length that Shorten will give the remaining levels.",
        )
        self.length.setSuffix(fr_en("\u00a0min", "\u00a0min"))
        self.shorten = explained(
            Button(fr_en("Raccourcir", "Shorten"), scale="card"),
            "Donne cette durée à tous les niveaux à venir.",
            "Gives every remaining level this length.",
        )
        self.no_breaks = Button(
            fr_en("Sans pauses", "No breaks"),
            scale="card",
            tip=fr_en(
                "Une pause où l’on retire des jetons est gardée, réduite à 5 minutes.",
                "A break with a colour-up stays, cut to 5 minutes.",
            ),
            explains=("Retire les pauses à venir.", "Removes the remaining breaks."),
        )
        self.effect = label("", Say.STRONG, wraps=True)
        self.pill = Pill(PillFacts(""))
        self.leave = Button(
            fr_en("Abandonner", "Cancel"),
            explains=("Laisse la structure comme elle est.", "Leaves the structure as it is."),
        )
        self.make = explained(
            Button(
                fr_en("Changer la structure", "Change the structure"), Rank.PRIMARY, icon="check"
            ),
            "Enregistre ces lignes, au journal aussi.",
            "Saves these lines and records it in the log.",
        )
        self._lay_out()
        self._listen()

    @property
    def draft(self) -> Structure:
        """Return the structure as it is written now."""
        return self.editor.structure

    def open_for(self, structure: Structure | None = None) -> None:
        """Edit the structure there is, or look at this one before it is made."""
        self.editor.model.structure = structure or self._live.setup().structure
        self.refresh()
        self.editor.grid.go_to(min(self._fixed.played + 1, len(self.draft.steps) - 1), MINUTES)
        self.editor.grid.setFocus()

    def refresh(self) -> None:
        """Judge the draft against what is true now."""
        self._minute = self._live.now_ms() // MINUTE_MS
        self._fixed = self._live.fixed()
        self.editor.show_setup(replace(self._live.setup(), structure=self.draft), self._fixed)
        self._update_buttons()

    def tick(self) -> None:
        """Judge again when a row becomes past, and each minute: the end moves."""
        if self._live.now_ms() // MINUTE_MS != self._minute or self._live.fixed() != self._fixed:
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the draft up on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _update_buttons(self) -> None:
        refused = self._live.can(cmd.ChangeStructure(self.draft))
        unchanged = refused is not None and refused.code == "STRUCTURE_SAME"
        if unchanged:
            self.editor.show_refusal(None)
        else:
            self.editor.show_refusal(refused)
        if refused is None:
            self.make.set_refusal(None)
        else:
            self.make.set_refusal(refusal_sentence(refused))
        first = self._first
        shorter = self.length.value()
        same = self.draft == shortened(self.draft, first, shorter)
        none_longer = fr_en(
            "Aucun niveau à venir n’est plus long.", "No remaining level is longer than that."
        )
        if same:
            self.shorten.set_refusal(none_longer)
        else:
            self.shorten.set_refusal(None)
        no_break = self.draft == without_breaks(self.draft, first)
        if no_break:
            self.no_breaks.set_refusal(fr_en("Aucune pause à venir.", "No breaks remain."))
        else:
            self.no_breaks.set_refusal(None)
        self._tell_effect(playable=refused is None or unchanged)

    @property
    def _first(self) -> int:
        return self.editor.first_free

    def _tell_effect(self, *, playable: bool) -> None:
        """Say what the draft does to the end, nothing while it cannot be played."""
        live = self._live
        before = self._live.finish_estimate()
        found = None
        if playable:
            found = live.ask(finish_option, self.draft, live.now_ms())
        told = ""
        if found is not None and before is not None:
            told = draft_words(found, before)
        self.effect.setText(told)
        self.pill.setVisible(bool(told) and bool(live.setup().closes_at))
        if found is not None:
            self.pill.set_facts(verdict_pill(found.verdict))

    def _on_make(self) -> None:
        if self._live.dispatch(cmd.ChangeStructure(self.draft)) is not None:
            self.closed.emit()

    def _listen(self) -> None:
        self.editor.edited.connect(self.refresh)
        self.length.valueChanged.connect(lambda _minutes: self._update_buttons())
        self.shorten.clicked.connect(
            lambda: self.editor.change(shortened(self.draft, self._first, self.length.value()))
        )
        self.no_breaks.clicked.connect(
            lambda: self.editor.change(without_breaks(self.draft, self._first))
        )
        self.make.clicked.connect(self._on_make)
        self.leave.clicked.connect(self.closed)

    def _narrow(self) -> None:
        """Leave out the row's number and the remark, said in full under the rows; say the blinds
        in short where the titles do not fit.
        """
        grid = self.editor.grid
        model = self.editor.model
        for key in (LINE, REMARK):
            grid.show_column(key, shown=False)
        titles = {one.key: one.title for one in model.columns}
        if sum(max(width, title_needs(titles[key])) for key, width in WIDTHS.items()) > ROOM:
            short = {SMALL: fr_en("PB", "SB"), BIG: fr_en("GB", "BB")}
            model.columns = tuple(
                replace(one, title=short[one.key], about=one.title) if one.key in short else one
                for one in model.columns
            )
            widths = {**WIDTHS, SMALL: SHORT, BIG: SHORT}
        else:
            widths = WIDTHS
        for key, width in widths.items():
            grid.setColumnWidth(model.place_of(key), width)
        widen_to_titles(grid)
        grid.horizontalHeader().setStretchLastSection(True)

    def _lay_out(self) -> None:
        levels = label(fr_en("Niveaux de", "Levels of"))
        whole = TurningRow(
            row(levels, self.length, self.shorten, STRETCH, spacing=Space.TIGHT),
            row(STRETCH, self.no_breaks),
        )
        column(
            wide(self.editor),
            whole,
            row(wide(self.effect), at(self.pill, Qt.AlignmentFlag.AlignTop), spacing=Space.TIGHT),
            label(
                fr_en("Annoncez la modification aux tables.", "Announce the change to the tables."),
                Say.SMALL,
            ),
            why_grey(self.make),
            row(self.leave, wide(self.make), spacing=Space.TIGHT),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
