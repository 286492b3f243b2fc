"""A day 2 made of flights: which of them, who is one person, what it is called (types)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLineEdit, QRadioButton, QWidget

from td_app.club.club import EndedFlight, who_survived
from td_app.tournament.planning.survivors import Bagged, Matched, Pair
from td_app.tournament.state.person import LONGEST_FIELD
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.words.figures import counted, day, whole
from td_app.words.language import fr_en, titled

WIDTH = 640
#: The most that the flights, and the questions, take of a small screen; beyond, they scroll.
HIGHEST = 152


class DayTwoDialog(HouseDialog):
    """``decided(flights, said, name)`` once flights are chosen and nobody is in doubt."""

    decided = Signal(object, object, str)

    def __init__(
        self, flights: Sequence[EndedFlight], of: str = "", parent: QWidget | None = None
    ) -> None:
        """Offer ``flights``; those ``of`` one event are ticked."""
        super().__init__(
            fr_en("Préparer le jour 2", "Prepare Day 2"),
            fr_en(
                "Les qualifiés des vagues choisies y sont inscrits, chacun avec son plus gros "
                "tapis. Les places se tirent ensuite, comme d’habitude.",
                "The qualifiers from the chosen flights are registered for it, each with their "
                "largest stack. Seats are then drawn as usual.",
            ),
            parent,
            icon="players",
            width=WIDTH,
        )
        of = of or (flights[0].of if flights else "")
        self._flights = tuple(reversed(flights))
        self._names = {flight.played.tournament: flight.played.name for flight in flights}
        self._said: dict[Pair, bool] = {}
        self.boxes = {flight.played.tournament: self._box(flight, of) for flight in self._flights}
        listed = ScrolledColumn(*self.boxes.values(), spacing=Space.HAIR)
        self.body.addWidget(listed)
        _fit(listed)
        self.questions = ScrolledColumn(spacing=Space.SNUG)
        self.body.addWidget(self.questions)
        words = fr_en("Choisir partout la même personne", "Choose same person each time")
        self.all_one = Button(words, Rank.QUIET, scale="small", does=self.one_each_time)
        self.body.addLayout(row(STRETCH, self.all_one))
        self._ask_name(of)
        self.add_button("cancel", fr_en("Plus tard", "Later"))
        words = fr_en("Ouvrir le jour 2", "Open Day 2")
        self.confirm = explained(
            self.add_button("confirm", words, Rank.PRIMARY, tells_why=True),
            "Crée le tournoi des qualifiés cochés, chacun avec son plus gros tapis.",
            "Creates the tournament from the qualifiers ticked, each with their largest stack.",
        )
        self.when_confirmed(
            lambda: self.decided.emit(self.flights(), dict(self._said), self.name.text().strip())
        )
        self._on_flights()

    def flights(self) -> tuple[EndedFlight, ...]:
        """Return the flights that are ticked, the first played first."""
        return tuple(f for f in self._flights if self.boxes[f.played.tournament].isChecked())

    def answer(self, pair: Pair, same: bool) -> None:
        """Say whether two of one name are one person."""
        self._said[pair] = same
        self._update_confirm()

    def _ask_name(self, of: str) -> None:
        self.name = explained(
            QLineEdit(of), "Le nom du tournoi du jour 2.", "The name of the Day 2 tournament."
        )
        self.name.setMaxLength(LONGEST_FIELD)
        title = label(fr_en("Nom du jour 2", "Name of Day 2"), Say.STRONG)
        self.name.setAccessibleName(title.text())
        self.name.textChanged.connect(self._update_confirm)
        self.body.addLayout(row(title, self.name, spacing=Space.NORMAL))
        self.total = label("", Say.STRONG, wraps=True)
        self.body.addWidget(self.total)

    def one_each_time(self) -> None:
        """Say of everybody still in doubt that they are one person."""
        for pair, same in self.answers.items():
            if pair not in self._said:
                same.setChecked(True)
                self._said[pair] = True
        self._update_confirm()

    def _box(self, flight: EndedFlight, of: str) -> QCheckBox:
        played = flight.played
        one = fr_en("{0} qualifié", "{0} qualified player"), fr_en("{0} entrée", "{0} entry")
        many = fr_en("{0} qualifiés", "{0} qualified players"), fr_en("{0} entrées", "{0} entries")
        facts = (
            _day_told(flight.date),
            counted(played.entries, one[1], many[1]),
            counted(played.players, one[0], many[0]),
        )
        told = " · ".join(fact for fact in facts if fact)
        box = QCheckBox(f"{played.name}\n{told}".replace("&", "&&"))
        explained(
            box,
            "Cochez les vagues dont les qualifiés jouent le jour 2.",
            "Tick the flights whose qualifiers play Day 2.",
        )
        dress(box, layout="card")
        box.setChecked(flight.of == of)
        box.toggled.connect(self._on_flights)
        return box

    def _on_flights(self, _: bool = False) -> None:
        """Ask about those in doubt among these flights; what was answered stays."""
        unclear = who_survived(self.flights(), {}).unclear
        self.answers: dict[Pair, QRadioButton] = {}
        self._groups = [QButtonGroup(self) for _ in unclear]
        asked = [
            self._question(*pair, group) for pair, group in zip(unclear, self._groups, strict=True)
        ]
        self.questions.fill(asked, spacing=Space.SNUG)
        self.questions.setVisible(bool(asked))
        _fit(self.questions)
        self.all_one.setVisible(len(asked) > 1)
        self._update_confirm()

    def _question(self, one: Bagged, other: Bagged, group: QButtonGroup) -> QWidget:
        pair = one.key, other.key
        words = " · ".join(
            titled(self._names[bagged.bag.flight], whole(bagged.bag.stack))
            for bagged in (one, other)
        )
        same = explained(
            QRadioButton(fr_en("une personne", "one person")),
            "La même personne dans deux vagues : elle ne joue qu’une fois le jour 2.",
            "The same person in two flights: they play Day 2 only once.",
        )
        two = explained(
            QRadioButton(fr_en("deux personnes", "two people")),
            "Deux personnes du même nom : chacune joue le jour 2.",
            "Two people with the same name: each plays Day 2.",
        )
        for button, value in ((same, True), (two, False)):
            group.addButton(button)
            button.setChecked(self._said.get(pair) is value)
            button.clicked.connect(lambda _on=False, value=value: self.answer(pair, value))
        self.answers[pair] = same
        asked = QWidget()
        name = label(one.person.display_name, Say.STRONG)
        told = column(name, label(words, Say.SMALL, wraps=True), spacing=0)
        row(wide(told), same, two, on=asked, spacing=Space.NORMAL, margins=0)
        return asked

    def _update_confirm(self, _: str = "") -> None:
        found = who_survived(self.flights(), self._said)
        chips = sum(one.bags[0].stack for one in found.survivors)
        one = fr_en("{0} joueur", "{0} player")
        many = fr_en("{0} joueurs", "{0} players")
        told = fr_en("{0}, {1} jetons", "{0}, {1} chips")
        players = counted(len(found.survivors), one, many)
        if found.survivors:
            self.total.setText(told.format(players, whole(chips)))
        else:
            self.total.setText("")
        self.confirm.set_refusal(self._refusal(found))

    def _refusal(self, found: Matched) -> str | None:
        if not found.survivors:
            return fr_en("Choisissez au moins une vague.", "Choose at least one flight.")
        if found.unclear:
            name = found.unclear[0][0].person.display_name
            asked = fr_en(
                "Indiquez si {0} est une personne ou deux.", "Say whether {0} is one person or two."
            )
            return asked.format(name)
        if not self.name.text().strip():
            return fr_en("Donnez un nom au jour 2.", "Give Day 2 a name.")
        return None


def _day_told(written: str) -> str:
    try:
        return day(date.fromisoformat(written))
    except ValueError:
        return ""


def _fit(listed: ScrolledColumn) -> None:
    """Show a list whole where it is short."""
    inside = listed.widget()
    if inside is not None:
        needed = inside.sizeHint().height()
    else:
        needed = HIGHEST
    listed.setFixedHeight(min(needed, HIGHEST))
