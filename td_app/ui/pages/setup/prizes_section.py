"""The prizes of the tournament: what is won, by which places, and whether it adds up."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.tournament.planning.prizes import places_proposed, points_proposed, shares_proposed
from td_app.tournament.state.prizes import CENTS, LARGEST_POOL, PrizeKind, plan_of
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.setup.prize_table import PrizeSteps, PrizeTable
from td_app.ui.pages.setup.section import Section
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceField, ChoiceRow
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.typed_fields import NumberField
from td_app.ui.widgets.typed_lines import LinesEditor
from td_app.words.figures import money_text, percent_text, points_text
from td_app.words.language import current_language, fr_en

UNITS = (1, 5, 10, 20, 50, 100)
POOL_WIDTH, UNIT_WIDTH, PLAYERS_WIDTH = 144, 112, 96
MOST_PLAYERS = 20_000


class PrizesSection(Section):
    """Money is offered once :meth:`offer_money` says that the club allows it."""

    codes = ("PRIZES_", "SETUP_PRIZE_STEPS")

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show a tournament without prizes."""
        super().__init__(parent)
        self._kind = PrizeKind.NONE
        self._stored = PrizeKind.IN_KIND
        self._money_allowed = False
        self._counted = 0
        self.kinds = ChoiceRow(self._choices(), PrizeKind.NONE.value, self._on_kind)
        self.explained = label("", Say.SOFT, wraps=True)
        self.pool = NumberField(0, most=LARGEST_POOL, step=50, unit="€")
        self.unit = ChoiceField(
            [(str(u), money_text(u * CENTS, current_language())) for u in UNITS]
        )
        self.players = NumberField(0, most=MOST_PLAYERS)
        self.propose = Button(fr_en("Proposer", "Propose"), scale="small")
        self.texts = LinesEditor(
            fr_en("Le lot, par exemple un panier garni", "The prize, for instance a hamper"),
            fr_en("Ajouter une place", "Add a place"),
            numbered=fr_en("Rang {0}", "Rank {0}"),
        )
        self.table = PrizeTable()
        self.cells, self.grid = self.table.cells, self.table.grid
        self.total = label("", Say.STRONG, wraps=True)
        self.steps = PrizeSteps()
        self._lay_out()
        self._listen()
        self._show_parts()

    def offer_money(self, allowed: bool) -> None:
        """Offer prizes in money or not; a tournament that has them already keeps them."""
        self._money_allowed = allowed
        self._show_parts()

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings; the players known are counted for a proposal."""
        self.blockSignals(True)
        self._count_players(fixed.entrants or sum(map(setup.seats_of, setup.tables)))
        self._stored = kind = setup.prize_kind
        # What was never decided is no prize, unless one is being written just now.
        if kind is PrizeKind.IN_KIND and not setup.prizes and self._kind is not kind:
            kind = PrizeKind.NONE
        self._kind = kind
        self.kinds.choose(kind.value)
        if self._texts() != setup.prizes:
            self.texts.set_lines([("", text) for text in setup.prizes])
        self.cells.points, self.cells.money = setup.prize_points, setup.prize_money
        self.pool.setValue(setup.prize_money.pool)
        self._show_unit(setup.prize_money.unit)
        self.steps.show_steps(setup.prize_steps)
        self._show_parts()
        self.blockSignals(False)

    def _count_players(self, known: int) -> None:
        """Follow the players known, until another number is typed."""
        if self.players.value() == self._counted:
            self.players.setValue(known)
        self._counted = known

    def values(self) -> dict[str, object]:
        """Return what was decided; what another kind had stays written."""
        kind, texts = self._kind, self._texts()
        money = self.cells.money
        never = self._stored in (PrizeKind.NONE, PrizeKind.IN_KIND)
        if kind is PrizeKind.NONE and never and not plan_of(self._stored, texts, (), money):
            kind = self._stored
        return {
            "prize_kind": kind,
            "prizes": texts,
            "prize_points": self.cells.points,
            "prize_money": money,
            "prize_steps": () if self._kind is PrizeKind.NONE else self.steps.steps(),
        }

    def propose_table(self) -> None:
        """Fill the table for so many players; texts already written stay."""
        places = places_proposed(self.players.value())
        if self._kind.worded:
            lines = [("", text) for text in self._texts()]
            self.texts.set_lines(lines + [("", "")] * (places - len(lines)))
        elif self._kind is PrizeKind.MONEY:
            self.cells.money = replace(self.cells.money, shares=shares_proposed(places))
        else:
            self.cells.points = points_proposed(places)
        self._changed()

    def _on_kind(self, value: str) -> None:
        self._kind = PrizeKind(value)
        empty = not (self.texts.lines() if self._kind.worded else self._won_of(self._kind))
        if self._kind is PrizeKind.NONE or not empty:
            self._changed()
        else:
            self.cells.kind = self._kind
            self.propose_table()
            # A click leaves the keyboard nowhere: it goes where one types next.
            if not self.kinds.buttons[value].hasFocus():
                self._start()

    def _start(self) -> None:
        if self._kind is PrizeKind.MONEY:
            self.pool.setFocus()
            self.pool.selectAll()
        elif self._kind.worded:
            self.texts.start()
        else:
            self.table.start()

    def _won_of(self, kind: PrizeKind) -> tuple[int, ...]:
        return self.cells.money.shares if kind is PrizeKind.MONEY else self.cells.points

    def _on_sum(self) -> None:
        unit = int(self.unit.chosen())
        self.cells.money = replace(self.cells.money, pool=self.pool.value(), unit=unit)
        self._changed()

    def _changed(self) -> None:
        self._show_parts()
        self.edited.emit()

    def _texts(self) -> tuple[str, ...]:
        lines = [text for _, text in self.texts.lines()]
        while lines and not lines[-1]:
            lines.pop()
        return tuple(lines)

    def _show_unit(self, unit: int) -> None:
        if not self.unit.choose(str(unit)):
            self.unit.addItem(money_text(unit * CENTS, current_language()), str(unit))
            self.unit.choose(str(unit))

    def _show_parts(self) -> None:
        kind = self._kind
        some, money = kind is not PrizeKind.NONE, kind is PrizeKind.MONEY
        self.kinds.buttons[PrizeKind.MONEY.value].setVisible(self._money_allowed or money)
        self.explained.setText(self._explained()[kind])
        self.sums.setVisible(money)
        self.proposal.setVisible(some)
        self.editors.setVisible(some)
        self.steps.setVisible(some)
        self.editors.setCurrentIndex(0 if kind.worded else 1)
        self.table.show_kind(kind if some else PrizeKind.POINTS)
        places = self._places_words(places_proposed(self.players.value()))
        self.places_said.setText(places)
        self.total.setText(self._total_words())
        self.total.setVisible(some and not kind.worded)

    def _total_words(self) -> str:
        language, won = current_language(), self.cells.won
        if self._kind is not PrizeKind.MONEY:
            return fr_en("Total\u00a0: {0}", "Total: {0}").format(points_text(sum(won), language))
        share = percent_text(sum(won), language)
        pool = money_text(self.cells.money.pool * CENTS, language)
        return fr_en("Total\u00a0: {0} de {1}", "Total: {0} of {1}").format(share, pool)

    def _places_words(self, places: int) -> str:
        if places == 1:
            return fr_en("1 place proposée", "1 place proposed")
        return fr_en(
            "{0} places proposées, une pour huit joueurs",
            "{0} places proposed, one for eight players",
        ).format(places)

    def _choices(self) -> list[tuple[str, str]]:
        words = {
            PrizeKind.NONE: fr_en("Aucun", "None"),
            PrizeKind.IN_KIND: fr_en("En nature", "In kind"),
            PrizeKind.HONORARY: fr_en("Honorifiques", "Honorary"),
            PrizeKind.POINTS: fr_en("Points", "Points"),
            PrizeKind.MONEY: fr_en("Argent", "Money"),
        }
        return [(kind.value, told) for kind, told in words.items()]

    def _explained(self) -> dict[PrizeKind, str]:
        director = fr_en(
            "En cas d’ex æquo, le directeur dit qui prend quoi.",
            "In a tie, the director says who takes what.",
        )
        in_kind = fr_en("Un lot par place. {0}", "A prize for each place. {0}")
        honorary = fr_en("Une coupe, un titre. {0}", "A cup, a title. {0}")
        return {
            PrizeKind.NONE: fr_en(
                "Le tournoi n’a ni lot, ni prix, ni bulle.",
                "The tournament has neither prizes nor a bubble.",
            ),
            PrizeKind.IN_KIND: in_kind.format(director),
            PrizeKind.HONORARY: honorary.format(director),
            PrizeKind.POINTS: fr_en(
                "Des points entiers par place. Les ex æquo ont la moyenne des places couvertes.",
                "Whole points for each place. Those tied have the average of the places they "
                "cover.",
            ),
            PrizeKind.MONEY: fr_en(
                "Les sommes sont arrondies vers le bas, le reste va au vainqueur. Les ex æquo se "
                "partagent, au centime, ce que gagnent les places couvertes.",
                "Sums are rounded down, the rest goes to the winner. Those tied share, to the "
                "cent, what the places they cover win.",
            ),
        }

    def _listen(self) -> None:
        self.texts.edited.connect(self._changed)
        self.pool.valueChanged.connect(lambda _value: self._on_sum())
        self.unit.choiceChanged.connect(lambda _key: self._on_sum())
        self.players.valueChanged.connect(lambda _value: self._show_parts())
        self.propose.clicked.connect(self.propose_table)
        self.table.edited.connect(self._changed)
        self.steps.edited.connect(self.edited)

    def _lay_out(self) -> None:
        self.places_said = label("", Say.SOFT)
        self.sums = _titled_row(
            (fr_en("Somme à répartir", "Sum to share"), self.pool, POOL_WIDTH),
            (fr_en("Arrondi à", "Rounded to"), self.unit, UNIT_WIDTH),
        )
        known = (fr_en("Joueurs", "Players"), self.players, PLAYERS_WIDTH)
        self.proposal = _titled_row(known, self.propose, self.places_said)
        self.editors = QStackedWidget()
        self.editors.addWidget(ScrolledColumn(self.texts))
        self.editors.addWidget(self.table)
        column(
            self.kinds,
            self.explained,
            self.sums,
            self.proposal,
            wide(self.editors, 100),
            self.total,
            self.said,
            self.steps,
            STRETCH,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )


def _titled_row(*parts: tuple[str, QWidget, int] | QWidget) -> QWidget:
    """Fields side by side, each after its title, as wide as asked; what has no title, as it is."""
    held = QWidget()
    line: list[QWidget] = []
    for part in parts:
        if isinstance(part, QWidget):
            line.append(part)
            continue
        title, field, width = part
        words = label(title)
        words.setBuddy(field)
        field.setAccessibleName(title)
        field.setFixedWidth(width)
        line += [words, field]
    row(*line, STRETCH, on=held, spacing=Space.TIGHT, margins=0)
    return held
