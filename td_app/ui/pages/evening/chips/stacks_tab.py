"""Tapis: the stacks of a table typed in one column, checked against the chips in play."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from reports.stacks_chart import Stacks, stacks_height, stacks_marks
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.chips import ChipsTable, ChipsView, StackRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.chips.table_list import TableLine, TableList, TableTab
from td_app.ui.theme import Space, Tone, TypeSize
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.chained_fields import FigureField, chain
from td_app.ui.widgets.chart import Chart
from td_app.ui.widgets.labels import CutLabel, Say, label, tell
from td_app.ui.widgets.layout import TurningRow, at, column, fill, grid, replaced, row, wide
from td_app.ui.widgets.page_parts import Card, ScrolledColumn, line
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import not_a_number
from td_app.wall.stacks import counted_stacks, stacks_sentence
from td_app.words import refusal_sentence
from td_app.words.figures import signed, whole
from td_app.words.language import fr_en

SHOWN = 24
"""The largest stacks, those that have room."""
LEAST_WIDTH = 224
"""Pixels of the card of the leaders."""


class StacksTab(TableTab):
    """Enter goes to the next field, then writes the table down and opens the next one."""

    def __init__(self, live: LiveTournament) -> None:
        """Show the stacks of ``live``."""
        done = fr_en("Comptée", "Counted")
        waits = fr_en("À compter", "To count")
        super().__init__(live, TableList(fr_en("Total", "Total"), done, waits))
        self.fields: list[tuple[StackRow, FigureField]] = []
        self.total = label("", Say.STRONG)
        self.told = label("", Say.SOFT, wraps=True)
        self.reason = QLineEdit()
        gap = fr_en("Motif de l’écart", "Reason for the difference")
        self.reason.setPlaceholderText(gap)
        self.reason.setAccessibleName(gap)
        explained(
            self.reason,
            "Pourquoi le compte ne tombe pas juste ; inscrit au journal.",
            "Why the count does not balance; recorded in the log.",
        )
        self.reason.textChanged.connect(self._tell)
        self.reason.returnPressed.connect(self.record_table)
        self.record = explained(
            Button(fr_en("Enregistrer la table", "Record the table"), Rank.PRIMARY),
            "Enregistre les tapis comptés de cette table.",
            "Saves the stacks counted at this table.",
        )
        self.record.clicked.connect(self.record_table)
        self.print = explained(
            Button(fr_en("Feuilles de compte…", "Count sheets…"), icon="print"),
            "Imprime une feuille par table où noter les tapis.",
            "Prints one sheet per table for writing down the stacks.",
        )
        self.print.clicked.connect(lambda: self.paperAsked.emit("chip_count_sheet"))
        self.leaders = Leaders()
        self.grid_holder = QWidget()
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Show the counts, the tables to count, the leaders."""
        view = self.live.chips()
        lines = [
            TableLine(table.table, table.total, table.table in view.count.done)
            for table in view.tables
            if table.players
        ]
        self.tables.show_tables(lines, self._table)
        table = self.chosen([t for t in view.tables if t.players], view.count.waiting)
        shown = (table.table, table.players, view.count.done) if table else ()
        if shown != self._shown:
            self._shown = shown
            self._show_fields(table, view)
        stacks = counted_stacks(self.live.standings(), self.live.clock(), SHOWN)
        self.leaders.show_view(view, stacks)
        self._tell()

    def first(self) -> None:
        """Put the keyboard in the first field."""
        if self.fields:
            self.fields[0][1].setFocus(Qt.FocusReason.TabFocusReason)

    def record_table(self) -> None:
        """Write the table down, then open the next one to count."""
        command = self._command()
        if command is None or not self.record.isEnabled():
            return
        if self.live.dispatch(command) is not None:
            self.reason.clear()
            waiting = self.live.chips().count.waiting
            if waiting:
                self.show_table(waiting[0])
            else:
                # The fields were made anew: the next Enter must not fall on another button.
                self.tables.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show what would come of the table once the keyboard is in a field."""
        if event.type() == QEvent.Type.FocusIn:
            self._tell()
        return super().eventFilter(watched, event)

    def _command(self) -> cmd.CountStacks | None:
        stacks = [(row.entrant, field.number()) for row, field in self.fields]
        if self._table is None or any(chips is None for _, chips in stacks):
            return None
        note = ""
        if self.reason.isVisible():
            note = self.reason.text().strip()
        counted = tuple((who, chips or 0) for who, chips in stacks)
        return cmd.CountStacks(self._table, counted, bool(note), note)

    def choose(self, table: int) -> None:
        """Open the form of a table; a reason written for another one goes."""
        if table != self._table:
            self.reason.clear()
        super().choose(table)

    def _show_fields(self, table: ChipsTable | None, view: ChipsView) -> None:
        fresh = QWidget()
        counted = table is not None and table.table in view.count.done
        self.fields = [
            (player, self._field(player, counted=counted))
            for player in (table.players if table else ())
        ]
        names = [player.name for player, _ in self.fields]
        lines = [
            (
                label(str(player.place), Say.STRONG),
                CutLabel(player.name, named=True, among=names),
                field,
            )
            for player, field in self.fields
        ]
        grid(*lines, on=fresh, across=Space.SNUG, down=Space.HAIR, margins=0, takes=1)
        chain([field for _, field in self.fields], self._after)
        self.grid_holder = replaced(self.grid_holder, fresh)
        if table:
            self.heading.setText(fr_en("Table {0}", "Table {0}").format(table.table))
        else:
            self.heading.setText("")

    def _field(self, player: StackRow, *, counted: bool) -> FigureField:
        name = fr_en("Tapis de la place {0}, {1}", "Stack at seat {0}, {1}")
        field = explained(
            FigureField(name.format(player.place, player.name)),
            "Tapez le tapis compté à cette place ; le total attendu s’affiche en bas.",
            "Type the stack counted at this seat; the expected total is shown below.",
        )
        field.textChanged.connect(self._tell)
        field.installEventFilter(self)
        if counted and player.stack is not None:
            field.setText(whole(player.stack))
        elif player.stack is not None:
            at_level = fr_en("{0} niv. {1}", "{0} lvl {1}")
            field.setPlaceholderText(at_level.format(whole(player.stack), player.level))
        return field

    def _after(self, place: int) -> None:
        if place + 1 < len(self.fields):
            self.fields[place + 1][1].setFocus(Qt.FocusReason.TabFocusReason)
        elif self.reason.isVisible() and not self.reason.text().strip():
            self.reason.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.record_table()

    def _tell(self) -> None:
        """Say the total as it is typed, and the gap it would make."""
        numbers = [field.number() for _, field in self.fields]
        typed = [number for number in numbers if number is not None]
        self.total.setText(fr_en("Total\u00a0: {0}", "Total: {0}").format(whole(sum(typed))))
        missing = len(numbers) - len(typed)
        unread = next((field.text() for _, field in self.fields if field.bad), None)
        if unread is not None:
            self._wait(not_a_number(unread), Tone.AMBER)
            self.reason.setVisible(bool(self.reason.text()))
            return
        if not numbers or missing:
            several = fr_en("{0} tapis à saisir.", "{0} stacks to enter.")
            one = fr_en("1 tapis à saisir.", "1 stack to enter.")
            if missing == 1:
                self._wait(one)
            else:
                self._wait(several.format(missing))
            self.reason.setVisible(bool(self.reason.text()))
            return
        count = self.live.chips().count
        if self._table in count.done and all(f.number() == row.stack for row, f in self.fields):
            counted = fr_en(
                "Table déjà comptée\u00a0: corrigez un tapis pour l’enregistrer de nouveau.",
                "Table already counted. Correct a stack to record it again.",
            )
            self._wait(counted)
            self.reason.hide()
            return
        command = self._command()
        refusal = None
        if command:
            refusal = self.live.can(command)
        gap = isinstance(refusal, Refused) and refusal.code == "CHIPS_COUNT_GAP"
        self.reason.setVisible(gap or bool(self.reason.text()))
        if refusal is None:
            tell(self.told, self._would(), Tone.ACCENT if self._table else Tone.NEUTRAL)
            self.record.set_refusal(None)
        else:
            self._wait(refusal_sentence(refusal, self.named), Tone.AMBER)

    def _wait(self, why: str, tone: Tone = Tone.NEUTRAL) -> None:
        """Say why the table cannot be written down, under it and on the button."""
        tell(self.told, why, tone)
        self.record.set_refusal(why)

    def _would(self) -> str:
        count = self.live.chips().count
        others = [number for number in count.waiting if number != self._table]
        if others:
            return fr_en(
                "L’écart se vérifie à la dernière table.",
                "The difference is checked at the last table.",
            )
        if self.reason.text():
            return fr_en(
                "L’écart sera accepté avec ce motif.",
                "The difference will be accepted with this reason.",
            )
        if self._gap_accepted():
            return fr_en(
                "L’écart est celui déjà accepté.", "The difference is the one already accepted."
            )
        return fr_en("Le compte tombe juste.", "The count balances.")

    def _gap_accepted(self) -> bool:
        """Return whether the stacks typed leave the gap that was accepted, and not none."""
        typed = sum(field.number() or 0 for _, field in self.fields)
        others = [t.total for t in self.live.chips().tables if t.table != self._table]
        return typed + sum(total or 0 for total in others) != self.live.progress().chips_in_play

    def _lay_out(self) -> None:
        self.heading = label("", Say.SECTION)
        card = Card()
        stacks = ScrolledColumn(self.grid_holder)
        stacks.fade_edges(card=True)
        fill(
            card.body,
            row(wide(self.heading), self.print),
            wide(stacks),
            self.told,
            self.reason,
            TurningRow(self.total, self.record),
        )
        # As high as what it tells, a page is not filled with an empty card.
        leaders = at(self.leaders, Qt.AlignmentFlag.AlignTop, 2)
        parts = row(self.tables, wide(card, 3), leaders, spacing=Space.NORMAL)
        column(parts, on=self, margins=(Space.WIDE, Space.NORMAL, Space.WIDE, Space.WIDE))


class Leaders(Card):
    """A card at the right of the stacks: what the counts say, and who leads."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__("", parent)
        self.in_play_named = label("", Say.SOFT, wraps=True)
        self.in_play = label("", Say.STRONG)
        self.average_named = label("", Say.SOFT, wraps=True)
        self.average = label("", Say.STRONG)
        self.gap = label(wraps=True)
        self.dated = label("", Say.SMALL, wraps=True)
        usual = QSize(LEAST_WIDTH, 0)
        least = round(stacks_height(1, TypeSize.SMALL))
        self.chart = Chart(fr_en("Plus gros tapis", "Chip leaders"), usual, least)
        figures = grid(
            (self.in_play_named, self.in_play),
            (self.average_named, self.average),
            (label(fr_en("Écart", "Difference"), Say.SOFT, wraps=True), self.gap),
            across=Space.TIGHT,
            down=Space.HAIR,
            takes=1,
        )
        fill(self.body, figures, line(), self.dated, wide(self.chart))
        self.setMinimumWidth(LEAST_WIDTH)

    def show_view(self, view: ChipsView, stacks: Stacks | None) -> None:
        """Show the figures and the largest stacks as they are."""
        # Beside the figure there would be no room for the word.
        if view.approximate:
            self.in_play_named.setText(fr_en("En jeu, env.", "In play, about"))
            self.average_named.setText(fr_en("Moyenne, env.", "Average, about"))
        else:
            self.in_play_named.setText(fr_en("Jetons en jeu", "Chips in play"))
            self.average_named.setText(fr_en("Tapis moyen", "Average stack"))
        self.in_play.setText(whole(view.in_play))
        self.average.setText(whole(view.average))
        self._show_gap(view)
        level = view.count.level
        unsure = any(not row.sure for row in view.leaders)
        if level is None:
            words = fr_en(
                "Aucun compte pour l’instant\u00a0: imprimez les feuilles à la pause.",
                "No count yet. Print the sheets at the break.",
            )
        elif unsure:
            words = fr_en(
                "Comptés au niveau {0}. ~\u00a0: un joueur de cette table est sorti depuis.",
                "Counted at level {0}. ~: a player at that table has been eliminated since.",
            )
        else:
            words = fr_en("Comptés au niveau {0}.", "Counted at level {0}.")
        told = [words.format(level)]
        if view.approximate:
            told.insert(
                0,
                fr_en(
                    "Jetons en jeu à confirmer par un comptage.",
                    "Chips in play to be confirmed by a count.",
                ),
            )
        if stacks is not None and any(stacks.measure.short(one.chips) for one in stacks.lines):
            told.append(
                fr_en(
                    "Rouge hachuré\u00a0: moins de dix grosses blindes.",
                    "Striped red: under ten big blinds.",
                )
            )
        self.dated.setText(" ".join(told))
        self.chart.setVisible(stacks is not None)
        if stacks is not None:
            self.chart.grow_to(round(stacks_height(len(stacks.lines), TypeSize.SMALL)))
            self.chart.show_chart(partial(stacks_marks, stacks), stacks_sentence(stacks))

    def _show_gap(self, view: ChipsView) -> None:
        gap = view.count.gap
        if gap is None:
            waiting = fr_en("{0} à compter", "{0} to count")
            tell(self.gap, waiting.format(whole(len(view.count.waiting))), Tone.NEUTRAL)
        elif not gap:
            tell(self.gap, fr_en("aucun", "none"), Tone.ACCENT)
        else:
            words = "{0}"
            if view.count.accepted:
                words = fr_en("{0}, accepté", "{0}, accepted")
            tell(self.gap, words.format(signed(gap)), Tone.AMBER)
