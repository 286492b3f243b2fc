"""A tournament of the club's list: what it is, how far it is, what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtWidgets import QFrame, QWidget

from td_app.club.club import Summary
from td_app.ports.journals import TournamentRow
from td_app.ui.desk import Desk
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.tips import set_tip
from td_app.ui.windows.act_handlers import no_writing
from td_app.words.figures import counted, day, short_day, whole
from td_app.words.finishing import winners_listed
from td_app.words.flights import day_over_words
from td_app.words.language import fr_en, titled


class TournamentCard(QFrame):
    """A tournament of the list: its name, its day, and what can be done with it."""

    def __init__(self, desk: Desk, shown: TournamentRow) -> None:
        """Show ``shown``; the buttons act at ``desk``."""
        super().__init__()
        dress(self, kind="card")
        self.tournament = shown.id
        self.sample = shown.sample
        self.day = shown.date
        name = self.name = shown.name or fr_en("Sans nom", "Unnamed")
        title = label(name, Say.STRONG)
        set_tip(title, name)
        title.setMinimumWidth(120)
        self._day = self._beside(shown, day)
        self._shorter = self._beside(shown, short_day)
        self.told = CutLabel(self._day, Say.SMALL)
        words = column(row(title, *self._marks(shown), STRETCH), self.told, spacing=0)
        self.open = Button(
            fr_en("Ouvrir", "Open"),
            icon="open",
            name=fr_en("Ouvrir {0}", "Open {0}").format(name),
            does=lambda: desk.open(shown.id),
        )
        same = fr_en("Dupliquer les réglages ({0})", "Duplicate the settings ({0})")
        self.copy = Button(
            rank=Rank.QUIET,
            icon="duplicate",
            tip=fr_en("Dupliquer les réglages", "Duplicate the settings"),
            explains=(
                "Prépare un tournoi aux mêmes réglages, sans ses joueurs.",
                "Prepares a tournament with the same settings, without its players.",
            ),
            name=same.format(name),
            does=lambda: desk.duplicate(shown.id, copied_name(shown.name)),
        )
        self.put_away = self._away_button(desk, shown, name)
        row(
            wide(words),
            self.copy,
            self.put_away,
            self.open,
            on=self,
            spacing=Space.HAIR,
            margins=(Space.NORMAL, Space.SNUG, Space.SNUG, Space.SNUG),
        )
        for button in (self.copy, self.put_away):
            button.set_refusal(no_writing(desk) or None)

    def tell(self, summary: Summary | None) -> None:
        """Say, after the day, how far the tournament is, how many played, who won."""
        facts = _facts(summary) if summary is not None else ()
        # How many played stays in sight: the day is told shorter first.
        self.told.say(" · ".join((self._day, *facts)), " · ".join((self._shorter, *facts)))

    def _away_button(self, desk: Desk, shown: TournamentRow, name: str) -> Button:
        if shown.archived:
            does = fr_en("Sortir des archives", "Unarchive")
        else:
            does = fr_en("Archiver", "Archive")
        return Button(
            rank=Rank.QUIET,
            icon="archive",
            tip=does,
            name=titled(does, name),
            does=lambda: desk.archive(shown.id, not shown.archived),
        )

    def _marks(self, shown: TournamentRow) -> tuple[QWidget | int, ...]:
        marks: list[QWidget | int] = []
        if shown.sample:
            marks += [Space.TIGHT, label(fr_en("exemple", "sample"), Say.SMALL)]
        if shown.archived:
            words = fr_en("archivé", "archived")
            marks += [Space.TIGHT, label(words, Say.SMALL, tone=Tone.AMBER)]
        return tuple(marks)

    def _beside(self, shown: TournamentRow, written: Callable[[date], str]) -> str:
        try:
            return written(date.fromisoformat(shown.date))
        except ValueError:
            return fr_en("sans date", "no date")


def waits(day: str, summary: Summary) -> int | None:
    """Return in how many days an evening goes on: 0 in play; None where no day is planned.

    One prepared for a day gone by is left behind; until the next morning it is tonight's.
    """
    now = summary.progress
    if now.started:
        return 0
    try:
        left = (date.fromisoformat(day) - date.today()).days
    except ValueError:
        left = 0
    if now.entered and left >= -1:
        return 2 + left
    return None


def _facts(summary: Summary) -> tuple[str, ...]:
    now = summary.progress
    several = fr_en("{0} joueurs", "{0} players")
    one = fr_en("{0} joueur", "{0} player")
    if now.drawn:
        many = now.players_left + now.out
    else:
        many = now.entered
    players = counted(many, one, several)
    if now.over:
        if now.day_over:
            through = fr_en("{0} qualifiés", "{0} qualified players")
            return day_over_words().lower(), players, through.format(whole(now.players_left))
        if not summary.winners:
            return fr_en("annulé", "cancelled"), players
        return winners_listed(summary.winners), players
    if now.started:
        left = fr_en("{0} joueurs sur {1}", "{0} of {1} players")
        playing = fr_en("en jeu", "in play")
        stopped = fr_en("en jeu, horloge arrêtée", "in play, clock paused")
        if now.running:
            state = playing
        else:
            state = stopped
        return state, left.format(whole(now.players_left), whole(many))
    drawn = fr_en("places tirées", "seats drawn")
    before = fr_en("en préparation", "being prepared")
    return (drawn if now.drawn else before), players


def listed_name(listed: TournamentRow) -> str:
    """Return the name of a tournament as menus list it: a sample is marked."""
    words = "{0}"
    if listed.sample:
        words = fr_en("{0} (exemple)", "{0} (sample)")
    return words.format(listed.name)


def copied_name(name: str) -> str:
    """Return the name of a tournament made with the settings of another: the next number.

    >>> copied_name("Jeudi"), copied_name("Jeudi 2"), copied_name("Coupe 2026")
    ('Jeudi 2', 'Jeudi 3', 'Coupe 2026 2')
    """
    stem, _, number = name.rpartition(" ")
    if stem and number.isdecimal() and len(number) < 3:
        return f"{stem} {int(number) + 1}"
    return f"{name} 2"
