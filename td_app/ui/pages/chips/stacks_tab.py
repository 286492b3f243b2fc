"""Tapis: the stacks of a table typed in one column, checked against the chips in play."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.chips import ChipsTable, ChipsView, StackRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.chips.leaders import Leaders
from td_app.ui.pages.chips.race_sheet import said
from td_app.ui.pages.chips.table_list import TableLine, TableList
from td_app.ui.pages.chips.typed_field import FigureField
from td_app.ui.pages.page import Page
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_parts import Card, ScrolledColumn
from td_app.words import refusal_sentence
from td_app.words.figures import whole
from td_app.words.language import fr_en


class StacksTab(Page):
    """Enter goes to the next field, then writes the table down and opens the next one."""

    paperAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the stacks of ``live``."""
        super().__init__(live, parent)
        self._table: int | None = None
        self._shown: tuple[object, ...] = ()
        self.fields: list[tuple[StackRow, FigureField]] = []
        self.tables = TableList(
            fr_en("Total", "Total"), fr_en("Comptée", "Counted"), fr_en("À compter", "To count")
        )
        self.tables.current_row.connect(self._on_line)
        self.tables.clicked.connect(self.first)
        self.total = label("", Say.STRONG)
        self.told = label("", Say.SOFT, wraps=True)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(fr_en("Motif de l'écart", "Reason of the gap"))
        self.reason.setAccessibleName(fr_en("Motif de l'écart", "Reason of the gap"))
        self.reason.textChanged.connect(self._tell)
        self.reason.returnPressed.connect(self.record_table)
        self.record = Button(fr_en("Inscrire la table", "Record the table"), Rank.PRIMARY)
        self.record.clicked.connect(self.record_table)
        self.print = Button(fr_en("Feuilles de compte…", "Count sheets…"), icon="print")
        self.print.clicked.connect(lambda: self.paperAsked.emit("chip_count_sheet"))
        self.leaders = Leaders()
        self.grid_holder = QWidget()
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Show what is counted, what waits, who leads."""
        view = self.live.chips()
        lines = [
            TableLine(table.table, table.total, table.table in view.count.done)
            for table in view.tables
            if table.players
        ]
        self.tables.show_tables(lines, self._table)
        table = self._chosen(view)
        shown = (table.table, table.players, view.count.done) if table else ()
        if shown != self._shown:
            self._shown = shown
            self._show_fields(table, view)
        self.leaders.show_view(view)
        self._tell()

    def show_table(self, table: int) -> None:
        """Open the column of a table, the keyboard in its first field."""
        self._choose(table)
        self.first()

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
        note = self.reason.text().strip() if self.reason.isVisible() else ""
        counted = tuple((who, chips or 0) for who, chips in stacks)
        return cmd.CountStacks(self._table, counted, bool(note), note)

    def _chosen(self, view: ChipsView) -> ChipsTable | None:
        by_number = {table.table: table for table in view.tables if table.players}
        if self._table not in by_number:
            waiting = view.count.waiting
            self._table = next(iter((*waiting, *by_number)), None)
            if self._table is not None:
                self.tables.choose(self._table)
        return by_number[self._table] if self._table is not None else None

    def _on_line(self, line: TableLine | None) -> None:
        if line is not None:
            self._choose(line.table)

    def _choose(self, table: int) -> None:
        if table != self._table:
            self._table = table
            self.reason.clear()
            self.refresh()

    def _show_fields(self, table: ChipsTable | None, view: ChipsView) -> None:
        fresh = QWidget()
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.SNUG)
        grid.setVerticalSpacing(Space.HAIR)
        grid.setColumnStretch(1, 1)
        self.fields = []
        for line, player in enumerate(table.players if table else ()):
            name = CutLabel(player.name)
            field = FigureField(
                fr_en("Tapis de la place {0}, {1}", "Stack of seat {0}, {1}").format(
                    player.place, player.name
                )
            )
            field.textChanged.connect(self._tell)
            field.entered.connect(lambda place=line: self._after(place))
            field.moved.connect(lambda step, place=line: self._step(place, step))
            field.installEventFilter(self)
            known = player.stack is not None
            counted = table is not None and table.table in view.count.done
            if counted and player.stack is not None:
                field.setText(whole(player.stack))
            elif known and player.stack is not None:
                field.setPlaceholderText(
                    fr_en("{0} niv. {1}", "{0} lev. {1}").format(whole(player.stack), player.level)
                )
            grid.addWidget(label(str(player.place), Say.STRONG), line, 0)
            grid.addWidget(name, line, 1)
            grid.addWidget(field, line, 2)
            self.fields.append((player, field))
        self._body.replaceWidget(self.grid_holder, fresh)
        self.grid_holder.hide()
        self.grid_holder.deleteLater()
        self.grid_holder = fresh
        self.heading.setText(fr_en("Table {0}", "Table {0}").format(table.table) if table else "")

    def _after(self, place: int) -> None:
        if place + 1 < len(self.fields):
            self.fields[place + 1][1].setFocus(Qt.FocusReason.TabFocusReason)
        elif self.reason.isVisible() and not self.reason.text().strip():
            self.reason.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.record_table()

    def _step(self, place: int, step: int) -> None:
        if 0 <= place + step < len(self.fields):
            self.fields[place + step][1].setFocus(Qt.FocusReason.TabFocusReason)

    def _tell(self) -> None:
        """Say the total as it is typed, and the gap it would make."""
        numbers = [field.number() for _, field in self.fields]
        typed = [number for number in numbers if number is not None]
        self.total.setText(fr_en("Total\u00a0: {0}", "Total: {0}").format(whole(sum(typed))))
        missing = len(numbers) - len(typed)
        if not numbers or missing:
            one, several = (
                fr_en("1 tapis à écrire.", "1 stack to write."),
                fr_en("{0} tapis à écrire.", "{0} stacks to write."),
            )
            words = one if missing == 1 else several.format(missing)
            said(self.told, words)
            self.record.set_refusal(words)
            self.reason.setVisible(bool(self.reason.text()))
            return
        count = self.live.chips().count
        if self._table in count.done and all(f.number() == row.stack for row, f in self.fields):
            words = fr_en(
                "Table comptée\u00a0: corrigez un tapis pour l'inscrire de nouveau.",
                "Table counted: correct a stack to write it down again.",
            )
            said(self.told, words)
            self.record.set_refusal(words)
            self.reason.hide()
            return
        command = self._command()
        refusal = self.live.can(command) if command else None
        gap = isinstance(refusal, Refused) and refusal.code == "CHIPS_COUNT_GAP"
        self.reason.setVisible(gap or bool(self.reason.text()))
        if refusal is None:
            said(self.told, self._would(), Tone.ACCENT if self._table else Tone.NEUTRAL)
            self.record.set_refusal(None)
        else:
            words = refusal_sentence(refusal, lambda w: self.live.session.person(w).display_name)
            said(self.told, words, Tone.AMBER)
            self.record.set_refusal(words)

    def _would(self) -> str:
        count = self.live.chips().count
        others = [number for number in count.waiting if number != self._table]
        if others:
            return fr_en(
                "L'écart se vérifie à la dernière table.", "The gap is checked at the last table."
            )
        if self.reason.text():
            return fr_en(
                "L'écart sera accepté avec ce motif.", "The gap will be accepted with this reason."
            )
        if self._gap_accepted():
            return fr_en(
                "L'écart reste celui qui est accepté.", "The gap is still the one accepted."
            )
        return fr_en("Le compte tombe juste.", "The count is exact.")

    def _gap_accepted(self) -> bool:
        """Whether the stacks typed leave the gap that was accepted, and not none."""
        typed = sum(field.number() or 0 for _, field in self.fields)
        others = [t.total for t in self.live.chips().tables if t.table != self._table]
        return typed + sum(total or 0 for total in others) != self.live.state.chips_in_play

    def _lay_out(self) -> None:
        self.heading = label("", Say.SECTION)
        card = Card()
        top = row(wide(self.heading), self.print)
        card.body.addLayout(top)
        scrolled = ScrolledColumn()
        self._body = scrolled.column
        self._body.addWidget(self.grid_holder)
        self._body.addStretch(1)
        card.body.addWidget(scrolled, 1)
        foot = row(wide(self.total), self.record, spacing=Space.SNUG)
        card.body.addWidget(self.told)
        card.body.addWidget(self.reason)
        card.body.addLayout(foot)
        column(
            row(self.tables, wide(card, 3), wide(self.leaders, 2), spacing=Space.NORMAL),
            on=self,
            margins=(Space.WIDE, Space.NORMAL, Space.WIDE, Space.WIDE),
        )
