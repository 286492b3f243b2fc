"""The content of a file as tables: the season of each evening, the card of each name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from td_app.club.past_plan import NEW_CARD, NO_CARD, Named
from td_app.season.repository import RecordedEvening
from td_app.ui.theme import Tone
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en
from td_app.words.past_results import day_words, entrants_words


@dataclass(frozen=True, slots=True)
class EveningRow:
    """An evening of a file: where it goes; ``out`` of that season's dates, or there ``already``."""

    evening: RecordedEvening
    season: str
    out: bool = False
    already: bool = False

    @property
    def where(self) -> str:
        """Return where it goes, in words."""
        if self.already:
            return fr_en("déjà importée\u00a0: ignorée", "already imported: skipped")
        outside = fr_en("{0}, hors de ses dates", "{0}, outside its dates")
        if self.out:
            return outside.format(self.season)
        return self.season


def evening_table() -> RowTable[EveningRow]:
    """Return a table of the evenings of a file."""
    table: RowTable[EveningRow] = RowTable(
        (
            Column(
                "date",
                fr_en("Date", "Date"),
                lambda one: one.evening.date,
                text=lambda one: day_words(one.evening.date),
                width=120,
            ),
            Column("name", fr_en("Soirée", "Event"), lambda one: one.evening.name, fills=True),
            Column(
                "players",
                fr_en("Joueurs", "Players"),
                lambda one: max(one.evening.entrants, len(one.evening.results)),
                text=lambda one: entrants_words(one.evening.entrants, len(one.evening.results)),
                width=190,
                tone=lambda one: Tone.AMBER if one.evening.entrants else Tone.NEUTRAL,
            ),
            Column(
                "where",
                fr_en("Va dans", "Goes to"),
                lambda one: one.where,
                width=190,
                grows=True,
                tone=lambda one: Tone.AMBER if one.out or one.already else Tone.NEUTRAL,
            ),
        ),
        key=lambda one: (one.evening.date, one.evening.name),
        asleep=lambda one: one.already,
    )
    table.setAccessibleName(fr_en("Soirées du fichier", "Events in the file"))
    explained(
        table,
        "Chaque soirée, son nombre de joueurs, la saison qui la reçoit.",
        "Each event, how many played, the season it goes to.",
    )
    widen_to_titles(table)
    return table


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person of a file and their card; ``count``: their evenings, or their points."""

    named: Named
    whose: int | None
    count: str

    @property
    def card(self) -> str:
        """Return the owner of the card, in words."""
        return self.words_of(self.whose)

    def words_of(self, whose: int | None) -> str:
        """Return one of the possible owners of the card, in words."""
        if whose is None:
            return fr_en("à choisir", "to choose")
        if whose in (NEW_CARD, NO_CARD):
            none = fr_en("sans fiche", "no profile")
            if whose == NO_CARD:
                return none
            return fr_en("nouvelle fiche", "new profile")
        cards = {card.id: card for card in (*self.named.fits, *self.named.near)}
        person = cards[whose].person
        details = (person.display_name, person.club, person.licence)
        return " · ".join(filter(None, details))

    def choices(self) -> list[tuple[str, str]]:
        """Return what may be chosen, the cards that fit first."""
        cards = [card.id for card in (*self.named.fits, *self.named.near)]
        found = [(key_of(one), self.words_of(one)) for one in (*cards, NEW_CARD, NO_CARD)]
        if self.whose is None:
            ask = [("", fr_en("Choisissez…", "Choose…"))]
        else:
            ask = []
        return [*ask, *found]


def key_of(whose: int | None) -> str:
    """Return a card as the key of a choice; empty while it is to be settled."""
    if whose is None:
        return ""
    return f"card:{whose}"


def whose_of(key: str) -> int | None:
    """Return the card that a choice is the key of."""
    if key:
        return int(key.removeprefix("card:"))
    return None


def people_table(counted: str, on_row: Callable[[PersonRow | None], object]) -> RowTable[PersonRow]:
    """Return a table of the people of a file; ``counted`` is the title of their figures."""
    table: RowTable[PersonRow] = RowTable(
        (
            Column(
                "name",
                fr_en("Dans le fichier", "In the file"),
                lambda one: one.named.person.display_name,
                fills=True,
                named=True,
            ),
            Column("count", counted, lambda one: one.count, width=96, figures=True, searched=False),
            Column(
                "card",
                fr_en("Fiche du club", "Club profile"),
                lambda one: one.card,
                width=270,
                grows=True,
                tone=lambda one: Tone.AMBER if one.whose is None else Tone.NEUTRAL,
            ),
        ),
        key=lambda one: one.named.key,
    )
    table.setAccessibleName(fr_en("Joueurs du fichier", "Players in the file"))
    explained(
        table,
        "La fiche de chaque joueur ; choisissez un joueur pour indiquer la sienne.",
        "Each player’s profile; select a player to choose their profile.",
    )
    widen_to_titles(table)
    table.current_row.connect(on_row)
    return table
