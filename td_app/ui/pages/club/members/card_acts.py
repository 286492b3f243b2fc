"""Acts on a player's card: print, save, and a person's requests to the club."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime

from PySide6.QtCore import QObject, Signal

from td_app.club.club import Club
from td_app.club.player_cards import EveningPlayed, PlayerCard, player_card
from td_app.ports.trouble import StorageTrouble
from td_app.printing.member_papers import player_card_pdf, privacy_notice_pdf
from td_app.register.member import Member
from td_app.ui.desk import Desk
from td_app.ui.pages.club.members.card_view import CardView
from td_app.ui.pages.privacy_acts import PrivacyActs, Subject
from td_app.ui.printing.outcome import Saving
from td_app.ui.printing.paper_printer import PaperPrinter
from td_app.ui.widgets.labels import tell
from td_app.words import trouble_sentence
from td_app.words.language import fr_en


class CardActs(QObject):
    """``erased()`` once somebody was erased: their card is gone."""

    erased = Signal()

    def __init__(self, desk: Desk, view: CardView) -> None:
        """Act for the card that ``view`` shows."""
        super().__init__(view)
        self._desk = desk
        self._view = view
        self._points: Mapping[int, str] = {}
        self.privacy = PrivacyActs(desk, view)
        self.printer = PaperPrinter(view)
        self.saving = Saving(view)
        self.privacy.told.connect(self._tell)
        self.saving.saved.connect(
            lambda paths: self._tell(fr_en("Enregistré dans {0}", "Saved to {0}").format(paths[0]))
        )
        self.saving.failed.connect(lambda trouble: self._tell(trouble_sentence(trouble)))
        self.printer.printed.connect(
            lambda _pages: self._tell(fr_en("Envoyé à l’imprimante.", "Sent to the printer."))
        )
        self.printer.failed.connect(lambda: self._tell(_no_printer()))
        desk.erased.connect(self._on_erased)
        view.printAsked.connect(self._print)
        view.saveAsked.connect(self._save)
        view.noticeAsked.connect(self._save_notice)
        view.heldAsked.connect(lambda: self._of_subject(self.privacy.ask_held))
        view.eraseAsked.connect(lambda: self._of_subject(self.privacy.ask_erase))

    def show(
        self,
        club: Club,
        member: Member,
        points: Mapping[int, str],
        besides: Sequence[EveningPlayed],
    ) -> PlayerCard:
        """Show a member's card from the club's evenings; raises ``StorageTrouble``.

        ``besides``: evenings that were not played here.
        """
        card = player_card(club, member, date.today(), besides)
        self._points = points
        self._view.show_card(card, points)
        return card

    def paper(self) -> bytes:
        """Return the paper of the card shown; empty without one."""
        card = self._view.card
        if card is None:
            return b""
        return player_card_pdf(card, self._points, self._desk.stationery(), datetime.now())

    def notice(self) -> bytes:
        """Return the notice handed to players."""
        return privacy_notice_pdf(self._desk.stationery(), datetime.now())

    def _print(self) -> None:
        card = self._view.card
        if card is not None and not self.printer.ask(self.paper(), card.member.name):
            self._tell(_no_printer())

    def _save(self) -> None:
        card = self._view.card
        if card is not None:
            name = "".join(c if c.isalnum() or c in " -" else "_" for c in card.member.name)
            self.saving.ask_file(f"{name}.pdf", "(*.pdf)", self.paper)

    def _save_notice(self) -> None:
        words = fr_en("Notice données personnelles.pdf", "Privacy notice.pdf")
        self.saving.ask_file(words, "(*.pdf)", self.notice)

    def _of_subject(self, asked: Callable[[Subject], None]) -> None:
        card = self._view.card
        if card is not None:
            gone = fr_en("Joueur effacé", "Erased player")
            asked(Subject(card.member.person, gone, member=card.member.id))

    def _on_erased(self, done: object) -> None:
        if not isinstance(done, StorageTrouble):
            self.erased.emit()

    def _tell(self, words: str) -> None:
        tell(self._view.said, words)


def _no_printer() -> str:
    return fr_en(
        "Aucune imprimante ne répond\u00a0: enregistrez en PDF.",
        "No printer responds. Save as PDF.",
    )
