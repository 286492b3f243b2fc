"""Phones in the settings: on or off, on which network, who comes in, who is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.program.settings.certificate_line import CertificateLine
from td_app.ui.phones import Offer, PairedRow, Phones
from td_app.ui.theme import Height, Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.code_square import CodeSquare
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, Part, column, emptied, fill, framed, row, wide
from td_app.ui.widgets.page_parts import Card, FormRows
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.web.published import NameDisplay
from td_app.web.roles import AT_THE_DESK, Role, named
from td_app.words.language import fr_en, titled
from td_app.words.phones_desk import (
    BEWARE,
    HELP,
    PUBLIC_NETWORK,
    may_text,
    names_text,
    papers_text,
    phones_text,
    role_text,
    stale_words,
)
from td_app.words.speaking import listed

LOOK_MS: Final = 2_000
SECOND_MS: Final = 1_000
WIDE_DIALOG: Final = 720


class PhonesCard(Card):
    """The phones' server and the paired phones; every button says what it does."""

    def __init__(self, desk: Desk) -> None:
        """Show the phones of ``desk``."""
        super().__init__(fr_en("Téléphones", "Phones"))
        self._desk = desk
        self.phones = desk.phones
        self.dialog: HouseDialog | None = None
        self.state = label("", Say.STRONG, wraps=True)
        self.wall = label("", Say.SMALL, wraps=True)
        self.warning = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        self.stale = label("", Say.STRONG, tone=Tone.AMBER, wraps=True)
        self.code = CodeSquare()
        self.networks = ChoiceField((("", ""),), name=fr_en("Réseau", "Network"))
        self.switch = Button("", Rank.PRIMARY, does=self._switch)
        self.everything = explained(
            Button(
                fr_en("Tout couper", "Disconnect all"), icon="stop", does=self.phones.end_everything
            ),
            "Dissocie tous les téléphones et coupe leur accès.",
            "Unpairs every phone and stops serving them.",
        )
        self._offer_to_pair()
        self.confirmed = QCheckBox(
            fr_en("Un floor confirme les demandes des tables", "Requests wait for staff to confirm")
        )
        self.confirmed.setChecked(self.phones.calls.confirmed)
        self.confirmed.toggled.connect(self.phones.confirm)
        self.names = explained(
            ChoiceField(
                tuple((way.value, names_text(way.value)) for way in NameDisplay),
                name=fr_en("Noms affichés dans la salle", "Names shown to players"),
            ),
            "Comment les joueurs sont nommés sur l’affichage public et sur les téléphones.",
            "How players are named on the public display and on phones.",
        )
        self.names.choose(self.phones.names.value)
        self.names.choiceChanged.connect(lambda way: self.phones.set_names(NameDisplay(way)))
        self.host_names = HostNames(self.phones)
        self.certificate = CertificateLine(self.phones)
        self.paired = column(spacing=Space.HAIR)
        self._shown: tuple[tuple[PairedRow, ...], bool] | None = None
        self._lay_out()
        self.phones.changed.connect(self._on_phones_changed)
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self.tick)
        self.refresh()

    def _offer_to_pair(self) -> None:
        """Make the buttons that pair somebody by a code."""
        self.floor = explained(
            Button(
                fr_en("Associer un floor…", "Pair a floor phone…"),
                does=lambda: self._offer(Role.FLOOR),
            ),
            "Affiche le code à lire par le téléphone d’un floor.",
            "Shows the code that a floor phone reads.",
        )
        self.director = Button(
            fr_en("Associer un directeur…", "Pair a director’s phone…"),
            does=lambda: self._offer(Role.DIRECTOR),
            explains=(
                "Affiche le code à lire par le téléphone d’un directeur.",
                "Shows the code that a director’s phone reads.",
            ),
        )
        self.reader = Button(
            fr_en("Associer un programme…", "Pair a program…"),
            does=lambda: self._offer(Role.READER),
            explains=(
                "Donne à un autre programme une clé qui lit l’horloge et le classement, sans agir.",
                "Gives another program a key that reads the clock and the ranking, and never acts.",
            ),
        )

    def _on_phones_changed(self) -> None:
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the server now; phones that come and go are ignored while hidden."""
        self.refresh()
        self._looks.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop refreshing while hidden."""
        self._looks.stop()
        super().hideEvent(event)

    def refresh(self) -> None:
        """Show the server now."""
        phones = self.phones
        live = self._desk.live
        self.state.setText(_state(phones, open_tournament=live is not None))
        told = fr_en(
            "Affichage public sur une télévision\u00a0: {0}/wall",
            "The public display on a television: {0}/wall",
        )
        self.wall.setText(told.format(phones.address))
        self.wall.setVisible(phones.on)
        risky = phones.on and phones.network is not None and not phones.network.private
        self.warning.setText(phones_text(PUBLIC_NETWORK if risky else BEWARE))
        self.warning.setVisible(risky or not _encrypted(phones))
        stale = [papers_text(name) for name in phones.stale_papers()]
        if stale:
            self.stale.setText(stale_words(stale))
        else:
            self.stale.setText("")
        self.stale.setVisible(bool(stale))
        self.code.show_text(phones.address)
        self.code.setVisible(phones.on)
        if phones.on:
            words = fr_en("Éteindre", "Switch off")
        else:
            words = fr_en("Allumer", "Switch on")
        self.switch.setText(words)
        why = fr_en("Ouvrez d’abord un tournoi.", "Open a tournament first.")
        if live is None:
            self.switch.set_refusal(why)
        else:
            self.switch.set_refusal(None)
        self.networks.setEnabled(not phones.on)
        self.host_names.refresh()
        self._offer_networks()
        off = fr_en("Allumez d’abord les téléphones.", "Switch phones on first.")
        for button in (self.floor, self.director, self.reader):
            if phones.on:
                button.set_refusal(None)
            else:
                button.set_refusal(off)
        self.certificate.refresh()
        self._show_paired()

    def tick(self) -> None:
        """Show who is there now, while somebody looks."""
        if self.phones.on and self.isVisible():
            self._show_paired()

    def _lay_out(self) -> None:
        rows = FormRows()
        where = _line(wide(self.networks), self.switch)
        rows.add(fr_en("Réseau", "Network"), where)
        rows.add(
            fr_en("Floors", "Floor staff"),
            _line(self.floor, self.director, STRETCH),
        )
        rows.add(fr_en("Programmes", "Programs"), _line(self.reader, STRETCH))
        rows.add(
            fr_en("Tables", "Tables"),
            explained(
                self.confirmed,
                "Si la case est cochée, les demandes des tables attendent l’accord d’un floor.",
                "When ticked, requests from tables wait for staff to confirm them.",
            ),
        )
        self.protected = QCheckBox(
            fr_en("Refuser les téléphones non protégés", "Refuse unprotected phones")
        )
        self.protected.setChecked(self.phones.refuses_unprotected)
        self.protected.toggled.connect(self.phones.refuse_unprotected)
        rows.add(
            fr_en("Protection", "Protection"),
            explained(
                self.protected,
                "Si la case est cochée, refuse un téléphone à la place duquel on pourrait agir.",
                "When ticked, refuses a phone in whose place somebody could act.",
            ),
        )
        rows.add(fr_en("Noms", "Names"), _line(wide(self.names)))
        names = explained(
            self.host_names,
            "Les noms de votre routeur ou proxy, pour que les téléphones s’en servent.",
            "Names of your router or proxy, so that phones may use them.",
        )
        rows.add(fr_en("Autres noms", "Other names"), _line(wide(names)))
        rows.add(fr_en("Certificat", "Certificate"), self.certificate)
        rows.add(fr_en("Associés", "Paired"), framed(self.paired))
        fill(
            self.body,
            framed(
                row(
                    wide(framed(column(self.state, self.wall, self.warning, self.stale, STRETCH))),
                    self.code,
                )
            ),
            rows,
            self._foot(),
        )

    def _foot(self) -> QWidget:
        helping = explained(
            Button(fr_en("Aide…", "Help…"), Rank.QUIET, does=self._help),
            "Explique quoi faire quand un téléphone n’affiche pas la page.",
            "Explains what to do when a phone does not show the page.",
        )
        roles = explained(
            Button(fr_en("Qui peut quoi…", "Who may do what…"), Rank.QUIET, does=self._roles),
            "Indique ce que joueur, table, floor et directeur peuvent faire de leur téléphone.",
            "Shows what a player, a table, the floor or a director may do from a phone.",
        )
        return framed(row(self.everything, STRETCH, helping, roles, spacing=Space.TIGHT))

    def _offer_networks(self) -> None:
        on = None
        if self.phones.on:
            on = self.phones.network
        offered = (on,) if on is not None else self.phones.networks()
        found = [(n.address, f"{n.address} · {n.name}") for n in offered]
        none = (("", fr_en("Aucun réseau\u00a0: voyez l’aide", "No network: see the help")),)
        self.networks.set_choices(found or none)

    def _switch(self) -> None:
        if self.phones.on:
            self.phones.switch_off()
            return
        chosen = self.networks.chosen()
        network = next((n for n in self.phones.networks() if n.address == chosen), None)
        if network is None:
            self._help()
        else:
            self.phones.switch_on(network)

    def _show_paired(self) -> None:
        rows = self.phones.paired()
        if (rows, self.phones.on) == self._shown:
            return
        self._shown = rows, self.phones.on
        emptied(self.paired)
        if not rows:
            words = fr_en("Personne.", "Nobody.")
            if not self.phones.on:
                words = fr_en("Les téléphones sont éteints.", "Phones are off.")
            nobody = label(words, Say.SOFT)
            nobody.setMinimumHeight(Height.CONTROL)  # on the line of its title
            self.paired.addWidget(nobody)
        for paired in rows:
            self.paired.addWidget(self._row(paired))

    def _row(self, paired: PairedRow) -> QWidget:
        device = paired.device
        role = role_text(device.role.value)
        if device.table is not None:
            role = fr_en("table {0}", "table {0}").format(device.table)
        if paired.connected:
            there = fr_en("connecté", "connected")
        else:
            there = fr_en("absent", "away")
        safe = ""
        if not device.protected:
            safe = fr_en("non protégé", "unprotected")
        told = " · ".join(part for part in (device.name, role, safe, there, paired.last) if part)
        revoke = Button(
            fr_en("Dissocier", "Unpair"),
            Rank.QUIET,
            scale="small",
            name=fr_en("Dissocier {0}", "Unpair {0}").format(device.name),
            does=lambda: self.phones.revoke(device.post),
        )
        return framed(row(wide(label(told, wraps=True)), revoke, spacing=Space.TIGHT))

    def _offer(self, role: Role) -> None:
        offer = self.phones.offer(role)
        if offer is not None:
            self.dialog = PairDialog(offer, self.phones, self.window())
            self.dialog.open()

    def _help(self) -> None:
        title = fr_en("Les téléphones n’affichent pas la page", "Phones cannot connect")
        self._tell(title, [phones_text(pair) for pair in HELP])

    def _roles(self) -> None:
        lines = [
            fr_en(
                "{0}\u00a0: lire l’horloge, l’affichage public et le classement, sous les noms que "
                "la salle lit.",
                "{0}: read the clock, the public display and the ranking, under the names shown "
                "to players.",
            ).format(role_text(Role.READER.value))
        ]
        of_machines = [kind.KIND for kind in AT_THE_DESK]
        for role in (Role.TABLE, Role.FLOOR, Role.DIRECTOR):
            may = listed([may_text(name) for name in named(role) if name not in of_machines])
            lines.append(fr_en("{0}\u00a0: {1}.", "{0}: {1}.").format(role_text(role.value), may))
        told = listed([may_text(name) for name in of_machines])
        lines.append(
            fr_en(
                "Par un autre programme, associé comme directeur\u00a0: {0}.",
                "By another program, paired as a director: {0}.",
            ).format(told)
        )
        lines.append(
            fr_en(
                "Chaque rôle a aussi les droits des lignes précédentes. Tout le reste se fait au "
                "poste de direction.",
                "Each role can also do everything listed above it. Everything else is done at the "
                "desk.",
            )
        )
        self._tell(fr_en("Qui peut quoi", "Who may do what"), lines)

    def _tell(self, title: str, lines: list[str]) -> None:
        dialog = HouseDialog(title, "", self.window(), width=WIDE_DIALOG)
        for words in lines:
            dialog.body.addWidget(label(words, wraps=True))
        dialog.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)
        self.dialog = dialog
        dialog.open()


def _line(*parts: Part) -> QWidget:
    """Return a row of widgets, as high as a button."""
    holder = framed(row(*parts, spacing=Space.TIGHT))
    holder.setMinimumHeight(Height.CONTROL)
    return holder


def _state(phones: Phones, *, open_tournament: bool) -> str:
    if phones.on:
        return fr_en("Allumés\u00a0: {0}", "On: {0}").format(phones.address)
    if not open_tournament:
        return fr_en("Éteints. Aucun tournoi n’est ouvert.", "Off. No tournament is open.")
    return fr_en("Éteints\u00a0: aucun téléphone ne voit rien.", "Off: no phone can see anything.")


class HostNames(LineField):
    """Names of one's own by which phones may ask: once left, it shows those that are kept."""

    def __init__(self, phones: Phones) -> None:
        """Show the names that are kept."""
        super().__init__(
            hint=fr_en("Facultatif\u00a0: club.lan", "Optional: club.lan"),
            name=fr_en("Autres noms de cet ordinateur", "Other names of this computer"),
        )
        self._phones = phones
        self.editingFinished.connect(self._keep)

    def refresh(self) -> None:
        """Show the names that are kept, unless others are being typed."""
        if not self.isModified():
            self.setText(", ".join(self._phones.host_names))

    def _keep(self) -> None:
        if self.isModified():
            self.setModified(False)
            self._phones.set_host_names(self.text())
            self.refresh()


def _encrypted(phones: Phones) -> bool:
    """Return whether what is sent is encrypted, or would be once phones are on."""
    if phones.on:
        return phones.address.startswith("https:")
    return phones.uses_own_certificate or phones.certificate is not None


class PairDialog(HouseDialog):
    """A PIN and a code, good for two minutes; it closes once they are not."""

    def __init__(self, offer: Offer, phones: Phones, parent: QWidget | None = None) -> None:
        """Show how a phone comes in."""
        role = role_text(offer.role.value)
        role = role[:1].lower() + role[1:]
        title = fr_en("Associer\u00a0: {0}", "Pair: {0}").format(role)
        refused = phones.refuses_unprotected and not phones.address.startswith("https:")
        if refused:
            words = fr_en(
                "Lisez le code avec l’appareil photo du téléphone.",
                "Read the code with the phone’s camera.",
            )
        elif offer.role is Role.READER:
            words = fr_en(
                "Donnez au programme l’adresse {0} et ces chiffres.",
                "Give the program the address {0} and these digits.",
            ).format(phones.address)
        else:
            words = fr_en(
                "Lisez le code avec l’appareil photo du téléphone, ou ouvrez {0}/pair et tapez "
                "les chiffres.",
                "Read the code with the phone’s camera, or open {0}/pair and type the digits.",
            ).format(phones.address)
        super().__init__(title, words, parent)
        self._left = offer.lasts_s
        self._role = offer.role
        self.pin = label("", Say.FIGURE)
        self.pin.setMinimumHeight(Height.TOP_BAR)
        # Digits typed across the air are refused: none are shown.
        self.pin.setVisible(not refused)
        self.why = label("", Say.STRONG, tone=Tone.AMBER, wraps=True)
        self.body.addWidget(self.why)
        self.code = CodeSquare(offer.address)
        self.left = label("", Say.SOFT)
        self._phones = phones
        self._before = {one.device.post for one in phones.paired()}
        self.came = label("", Say.STRONG, tone=Tone.ACCENT, wraps=True)
        self.came.setAlignment(Qt.AlignmentFlag.AlignCenter)
        middle = Qt.AlignmentFlag.AlignCenter
        for part in (self.code, self.pin, self.left):
            self.body.addWidget(part, 0, middle)
        self.body.addWidget(self.came)
        self.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)
        timer = QTimer(self)
        timer.timeout.connect(self._count)
        timer.start(SECOND_MS)
        self._show_pin({offer.role: offer.pin})
        phones.replaced.connect(self._show_pin)
        self._tell()

    def _show_pin(self, pins: Mapping[Role, str]) -> None:
        """Show the PIN of this role, and why it has ten digits."""
        pin = pins.get(self._role)
        if pin is None:
            return
        groups = (pin[:3], pin[3:6], pin[6:])
        self.pin.setText("\u2002".join(group for group in groups if group))
        self.why.setVisible(len(groups[-1]) > 0 and not self.pin.isHidden())
        self.why.setText(
            fr_en(
                "Trop de codes faux ont été tapés\u00a0: seul ce code de dix chiffres est bon.",
                "Too many wrong codes were typed: only this ten-digit code works now.",
            )
        )

    def _count(self) -> None:
        self._left -= 1
        self._tell()
        if self._left <= 0:
            self.reject()

    def _tell(self) -> None:
        told = fr_en("Encore {0} s", "{0} s left")
        self.left.setText(told.format(self._left))
        came = [
            one.device.name for one in self._phones.paired() if one.device.post not in self._before
        ]
        self.came.setVisible(bool(came))
        self.came.setText(titled(fr_en("Vient d’être associé", "Just paired"), listed(came)))
