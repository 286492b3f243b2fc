"""The order of those already out, put right by the director with a reason (1.1, 1.10)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.planning.prizes import (
    Lines,
    awards_dropped,
    finishing_of,
    lines_of,
    shifted,
    tie_turned,
)
from td_app.tournament.views.finishing import StandingRow, places_by
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.ranking_table import out_words
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, row
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words import cites_text, place_text
from td_app.words.language import fr_en
from td_app.words.speaking import listed

WIDTH = 680
ROWS_SHOWN = (4, 7)
"""How many lines are seen at once, fewest and most."""

NAMED = 2
"""How many players the line under the list names; the others are counted."""

ARTICLES = ("1.10", "1.1")


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A player out, with the place in the ranking and the place in the order typed."""

    ranked: StandingRow
    place: int
    tied: bool

    @property
    def moved(self) -> bool:
        """Return whether the place, or whether it is shared, is another."""
        return (self.place, self.tied) != (self.ranked.place, self.ranked.tied)

    @property
    def words(self) -> str:
        """Return the place in the order typed."""
        return place_text(self.place, self.tied)

    @property
    def words_before(self) -> str:
        """Return the place of the ranking."""
        return place_text(self.ranked.place or 0, self.ranked.tied)


class OrderTable(RowTable[OrderRow]):
    """``shifted(by)`` asks for the current line one higher (-1) or lower (1), ``tie_asked()`` to
    tie it with the one before: Alt+↑, Alt+↓ and =.
    """

    shifted = Signal(int)
    tie_asked = Signal()

    def __init__(self) -> None:
        """Start with an empty list."""
        super().__init__(
            (
                Column(
                    "rank",
                    fr_en("Rang", "Rank"),
                    lambda row: row.place,
                    lambda row: row.words,
                    width=124,
                    tone=lambda row: Tone.ACCENT if row.moved else Tone.NEUTRAL,
                ),
                Column(
                    "name",
                    fr_en("Joueur", "Player"),
                    lambda row: row.ranked.name,
                    named=True,
                    tip=lambda row: row.ranked.name,
                    fills=True,
                ),
                Column(
                    "out",
                    fr_en("Sortie", "Out"),
                    lambda row: out_words(row.ranked),
                    width=150,
                    tip=lambda row: out_words(row.ranked),
                ),
                Column(
                    "before",
                    fr_en("Avant", "Before"),
                    lambda row: row.ranked.place,
                    lambda row: row.words_before if row.moved else "",
                    width=124,
                ),
            ),
            key=lambda row: row.ranked.entrant,
            sortable=False,
        )
        name = fr_en("Ordre des sorties, le meilleur d’abord", "Finishing order, winner first")
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current line, or tie it; the rest is any table's."""
        arrows = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == Qt.KeyboardModifier.AltModifier and event.key() in arrows:
            self.shifted.emit(arrows[Qt.Key(event.key())])
        elif event.text() == "=":
            self.tie_asked.emit()
        else:
            super().keyPressEvent(event)


class OrderDialog(HouseDialog):
    """``decided(command)`` once the order is another and its reason is written."""

    help_page = "ranking"

    decided = Signal(object)

    def __init__(
        self, live: LiveTournament, entrant: int | None = None, parent: QWidget | None = None
    ) -> None:
        """Show the players out in their places, the line of ``entrant`` chosen when they are
        one.
        """
        super().__init__(
            fr_en("Corriger l’ordre des sorties", "Correct the finishing order"),
            fr_en(
                "Le meilleur d’abord. Déplacez une ligne, ou mettez-la ex æquo\u00a0: les rangs "
                "sont mis à jour.",
                "Winner first. Move a line or mark it tied; the places update.",
            ),
            parent,
            icon="winner",
            width=WIDTH,
        )
        self._live = live
        self._lines: Lines = ()
        self._from: tuple[tuple[int, ...], ...] = ()
        self._ranked: dict[int, StandingRow] = {}
        self.table = OrderTable()
        up = fr_en("Une ligne plus haut (Alt+↑)", "One line higher (Alt+↑)")
        down = fr_en("Une ligne plus bas (Alt+↓)", "One line lower (Alt+↓)")
        self.up = explained(
            self._step(fr_en("Monter", "Move up"), "arrow-up", up, -1),
            "Monte ce joueur d’un rang (Alt+↑).",
            "Moves this player up a place (Alt+↑).",
        )
        self.down = explained(
            self._step(fr_en("Descendre", "Move down"), "arrow-down", down, 1),
            "Descend ce joueur d’un rang (Alt+↓).",
            "Moves this player down a place (Alt+↓).",
        )
        self.tie = explained(
            QCheckBox(fr_en("Ex æquo avec le précédent (=)", "Tied with the one before (=)")),
            "Ce joueur a le même rang que celui du dessus (=).",
            "This player shares the place of the one above (=).",
        )
        self.told = label("", Say.STRONG, wraps=True)
        self.reread = label("", Say.SMALL, wraps=True)
        self.reason = QLineEdit()
        self.missing = label("", Say.SMALL, wraps=True)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        words = fr_en("Corriger l’ordre", "Correct the order")
        self.confirm = explained(
            self.add_button("confirm", words, Rank.PRIMARY),
            "Enregistre cet ordre, au journal aussi ; rangs et lots sont mis à jour.",
            "Saves this order, in the log too; places and prizes update.",
        )
        self._lay_out()
        self._listen()
        self._begin(entrant)
        self.table.stand_as_high_as(min(max(len(self._lines), ROWS_SHOWN[0]), ROWS_SHOWN[1]))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def command(self) -> cmd.CorrectFinishingOrder:
        """Return the order as it is written."""
        return cmd.CorrectFinishingOrder(finishing_of(self._lines), self.reason.text().strip())

    def rows(self) -> tuple[OrderRow, ...]:
        """Return the lines with the places they give, best first."""
        given = self._live.ask(places_by, finishing_of(self._lines))
        return tuple(
            OrderRow(self._ranked[line.entrant], *given[line.entrant]) for line in self._lines
        )

    def shift(self, by: int) -> None:
        """Put the line chosen one higher (-1) or lower (1)."""
        self._become(shifted(self._lines, self._at, by))

    def turn_tie(self) -> None:
        """Tie the line chosen with the one before it, or no longer."""
        self._become(tie_turned(self._lines, self._at))

    @property
    def _at(self) -> int:
        return self.table.currentIndex().row()

    def _become(self, lines: Lines) -> None:
        self._lines = lines
        self._show()

    def _step(self, words: str, icon: str, tip: str, by: int) -> Button:
        button = Button(words, icon=icon, tip=tip, does=lambda: self.shift(by))
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        cited = label(cites_text(ARTICLES), Say.SMALL)
        acts = row(self.up, self.down, self.tie, STRETCH, cited, spacing=Space.TIGHT)
        words = fr_en("Motif, inscrit au journal", "Reason, recorded in the log")
        why = label(words, Say.STRONG)
        why.setBuddy(self.reason)
        self.reason.setMaxLength(300)
        self.reason.setAccessibleName(fr_en("Motif", "Reason"))
        hint = fr_en(
            "Sorties inversées, tapis mal lus…", "Two eliminations swapped, stacks misread…"
        )
        self.reason.setPlaceholderText(hint)
        # What is told changes with the lines and the dialog keeps its height.
        for one, lines in ((self.told, 2), (self.reread, 2), (self.missing, 1)):
            one.setFixedHeight(lines * one.fontMetrics().lineSpacing())
        for top in (self.told, self.reread):
            top.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.table)
        self.body.addLayout(acts)
        for below in (self.told, self.reread, why, self.reason, self.missing):
            self.body.addWidget(below)

    def _listen(self) -> None:
        self.table.shifted.connect(self.shift)
        self.table.tie_asked.connect(self.turn_tie)
        self.table.current_row.connect(self._offer)
        self.table.activated_row.connect(lambda _row: self.reason.setFocus())
        self.tie.clicked.connect(self.turn_tie)
        self.reason.textChanged.connect(self._update_confirm)
        self.when_confirmed(lambda: self.decided.emit(self.command()))
        self._live.changed.connect(self._reread)

    def _begin(self, entrant: int | None) -> None:
        """Show the order as it stands, this line chosen, else the best place."""
        ranked = [row for row in self._live.standings().rows if row.entrant in self._live.outs()]
        self._ranked = {row.entrant: row for row in ranked}
        self._from = self._live.finishing_order()
        self._lines = lines_of((row.entrant, row.place or 0) for row in ranked)
        self._show()
        if (entrant is None or not self.table.choose(entrant)) and self._lines:
            self.table.choose(self._lines[0].entrant)

    def _reread(self) -> None:
        """Begin again when the order changed meanwhile, elsewhere or by a hand ending."""
        current = self.table.chosen_row()
        if self._live.finishing_order() != self._from:
            if current:
                self._begin(current.ranked.entrant)
            else:
                self._begin(None)
            words = fr_en(
                "L’ordre vient de changer\u00a0: la liste est à jour.",
                "The order has just changed. This list is up to date.",
            )
            self.reread.setText(words)
            return
        self._ranked = {row.entrant: row for row in self._live.standings().rows}
        self._show()

    def _show(self) -> None:
        rows = self.rows()
        self.table.set_rows(rows)
        self.table.scrollTo(self.table.currentIndex())
        moved = [row for row in rows if row.moved]
        self.told.setText(moves_told(moved, self.table.chosen_row()))
        self.reread.setText(self._prizes_told())
        self._offer()
        self._update_confirm()

    def _offer(self) -> None:
        """Offer what can be done with the line chosen."""
        at = self._at
        last = len(self._lines) - 1
        if at > 0:
            self.up.set_refusal(None)
        else:
            self.up.set_refusal(fr_en("C’est la première ligne.", "This is the first line."))
        if 0 <= at < last:
            self.down.set_refusal(None)
        else:
            self.down.set_refusal(fr_en("C’est la dernière ligne.", "This is the last line."))
        self.tie.setEnabled(at > 0)
        self.tie.setChecked(at > 0 and self._lines[at].tied)
        first = fr_en(
            "Personne n’est sorti après ce joueur.", "Nobody was eliminated after this player."
        )
        set_tip(self.tie, "" if at > 0 else first)
        self.tie.setAccessibleDescription(self.tie.toolTip())

    def _prizes_told(self) -> str:
        dropped = self._live.ask(awards_dropped, finishing_of(self._lines))
        if not dropped:
            return ""
        return fr_en(
            "La décision sur les lots des ex æquo ({0}) ne vaudra plus\u00a0; elle sera "
            "redemandée s’il le faut.",
            "The decision on the tied players’ prizes ({0}) will no longer apply; you will be "
            "asked again if needed.",
        ).format(listed([place_text(tie.place) for tie in dropped]))

    def _update_confirm(self) -> None:
        why = why_not_plainly(self._live, self.command())
        if not any(row.moved for row in self.table.rows.rows):
            why = fr_en("Rien n’est changé.", "Nothing has changed.")
        self.confirm.set_refusal(why)
        self.missing.setText(why or "")


def moves_told(moved: list[OrderRow], first: OrderRow | None) -> str:
    """Return in a line who changes place: ``first`` if they do, then the largest changes.

    Empty when nobody does.
    """
    if not moved:
        return ""
    most = sorted(
        moved, key=lambda one: (one is not first, -abs(one.place - (one.ranked.place or 0)))
    )
    told: list[str] = []
    for one in most[:NAMED]:
        if told:
            way = fr_en("{0} de {1} à {2}", "{0} from {1} to {2}")
        else:
            way = fr_en("{0} passe de {1} à {2}", "{0} moves from {1} to {2}")
        told.append(way.format(one.ranked.name, one.words_before, one.words))
    others = len(most) - len(told)
    if others == 1:
        told.append(fr_en("un autre joueur change de rang", "one more player’s place changes"))
    elif others:
        told.append(fr_en("{0} autres changent de rang", "{0} other places change").format(others))
    return f"{listed(told)}."


def why_no_order(live: LiveTournament) -> str:
    """Return why the order of those out cannot be put right now, empty when it can."""
    if len(live.outs()) < 2:
        return fr_en(
            "Il faut au moins deux joueurs sortis pour corriger leur ordre.",
            "At least two players must be out before the order can be corrected.",
        )
    # The reason is asked in the dialog: any will do to know the rest.
    return why_not_plainly(live, cmd.CorrectFinishingOrder(live.finishing_order(), "?")) or ""
