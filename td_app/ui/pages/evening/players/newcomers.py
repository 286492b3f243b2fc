"""Entrants without a card in the club's register: asked once whether they are members."""

from __future__ import annotations

from PySide6.QtCore import Signal

from td_app.club.check_in import CheckIn
from td_app.tournament.state.person import Person
from td_app.ui.theme import Tone
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.words.figures import whole
from td_app.words.language import fr_en

GUESTS = 1
"""Which of the two answers says that they are guests."""


class NewcomersBanner(Banner):
    """``answered(words)`` once cards were written, as members or as guests.

    Whoever it was put away for is not asked about again on this page: they get no card.
    """

    answered = Signal(str)

    def __init__(self) -> None:
        """Start without a question."""
        super().__init__(BannerFacts(""))
        self.check_in: CheckIn | None = None
        self._asked: dict[int, Person] = {}
        self._left_alone: set[int] = set()
        self.acted.connect(self._on_answer)
        self.closed.connect(self._leave_alone)
        self.hide()

    def refresh(self) -> None:
        """Ask about everybody without a card, in one question."""
        if self.check_in is not None:
            found = self.check_in.newcomers()
        else:
            found = {}
        self._asked = {who: found[who] for who in found.keys() - self._left_alone}
        self.setVisible(bool(self._asked))
        if not self._asked:
            return
        told = fr_en(
            "{0} joueurs ne sont pas au registre du club. Sont-ils membres\u00a0?",
            "{0} players are not on the club’s members list. Are they members?",
        ).format(whole(len(self._asked)))
        actions = (fr_en("Membres du club", "Club members"), fr_en("Invités", "Guests"))
        if len(self._asked) == 1:
            (person,) = self._asked.values()
            told = fr_en(
                "{0} n’est pas au registre du club. Membre ou invité\u00a0?",
                "{0} is not on the club’s members list. Member or guest?",
            ).format(person.display_name)
            actions = (fr_en("Membre du club", "Club member"), fr_en("Invité", "Guest"))
        self.set_facts(BannerFacts(told, tone=Tone.NEUTRAL, actions=actions, closable=True))

    def _on_answer(self, answer: int) -> None:
        asked = self._asked
        guests = answer == GUESTS
        if self.check_in is None or not asked:
            return
        self.check_in.write_cards(asked, guests=guests)
        self.refresh()
        if self._asked:
            return
        as_members = fr_en(
            "Fiches enregistrées, membres\u00a0: {0}.", "Profiles saved, members: {0}."
        )
        as_guests = fr_en(
            "Fiches enregistrées, invités\u00a0: {0}.", "Profiles saved, guests: {0}."
        )
        if guests:
            told = as_guests
        else:
            told = as_members
        self.answered.emit(told.format(whole(len(asked))))

    def _leave_alone(self) -> None:
        self._left_alone |= self._asked.keys()
        self.refresh()
