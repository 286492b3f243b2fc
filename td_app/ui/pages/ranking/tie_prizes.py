"""Prizes of players tied, on the ranking: asked, asked again later, changed once decided."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from td_app.tournament.proposals import TieQuestion, tie_proposal, tie_questions
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Tone
from td_app.ui.widgets.banner import Banner, BannerFacts
from td_app.ui.widgets.buttons import Button
from td_app.words import place_text, proposal_action, proposal_reason, proposal_title
from td_app.words.language import fr_en
from td_app.words.speaking import listed


class TieBanner(Banner):
    """The first tie without an answer, calmer once set aside; ``asked(place)`` to answer it."""

    asked = Signal(int)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Ask nothing yet."""
        super().__init__(BannerFacts(""), parent)
        self._live = live
        self._place = 0
        self.hide()
        self.acted.connect(lambda _index: self.asked.emit(self._place))

    def show_questions(self, questions: tuple[TieQuestion, ...]) -> None:
        """Show what waits for an answer: what was set aside comes last."""
        waiting = sorted(
            (one for one in questions if one.decided is None), key=lambda one: one.set_aside
        )
        self.setVisible(bool(waiting))
        if not waiting:
            return
        first = waiting[0]
        self._place = first.tie.place
        proposal = tie_proposal(self._live.state, first.tie)
        why = proposal_reason(proposal, self._named)
        if first.set_aside:
            why = f"{fr_en('Question mise de côté.', 'Question set aside.')} {why}"
        self.set_facts(
            BannerFacts(
                proposal_title(proposal, self._named),
                why,
                Tone.NEUTRAL if first.set_aside else Tone.AMBER,
                actions=(proposal_action(proposal),),
            )
        )

    def _named(self, entrant: int) -> str:
        return self._live.session.person(entrant).display_name


class TieButton(Button):
    """Every tie over prizes, decided or not; ``asked(place)``. Hidden when there is none."""

    asked = Signal(int)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Offer nothing yet."""
        super().__init__(
            fr_en("Prix des ex æquo…", "Prizes of those tied…"),
            parent=parent,
            icon="winner",
            scale="small",
        )
        self._live = live
        self._questions: tuple[TieQuestion, ...] = ()
        self.menu_shown: QMenu | None = None
        self.hide()
        self.clicked.connect(self._on_clicked)

    def show_questions(self, questions: tuple[TieQuestion, ...]) -> None:
        """Offer these ties; one that waits alone is asked by the banner already."""
        self._questions = questions
        self.setVisible(any(one.decided is not None for one in questions) or len(questions) > 1)

    def _on_clicked(self) -> None:
        if len(self._questions) == 1:
            self.asked.emit(self._questions[0].tie.place)
            return
        menu = QMenu(self)
        for question in self._questions:
            menu.addAction(self._action(menu, question))
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu_shown = menu
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])

    def _action(self, menu: QMenu, question: TieQuestion) -> QAction:
        names = [self._live.session.person(who).display_name for who in question.tie.entrants]
        words = f"{place_text(question.tie.place)} · {listed(names)}"
        if question.decided is None:
            words = fr_en("{0} (à décider)", "{0} (to be decided)").format(words)
        action = QAction(words, menu)
        action.triggered.connect(lambda: self.asked.emit(question.tie.place))
        return action


def questions_of(live: LiveTournament) -> tuple[TieQuestion, ...]:
    """Return the ties over prizes at this moment; none where nothing can be decided."""
    if live.session.read_only:
        return ()
    return tie_questions(live.state, live.session.context())
