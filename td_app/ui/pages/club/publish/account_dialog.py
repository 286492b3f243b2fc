"""Where the club publishes, asked: the account, tried before anything is sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.publishing.secrets import secret_name
from td_app.publishing.transports.accounts import Account
from td_app.publishing.transports.transport import TransportTrouble, UnknownHost
from td_app.ui.club_settings import NAME
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.club.publish.account_form import AccountForm
from td_app.ui.publisher import Trial
from td_app.ui.theme import Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.tips import explained
from td_app.ui.work_apart import WorkApart
from td_app.words import trouble_sentence
from td_app.words.language import fr_en
from td_app.words.publishing import publishing_sentence
from td_app.words.publishing_page import trial_words

WIDTH: Final = 640
PUBLISH: Final = "publish"
#: Where a line may break.
ZERO_WIDTH: Final = "\u200b"


def trouble_words(trouble: object) -> str:
    """Return what stands in the way, and what to do."""
    match trouble:
        case StorageTrouble():
            return trouble_sentence(trouble)
        case TransportTrouble():
            return publishing_sentence(trouble)
    return ""


def _in_lines(trouble: Exception) -> str:
    """Return what stands in the way; a fingerprint may go on in the next line."""
    words = trouble_words(trouble)
    shown = getattr(trouble, "params", {}).get("fingerprint", "")
    return words.replace(shown, shown.replace(":", f":{ZERO_WIDTH}")) if shown else words


class AccountDialog(HouseDialog):
    """``chosen`` gives ``publish``; the account is then kept, and publishing begins."""

    help_page = "publish"

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        """Ask for the account of ``desk``’s club, the one it has first."""
        super().__init__(
            fr_en("Où publier", "Where to publish"),
            fr_en(
                "Rien n’est envoyé avant «\u00a0Publier là\u00a0». Ensuite, les pages suivent "
                "d’elles-mêmes ce qui se joue ici.",
                "Nothing is sent before “Publish there”. From then on the pages follow what is "
                "played here by themselves.",
            ),
            parent,
            icon="export",
            width=WIDTH,
        )
        self._publisher = desk.publisher
        standing = desk.publisher.standing
        account = None
        if standing is not None:
            account = standing.account
        self.form = AccountForm(desk.publisher, account, desk.settings.value(NAME))
        self.said = label("", Say.BODY, wraps=True)
        self.said.hide()
        self.accept_host = explained(
            Button(fr_en("Accepter ce serveur", "Accept this server")),
            "Reconnaît désormais ce serveur à cette empreinte, et refuse tout autre à sa place.",
            "Knows this server by this fingerprint from now on, and refuses any other.",
        )
        self.accept_host.hide()
        self.body.addWidget(self.form)
        self.body.addWidget(self.said)
        self.body.addWidget(self.accept_host)
        self._work = WorkApart(self)
        self._work.ended.connect(lambda outcome: self._show_trial(outcome.result()))
        self._accepts: Callable[[], object] = lambda: None
        self.accept_host.clicked.connect(lambda: self._accepts())
        self.try_it = Button(
            fr_en("Essayer le compte", "Try the account"),
            does=self._try,
            explains=(
                "Se connecte au compte et dit ce qui serait envoyé, sans rien envoyer du club.",
                "Connects to the account and says what would be sent, sending nothing of the club.",
            ),
        )
        self._row.insertWidget(0, self.try_it)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"), Rank.QUIET)
        explained(
            self.add_button(PUBLISH, fr_en("Publier là", "Publish there"), Rank.PRIMARY),
            "Envoie le site là, d’ici, et le garde à jour.",
            "Sends the site there from this computer, and keeps it up to date.",
        )
        self.chosen.connect(self._on_chosen)
        self.form.changed.connect(self._check_lines)
        # Another kind has other lines: no room is left between them.
        self.form.kind.choiceChanged.connect(lambda _kind: self.fit())
        self._check_lines()

    def _check_lines(self) -> None:
        """Let an account that is whole alone be tried, or published to."""
        self.accept_host.hide()
        try:
            self.form.account()
        except TransportTrouble as trouble:
            why = publishing_sentence(trouble)
        else:
            why = ""
        for button in (self.try_it, self.buttons[PUBLISH]):
            button.set_refusal(why or None)
        tell(self.said, "", Tone.NEUTRAL)

    def _try(self) -> None:
        if not self._work.idle:
            return
        account = self.form.account()
        secret = self.form.secret()
        if secret is not None:
            self._publisher.type_secret(account, secret)
        self.try_it.set_refusal(fr_en("L’essai est en cours.", "It is being tried."))
        tell(self.said, fr_en("Essai en cours…", "Trying…"), Tone.NEUTRAL)
        self._work.begin(partial(self._publisher.tried, account), "publishing-trial")

    def _show_trial(self, trial: Trial) -> None:
        self.try_it.set_refusal(None)
        if trial.trouble is None:
            words = trial_words(len(trial.due.waiting), trial.who)
            tell(self.said, words, Tone.ACCENT)
            return
        tell(self.said, _in_lines(trial.trouble), Tone.RED)
        match trial.trouble:
            case UnknownHost(fingerprint=fingerprint):
                self._offer(fr_en("Accepter ce serveur", "Accept this server"), (fingerprint,))
            case TransportTrouble(code="HOST_CHANGED"):
                self._offer(fr_en("Remplacer l’ancien serveur", "Replace the earlier server"), ())

    def _offer(self, words: str, known: tuple[str, ...]) -> None:
        self.accept_host.setText(words)
        self._accepts = partial(self._know, known)
        self.accept_host.show()
        self.fit()
        # Where all of it has no room, what is asked first is in sight.
        self.between.ensureWidgetVisible(self.accept_host)

    def _know(self, known: tuple[str, ...]) -> None:
        self.form.known = known
        self.accept_host.hide()
        self._try()

    def _on_chosen(self, name: str) -> None:
        if name == PUBLISH:
            account: Account = self.form.account()
            self.form.keep_secret(secret_name(account))
            self._publisher.publish_to(account)
