"""The list of entrants as a table: find, tick and correct without leaving the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from td_app.register.finding import SeatTyped, only_table, seat_typed, sits_at
from td_app.tournament.state.buy_ins import EntryTerms
from td_app.tournament.views.players import PlayerRow, Players
from td_app.ui.widgets.choices import Answer
from td_app.ui.widgets.keys import plain
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words import majority_text, place_text, seat_text, standing_text
from td_app.words.buy_ins import bought_text, owes_text
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en

#: The standings of those who left the tournament.
GONE = ("out", "withdrawn", "disqualified")


def in_order(players: Players) -> tuple[PlayerRow, ...]:
    """Return the rows by name, those who wait for a seat first."""
    waiting = [row for row in players.rows if row.waits]
    if waiting:
        return (*waiting, *(row for row in players.rows if not row.waits))
    return players.rows


def has_won(row: PlayerRow) -> bool:
    """Return whether a player sits alone, ranked: they have won, nobody plays any more."""
    return row.standing == "seated" and row.place == 1


def state_of(row: PlayerRow) -> PillFacts:
    """Return where an entrant is, as a word and a shape."""
    match row.standing:
        case "seated" if has_won(row):
            return state_pill(State.WON, fr_en("vainqueur", "winner"))
        case "seated" if row.absence is not None:
            never = row.absence.never_came
            if never:
                words = fr_en("jamais venu", "no-show")
            else:
                words = fr_en("absent", "away")
            return state_pill(State.AWAY, words)
        case "seated":
            return state_pill(State.IN_PLAY, standing_text("seated"))
        case "out" | "withdrawn":
            return state_pill(State.GONE, standing_text(row.standing))
        case "disqualified":
            return state_pill(State.DISQUALIFIED, standing_text(row.standing))
    if row.waits:
        words = fr_en("à placer", "to seat")
        return state_pill(State.TO_DO, words)
    if row.present:
        return state_pill(State.PRESENT, fr_en("présent", "present"))
    return state_pill(State.WAITING, standing_text("registered"))


def seat_written(row: PlayerRow) -> str:
    """Return a seat in short: 4.7, "" without one."""
    if row.seat:
        return f"{row.seat.table}.{row.seat.number}"
    return ""


def need_written(row: PlayerRow) -> str:
    """Return a need in words, "" without one."""
    told = []
    if row.need is not None:
        table = fr_en("table {0} réservée", "table {0} reserved").format(row.need.table)
        place = fr_en("table {0}, place {1} réservée", "table {0}, seat {1} reserved")
        if row.need.place is not None:
            told.append(place.format(row.need.table, row.need.place))
        else:
            told.append(table)
    if row.never_moved:
        told.append(fr_en("jamais déplacé", "never moved"))
    return ", ".join(told)


def columns() -> tuple[Column[PlayerRow], ...]:
    """Return the columns of the list, in the language of the screens."""
    return (*_who(), *_there(), *_where(), *_bought(), *_heads())


def _who() -> tuple[Column[PlayerRow], ...]:
    return (
        Column(
            "name",
            fr_en("Joueur", "Player"),
            lambda row: row.name,
            fills=True,
            named=True,
            sought=lambda row: f"{row.name} {row.person.pseudonym}",
            tip=lambda row: f"{row.name}\n{row.person.pseudonym}".strip(),
        ),
        Column(
            "club",
            fr_en("Club", "Club"),
            lambda row: row.club,
            width=148,
            hides_below=690,
            hides_without=lambda row: row.club,
            grows=True,
            tip=lambda row: row.club,
        ),
        Column(
            "licence",
            fr_en("Licence", "Licence"),
            lambda row: row.person.licence,
            width=84,
            hides_below=780,
            hides_without=lambda row: row.person.licence,
        ),
        Column(
            "state",
            fr_en("État", "State"),
            lambda row: state_of(row).text,
            width=104,
            pill=state_of,
            grows=True,
            searched=False,
        ),
    )


def _there() -> tuple[Column[PlayerRow], ...]:
    return (
        Column(
            "presence",
            fr_en("Présent", "Present"),
            lambda row: int(row.present),
            ticked=lambda row: row.present,
            tickable=lambda row: row.standing == "registered",
            centred=True,
            width=70,
        ),
        Column(
            "majority",
            fr_en("Majorité", "Age check"),
            lambda row: int(row.majority != "unchecked"),
            ticked=lambda row: row.majority != "unchecked",
            centred=True,
            width=76,
            tip=lambda row: majority_text(row.majority),
        ),
    )


def _where() -> tuple[Column[PlayerRow], ...]:
    return (
        Column(
            "seat",
            fr_en("Place", "Seat"),
            lambda row: (row.seat.table, row.seat.number) if row.seat else None,
            text=seat_written,
            width=64,
            hides_without=lambda row: row.seat or row.need or row.never_moved,
            figures=True,
            tip=_seat_tip,
            icon=lambda row: "lock" if row.need or row.never_moved else None,
            searched=False,
        ),
        Column(
            "rank",
            fr_en("Rang", "Rank"),
            lambda row: row.place,
            text=lambda row: place_text(row.place, row.tied) if row.place else "",
            width=104,
            hides_below=600,
            hides_without=lambda row: row.place,
            figures=True,
            grows=True,
            searched=False,
        ),
    )


def _bought() -> tuple[Column[PlayerRow], ...]:
    """Return the columns of purchases beyond a first entry, and of debts."""
    return (
        Column(
            "bought",
            fr_en("Achats", "Bought"),
            lambda row: (row.stays, row.rebuys, row.addons),
            text=lambda row: bought_text(row.stays, row.rebuys, row.addons),
            width=150,
            hides_below=640,
            tip=lambda row: bought_text(row.stays, row.rebuys, row.addons),
            searched=False,
        ),
        Column(
            "owes",
            fr_en("À payer", "To pay"),
            lambda row: row.owes,
            text=lambda row: owes_text(row.owes, answered=row.answered),
            width=104,
            hides_without=lambda row: row.owes,
            figures=True,
            tip=lambda row: owes_text(row.owes, answered=row.answered),
            searched=False,
            grows=True,
        ),
    )


def _heads() -> tuple[Column[PlayerRow], ...]:
    """Return the columns of knock-outs and bounties."""
    return (
        Column(
            "kills",
            fr_en("Élim.", "KOs"),
            lambda row: row.kills,
            text=lambda row: str(row.kills or ""),
            width=64,
            hides_below=690,
            hides_without=lambda row: row.kills,
            figures=True,
            tip=lambda _row: fr_en("Joueurs éliminés", "Players knocked out"),
            searched=False,
        ),
        Column(
            "bounty",
            fr_en("Prime", "Bounty"),
            lambda row: row.bounty,
            text=lambda row: money_text(row.bounty, current_language()) if row.bounty else "",
            width=96,
            hides_below=640,
            hides_without=lambda row: row.bounty,
            figures=True,
            tip=lambda _row: fr_en("Sur sa tête", "Own bounty"),
            searched=False,
        ),
    )


def _seat_tip(row: PlayerRow) -> str:
    seat = ""
    if row.seat:
        seat = seat_text(row.seat)
    return "\n".join(part for part in (seat, need_written(row)) if part)


def filter_words() -> tuple[Answer, ...]:
    """Return the filters of the list, each a key and its words."""
    return (
        ("all", fr_en("Inscrits", "Registered")),
        (
            "present",
            fr_en("Présents", "Present"),
            (
                "N’affiche que les joueurs pointés présents.",
                "Shows only players marked present.",
            ),
        ),
        (
            "unchecked",
            fr_en("Majorité à vérifier", "Age to check"),
            (
                "N’affiche que les joueurs dont la majorité reste à vérifier avant le tirage.",
                "Shows only players whose age is still to be checked before the draw.",
            ),
        ),
        ("playing", fr_en("En jeu", "In play")),
        (
            "absent",
            fr_en("Absents", "Away"),
            (
                "N’affiche que les joueurs qui ont quitté leur place un moment.",
                "Shows only players away from their seat.",
            ),
        ),
        ("out", fr_en("Sortis", "Out")),
        (
            "waiting",
            fr_en("À placer", "To seat"),
            (
                "N’affiche que les retardataires qui attendent une place.",
                "Shows only latecomers waiting for a seat.",
            ),
        ),
        ("unpaid", fr_en("À encaisser", "To collect")),
    )


FILTERS: Mapping[str, Callable[[PlayerRow], bool] | None] = {
    "all": None,
    "present": lambda row: row.present,
    "unchecked": lambda row: row.present and row.majority == "unchecked",
    "playing": lambda row: row.standing == "seated" and not has_won(row),
    "absent": lambda row: row.absence is not None,
    "out": lambda row: row.standing in GONE,
    "waiting": lambda row: row.waits,
    "unpaid": lambda row: row.unpaid,
}


def counts(players: Players) -> dict[str, int]:
    """Return how many entrants each filter keeps."""
    return {
        "all": players.registered,
        "present": players.present,
        "unchecked": players.unchecked,
        "playing": players.seated - sum(map(has_won, players.rows)),
        "absent": players.absent,
        "out": players.out,
        "waiting": sum(row.waits for row in players.rows),
        "unpaid": sum(row.unpaid for row in players.rows),
    }


def tell_nothing(players: Players, *, over: bool) -> set[str]:
    """Return the filters that tell nobody apart before anybody plays, or at the end."""
    found = counts(players)
    if over:
        asked = {"present", "unchecked", "playing", "absent", "waiting"}
    elif found["playing"] or found["out"]:
        asked = set()
    else:
        asked = {"playing", "absent", "out", "waiting"}
    return {key for key in asked if found[key] in (0, found["all"])}


#: The width that the columns of what was bought, and is owed, ask for besides.
WITH_BOUGHT = 180
WITH_OWED = 134
#: The width that the columns of knock-outs and bounties ask for besides.
WITH_HEADS = {"kills": 70, "bounty": 102}


class PlayersTable(RowTable[PlayerRow]):
    """``asked(act, rows)`` for what a key or a click on a box means (an act of the bar),
    ``chosenChanged()`` when others are chosen: several rows may be.
    """

    asked = Signal(str, list)
    chosenChanged = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start with an empty list."""
        self.over = False
        super().__init__(
            columns(),
            lambda row: row.entrant,
            parent,
            asleep=lambda row: row.standing in GONE and not self.over,
        )
        self.setAccessibleName(fr_en("Liste des inscrits", "List of registered players"))
        explained(
            self,
            "Choisissez un joueur pour utiliser les boutons du bas ; un clic sur un en-tête trie "
            "la liste.",
            "Select a player to use the buttons below; click a column title to sort the list.",
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        widen_to_titles(self)
        self._kept = "all"
        self._seat: SeatTyped | None = None
        self.show_terms(EntryTerms())
        self.box_clicked.connect(self._on_box_clicked)
        self.activated_row.connect(lambda row: self.asked.emit("correction", [row]))
        self.tick_asked.connect(lambda _row: self.asked.emit("presence", self.chosen()))
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosenChanged.emit())

    def ticks(self, row: PlayerRow) -> bool:
        """Return whether a row has a presence to tick: its player is listed, and not seated."""
        return row.standing == "registered"

    def shown_count(self) -> int:
        """Return how many rows the search and the filter keep."""
        return self.filter.rowCount()

    def keep(self, key: str) -> None:
        """Keep the rows of a filter (a key of ``FILTERS``)."""
        self._kept = key
        self._filter()
        self.chosenChanged.emit()

    def find_typed(self, text: str) -> None:
        """Keep the rows that match what was typed, a name or a table number."""
        seat = seat_typed(text, only_table(row.seat for row in self.rows.rows))
        if seat is not None and not any(sits_at(row.seat, seat) for row in self.rows.rows):
            seat = None
        self._seat = seat
        self._filter()
        if seat:
            self.filter.set_typed("")
        else:
            self.filter.set_typed(text)
        # Rows that leave take their choice with them, and no signal says so.
        self.chosenChanged.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the rows chosen on Delete, let them go on Escape; the table does the rest."""
        if event.key() == Qt.Key.Key_Escape and self.chosen():
            self.clearSelection()
        elif event.key() != Qt.Key.Key_Delete or not plain(event):
            super().keyPressEvent(event)
        elif self.chosen() and not event.isAutoRepeat():
            self.asked.emit("removal", self.chosen())

    def hides(self, column: Column[PlayerRow]) -> bool:
        """Return whether a column is left out: what is sold, owed, on a head asks for room."""
        away = super().hides(column)
        if away or not column.hides_below or column.key in ("bought", *WITH_HEADS):
            return away
        heads = sum(width for key, width in WITH_HEADS.items() if key not in self._blank)
        return self.width() < column.hides_below + self._sold + heads

    def show_terms(self, terms: EntryTerms) -> None:
        """Show the columns of purchases and debts, in a tournament that has them."""
        self._sold = WITH_BOUGHT * terms.sells + WITH_OWED * terms.priced
        self.show_column("bought", terms.sells)
        # Once everybody has paid, its room is the names', not another column's.
        self.show_column("owes", terms.priced)

    def _filter(self) -> None:
        kept = FILTERS[self._kept]
        seat = self._seat
        if seat is None:
            self.filter.set_kept(kept)
        else:
            self.filter.set_kept(
                lambda row: sits_at(row.seat, seat) and (kept is None or kept(row))
            )

    def _on_box_clicked(self, key: str, row: PlayerRow) -> None:
        if QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier:
            self.asked.emit(key, [row])
