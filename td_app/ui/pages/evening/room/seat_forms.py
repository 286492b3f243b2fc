"""Forms about the player of a seat: name, need, another seat, a departure, a return."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QCheckBox

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.register.finding import only_table, whole_seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.finishing import StandingRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.facts import OPEN
from td_app.ui.pages.evening.room.panel_form import PanelForm, PersonPick, Pickable
from td_app.ui.refusals import names_of
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.searching import several_words
from td_app.ui.widgets.typed_fields import NumberField
from td_app.ui.widgets.typed_lines import LineField
from td_app.words import place_text, refusal_sentence
from td_app.words.cash_desk import MEANS, means_text
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en

Back = Callable[[], None]

ANNOUNCED = "announced"
FOUND = "found"
NO_SHOW = "no_show"
TAKES_HIS_OWN = "own"
STAYS = "stays"


class NameForm(PanelForm):
    """A name put right, at any time, even after the end."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """Show the name in force."""
        super().__init__(live, fr_en("Corriger", "Correct"), back)
        self._entrant = entrant
        self._person = live.person(entrant)
        self.last = self._line(self._person.last_name, fr_en("Nom", "Last name"))
        self.first = self._line(self._person.first_name, fr_en("Prénom", "First name"))
        self.club = self._line(self._person.club, fr_en("Club", "Club"))

    def _line(self, text: str, title: str) -> LineField:
        field = LineField(text)
        self.add(field, title)
        return field

    def command(self) -> cmd.CorrectEntrant:
        """Return the correction."""
        person = replace(
            self._person,
            last_name=self.last.text().strip(),
            first_name=self.first.text().strip(),
            club=self.club.text().strip(),
        )
        return cmd.CorrectEntrant(self._entrant, person)


class ReBuyForm(PanelForm):
    """A re-buy sold at the table, to who sits or has just gone out; a reason to override (1.1)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back | None = None) -> None:
        """Ask how it is paid, where it costs anything."""
        terms = live.setup().entry_terms.rebuy
        price = 0
        if terms is not None:
            price = terms.cost.total
        verb = fr_en("Vendre la recave", "Sell the rebuy")
        if price:
            told = f"{verb} · {money_text(price, current_language())}"
        else:
            told = verb
        super().__init__(live, told, back)
        self._entrant = entrant
        self.means = ChoiceField([(key, means_text(key)) for key in MEANS])
        if price:
            self.add(self.means, fr_en("Payée par", "Paid by"))
        refused = live.can(cmd.TakeReBuy(entrant, Means.CASH))
        self.reason: LineField | None = None
        if refused is not None and refused.code in cmd.OVERRULABLE:
            self.explain(refusal_sentence(refused, names_of(live)))
            self.reason = self.reason_field()

    def command(self) -> cmd.TakeReBuy:
        """Return the re-buy."""
        note = ""
        if self.reason is not None:
            note = self.reason.text().strip()
        means = Means(self.means.chosen())
        overruled = self.reason is not None
        return cmd.TakeReBuy(self._entrant, means, overruled=overruled, note=note)


class MoveForm(PanelForm):
    """A player moved by hand to the seat that was picked, with the reason (1.1, 2.1)."""

    def __init__(self, live: LiveTournament, entrant: int, seat: Seat) -> None:
        """Ask for the reason."""
        super().__init__(live, fr_en("Déplacer", "Move"))
        self._entrant = entrant
        self._seat = seat
        self.reason = self.reason_field()

    def command(self) -> cmd.MovePlayer:
        """Return the move."""
        return cmd.MovePlayer(self._entrant, self._seat, self.reason.text())


class NeedForm(PanelForm):
    """A given table or seat, a player never moved (2.1)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """Show the need in force."""
        super().__init__(live, fr_en("Noter", "Record"), back)
        known = live.entrant(entrant)
        assert known is not None
        self._entrant = entrant
        never = fr_en("Ne jamais déplacer ce joueur", "Never move this player")
        self.never_moved = QCheckBox(never)
        self.never_moved.setChecked(known.never_moved)
        self.add(self.never_moved)
        self._needs: dict[str, Need | None] = {"none": None}
        if known.need is not None:
            self._needs["kept"] = known.need
        if known.seat is not None:
            table = known.seat.table
            place = known.seat.number
            own = {"seat": Need(table, place), "table": Need(table)}
            self._needs |= {key: need for key, need in own.items() if need != known.need}
        self.need = ChoiceField([(key, _need_words(need)) for key, need in self._needs.items()])
        words = fr_en(
            "Place réservée pour un besoin (§\u00a02.1)", "Seat reserved for a need (§\u00a02.1)"
        )
        self.add(self.need, words)
        if known.need:
            self.need.choose("kept")
        else:
            self.need.choose("none")

    def command(self) -> cmd.SetNeed:
        """Return the need chosen."""
        need = self._needs[self.need.chosen()]
        return cmd.SetNeed(self._entrant, need, self.never_moved.isChecked())


def _need_words(need: Need | None) -> str:
    if need is None:
        return fr_en("Aucun", "None")
    if need.place is None:
        return fr_en("Toujours à la table {0}", "Always at table {0}").format(need.table)
    words = fr_en("Toujours table {0}, place {1}", "Always table {0}, seat {1}")
    return words.format(need.table, need.place)


class DepartureForm(PanelForm):
    """The chips leave play, the player is ranked now (1.9)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back | None = None) -> None:
        """Ask how the abandon is known and how many chips are withdrawn."""
        super().__init__(live, fr_en("Noter le départ", "Record the departure"), back)
        self._entrant = entrant
        words = fr_en(
            "Les jetons sont retirés et le classement du joueur noté maintenant (§ 1.9).",
            "The chips leave play and the player’s place is recorded now (§ 1.9).",
        )
        self.explain(words)
        self.how = ChoiceField(self._ways())
        self.add(self.how, fr_en("Comment le savez-vous\u00a0?", "How do you know?"))
        signs = {
            "last_day": fr_en("Dernier jour du tournoi", "Last day of the tournament"),
            "left_saying_flight": fr_en(
                "Parti en annonçant ne pas revenir", "Left saying it was for good"
            ),
            "other_signs": fr_en(
                "Autres indices, à préciser dans le motif",
                "Other grounds (state them in the reason)",
            ),
        }
        self.signs = {sign: QCheckBox(words) for sign, words in signs.items()}
        for box in self.signs.values():
            self.add(box)
        most = max(1, live.progress().chips_in_play)
        counted = live.stack_of(entrant)
        at_first = 0
        if counted is not None:
            at_first = min(most, counted.chips)
        self.chips = NumberField(at_first, most=most, step=100, unit=fr_en("jetons", "chips"))
        self.add(self.chips, fr_en("Jetons retirés", "Chips removed"))
        self.reason = self.reason_field()
        self.how.choiceChanged.connect(lambda _way: self._show_signs())
        self._show_signs()

    def choose(self, way: str) -> None:
        """Choose how it is known: announced, found or no_show."""
        self.how.choose(way)
        self._show_signs()

    def command(self) -> cmd.Withdraw:
        """Return the departure."""
        way = self.how.chosen()
        ticked = tuple(sign for sign, box in self.signs.items() if box.isChecked())
        return cmd.Withdraw(
            self._entrant,
            self.chips.value(),
            self.reason.text(),
            announced=way == ANNOUNCED,
            signs=ticked if way == FOUND else (),
            no_show=way == NO_SHOW,
        )

    def _ways(self) -> list[tuple[str, str]]:
        ways = [
            (ANNOUNCED, fr_en("Le joueur l’a annoncé", "The player said so")),
            (FOUND, fr_en("Constaté sur des indices", "Inferred from signs")),
        ]
        if self.live.can(cmd.Withdraw(self._entrant, 0, no_show=True)) is None:
            ways.append((NO_SHOW, fr_en("N’est jamais venu", "No-show")))
        return ways

    def _show_signs(self) -> None:
        for box in self.signs.values():
            box.setVisible(self.how.chosen() == FOUND)
        self.resized.emit()


class PickForm(PanelForm):
    """A form about a player who is first picked out of many."""

    pick: PersonPick

    def add_pick(self, pick: PersonPick, title: str = "") -> None:
        """Ask which of these players."""
        self.pick = pick
        self.add(pick, title)
        pick.several.connect(lambda: self.say_wrong(several_words()))
        pick.list.currentRowChanged.connect(lambda _row: self.say_wrong(""))

    def send(self) -> None:
        """Ask for it with the one chosen."""
        if self.pick.chosen is None:
            self.say_wrong(fr_en("Choisissez d’abord un joueur.", "Select a player first."))
            return
        super().send()


class SwapForm(PickForm):
    """Two players exchange seats, with the director's reason (1.1)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """List the others, those of the same table first."""
        super().__init__(live, fr_en("Échanger", "Swap"), back)
        self._entrant = entrant
        hint = fr_en("Nom, 4.7, ou un clic sur sa place", "Name, 4.7, or a click on the seat")
        name = fr_en(
            "Joueurs en jeu, ceux de la table d’abord", "Players in play, those at this table first"
        )
        pick = PersonPick(_seated_with(live, entrant), hint, name)
        self.add_pick(pick, fr_en("Échanger avec", "Swap with"))
        self.reason = self.reason_field()
        self.pick.picked.connect(self.reason.setFocus)

    def command(self) -> cmd.SwapSeats:
        """Return the exchange."""
        return cmd.SwapSeats(self._entrant, self.pick.chosen or 0, self.reason.text())


def _seated_with(live: LiveTournament, entrant: int) -> list[Pickable]:
    seat = live.seat_of(entrant)
    tables = [table for table in live.room().tables if table.status == OPEN]
    tables.sort(key=lambda table: (seat is None or table.number != seat.table, table.number))
    return [
        Pickable(other.entrant, other.name, f"{table.number}.{other.place}")
        for table in tables
        for other in table.players
        if other.entrant != entrant
    ]


class WrongSeatForm(PanelForm):
    """A player was found at a seat that is not theirs: they take their own, or stay there (2.1)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """Ask where the player was found."""
        super().__init__(live, fr_en("Noter", "Record"), back)
        self._entrant = entrant
        words = fr_en(
            "Le joueur rejoint sa place avec ses jetons du moment\u00a0; les coups joués restent "
            "valables. Une sanction est possible selon les circonstances (§\u00a02.1).",
            "The player moves to the right seat with their current chips; hands already played "
            "stand. A penalty is possible, depending on the circumstances (§\u00a02.1).",
        )
        self.explain(words)
        self.found = LineField(hint=fr_en("4.7\u00a0: table 4, place 7", "4.7: table 4, seat 7"))
        self.add(self.found, fr_en("Place où il a été trouvé", "Seat where the player was found"))
        stays = fr_en("Reste là (décision du directeur)", "Stays there (director’s decision)")
        own = fr_en("Rejoint sa place", "Moves to the right seat")
        self.outcome = ChoiceField(((TAKES_HIS_OWN, own), (STAYS, stays)))
        self.add(self.outcome, fr_en("Décision", "Ruling"))
        self.reason = self.reason_field()

    def send(self) -> None:
        """Record it, once a seat is read in the text typed."""
        if self._seat_typed() is None:
            wrong = fr_en(
                "Tapez la table et la place, par exemple 4.7.",
                "Type the table and the seat, for example 4.7.",
            )
            self.say_wrong(wrong)
            return
        super().send()

    def _seat_typed(self) -> Seat | None:
        only = only_table(Seat(table.number, 0) for table in self.live.open_tables())
        return whole_seat(self.found.text(), only)

    def command(self) -> cmd.CorrectSeat:
        """Return the correction."""
        seat = self._seat_typed()
        own = self.live.seat_of(self._entrant)
        found = seat or own or Seat(0, 0)
        stays = self.outcome.chosen() == STAYS
        return cmd.CorrectSeat(self._entrant, found, stays, self.reason.text())


class ReinstateForm(PickForm):
    """Asks who comes back at this seat: players out, the last ones first."""

    def __init__(self, live: LiveTournament, seat: Seat) -> None:
        """List the players who are out."""
        super().__init__(live, fr_en("Réintégrer", "Reinstate"))
        self._seat = seat
        rows = sorted(
            (row for row in live.standings().rows if row.entrant in live.outs()),
            key=lambda row: -(row.out_at_ms or 0),
        )
        people = [Pickable(row.entrant, row.name, _ranked(row)) for row in rows]
        name = fr_en("Joueurs sortis, le dernier d’abord", "Players out, latest first")
        hint = fr_en("Nom du joueur sorti", "Name of the eliminated player")
        self.add_pick(PersonPick(people, hint, name))
        self.search = self.pick.search
        self.list = self.pick.list
        self.reason = LineField(hint=fr_en("Facultatif", "Optional"))
        self.add(self.reason, fr_en("Motif", "Reason"))
        self.pick.picked.connect(self.send)

    def command(self) -> cmd.Reinstate:
        """Return the reinstatement."""
        return cmd.Reinstate(self.pick.chosen or 0, self._seat, self.reason.text())


def _ranked(row: StandingRow) -> str:
    if row.place:
        return place_text(row.place, row.tied)
    return ""
