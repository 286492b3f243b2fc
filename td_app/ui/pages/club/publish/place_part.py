"""Where the club's pages go, from which post, what waits and what failed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtWidgets import QLabel

from td_app.ports.trouble import StorageTrouble
from td_app.publishing.transports.accounts import public_address
from td_app.ui.desk import Desk
from td_app.ui.pages.club.publish.account_dialog import trouble_words
from td_app.ui.pages.club.publish.state_card import place_words
from td_app.ui.theme import Height, Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, emptied, fill, framed, row
from td_app.ui.widgets.page_parts import Card, FormRows, ScrolledColumn
from td_app.words.figures import day, time_of_day, whole
from td_app.words.language import fr_en
from td_app.words.publishing import publishing_sentence
from td_app.words.publishing_page import page_words

#: As many pages that failed are told one by one.
FAILED_MOST: Final = 8


class PlacePart(ScrolledColumn):
    """The account in words, with what changes it; the pages that failed, each with its reason."""

    def __init__(self, desk: Desk, change: Callable[[], object]) -> None:
        """Show the account of ``desk``’s club; ``change`` asks for another."""
        super().__init__()
        self._desk = desk
        self.where = _words()
        self.address = _words()
        self.server = _words()
        self.post = _words()
        self.sent = _words()
        self.waiting = _words()
        self.others = _words()
        self.change = Button(
            fr_en("Changer le compte…", "Change the account…"),
            icon="edit",
            does=change,
            explains=(
                "Une autre destination, un autre mot de passe ; à essayer d’abord.",
                "Another destination, another password; tried first.",
            ),
        )
        self.here = Button(
            fr_en("Publier d’ici", "Publish from here"),
            does=desk.publisher.publish_here,
            explains=(
                "Ce poste publie désormais, l’autre s’arrête de lui-même.",
                "This computer publishes from now on; the other one stops by itself.",
            ),
        )
        self.account = Card(fr_en("Destination", "Destination"))
        fill(self.account.body, self._rows())
        self.failed = column(spacing=Space.HAIR)
        self.failures = Card(fr_en("Pages en échec", "Pages that failed"))
        fill(self.failures.body, framed(self.failed))
        self.fill((self.account, self.failures), spacing=Space.NORMAL, margins=0)
        self.reach_into_gutter()

    def _rows(self) -> FormRows:
        rows = FormRows()
        rows.add(fr_en("Envoi vers", "Sent to"), self.where)
        rows.add(fr_en("Adresse publique", "Public address"), self.address)
        self._server = rows.add(fr_en("Serveur accepté", "Accepted server"), self.server)
        posts = framed(row(self.post, self.here, STRETCH, spacing=Space.TIGHT))
        rows.add(fr_en("Poste qui publie", "Computer that publishes"), posts)
        rows.add(fr_en("Dernier envoi", "Last sent"), self.sent)
        rows.add(fr_en("En attente", "Waiting"), self.waiting)
        self._others = rows.add(fr_en("Autres programmes", "Other programs"), self.others)
        rows.add("", framed(row(self.change, STRETCH)))
        return rows

    def refresh(self) -> None:
        """Show how it stands now."""
        publisher = self._desk.publisher
        standing = publisher.standing
        if standing is None:
            return
        nobody_said = fr_en("Pas donnée", "Not given")
        self.where.setText(place_words(standing.account))
        self.address.setText(public_address(standing.account) or nobody_said)
        known = getattr(standing.account, "known", ())
        self.server.setText("\n".join(known))
        self._server.set_shown(bool(known))
        this_one = fr_en("{0} (celui-ci)", "{0} (this one)")
        named = standing.post or fr_en("Sans nom", "Unnamed")
        if publisher.here:
            named = this_one.format(named)
        self.post.setText(named)
        self.here.setVisible(not publisher.here)
        self.sent.setText(_moment(standing.last.right_at))
        self.waiting.setText(page_words(standing.last.waiting))
        if self._desk.club.read_only:
            for button in (self.change, self.here):
                button.set_refusal(fr_en("Consultation seule.", "Read-only."))
        self._show_others()
        self._show_failed()

    def _show_others(self) -> None:
        """Tell which other programs are told, and what stands in the way."""
        told = self._desk.publisher.programs
        try:
            addresses = told.addresses()
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        self.others.setText("\n".join(addresses.values()))
        self._others.set_error(" ".join(map(publishing_sentence, told.troubles.values())) or None)
        self._others.set_shown(bool(addresses))

    def _show_failed(self) -> None:
        outcome = self._desk.publisher.outcome
        pages = []
        if outcome is not None:
            pages = [one for one in outcome.failed if one.page]
        emptied(self.failed)
        for one in pages[:FAILED_MOST]:
            words = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(one.page, trouble_words(one.trouble))
            self.failed.addWidget(label(words, wraps=True))
        more = len(pages) - FAILED_MOST
        if more > 0:
            told = fr_en("et {0} autres", "and {0} more").format(whole(more))
            self.failed.addWidget(label(told, Say.SOFT))
        self.failures.setVisible(bool(pages))


def _words() -> QLabel:
    """Return words on the line of their title, that wrap."""
    words = label("", wraps=True)
    words.setMinimumHeight(Height.CONTROL)
    return words


def _moment(at_ms: int) -> str:
    if not at_ms:
        return fr_en("Rien n’est encore parti", "Nothing has left yet")
    at = datetime.fromtimestamp(at_ms / 1000)
    told = fr_en("{0} à {1}", "{0} at {1}")
    return told.format(day(at.date()), time_of_day(at))
