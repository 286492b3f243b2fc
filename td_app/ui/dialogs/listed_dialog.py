"""The file that a listing site wants: its columns in their order, their headings, what parts them.

A club asks the site once; what it chose stands there the next time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from td_app.printing.listed_results import SEPARATORS, WHAT, ListedColumn, ListedForm
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Height, Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, framed, row, wide
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en
from td_app.words.listed import headings, separator_text

WIDTH: Final = 720
ROWS_SEEN: Final = 5
LABELS: Final = 88
ROW: Final = Height.ROW - Space.HAIR
EDGES: Final = 6
#: Three lines and a scroll bar under them.
PREVIEW_HEIGHT: Final = 84
PREVIEWED: Final = 3
COLUMN: Final = Qt.ItemDataRole.UserRole


class ListedDialog(HouseDialog):
    """``decided(form)`` once the file is asked for; ``preview`` gives the lines of a form."""

    help_page = "ranking"

    decided = Signal(object)

    def __init__(
        self,
        form: ListedForm,
        preview: Callable[[ListedForm], str],
        parent: QWidget | None = None,
    ) -> None:
        """Show the form that the club keeps."""
        super().__init__(
            fr_en("Résultats pour un site de résultats", "Results for a listing site"),
            fr_en(
                "Cochez les colonnes que le site demande, dans son ordre. Les noms sont ceux du "
                "site du club.",
                "Tick the columns that the site wants, in its order. Names are those of the "
                "club’s site.",
            ),
            parent,
            icon="export",
            width=WIDTH,
        )
        self._preview = preview
        self._headings = {one.what: one.heading for one in form.columns}
        self._usual = headings()
        self.columns = self._listed(form)
        self.up = self._step("arrow-up", -1, fr_en("Monter", "Move up"))
        self.down = self._step("arrow-down", 1, fr_en("Descendre", "Move down"))
        self._make_fields(form)
        self.shown = QPlainTextEdit()
        explained(
            self.add_button("cancel", fr_en("Annuler", "Cancel")),
            "Ferme sans rien exporter, ni changer ce qui est gardé.",
            "Closes without exporting anything, or changing what is kept.",
        )
        self.confirm = explained(
            self.add_button("export", fr_en("Exporter", "Export"), Rank.PRIMARY),
            "Garde ces choix pour la prochaine fois, et demande où enregistrer le fichier.",
            "Keeps these choices for the next time, and asks where to save the file.",
        )
        self._lay_out()
        self._listen()
        self.columns.setCurrentRow(0)
        self._refresh()

    def form(self) -> ListedForm:
        """Return the form as it is chosen."""
        items = map(self.columns.item, range(self.columns.count()))
        ticked = [one for one in items if one.checkState() is Qt.CheckState.Checked]
        whats = [str(one.data(COLUMN)) for one in ticked]
        return ListedForm(
            tuple(ListedColumn(what, self._headings.get(what, "")) for what in whats),
            self.headed.isChecked(),
            self.separator.chosen(),
            self.country.text().strip(),
        )

    def _make_fields(self, form: ListedForm) -> None:
        """Make what is typed or chosen beside the columns."""
        self.heading = explained(
            LineField(name=fr_en("En-tête de la colonne", "Column heading")),
            "Le titre de la colonne choisie, comme le site le demande.",
            "The heading of the selected column, as the site wants it.",
        )
        self.headed = explained(
            QCheckBox(fr_en("Une ligne d’en-têtes", "A line of headings")),
            "Si la case est cochée, la première ligne du fichier porte les titres.",
            "When ticked, the first line of the file holds the headings.",
        )
        self.separator = explained(
            ChoiceField(
                tuple((one, separator_text(one)) for one in SEPARATORS),
                name=fr_en("Séparateur", "Separator"),
            ),
            "Ce qui sépare deux colonnes dans le fichier.",
            "What the columns are separated by in the file.",
        )
        self.country = explained(
            LineField(form.country, name=fr_en("Pays", "Country")),
            "Le pays écrit pour chaque joueur, si la colonne est cochée.",
            "The country written for every player, if its column is ticked.",
        )
        self.headed.setChecked(form.headed)
        self.separator.choose(form.separator)

    def _listed(self, form: ListedForm) -> QListWidget:
        """Return the columns: those of the form in its order, then the others."""
        chosen = [one.what for one in form.columns]
        found = QListWidget()
        found.setAccessibleName(fr_en("Colonnes du fichier", "Columns of the file"))
        found.setFixedHeight(ROWS_SEEN * ROW + EDGES)
        for what in (*chosen, *(one for one in WHAT if one not in chosen)):
            item = QListWidgetItem(self._usual[what])
            item.setSizeHint(QSize(0, ROW))
            item.setData(COLUMN, what)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            if what in chosen:
                item.setCheckState(Qt.CheckState.Checked)
            found.addItem(item)
        return explained(
            found,
            "Les colonnes cochées sont écrites, dans l’ordre de cette liste.",
            "The ticked columns are written, in the order of this list.",
        )

    def _step(self, icon: str, by: int, words: str) -> Button:
        return explained(
            Button(words, Rank.QUIET, icon=icon, scale="small", does=lambda: self._move(by)),
            "Change la place de la colonne choisie.",
            "Changes where the selected column stands.",
        )

    def _lay_out(self) -> None:
        rows = FormRows(label_width=LABELS)
        rows.add(fr_en("En-tête", "Heading"), self.heading)
        rows.add(fr_en("Séparateur", "Separator"), self.separator)
        rows.add(fr_en("Pays", "Country"), self.country)
        rows.add("", self.headed)
        beside = column(self.columns, row(self.up, self.down, STRETCH), spacing=Space.TIGHT)
        fields = column(rows, STRETCH)
        both = row(wide(framed(beside)), wide(framed(fields)), spacing=Space.ROOMY)
        self.body.addWidget(framed(both))
        self.shown.setReadOnly(True)
        self.shown.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.shown.setFixedHeight(PREVIEW_HEIGHT)
        first = fr_en("Premières lignes du fichier", "First lines of the file")
        self.shown.setAccessibleName(first)
        self.body.addWidget(label(first, Say.SMALL))
        self.body.addWidget(
            explained(self.shown, "Le début du fichier.", "The beginning of the file.")
        )

    def _listen(self) -> None:
        self.columns.itemChanged.connect(self._refresh)
        self.columns.currentRowChanged.connect(self._on_row)
        self.heading.textEdited.connect(self._on_heading)
        self.headed.toggled.connect(self._refresh)
        self.separator.choiceChanged.connect(self._refresh)
        self.country.textEdited.connect(self._refresh)
        self.chosen.connect(self._on_chosen)

    def _on_row(self, _row: int) -> None:
        what = self._current()
        self.heading.setText(self._headings.get(what, ""))
        self.heading.setPlaceholderText(self._usual.get(what, ""))
        self._refresh()

    def _on_heading(self, text: str) -> None:
        self._headings[self._current()] = text.strip()
        self._refresh()

    def _on_chosen(self, name: str) -> None:
        if name == "export":
            self.decided.emit(self.form())

    def _current(self) -> str:
        item = self.columns.currentItem()
        if item is None:
            return ""
        return str(item.data(COLUMN))

    def _move(self, by: int) -> None:
        at = self.columns.currentRow()
        if 0 <= at + by < self.columns.count():
            self.columns.insertItem(at + by, self.columns.takeItem(at))
            self.columns.setCurrentRow(at + by)
            self._refresh()

    def _refresh(self) -> None:
        """Show the first lines as they would be written, and why there would be none."""
        form = self.form()
        none = fr_en("Cochez au moins une colonne.", "Tick a column.")
        _grey(self.confirm, none, not form.columns)
        at = self.columns.currentRow()
        first = fr_en("Cette colonne est la première.", "This column is the first.")
        last = fr_en("Cette colonne est la dernière.", "This column is the last.")
        _grey(self.up, first, at <= 0)
        _grey(self.down, last, at >= self.columns.count() - 1)
        self.shown.clear()
        if form.columns:
            lines = self._preview(form).splitlines()[:PREVIEWED]
            self.shown.setPlainText("\n".join(lines))


def _grey(button: Button, why: str, greyed: bool) -> None:
    """Grey a button and say why, or make it available again."""
    button.set_refusal(None)
    if greyed:
        button.set_refusal(why)
