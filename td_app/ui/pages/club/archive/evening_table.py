"""The evenings of the club as a table, latest first, found by date, name, player or winner."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from td_app.club.archive import PastEvening
from td_app.tournament.state.person import plain_words
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words.figures import short_day, whole
from td_app.words.language import fr_en


class EveningTable(RowTable[PastEvening]):
    """The evenings, a row each; sorted by a title."""

    def __init__(self) -> None:
        """Start empty."""
        self._words: list[str] = []
        self._with_samples = True
        super().__init__((*_which(), *_how()), lambda evening: evening.row.id)
        self.setAccessibleName(fr_en("Soirées du club", "Club events"))
        explained(
            self,
            "Toutes les soirées, la dernière en haut ; choisissez-en une pour la lire.",
            "Every event, the latest at the top; select one to read it.",
        )

    def find_rows(self, typed: str) -> None:
        """Show only the evenings that hold every word typed, accents and case apart."""
        self._words = plain_words(typed).split()
        self._find()

    def show_samples(self, shown: bool) -> None:
        """Show the samples among the others, or leave them out."""
        self._with_samples = shown
        self._find()

    def counted(self) -> int:
        """Return how many evenings are found, samples apart."""
        return sum(not one.row.sample for one in self._found())

    def samples(self) -> int:
        """Return how many samples are found, shown or not."""
        return sum(one.row.sample for one in self._found())

    def _found(self) -> Iterator[PastEvening]:
        return (one for one in self.rows.rows if one.found_by(self._words))

    def _find(self) -> None:
        self.filter.set_kept(
            lambda one: (self._with_samples or not one.row.sample) and one.found_by(self._words)
        )


def _which() -> tuple[Column[PastEvening], ...]:
    return (
        Column(
            "date",
            fr_en("Date", "Date"),
            lambda evening: evening.row.date or None,
            text=_day,
            width=132,
            searched=False,
        ),
        Column(
            "name",
            fr_en("Soirée", "Event"),
            lambda evening: plain_words(evening.row.name),
            text=lambda evening: evening.row.name or fr_en("Sans nom", "Unnamed"),
            fills=True,
            tip=lambda evening: evening.row.name,
            searched=False,
        ),
        Column(
            "venue",
            fr_en("Lieu", "Venue"),
            lambda evening: plain_words(evening.venue) or None,
            text=lambda evening: evening.venue,
            width=150,
            hides_below=900,
            hides_without=lambda evening: evening.venue,
            tip=lambda evening: evening.venue,
            searched=False,
        ),
    )


def _how() -> tuple[Column[PastEvening], ...]:
    return (
        Column(
            "winner",
            fr_en("Vainqueur", "Winner"),
            lambda evening: plain_words(evening.winner) or None,
            text=lambda evening: evening.winner,
            width=220,
            grows=True,
            hides_without=lambda evening: evening.winner,
            tip=lambda evening: evening.winner,
            searched=False,
        ),
        Column(
            "players",
            fr_en("Joueurs", "Players"),
            lambda evening: evening.players,
            text=lambda evening: whole(evening.players) if evening.players else "",
            figures=True,
            width=88,
            hides_below=520,
            hides_without=lambda evening: evening.players,
            searched=False,
        ),
        Column(
            "kills",
            fr_en("Élim.", "KOs"),
            lambda evening: evening.kills,
            text=lambda evening: whole(evening.kills) if evening.kills else "",
            figures=True,
            width=96,
            hides_below=800,
            hides_without=lambda evening: evening.kills,
            searched=False,
        ),
        Column(
            "state",
            fr_en("État", "State"),
            lambda evening: facts.text if (facts := _state(evening)) else "",
            width=124,
            hides_below=700,
            pill=_state,
            grows=True,
            searched=False,
        ),
    )


def _day(evening: PastEvening) -> str:
    try:
        return short_day(date.fromisoformat(evening.row.date))
    except ValueError:
        return ""


def _state(evening: PastEvening) -> PillFacts | None:
    if evening.meeting:
        return state_pill(State.OF_A_KIND, fr_en("rencontre", "team match"))
    if evening.imported is not None:
        return state_pill(State.OF_A_KIND, fr_en("importée", "imported"))
    if evening.row.sample:
        return state_pill(State.OF_A_KIND, fr_en("exemple", "sample"))
    if evening.row.archived:
        return state_pill(State.OF_A_KIND, fr_en("archivé", "archived"))
    if not evening.read:
        return None
    if evening.over:
        return state_pill(State.BEHIND, fr_en("terminé", "over"))
    return state_pill(State.IN_PLAY, fr_en("pas terminé", "not over"))
