"""Other programs that follow the tournament played here: where each is told, asked."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.ports.publishing import RECEIVER, WEBHOOK
from td_app.ports.trouble import StorageTrouble
from td_app.publishing.transports.transport import TransportTrouble
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.club.publish.secret_form import FILE, SecretForm
from td_app.ui.publisher import Publisher
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en
from td_app.words.publishing import publishing_sentence

WIDTH: Final = 640
SAVE: Final = "save"
HINT: Final = "https://…"


class ProgramsForm(SecretForm):
    """The two addresses, what each is told, and the secret that calls are signed with."""

    def __init__(self, publisher: Publisher) -> None:
        """Ask, at first what the club gave; raises :class:`StorageTrouble`."""
        super().__init__(publisher)
        kept = publisher.programs.addresses()
        self._kept = kept.get(WEBHOOK, "")
        self.status = explained(
            LineField(kept.get(RECEIVER, ""), hint=HINT),
            "L’adresse qui reçoit le statut, en https:// ; vide, rien n’est envoyé.",
            "The address that takes the status, https://; empty, nothing is sent.",
        )
        self.webhook = explained(
            LineField(self._kept, hint=HINT),
            "L’adresse qui reçoit les annonces, en https:// ; vide, rien n’est envoyé.",
            "The address that takes the calls, https://; empty, nothing is sent.",
        )
        self.add_address(
            RECEIVER,
            fr_en("Statut", "Status"),
            self.status,
            fr_en(
                "Temps, blindes et joueurs restants, sans aucun nom, comme les envoie Tournament "
                "Director\u00a0: à chaque changement et toutes les minutes.",
                "Time, blinds and players left, without any name, as The Tournament Director sends "
                "them: at each change and every minute.",
            ),
        )
        self.add_address(
            WEBHOOK,
            fr_en("Annonces (webhook)", "Calls (webhook)"),
            self.webhook,
            fr_en(
                "Début, niveaux, pauses, sorties, changements de place, table finale, vainqueur "
                "et publication, sous les noms du site, signés par le secret.",
                "Start, levels, breaks, players out, moves, final table, winner and publication, "
                "under the names of the site, signed with the secret.",
            ),
        )
        self.add_secret(fr_en("Secret des annonces", "Secret of the calls"))
        self.changed.connect(self._show_secret)
        self._show_secret()

    def add_address(self, name: str, title: str, field: QLineEdit, hint: str) -> None:
        """Ask for an address, and tell what stands in its way."""
        row = self._rows[name] = self.add(title, field, hint)
        trouble = self._publisher.programs.troubles.get(name)
        row.set_error(publishing_sentence(trouble) if trouble is not None else None)
        field.textEdited.connect(lambda _typed: self.changed.emit())

    def wrong(self) -> str:
        """Return why what is typed cannot be kept, "" where it can, and say it at its line."""
        from td_app.publishing.status_post import checked_address

        for name, field in ((RECEIVER, self.status), (WEBHOOK, self.webhook)):
            why = ""
            try:
                if address := field.text().strip():
                    checked_address(address)
            except TransportTrouble as trouble:
                why = publishing_sentence(trouble)
            self._rows[name].set_error(why or None)
            if why:
                return why
        new = self.webhook.text().strip() not in ("", self._kept)
        why = ""
        if new and self.secret() is None and self.stays.chosen() != FILE:
            why = fr_en(
                "Donnez le secret que son programme connaît.", "Give the secret its program knows."
            )
        self._rows["secret"].set_error(why or None)
        return why

    def keep(self) -> None:
        """Tell there from now on; raises :class:`StorageTrouble`."""
        from td_app.publishing.webhook import name_of_secret

        webhook = self.webhook.text().strip()
        if webhook:
            self.keep_secret(name_of_secret(webhook))
        self._publisher.programs.tell_at(self.status.text().strip(), webhook)

    def _show_secret(self) -> None:
        given = bool(self.webhook.text().strip())
        for name in ("secret", "stays"):
            self._rows[name].set_shown(given)
        if given:
            self.offer_keyring()
        kept = given and self.webhook.text().strip() == self._kept
        self.password.setPlaceholderText(fr_en("Inchangé", "Unchanged") if kept else "")


class ProgramsDialog(HouseDialog):
    """``chosen`` gives ``save``: the addresses are then kept, and what is due leaves."""

    help_page = "publish"

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        """Ask for the addresses of ``desk``’s club; raises :class:`StorageTrouble`."""
        super().__init__(
            fr_en("Autres programmes", "Other programs"),
            fr_en(
                "Le site ou l’affichage du club peuvent suivre le tournoi joué ici, publié ou non. "
                "Rien n’est envoyé avant qu’une adresse soit donnée.",
                "The club’s own site or screen can follow the tournament played here, published or "
                "not. Nothing is sent before an address is given.",
            ),
            parent,
            icon="export",
            width=WIDTH,
        )
        self._desk = desk
        self.form = ProgramsForm(desk.publisher)
        self.body.addWidget(self.form)
        post = desk.publisher.programs.post()
        if post not in ("", desk.club.post):
            words = fr_en(
                "Le poste «\u00a0{0}\u00a0» s’en charge\u00a0; enregistrer ici le remplace.",
                "The computer “{0}” sees to it; saving here takes its place.",
            )
            self.body.addWidget(label(words.format(post), Say.SOFT, wraps=True))
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"), Rank.QUIET)
        explained(
            self.add_button(SAVE, fr_en("Enregistrer", "Save"), Rank.PRIMARY),
            "Garde ces adresses ; ce poste y envoie dès maintenant.",
            "Keeps these addresses; this computer sends there from now on.",
        )
        self.form.changed.connect(self._check_lines)
        self.chosen.connect(self._on_chosen)

    def _check_lines(self) -> None:
        self.buttons[SAVE].set_refusal(self.form.wrong() or None)
        self.fit()

    def _on_chosen(self, name: str) -> None:
        if name != SAVE:
            return
        try:
            self.form.keep()
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
