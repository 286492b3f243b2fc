"""What the counts say: the total against the chips in play, the average, who leads."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from td_app.tournament.views.chips import ChipsView
from td_app.ui.pages.chips.race_sheet import said
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.page_parts import Card, line
from td_app.words.figures import signed, whole
from td_app.words.language import fr_en

SHOWN = 9


class Leaders(Card):
    """A card at the right of the stacks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__("", parent)
        figures = QGridLayout()
        figures.setHorizontalSpacing(Space.NORMAL)
        figures.setVerticalSpacing(Space.HAIR)
        self.in_play, self.average, self.gap = label("", Say.STRONG), label("", Say.STRONG), label()
        for place, (words, figure) in enumerate(
            (
                (fr_en("Jetons en jeu", "Chips in play"), self.in_play),
                (fr_en("Tapis moyen", "Average stack"), self.average),
                (fr_en("Écart", "Gap"), self.gap),
            )
        ):
            figures.addWidget(label(words, Say.SOFT), place, 0)
            figures.addWidget(figure, place, 1)
        figures.setColumnStretch(1, 1)
        self.body.addLayout(figures)
        self.body.addWidget(line())
        self.title = label("", Say.SECTION)
        self.dated = label("", Say.SMALL, wraps=True)
        self.body.addWidget(self.title)
        self.body.addWidget(self.dated)
        self._list = QWidget()
        self.body.addWidget(self._list)
        self.body.addStretch(1)
        self.setMinimumWidth(248)

    def show_view(self, view: ChipsView) -> None:
        """Show the figures as they are."""
        self.in_play.setText(whole(view.in_play))
        self.average.setText(whole(view.average))
        self._show_gap(view)
        self.title.setText(fr_en("Les plus gros tapis", "Chip leaders"))
        level = view.count.level
        unsure = any(not row.sure for row in view.leaders)
        if level is None:
            words = fr_en(
                "Aucun compte\u00a0: imprimez les feuilles à la pause.",
                "No count yet: print the sheets at the break.",
            )
        elif unsure:
            words = fr_en(
                "Comptés au niveau {0}. ~\u00a0: un joueur est sorti depuis à sa table.",
                "Counted at level {0}. ~: a player has gone out at that table since.",
            )
        else:
            words = fr_en("Comptés au niveau {0}.", "Counted at level {0}.")
        self.dated.setText(words.format(level))
        fresh = QWidget()
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.SNUG)
        grid.setVerticalSpacing(Space.TIGHT)
        grid.setColumnStretch(1, 1)
        for place, row in enumerate(view.leaders[:SHOWN]):
            figure = whole(row.stack or 0)
            grid.addWidget(label(str(place + 1), Say.SOFT), place, 0)
            grid.addWidget(CutLabel(row.name), place, 1)
            grid.addWidget(label(f"{row.table}.{row.place}", Say.SOFT), place, 2)
            grid.addWidget(label(figure if row.sure else f"~\u00a0{figure}", Say.STRONG), place, 3)
        self.body.replaceWidget(self._list, fresh)
        self._list.hide()
        self._list.deleteLater()
        self._list = fresh

    def _show_gap(self, view: ChipsView) -> None:
        gap = view.count.gap
        if gap is None:
            said(
                self.gap,
                fr_en("{0} à compter", "{0} to count").format(whole(len(view.count.waiting))),
            )
        elif not gap:
            said(self.gap, fr_en("aucun", "none"), Tone.ACCENT)
        else:
            words = fr_en("{0}, accepté", "{0}, accepted") if view.count.accepted else "{0}"
            said(self.gap, words.format(signed(gap)), Tone.AMBER)
