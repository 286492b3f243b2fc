"""The prizes of the tournament: what is won, by which places, and whether it adds up."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from rules_ropta.formats.entries import pool_made
from td_app.tournament.planning.prizes import points_proposed
from td_app.tournament.state.prizes import WHOLE, Entered, PrizeKind, places_proposed, plan_of
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.program.setup.money_fields import SHARES, MoneyFields, titled_row
from td_app.ui.pages.program.setup.prize_table import TITLES, PrizeSteps, PrizeTable
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceRow
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column
from td_app.ui.widgets.page_parts import scrolled
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import NumberField
from td_app.ui.widgets.typed_lines import LinesEditor
from td_app.words import place_text
from td_app.words.figures import money_text, percent_text, points_text
from td_app.words.language import current_language, fr_en
from td_app.words.prizes import rounding_told

PLAYERS_WIDTH = 96
MOST_PLAYERS = 20_000


class PrizesSection(Section):
    """Money is offered once :meth:`offer_money` says that the club allows it."""

    codes = ("PRIZES_", "SATELLITE_", "SETUP_PRIZE_STEPS")

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show a tournament without prizes."""
        super().__init__(parent)
        self._kind = PrizeKind.NONE
        self._stored = PrizeKind.IN_KIND
        self._money_allowed = False
        self._counted = 0
        self.kinds = ChoiceRow(self._choices(), PrizeKind.NONE.value, self._on_kind)
        self.explained = label("", Say.SOFT, wraps=True)
        self._setup = TournamentSetup()
        self._made = Entered()
        self.sums = MoneyFields()
        self.pool = self.sums.pool
        self.unit = self.sums.unit
        self.ends = QCheckBox(
            fr_en(
                "Satellite\u00a0: le jeu s’arrête quand il reste autant de joueurs que de lots",
                "Satellite: play ends once as many players are left as there are prizes",
            )
        )
        self.players = NumberField(0, most=MOST_PLAYERS)
        self.propose = explained(
            Button(fr_en("Proposer", "Suggest")),
            "Propose des rangs et des parts pour ce nombre de joueurs ; tout est modifiable.",
            "Suggests places and shares for that many players; everything can be changed.",
        )
        self.texts = LinesEditor(
            _worded(PrizeKind.IN_KIND),
            fr_en("Ajouter un rang", "Add a place"),
            numbered=fr_en("Rang {0}", "Place {0}"),
            number_width=TITLES,
        )
        self.table = PrizeTable()
        self.cells = self.table.cells
        self.grid = self.table.grid
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
        self._setup = setup
        self._made = Entered(fixed.pool, fixed.entries)
        known = fixed.entrants or sum(map(setup.seats_of, setup.tables))
        # The players known are followed until another number is typed.
        if self.players.value() == self._counted:
            self.players.setValue(known)
        self._counted = known
        self._stored = kind = setup.prize_kind
        # What was never decided is no prize, unless one is being written just now.
        if kind is PrizeKind.IN_KIND and not setup.prizes and self._kind is not kind:
            kind = PrizeKind.NONE
        self._kind = kind
        self.kinds.choose(kind.value)
        if self._texts() != setup.prizes:
            self.texts.set_lines([("", text) for text in setup.prizes])
        self.cells.points = setup.prize_points
        self.cells.money = setup.prize_money
        self.ends.setChecked(setup.satellite)
        self.steps.show_steps(setup.prize_steps)
        self._show_parts()
        self.blockSignals(False)

    def values(self) -> dict[str, object]:
        """Return the plan of prizes chosen; what was typed for another kind stays in its fields."""
        kind = self._kind
        texts = self._texts()
        money = self.cells.money
        some_prizes = kind is not PrizeKind.NONE
        never = self._stored in (PrizeKind.NONE, PrizeKind.IN_KIND)
        if kind is PrizeKind.NONE and never and not plan_of(self._stored, texts, (), money):
            kind = self._stored
        # Those who have just chosen no prizes count no places; what was stored stays as it was.
        if some_prizes or kind is self._stored:
            steps = self.steps.steps()
        else:
            steps = ()
        return {
            "prize_kind": kind,
            "prizes": texts,
            "prize_points": self.cells.points,
            "prize_money": money,
            "satellite": self._satellite,
            "prize_steps": steps,
        }

    def follow(self, setup: TournamentSetup) -> None:
        """Take note of the price of an entry, of the guarantee."""
        self._setup = replace(self._setup, entry_terms=setup.entry_terms)
        self._show_parts()

    @property
    def _satellite(self) -> bool:
        if self._kind is PrizeKind.MONEY:
            return bool(self.cells.money.seat)
        return self._kind is PrizeKind.IN_KIND and self.ends.isChecked()

    @property
    def _entered(self) -> Entered:
        """Return what entries have made; before any, what as many players as are known would
        make.
        """
        if self._made.entries:
            return self._made
        terms = self._setup.entry_terms
        players = self.players.value()
        pool = pool_made(terms.cost.price * players, terms.added, terms.guarantee).decision.total
        return Entered(pool, players)

    def propose_table(self) -> None:
        """Fill the table for so many players; texts already written stay."""
        places = places_proposed(self.players.value())
        if self._kind.worded:
            lines = [("", text) for text in self._texts()]
            self.texts.set_lines(lines + [("", "")] * (places - len(lines)))
        elif self._kind is PrizeKind.MONEY:
            self.cells.money = self.sums.propose(self.players.value())
        else:
            self.cells.points = points_proposed(places)
        self._changed()

    def _on_kind(self, value: str) -> None:
        self._kind = PrizeKind(value)
        money = self.cells.money
        empty = not (self.texts.lines() if self._kind.worded else self._won_of(self._kind))
        empty = empty and not (self._kind is PrizeKind.MONEY and money.from_entries)
        if self._kind is PrizeKind.NONE or not empty:
            self._changed()
        else:
            self.cells.kind = self._kind
            self.propose_table()
        # A click leaves the keyboard nowhere: it goes where one types next.
        if self._kind is not PrizeKind.NONE and not self.kinds.buttons[value].hasFocus():
            if self._kind is PrizeKind.MONEY:
                self.pool.setFocus()
                self.pool.selectAll()
            elif self._kind.worded:
                self.texts.start()
            else:
                self.table.start()

    def _won_of(self, kind: PrizeKind) -> tuple[int, ...]:
        money = self.cells.money
        said = money.sums or money.shares or ((money.seat,) if money.seat else ())
        if kind is PrizeKind.MONEY:
            return said
        return self.cells.points

    def _on_money(self) -> None:
        self.cells.money = self.sums.money
        self._changed()

    def _changed(self) -> None:
        self._show_parts()
        self.edited.emit()

    def _texts(self) -> tuple[str, ...]:
        lines = [text for _, text in self.texts.lines()]
        while lines and not lines[-1]:
            lines.pop()
        return tuple(lines)

    def _show_parts(self) -> None:
        kind = self._kind
        some = kind is not PrizeKind.NONE
        money = kind is PrizeKind.MONEY
        self.kinds.buttons[PrizeKind.MONEY.value].setVisible(self._money_allowed or money)
        self.explained.setText(self._explained()[kind])
        self.sums.setVisible(money)
        self._show_money()
        computed = money and (self.cells.money.follows or bool(self.cells.money.seat))
        self.ends.setVisible(kind is PrizeKind.IN_KIND)
        self.proposal.setVisible(some and not (computed and self._made.entries))
        self.propose.setVisible(not computed)
        self.places_said.setVisible(not computed)
        self.texts.setVisible(some and kind.worded)
        self.table.setVisible(some and not kind.worded)
        self.steps.setVisible(some)
        self.texts.call(_worded(kind))
        if some:
            self.table.show_kind(kind)
        else:
            self.table.show_kind(PrizeKind.POINTS)
        places = places_proposed(self.players.value())
        if places == 1:
            words = fr_en("1 rang proposé", "1 place suggested")
        else:
            words = fr_en(
                "{0} rangs proposés, un pour huit joueurs",
                "{0} places suggested, one for every eight players",
            )
        self.places_said.setText(words.format(places))
        self.total.setText(self._total_words())
        self.total.setVisible(some and bool(self.total.text()))
        dress(self.total, tone=(Tone.RED if self._shares_wrong() else Tone.NEUTRAL).value)

    def _show_money(self) -> None:
        self.cells.entered = self._entered
        self.sums.blockSignals(True)
        self.sums.show_money(
            self.cells.money,
            satellite=bool(self.cells.money.seat),
            entered=self._entered,
            priced=self._setup.entry_terms.of_money,
            players=self.players.value(),
        )
        self.sums.blockSignals(False)

    def say(self, words: str) -> None:
        """Show an error in red; of shares the total is red, and the foot says why."""
        super().say(words)
        if self._shares_wrong():
            self.said.hide()

    def _shares_wrong(self) -> bool:
        """Return whether shares of money are more or less than the whole."""
        in_shares = self._kind is PrizeKind.MONEY and self.sums.way == SHARES
        if not in_shares or self.cells.money.seat:
            return False
        return sum(self.cells.won) != WHOLE

    def _total_words(self) -> str:
        """Return the total; of prizes in words, those left blank beside others."""
        language = current_language()
        if self._kind.worded:
            paid = len(self._texts())
            lines = enumerate(self.texts.lines(), start=1)
            blank = [place_text(place) for place, (_, text) in lines if not text]
            if not blank or not paid:
                return ""
            words = fr_en(
                "Laissé vide, donc sans lot\u00a0: {0}. Dernier rang récompensé\u00a0: {1}.",
                "Left blank, so no prize: {0}. Last place paid: {1}.",
            )
            return words.format(", ".join(blank), place_text(paid))
        won = self.cells.won
        if self._kind is not PrizeKind.MONEY:
            return fr_en("Total\u00a0: {0}", "Total: {0}").format(points_text(sum(won), language))
        of = fr_en("Total\u00a0: {0} sur {1}", "Total: {0} of {1}")
        pool = money_text(self.cells.pool_cents, language)
        if self.sums.way == SHARES and not self.cells.money.seat:
            money = self.cells.money
            plan = plan_of(PrizeKind.MONEY, (), (), money, self._entered)
            shares = fr_en("Total\u00a0: {0} de {1}", "Total: {0} of {1}")
            whole_sum = shares.format(percent_text(sum(won), language), pool)
            rounded = rounding_told(plan.lowered, plan.unpaid)
            return ". ".join(filter(None, (whole_sum, rounded)))
        return of.format(money_text(self.cells.given_cents, language), pool)

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
            "En cas d’ex æquo, le directeur attribue les lots.",
            "In a tie, the director decides who gets what.",
        )
        in_kind = fr_en("Un lot par rang. {0}", "One prize per place. {0}")
        honorary = fr_en("Une coupe, un titre. {0}", "A cup, a title. {0}")
        return {
            PrizeKind.NONE: fr_en(
                "Le tournoi n’a ni lot, ni prix, ni bulle.",
                "The tournament has neither prizes nor a bubble.",
            ),
            PrizeKind.IN_KIND: in_kind.format(director),
            PrizeKind.HONORARY: honorary.format(director),
            PrizeKind.POINTS: fr_en(
                "Des points entiers par rang. Les ex æquo ont la moyenne des rangs couverts.",
                "Whole points for each place. Tied players get the average of the places they "
                "share.",
            ),
            PrizeKind.MONEY: fr_en(
                "Les montants sont arrondis vers le bas, le reste va au vainqueur. Les ex æquo se "
                "partagent, au centime, ce que gagnent les rangs couverts.",
                "Amounts are rounded down, the rest goes to the winner. Tied players share, to "
                "the cent, what the places they cover win.",
            ),
        }

    def _listen(self) -> None:
        self.texts.edited.connect(self._changed)
        self.sums.typed.connect(self._on_money)
        self.ends.clicked.connect(self._changed)
        self.players.valueChanged.connect(lambda _value: self._show_parts())
        self.propose.clicked.connect(self.propose_table)
        self.table.edited.connect(self._changed)
        self.table.unread.connect(self.say)
        self.steps.edited.connect(self.edited)

    def _lay_out(self) -> None:
        self.places_said = label("", Say.SOFT, wraps=True)
        known = (fr_en("Joueurs", "Players"), self.players, PLAYERS_WIDTH)
        self.propose.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        told = (known, self.propose, self.places_said)
        self.proposal = titled_row(*told, stretch=False, least=TITLES)
        inside = QWidget()
        dress(inside, kind="scrolled")
        column(
            label(fr_en("Ce que gagnent les joueurs", "What players win"), Say.SECTION),
            self.kinds,
            self.explained,
            self.sums,
            self.ends,
            self.proposal,
            self.texts,
            self.table,
            self.total,
            self.said,
            self.steps,
            STRETCH,
            on=inside,
            spacing=Space.TIGHT,
            margins=0,
        )
        area = scrolled(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column(area, on=self, margins=0)


def _worded(kind: PrizeKind) -> str:
    """Return what a line of prizes in words asks for."""
    if kind is PrizeKind.HONORARY:
        return fr_en("Le titre, par exemple une coupe", "The honour, for instance a cup")
    return fr_en("Le lot, par exemple un panier garni", "The prize, for instance a hamper")
