"""A file as it was understood: columns, rows, repeats, lines left out; what to take of it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from td_app.members_file.meanings import MEANINGS, Meaning
from td_app.members_file.previewed import ColumnMeaning, ImportPreview, RowStatus
from td_app.register.second_file import Days
from td_app.ui.pages.program.importing.lists import (
    ImportRow,
    PairsList,
    RowsList,
    SkippedList,
    days_taken,
    import_rows,
    paired_rows,
    people_taken,
    person_written,
    reasons_written,
    with_status,
)
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import Answer, ChoiceField, FilterChips
from td_app.ui.widgets.labels import CutLabel, Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, put_away, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.members_file import MEANINGS as LABELS
from td_app.words.members_file import sentence_of
from td_app.words.speaking import say

WIDTH = 158
STRIP_HEIGHT = 96
LINE_HEIGHT = 40
LEAST_LIST = 64
PAIRS = "pairs"
HOMONYMS = "homonyms"
SKIPPED = "skipped"


class ColumnBox(QFrame):
    """One column: its header, its meaning, an example."""

    def __init__(self, known: ColumnMeaning, *, alone: bool = False) -> None:
        """Show a column as it is ``known``; ``alone``, all of it on one line."""
        super().__init__()
        header = known.header or fr_en("Colonne {0}", "Column {0}").format(known.index + 1)
        unsure = not known.certain
        if unsure:
            title = fr_en("{0} (à confirmer)", "{0} (to confirm)").format(header)
        else:
            title = header
        self.meaning = ChoiceField([(m, say(LABELS[m])) for m in MEANINGS])
        self.meaning.choose(known.meaning)
        name = fr_en("Contenu de la colonne {0}", "Contents of column {0}")
        self.meaning.setAccessibleName(name.format(header))
        explained(
            self.meaning,
            "Contenu reconnu de cette colonne ; corrigez-le s’il est faux.",
            "Recognised contents of this column; correct them if they are wrong.",
        )
        if unsure:
            tone = Tone.AMBER
        else:
            tone = Tone.NEUTRAL
        example = ""
        if known.example:
            example = fr_en("ex.\u00a0: «\u00a0{0}\u00a0»", "e.g. “{0}”").format(known.example)
        head = CutLabel(title, Say.SMALL, tone=tone, hugs=alone)
        foot = CutLabel(example, Say.SMALL, hugs=alone)
        if alone:
            self.meaning.setFixedWidth(WIDTH)
            self.setFixedWidth(3 * WIDTH)
            parts = (head, self.meaning, foot, STRETCH)
            row(*parts, on=self, spacing=Space.TIGHT, margins=0)
        else:
            self.setFixedWidth(WIDTH)
            column(head, self.meaning, foot, on=self, spacing=2, margins=0)


class ColumnStrip(QScrollArea):
    """``meant(index, meaning)`` when another meaning is chosen for a column (from 0)."""

    meant = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no column yet."""
        super().__init__(parent)
        self.boxes: dict[int, ColumnBox] = {}
        self._shown: tuple[ColumnMeaning, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(STRIP_HEIGHT)

    def show_columns(self, columns: tuple[ColumnMeaning, ...]) -> None:
        """Show the columns of a file; those already shown stay where they are."""
        told, shown = (
            [(c.index, c.header, c.certain, c.example) for c in known]
            for known in (columns, self._shown)
        )
        if told == shown:
            for known in columns:
                self.boxes[known.index].meaning.choose(known.meaning)
        else:
            self._build(columns)
        self._shown = columns

    def _build(self, columns: tuple[ColumnMeaning, ...]) -> None:
        held = QWidget()
        dress(held, kind="scrolled")
        alone = len(columns) == 1
        self.boxes = {known.index: ColumnBox(known, alone=alone) for known in columns}
        self.setFixedHeight(LINE_HEIGHT if alone else STRIP_HEIGHT)
        for index, box in self.boxes.items():
            box.meaning.choiceChanged.connect(
                lambda meaning, index=index: self.meant.emit(index, meaning)
            )
        row(*self.boxes.values(), STRETCH, on=held, spacing=Space.SNUG, margins=0)
        old = self.takeWidget()
        if old is not None:
            # A box may be the sender of the signal being answered.
            put_away(old)
        self.setWidget(held)


class PreviewView(QWidget):
    """``meant(column, meaning)``, ``sheetChosen(name)``, ``importAsked(people, present)``.

    ``confirmed()`` when the columns that were guessed are said to be right.
    """

    meant = Signal(int, str)
    sheetChosen = Signal(str)  # noqa: N815 - a Qt signal among Qt's own
    importAsked = Signal(object, bool)  # noqa: N815
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._preview: ImportPreview | None = None
        self._marks: dict[int, bool] = {}
        self._refusal: str | None = None
        self._read = CutLabel("", Say.SMALL)
        self.sheet = ChoiceField()
        self.sheet.setAccessibleName(fr_en("Feuille lue", "Sheet read"))
        explained(
            self.sheet,
            "Choisissez la feuille du classeur qui contient les membres.",
            "Select the sheet of the workbook that holds the members.",
        )
        self.notes = Banner(BannerFacts(""))
        self.columns = ColumnStrip()
        self.chips = FilterChips(self._filters(), fr_en("Lignes affichées", "Lines shown"))
        self.rows = RowsList()
        self.pairs = PairsList()
        self.skipped = SkippedList()
        self._lists = QStackedWidget()
        # Two rows under the head, where a small window leaves no more.
        self._lists.setMinimumHeight(LEAST_LIST)
        for shown in (self.rows, self.pairs, self.skipped):
            self._lists.addWidget(shown)
        self._why = label("", Say.SMALL, wraps=True)
        self.every = Button(fr_en("Tout cocher", "Tick all"), Rank.QUIET, scale="small")
        self.none = Button(fr_en("Tout décocher", "Untick all"), Rank.QUIET, scale="small")
        self.present = explained(
            QCheckBox(fr_en("Les pointer présents", "Mark them present")),
            "Si la case est cochée, les joueurs importés sont aussitôt présents ; sinon, vous les "
            "pointez à l’arrivée.",
            "When ticked, imported players are present at once; otherwise you mark them as they "
            "arrive.",
        )
        self.take = Button("", Rank.PRIMARY, icon="import")
        self._name_button(0)
        self._lay_out()
        self._listen()

    @property
    def shown_rows(self) -> tuple[ImportRow, ...]:
        """Return the rows with what is taken now."""
        if self._preview:
            return import_rows(self._preview, self._marks)
        return ()

    @property
    def left(self) -> tuple[str, ...]:
        """Return the names of those who are doubtful and are not taken."""
        doubtful = (row for row in self.shown_rows if row.row.status is RowStatus.DOUBTFUL)
        return tuple(person_written(row.row.member) for row in doubtful if not row.taken)

    @property
    def ticked(self) -> bool:
        """Return whether lines were ticked or unticked by hand."""
        return bool(self._marks)

    def show_preview(self, preview: ImportPreview, *, fresh: bool) -> None:
        """Show a preview; a ``fresh`` one forgets what was ticked by hand."""
        if fresh:
            self._marks = {}
            self.chips.choose("all")
            self.present.setChecked(False)
        self._preview = preview
        self._read.say(self._how_read(preview))
        self._offer_sheets(preview)
        told = [sentence_of(note) for note in preview.notes if note.code != "OTHER_SHEETS"]
        self.notes.setVisible(bool(told))
        if told:
            right = (fr_en("Valider les colonnes", "Confirm the columns"),)
            actions = right if preview.guessed else ()
            self.notes.set_facts(BannerFacts(" ".join(told), actions=actions))
        self.columns.show_columns(preview.columns)
        self._show()

    def take_keyboard(self) -> None:
        """Put the keyboard on the first row: what is read is looked at, then imported."""
        self.rows.selectRow(0)
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_refusal(self, reason: str | None) -> None:
        """Say why nobody can be entered any more."""
        self._refusal = reason
        self._show()

    def _show(self) -> None:
        preview = self._preview
        if preview is None:
            return
        rows = self.shown_rows
        key = self.chips.chosen()
        told = _counts(preview, rows)
        self.chips.set_counts(told)
        for one, button in self.chips.buttons.items():
            button.setHidden(not told[one] and one not in (key, "all"))
        if key in (PAIRS, HOMONYMS):
            if key == PAIRS:
                groups = preview.duplicates
            else:
                groups = preview.homonyms
            self.pairs.set_rows(paired_rows(groups, rows))
        elif key == SKIPPED:
            self.skipped.set_rows(preview.skipped)
        else:
            self.rows.set_rows(with_status(rows, key))
            self._give_room_to_remarks(preview, key)
        places: Mapping[str, QWidget] = {
            PAIRS: self.pairs,
            HOMONYMS: self.pairs,
            SKIPPED: self.skipped,
        }
        self._lists.setCurrentWidget(places.get(key, self.rows))
        self.every.setVisible(key != SKIPPED)
        self.none.setVisible(key != SKIPPED)
        self._name_button(len(people_taken(rows)))
        self._explain()

    def _give_room_to_remarks(self, preview: ImportPreview, key: str) -> None:
        remarks_first = key in ("doubtful", "refused")
        for key, meaning in (("club", Meaning.CLUB), ("licence", Meaning.LICENCE)):
            told = any(row.member and getattr(row.member, meaning) for row in preview.rows)
            unknown = preview.column(meaning) is None and not told
            self.rows.show_column(key, not remarks_first and not unknown)

    def _name_button(self, count: int) -> None:
        one = fr_en("Importer un joueur", "Import one player")
        several = fr_en("Importer {0} joueurs", "Import {0} players")
        if count == 1:
            self.take.setText(one)
        else:
            self.take.setText(several.format(whole(count)))
        nobody = None
        if not count:
            nobody = fr_en("Cochez au moins une ligne.", "Tick at least one line.")
        self.take.set_refusal(self._refusal or nobody)

    def _explain(self) -> None:
        shown = self._lists.currentWidget()
        row = None
        if shown is self.rows:
            row = self.rows.chosen_row()
        told = ""
        if row is not None:
            told = reasons_written(row)
        if isinstance(shown, RowTable) and not shown.rows.rows:
            told = fr_en("Aucune ligne de ce type.", "No lines of this kind.")
        tell(self._why, told)

    def _toggle(self, line: int) -> None:
        for shown in self.shown_rows:
            if shown.row.line == line and shown.takeable:
                self._marks[line] = not shown.taken
        self._show()

    def _mark_shown(self, taken: bool) -> None:
        key = self.chips.chosen()
        if key in (PAIRS, HOMONYMS):
            lines = [pair.mine.row.line for pair in self.pairs.rows.rows]
        else:
            lines = [row.row.line for row in self.rows.rows.rows if row.takeable]
        self._marks.update(dict.fromkeys(lines, taken))
        self._show()

    def _how_read(self, preview: ImportPreview) -> str:
        told = [preview.source or fr_en("Liste collée", "Pasted list")]
        if preview.encoding:
            told.append(preview.encoding.upper())
        if preview.delimiter:
            names = {"\t": fr_en("tabulation", "tab"), ";": fr_en("point-virgule", "semicolon")}
            quoted = fr_en("«\u00a0{0}\u00a0»", "“{0}”").format(preview.delimiter)
            name = names.get(preview.delimiter) or quoted
            told.append(fr_en("séparateur {0}", "separator {0}").format(name))
        if preview.sheet:
            told.append(fr_en("feuille {0}", "sheet {0}").format(preview.sheet))
        return " · ".join(told)

    def _offer_sheets(self, preview: ImportPreview) -> None:
        others: tuple[object, ...] = ()
        for note in preview.notes:
            if note.code == "OTHER_SHEETS":
                value = note.params.get("sheets", ())
                if isinstance(value, tuple):
                    others = value
                else:
                    others = (value,)
        if preview.sheet:
            names = [preview.sheet, *(str(other) for other in others)]
            self.sheet.set_choices([(name, name) for name in names])
            self.sheet.choose(preview.sheet)
        self.sheet.setVisible(bool(others))

    def _filters(self) -> tuple[Answer, ...]:
        return (
            (
                "all",
                fr_en("Lues", "Read"),
                ("Affiche toutes les lignes lues.", "Shows every line read."),
            ),
            (
                "valid",
                fr_en("Valides", "Valid"),
                (
                    "N’affiche que les lignes reconnues sans ambiguïté.",
                    "Shows only lines read without any doubt.",
                ),
            ),
            (
                "doubtful",
                fr_en("À vérifier", "To check"),
                (
                    "N’affiche que les lignes à vérifier : cochez celles qui sont bonnes.",
                    "Shows only lines to check: tick the good ones.",
                ),
            ),
            (
                "refused",
                fr_en("Refusées", "Refused"),
                (
                    "N’affiche que les lignes refusées, chacune avec son motif.",
                    "Shows only refused lines, each with its reason.",
                ),
            ),
            (
                PAIRS,
                fr_en("Doublons", "Duplicates"),
                (
                    "N’affiche que les personnes présentes deux fois, ou déjà inscrites.",
                    "Shows only people listed twice, or already registered.",
                ),
            ),
            (
                HOMONYMS,
                fr_en("Homonymes", "Same name"),
                (
                    "N’affiche que les noms semblables qui paraissent être deux personnes.",
                    "Shows only similar names that seem to be two people.",
                ),
            ),
            (
                SKIPPED,
                fr_en("Écartées", "Left out"),
                (
                    "N’affiche que les lignes qui ne sont pas des personnes : titres, totaux.",
                    "Shows only lines that are not people: titles, totals.",
                ),
            ),
        )

    def days_taken(self) -> tuple[Days, ...]:
        """Return the days that the file gives each person taken."""
        return days_taken(self.shown_rows)

    def _listen(self) -> None:
        self.columns.meant.connect(self.meant)
        self.notes.acted.connect(lambda _index: self.confirmed.emit())
        self.sheet.choiceChanged.connect(self.sheetChosen)
        self.chips.picked.connect(lambda _key: self._show())
        self.rows.toggled.connect(self._toggle)
        self.pairs.toggled.connect(self._toggle)
        self.rows.current_row.connect(lambda _row: self._explain())
        self.every.clicked.connect(lambda: self._mark_shown(True))
        self.none.clicked.connect(lambda: self._mark_shown(False))
        self.take.clicked.connect(
            lambda: self.importAsked.emit(people_taken(self.shown_rows), self.present.isChecked())
        )

    def _lay_out(self) -> None:
        column(
            row(wide(self._read), self.sheet, spacing=Space.TIGHT),
            self.notes,
            self.columns,
            row(wide(self.chips), spacing=Space.TIGHT),
            wide(self._lists),
            self._why,
            row(self.every, self.none, STRETCH, self.present, self.take, spacing=Space.TIGHT),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )


def _counts(preview: ImportPreview, rows: tuple[ImportRow, ...]) -> dict[str, int]:
    return {
        "all": len(rows),
        "valid": preview.valid,
        "doubtful": preview.doubtful,
        "refused": preview.refused,
        PAIRS: len(paired_rows(preview.duplicates, rows)),
        HOMONYMS: len(paired_rows(preview.homonyms, rows)),
        SKIPPED: len(preview.skipped),
    }
