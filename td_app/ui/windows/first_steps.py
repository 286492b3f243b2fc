"""The first ten minutes: four real pages, a sentence each, under the header of a tournament.

They are left at any moment and do not come back unless they are asked for (Ctrl+K).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.ui.acts import Window
from td_app.ui.club_settings import KNOCKOUTS_NOTED
from td_app.ui.destinations import Destination, Spot, ToPage, ToSetting
from td_app.ui.post_settings import post_settings
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.windows.act_handlers import no_writing
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.tournament.views.progress import Progress
    from td_app.ui.live_tournament import LiveTournament

#: The tournament they are taken in, and the step reached, from 0; empty once they are left.
KEPT: Final = "first_steps"


@dataclass(frozen=True, slots=True)
class Step:
    """A page, its task, the test that it is done, and the words ``after``."""

    where: Destination
    title: Callable[[], str]
    words: Callable[[], str]
    done: Callable[[Progress], bool] = lambda _now: False
    after: Callable[[], str] = str


STEPS: Final = (
    Step(
        Spot.ADD_PLAYER,
        lambda: fr_en("Les joueurs", "Players"),
        lambda: fr_en(
            "Importez la liste du club, ou tapez un nom puis Entrée, et le suivant\u00a0; cochez "
            "les joueurs présents et majeurs.",
            "Import the club’s list, or type a name then Enter, and the next; tick the players "
            "who are present and of age.",
        ),
    ),
    Step(
        ToSetting("tables"),
        lambda: fr_en("Les tables", "Tables"),
        lambda: fr_en(
            "Indiquez le nombre de tables et de places\u00a0; «\u00a0Enregistrer\u00a0» valide "
            "vos changements.",
            "Enter how many tables and seats there are; “Save” saves your changes.",
        ),
    ),
    Step(
        ToPage("room"),
        lambda: fr_en("Le tirage", "Draw"),
        lambda: fr_en(
            "«\u00a0Tirer les places\u00a0» donne à chacun sa table et sa place, au hasard.",
            "“Draw the seats” gives everyone a table and a seat, at random.",
        ),
        lambda now: now.drawn,
        lambda: fr_en(
            "Chacun a sa place. Page «\u00a0Papiers\u00a0», «\u00a0Tout pour le début\u00a0» "
            "imprime listes et cartons de place, si vous en voulez.",
            "Everyone has a seat. On the “Print” page, “All for the start” prints lists and "
            "slips, if you want them.",
        ),
    ),
    Step(
        ToPage("clock"),
        lambda: fr_en("L’horloge", "Clock"),
        lambda: fr_en(
            "Espace la démarre, de n’importe quelle page\u00a0; F11 ouvre l’affichage public. "
            "Ensuite, E note une sortie, et F1 ouvre le guide.",
            "Space starts it, from any page; F11 opens the public display. After that, E records "
            "an elimination and F1 opens the guide.",
        ),
        lambda now: now.started,
        lambda: fr_en(
            "C’est parti. E note une sortie, F1 ouvre le guide, Ctrl+K donne toutes les "
            "actions\u00a0: «\u00a0S’entraîner\u00a0» y propose une soirée jouée par des robots.",
            "Off you go. E records an elimination, F1 opens the guide, Ctrl+K gives every action: "
            "“Practice” there offers an evening played by bots.",
        ),
    ),
)


class FirstSteps(QWidget):
    """``asked(destination)``: the page of the step. Hidden where they are not being taken."""

    asked = Signal(object)

    def __init__(self, live: LiveTournament, unsaved: Callable[[], bool] = lambda: False) -> None:
        """Show the step reached in the tournament of ``live``; ``unsaved``: settings changed."""
        super().__init__()
        self._live = live
        self._unsaved = unsaved
        self._told = False
        self.banner = Banner(BannerFacts("", tone=Tone.ACCENT))
        self.banner.acted.connect(lambda place: self.go_on() if place == 0 else self.leave())
        column(self.banner, on=self, margins=(Space.SNUG, Space.TIGHT, Space.SNUG, 0))
        self.refresh()

    @property
    def at(self) -> int | None:
        """Return the step reached, from 0; None where they are not being taken."""
        tournament, _, step = str(post_settings().value(KEPT, "")).partition(" ")
        here = str(self._live.session.tournament)
        taken = tournament == here and step.isdigit() and int(step) < len(STEPS)
        if taken and not self._live.read_only:
            return int(step)
        return None

    def begin(self) -> None:
        """Start again from the first step."""
        self._reach(0)

    def go_on(self) -> None:
        """Go to the next step, after the last to none; past settings not saved, asked twice."""
        if self.at is None:
            return
        told = self._told
        self._told = self._unsaved()
        if self._told and not told:
            self.refresh()
        else:
            self._told = False
            self._reach(self.at + 1)

    def leave(self) -> None:
        """Be seen no more, unless asked for again."""
        post_settings().setValue(KEPT, "")
        self.refresh()

    def refresh(self) -> None:
        """Show the task of this page, then its result."""
        at = self.at
        self.setVisible(at is not None)
        if at is None:
            return
        step = STEPS[at]
        now = self._live.progress()
        if step.done(now):
            said = step.after()
        else:
            said = step.words()
        self._told = self._told and self._unsaved()
        title = fr_en("Premiers pas, {0} sur {1}\u00a0: {2}", "First steps, {0} of {1}: {2}")
        last = at == len(STEPS) - 1
        if last:
            onward = fr_en("Terminer", "Finish")
        else:
            onward = fr_en("Étape suivante", "Next step")
        actions = (onward, fr_en("Quitter les premiers pas", "Leave the first steps"))
        words = title.format(at + 1, len(STEPS), step.title())
        tone = Tone.ACCENT
        if self._told:
            tone = Tone.AMBER
            said = fr_en(
                "Vos changements ne sont pas enregistrés\u00a0: cliquez sur "
                "«\u00a0Enregistrer\u00a0», en bas. Un nouveau clic sur «\u00a0Étape "
                "suivante\u00a0» continue sans eux.",
                "Your changes are not saved. Press “Save” below, or “Next step” again to go on "
                "without them.",
            )
        self.banner.set_facts(BannerFacts(words, said, tone, actions))

    def _reach(self, at: int) -> None:
        if at >= len(STEPS):
            self.leave()
            return
        post_settings().setValue(KEPT, f"{self._live.session.tournament} {at}")
        self.refresh()
        self.asked.emit(STEPS[at].where)


def take_first_steps(window: Window) -> None:
    """Begin them in the tournament that is open, else in a new one with the usual settings."""
    from td_app.ui.pages.program.setup.page import usual_setup

    desk = window.desk
    if why := no_writing(desk):
        window.note(why)
        return
    if desk.live is None:
        usual = usual_setup(desk.club.chips(), desk.settings.value(KNOCKOUTS_NOTED))
        if not desk.create(replace(usual, name=fr_en("Première soirée", "First evening"))):
            return
    if desk.live is not None:
        post_settings().setValue(KEPT, f"{desk.live.session.tournament} 0")
        desk.live.changed.emit()
        window.go(STEPS[0].where)
