"""Publier: what of the club is public, where it goes, how that goes, and what the site is like."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any, Final

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QStackedWidget

from td_app.ports.trouble import StorageTrouble
from td_app.publishing.transports.accounts import public_address
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.club.publish.account_dialog import AccountDialog
from td_app.ui.pages.club.publish.evenings_part import EveningsPart
from td_app.ui.pages.club.publish.place_part import PlacePart
from td_app.ui.pages.club.publish.programs_dialog import ProgramsDialog
from td_app.ui.pages.club.publish.site_part import SitePart
from td_app.ui.pages.club.publish.state_card import StateCard
from td_app.ui.pages.page import ClubPage
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import column, framed, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_parts import REACH, PageTabs
from td_app.ui.widgets.tips import explained
from td_app.ui.work_apart import WorkApart
from td_app.words.language import fr_en
from td_app.words.publishing import publishing_sentence
from td_app.words.publishing_page import OF_SECRETS

#: How wide what stands beside every part is (pixels).
BESIDE: Final = 300
STOP: Final = "stop"


class PublishPage(ClubPage):
    """One page that says what it would do, until the club publishes; then all of it."""

    def __init__(self, desk: Desk) -> None:
        """Show the club of ``desk``."""
        super().__init__(desk)
        self.publisher = desk.publisher
        self.asking: HouseDialog | None = None
        self.evenings = EveningsPart(desk, self._say_done)
        self.place = PlacePart(desk, self.ask_account)
        self.site = SitePart(desk, self._on_wishes)
        self.state = StateCard(desk)
        self.state.setFixedWidth(BESIDE)
        self.banner = Banner(BannerFacts("", tone=Tone.RED))
        self.banner.acted.connect(self._mend)
        self._drawing = WorkApart(self)
        self._drawing.ended.connect(self._show_home)
        self._due = True
        self._previewing = WorkApart(self)
        self._previewing.ended.connect(self._open_preview)
        self._make_acts()
        self._lay_out()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.refresh)
        self.publisher.changed.connect(self._on_changed)

    def refresh(self) -> None:
        """Show how publishing stands now."""
        on = self.publisher.on
        shown = (self.whole, self.tabs, self.now, self.public, self.look, self.end)
        for part in shown:
            part.setVisible(on)
        self.empty.setVisible(not on)
        if not on:
            return
        pages = self.publisher.standing_pages()
        self.evenings.show_evenings(pages)
        self.place.refresh()
        self.site.refresh()
        self.state.show_standing(pages)
        self._say_trouble()
        self._draw()

    def ask_account(self) -> None:
        """Ask where to publish."""
        asking = AccountDialog(self.desk, self)
        self.asking = asking
        asking.open()

    def ask_programs(self) -> None:
        """Ask which other programs are told."""
        try:
            asking = self.asking = ProgramsDialog(self.desk, self)
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
        else:
            asking.open()

    def preview(self) -> None:
        """Make the whole site on this computer, and open it in a browser."""
        if self._previewing.idle:
            self.noted.emit(fr_en("L’aperçu se prépare…", "Preparing the preview…"))
            self._previewing.begin(self.publisher.preview, "site-preview")

    def ask_stop(self) -> None:
        """Ask whether to publish no more."""
        words = fr_en(
            "Plus rien n’est envoyé. Ce qui est en ligne y reste\u00a0: retirez-le chez "
            "l’hébergeur, ou retenez d’abord chaque soirée ici.",
            "Nothing more is sent. What is online stays there: remove it at the host, or keep each "
            "event back here first.",
        )
        title = fr_en("Ne plus publier\u00a0?", "Stop publishing?")
        asking = self.asking = HouseDialog(title, words, self, icon="export")
        asking.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        asking.add_button(
            STOP,
            fr_en("Ne plus publier", "Stop publishing"),
            Rank.PRIMARY,
            explains=("N’envoie plus rien, de ce poste ni d’un autre.", "Sends nothing any more."),
        )
        asking.chosen.connect(lambda name: self._stop() if name == STOP else None)
        asking.open()

    def _stop(self) -> None:
        self.publisher.publish_to(None)
        self.noted.emit(fr_en("Le club ne publie plus.", "The club publishes no more."))

    def _on_changed(self) -> None:
        self._due = True
        if self.isVisible():
            self._later.start()

    def _on_wishes(self) -> None:
        self.publisher.tell()
        self._due = True
        self._draw()

    def _say_done(self, words: str) -> None:
        self.noted.emit(words)
        self._due = True
        self.refresh()

    def _draw(self) -> None:
        """Have the picture made again, where something changed."""
        if self._due and self._drawing.idle and self.publisher.beside is not None:
            self._due = False
            self._drawing.begin(self.publisher.home, "site-picture")

    def _show_home(self, made: Future[Any]) -> None:
        # A club that cannot be read says so where it is read for the others.
        if made.exception() is None:
            self.state.picture.show_home(made.result())
        if self.isVisible():
            self._draw()

    def _open_preview(self, made: Future[Any]) -> None:
        fault = made.exception()
        if isinstance(fault, StorageTrouble):
            self.desk.trouble.emit(fault)
        elif isinstance(fault, OSError):
            self.noted.emit(
                fr_en(
                    "L’aperçu n’a pas pu être écrit\u00a0: libérez de la place, puis réessayez.",
                    "The preview could not be written. Free some room, then try again.",
                )
            )
        elif fault is None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(made.result())))

    def _open_public(self) -> None:
        standing = self.publisher.standing
        if standing is not None:
            QDesktopServices.openUrl(QUrl(public_address(standing.account)))

    def _say_trouble(self) -> None:
        standing = self.publisher.standing
        self.banner.hide()
        if standing is None:
            return
        self.public.setVisible(bool(public_address(standing.account)))
        last = standing.last
        if not last.code:
            return
        mend = fr_en("Changer le compte…", "Change the account…")
        if last.code == "HOST_UNKNOWN":
            mend = fr_en("Accepter ce serveur", "Accept this server")
        elif last.code in OF_SECRETS:
            mend = fr_en("Donner le mot de passe…", "Give the password…")
        tone = Tone.AMBER
        if last.lasting:
            tone = Tone.RED
        self.banner.set_facts(BannerFacts(publishing_sentence(last), tone=tone, actions=(mend,)))
        if last.code in OF_SECRETS:
            explained(
                self.banner.buttons[0],
                "Affiche le compte, où taper son mot de passe, gardé hors du fichier du club.",
                "Shows the account, to type its password, kept out of the club’s file.",
            )
        self.banner.show()

    def _mend(self, _which: int) -> None:
        standing = self.publisher.standing
        if standing is not None and standing.last.code == "HOST_UNKNOWN":
            self.publisher.accept(standing.last.params["fingerprint"])
            return
        self.ask_account()

    def _make_acts(self) -> None:
        self.now = explained(
            Button(
                fr_en("Publier maintenant", "Publish now"),
                Rank.PRIMARY,
                icon="export",
                does=self.publisher.again,
            ),
            "Envoie ce qui attend, sans attendre le prochain envoi.",
            "Sends what is waiting, without waiting for the next sending.",
        )
        self.public = Button(
            fr_en("Ouvrir la page publique", "Open the public page"),
            Rank.QUIET,
            icon="own-window",
            does=self._open_public,
        )
        self.look = Button(
            fr_en("Voir l’aperçu", "See the preview"),
            Rank.QUIET,
            icon="search",
            does=self.preview,
        )
        self.end = Button(
            fr_en("Ne plus publier…", "Stop publishing…"),
            Rank.QUIET,
            icon="stop",
            does=self.ask_stop,
        )
        self.others = Button(
            fr_en("Autres programmes…", "Other programs…"),
            Rank.QUIET,
            icon="announce",
            does=self.ask_programs,
            explains=(
                "Demande où envoyer le statut et les annonces du tournoi ; rien ne part avant.",
                "Asks where the tournament’s status and calls are sent; nothing leaves before.",
            ),
        )
        # A practice evening is told to nobody.
        self.others.setVisible(self.club.published is not None)
        if self.club.read_only:
            for button in (self.now, self.end, self.others):
                button.set_refusal(fr_en("Consultation seule.", "Read-only."))

    def _lay_out(self) -> None:
        self._make_empty()
        self.tabs = explained(
            PageTabs(
                fr_en("Publier", "Publish"),
                (
                    fr_en("Soirées", "Events"),
                    fr_en("Destination", "Destination"),
                    fr_en("Le site", "The site"),
                ),
            ),
            "Ce qui est public, où cela va, et comment le site se présente.",
            "What is public, where it goes, and what the site looks like.",
        )
        self.parts = QStackedWidget()
        for part in (self.evenings, self.place, self.site):
            self.parts.addWidget(part)
        self.tabs.currentChanged.connect(self.parts.setCurrentIndex)
        # What scrolls reaches into the gap between them.
        beside = row(wide(self.parts), self.state, spacing=Space.WIDE - REACH)
        self.whole = framed(
            column(self.banner, wide(beside), spacing=Space.SNUG),
            margins=(GUTTER, Space.SNUG, GUTTER, GUTTER),
        )
        under = framed(column(wide(self.whole), wide(self.empty), spacing=0))
        rest = (self.public, self.look, self.others, self.end)
        self.tabs.lay_out(self, under, beside=(self.now,), rest=rest)

    def _make_empty(self) -> None:
        refusal: str | None = None
        if self.club.published is None:
            refusal = fr_en(
                "Un entraînement ne se publie jamais.", "A practice evening is never published."
            )
        elif self.club.read_only:
            refusal = fr_en("Consultation seule.", "Read-only.")
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
            fr_en("Voir l’aperçu", "See the preview"),
            refusal=refusal,
        )
        self.empty = EmptyPage(facts)
        explained(
            self.empty.primary,
            "Demande où les pages iront, et l’essaie ; rien n’est encore envoyé.",
            "Asks where the pages will go, and tries it; nothing is sent yet.",
        )
        explained(
            self.empty.secondary,
            "Fait le site sur cet ordinateur et l’ouvre dans le navigateur ; rien n’est envoyé.",
            "Makes the site on this computer and opens it in the browser; nothing is sent.",
        )
        self.empty.primaryClicked.connect(self.ask_account)
        self.empty.secondaryClicked.connect(self.preview)
