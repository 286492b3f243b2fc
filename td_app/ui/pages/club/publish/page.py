"""Publier: what of the club is public, where it goes, how that goes, and what the site is like."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.ui.desk import Desk
from td_app.ui.pages.club.publish.account_dialog import AccountDialog
from td_app.ui.pages.club.publish.evenings_part import EveningsPart
from td_app.ui.pages.club.publish.state_card import StateCard
from td_app.ui.pages.page import ClubPage
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import column, framed, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_parts import PageTabs
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en
from td_app.words.publishing import publishing_sentence

#: How wide what stands beside every part is (pixels).
BESIDE: Final = 300


class PublishPage(ClubPage):
    """One page that says what it would do, until the club publishes; then all of it."""

    def __init__(self, desk: Desk) -> None:
        """Show the club of ``desk``."""
        super().__init__(desk)
        self.publisher = desk.publisher
        self.asking: AccountDialog | None = None
        self.evenings = EveningsPart(desk, self._told)
        self.state = StateCard(desk)
        self.state.setFixedWidth(BESIDE)
        self.tabs = PageTabs(fr_en("Publier", "Publish"), (fr_en("Soirées", "Events"),))
        self.parts = QStackedWidget()
        self.parts.addWidget(self.evenings)
        self.tabs.currentChanged.connect(self.parts.setCurrentIndex)
        self.now = explained(
            Button(fr_en("Publier maintenant", "Publish now"), Rank.PRIMARY, icon="export"),
            "Envoie ce qui attend, sans attendre le prochain envoi.",
            "Sends what is waiting, without waiting for the next sending.",
        )
        self.now.clicked.connect(self.publisher.again)
        self.banner = Banner(BannerFacts("", tone=Tone.RED))
        self.banner.acted.connect(self._mend)
        self._mends: tuple[str, ...] = ()
        self._lay_out()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.refresh)
        self.publisher.changed.connect(self._on_changed)

    def refresh(self) -> None:
        """Show how publishing stands now."""
        on = self.publisher.on
        self.whole.setVisible(on)
        self.empty.setVisible(not on)
        if not on:
            return
        pages = self.publisher.standing_pages()
        self.evenings.show_evenings(pages)
        self.state.show_standing(pages)
        self._say_trouble()

    def ask_account(self) -> None:
        """Ask where to publish."""
        self.asking = AccountDialog(self.desk, self)
        self.asking.open()

    def _on_changed(self) -> None:
        if self.isVisible():
            self._later.start()

    def _told(self, words: str) -> None:
        self.noted.emit(words)
        self.refresh()

    def _say_trouble(self) -> None:
        standing = self.publisher.standing
        self.banner.hide()
        if standing is None or not standing.last.code:
            return
        last = standing.last
        change = fr_en("Changer le compte…", "Change the account…")
        tone = Tone.AMBER
        if last.lasting:
            tone = Tone.RED
        self.banner.set_facts(BannerFacts(publishing_sentence(last), tone=tone, actions=(change,)))
        self.banner.show()

    def _mend(self, _which: int) -> None:
        self.ask_account()

    def _lay_out(self) -> None:
        facts = EmptyFacts(
            "export",
            fr_en("Le club ne publie rien", "The club publishes nothing"),
            fr_en(
                "Une fois un endroit choisi, chaque soirée terminée paraît d’elle-même sur une "
                "page publique\u00a0: calendrier, classements, saisons, rencontres, sous le nom "
                "que chacun a choisi. Rien n’est envoyé avant.",
                "Once a place is chosen, each event that is over appears by itself on a public "
                "page: calendar, rankings, seasons, team matches, under the name each player "
                "chose. Nothing is sent before.",
            ),
            fr_en("Choisir où publier…", "Choose where to publish…"),
            refusal=fr_en("Consultation seule.", "Read-only.") if self.club.read_only else None,
        )
        self.empty = EmptyPage(facts)
        explained(
            self.empty.primary,
            "Demande où les pages iront, et l’essaie ; rien n’est encore envoyé.",
            "Asks where the pages will go, and tries it; nothing is sent yet.",
        )
        self.empty.primaryClicked.connect(self.ask_account)
        self.whole = QWidget()
        beside = row(wide(self.parts), self.state, spacing=Space.WIDE)
        under = framed(
            column(self.banner, wide(beside), spacing=Space.SNUG),
            margins=(GUTTER, Space.SNUG, GUTTER, GUTTER),
        )
        self.tabs.lay_out(self.whole, under, beside=(self.now,))
        column(wide(self.whole), wide(self.empty), on=self, spacing=0, margins=0)
