"""Clôture: each means counted against what there should be, and what is still owed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import LARGEST_SUM
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.cash_desk import DeskView
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Height, Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, TurningRow, column, fill, grid, row, wide
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.page_parts import Card, FormRows, ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.words.cash_desk import means_text, sum_lines, till_text
from td_app.words.figures import exactly, money_text
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import say
from td_app.words.till import COLUMNS, count_lines, since_text

#: With the totals, as wide as a page beside the folded column at 1366 pixels.
WIDEST = 770
TOTALS_WIDTH = 320
LABEL_WIDTH = 112
SUM_WIDTH = 108
COUNT_WIDTH = 120
GAP_WIDTH = 136
#: Totals that are not shown while they are nothing.
ONLY_WITH_SOME = frozenset({"added", "unwon", "overlay", "fees", "bounties", "due", "to_give"})
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(slots=True)
class MeansLine:
    """The widgets of one means: what came in, went out, should be there; counted; the gap."""

    received: QLabel
    paid_out: QLabel
    expected: QLabel
    counted: MoneyField
    gap: QLabel


class TillTab(Page):
    """The count of the till, checked as it is typed; a difference, or a debt, needs a note.

    ``duesAsked()`` to see what is still to be paid out.
    """

    duesAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament) -> None:
        """Show the totals of ``live``."""
        super().__init__(live)
        self.sums: dict[str, QLabel] = {}
        self.titles: dict[str, QLabel] = {}
        self.float_cents = self._sum()
        self.paid_out = self._sum()
        self.lines = {means: self._line(means) for means in Means}
        self.counted = self.lines[Means.CASH].counted
        self.note = explained(
            QLineEdit(),
            "Pourquoi le compte n’y est pas, ou ce qui reste dû.",
            "Why the count is out, or what is still owed.",
        )
        self.note.setPlaceholderText(fr_en("Motif de l’écart", "Reason for the difference"))
        self.note.setAccessibleName(self.note.placeholderText())
        self.note.setMaxLength(200)
        self.note.textChanged.connect(lambda _text: self._update_lines())
        words = fr_en("Noter ce compte", "Record this count")
        self.record = explained(
            Button(words, Rank.PRIMARY, icon="save", does=self._record),
            "Enregistre le compte et l’heure ; un écart ou une dette demande un motif.",
            "Records the count and the time; a difference or a debt needs a reason.",
        )
        self.dues = Button(
            fr_en("Voir ce qui est à verser", "See payments due"),
            explains=("Affiche ce que la caisse doit encore.", "Shows what the till still owes."),
        )
        self.dues.clicked.connect(self.duesAsked)
        self.told = label("", Say.SOFT, wraps=True)
        self.last = label("", Say.SOFT, wraps=True)
        self._lay_out()
        till = live.cash_desk().till
        if till is not None:
            self.float_cents.setValue(till.float_cents)
            self.paid_out.setValue(till.paid_out)
            self.counted.setValue(till.counted)
            for one in till.others:
                self.lines[one.means].counted.setValue(one.counted or 0)
        self.refresh()

    def refresh(self) -> None:
        """Show the totals as they are now."""
        view = self.live.cash_desk()
        language = current_language()
        shown = {
            "due": view.due,
            "to_give": view.to_give,
            "pool": view.money.pool,
            "fees": view.money.taken.fee,
            "bounties": view.money.taken.bounty,
            "added": view.money.added,
            "unwon": view.money.unwon,
            "overlay": view.money.overlay,
        }
        for key, words in self.sums.items():
            words.setText(money_text(shown[key], language))
            for part in (words, self.titles[key]):
                part.setVisible(bool(shown[key]) or key not in ONLY_WITH_SOME)
        self.dues.setVisible(bool(view.dues))
        self._show_last(view)
        self._update_lines()

    @property
    def typed(self) -> bool:
        """Return whether a count stands here that is not the one recorded last."""
        command = self._command()
        till = self.live.cash_desk().till
        found = {means: cents for means, cents in command.others if cents}
        typed = command.cents, command.float_cents, command.paid_out, found
        last: tuple[object, ...] = (0, 0, 0, {})
        if till is not None:
            counted = {one.means: one.counted for one in till.others if one.counted}
            last = till.counted, till.float_cents, till.paid_out, counted
        return bool(command.note) or (any(typed) and typed != last)

    def _show_last(self, view: DeskView) -> None:
        till = view.till
        if till is None:
            tell(self.last, "")
            return
        words = fr_en("Dernier compte, à {0}", "Last count, at {0}").format(exactly(till.at_ms))
        others = [(one.means.value, one) for one in till.others]
        counted = count_lines(till, others, view.till_note)
        lines = [words, *counted, since_text(view.lines_since)]
        tell(self.last, "\n".join(filter(None, lines)))

    def _command(self) -> cmd.CountTill:
        """The count typed; a means that should hold something and has no figure is not counted."""
        others = tuple(
            (of.means, self.lines[of.means].counted.value())
            for of in self.live.cash_desk().by_means
            if of.means is not Means.CASH
            and (self.lines[of.means].counted.value() or (of.received and not of.left))
        )
        return cmd.CountTill(
            self.counted.value(),
            self.note.text().strip(),
            self.float_cents.value(),
            self.paid_out.value(),
            others,
        )

    def _update_lines(self) -> None:
        for of in self.live.cash_desk().by_means:
            line = self.lines[of.means]
            expected = of.left
            if of.means is Means.CASH:
                expected += self.float_cents.value() - self.paid_out.value()
            counted = bool(line.counted.value())
            used = bool(of.received or of.paid_out or counted)
            if of.received:
                line.received.setText(_money(of.received))
            else:
                line.received.setText("–")
            if of.paid_out:
                line.paid_out.setText(_money(of.paid_out))
            else:
                line.paid_out.setText("–")
            line.expected.setText(_money(expected))
            gap = line.counted.value() - expected
            always = of.means is Means.CASH
            # As the command tells it: such a means has no figure.
            untold = not always and gap != 0 and not counted
            if untold:
                line.gap.setText(fr_en("pas compté", "not counted"))
            elif used or always:
                line.gap.setText(till_text(None, gap))
            else:
                line.gap.setText("")
            dress(line.gap, tone=(Tone.RED if gap and not untold else Tone.NEUTRAL).value)
        refused = self.live.can(self._command())
        why = None
        if refused:
            why = refusal_with_articles(self.live, refused)
        self.record.set_refusal(why)
        tell(self.told, why or "")

    def _record(self) -> None:
        if self.live.dispatch(self._command()) is not None:
            self.note.clear()

    def _sum(self, least: int = 0) -> MoneyField:
        field = MoneyField(least=least, most=LARGEST_SUM)
        field.valueChanged.connect(lambda _value: self._update_lines())
        return field

    def _line(self, means: Means) -> MeansLine:
        """A means to count; of others than cash, more may have gone out than came in."""
        words = fr_en("Compté\u00a0: {0}", "Counted: {0}").format(means_text(means.value))
        counted = self._sum(0 if means is Means.CASH else -LARGEST_SUM)
        counted.setFixedWidth(COUNT_WIDTH)
        counted.setAccessibleName(words)
        explained(
            counted,
            "Ce que vous trouvez pour ce moyen : tiroir, tickets de carte, relevé ; l’écart "
            "s’affiche.",
            "What you find for this method: drawer, card slips, statement; the difference is "
            "shown.",
        )
        line = MeansLine(label(), label(), label("", Say.STRONG), counted, label("", Say.STRONG))
        line.gap.setMinimumWidth(GAP_WIDTH)
        for told in (line.received, line.paid_out, line.expected):
            told.setAlignment(RIGHT)
        line.expected.setMinimumHeight(Height.CONTROL)
        return line

    def _lay_out(self) -> None:
        till = Card(fr_en("Compter la caisse", "Count the till"))
        there = FormRows(label_width=LABEL_WIDTH)
        out = FormRows(label_width=LABEL_WIDTH)
        there.add(
            fr_en("Fond de caisse", "Float"),
            explained(
                self.float_cents,
                "Ce qu’il y avait dans la caisse avant le premier paiement, et ce que le club y a "
                "mis.",
                "What was in the till before the first payment, and what the house put in.",
            ),
            width=SUM_WIDTH,
        )
        out.add(
            fr_en("Sorti de la caisse", "Taken from the till"),
            explained(
                self.paid_out,
                "Ce qui est sorti de la caisse sans ligne ; les prix et les primes en ont une.",
                "What left the till without a line; prizes and bounties have one.",
            ),
            width=SUM_WIDTH,
        )
        besides = TurningRow(there, row(out, STRETCH), share=1)
        why = FormRows(label_width=LABEL_WIDTH)
        why.add(fr_en("Motif", "Reason"), self.note)
        note = row(wide(why), self.record, spacing=Space.TIGHT)
        owed = row(wide(self.told), self.dues, spacing=Space.TIGHT)
        fill(till.body, besides, self._by_means(), note, owed, self.last)
        till.setMaximumWidth(WIDEST)
        both = TurningRow(till, self._totals())
        area = ScrolledColumn()
        area.fill((both,), widest=WIDEST + Space.TIGHT + TOTALS_WIDTH)
        area.fade_edges()
        column(area, on=self, margins=0)

    def _by_means(self) -> QWidget:
        """A line a means, under its titles."""
        inside = QWidget()
        lines = QGridLayout(inside)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setHorizontalSpacing(Space.NORMAL)
        lines.setVerticalSpacing(Space.HAIR)
        titles = [say(COLUMNS[key]) for key in ("received", "paid_out", "left")]
        titles += [fr_en("Compté", "Counted"), fr_en("Écart", "Difference")]
        for place, words in enumerate(titles, 1):
            if place < 5:
                side = RIGHT
            else:
                side = Qt.AlignmentFlag.AlignLeft
            lines.addWidget(label(words, Say.SMALL), 0, place, side)
        for at, (means, line) in enumerate(self.lines.items(), 1):
            words = means_text(means.value)
            lines.addWidget(label(words[:1].upper() + words[1:]), at, 0)
            parts = line.received, line.paid_out, line.expected, line.counted, line.gap
            for place, part in enumerate(parts, 1):
                lines.addWidget(part, at, place)
        lines.setColumnStretch(5, 1)
        return inside

    def _totals(self) -> Card:
        made = Card(fr_en("Répartition", "Breakdown"))
        keys = ("due", "to_give", "pool", "added", "unwon", "overlay", "fees", "bounties")
        for key, words in sum_lines(keys):
            self.titles[key] = label(words)
            self.sums[key] = label("", Say.STRONG)
            self.sums[key].setAlignment(RIGHT)
        inside = QWidget()
        lines = [(self.titles[key], self.sums[key]) for key in keys]
        grid(*lines, on=inside, across=Space.NORMAL, down=Space.HAIR, margins=0, takes=0)
        made.setMinimumWidth(TOTALS_WIDTH)
        inside.setMaximumWidth(TOTALS_WIDTH)
        fill(made.body, inside, STRETCH)
        return made


def _money(cents: int) -> str:
    return money_text(cents, current_language())
