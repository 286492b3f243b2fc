"""Failures of the disk or the file, and errors of the program; recorded entries are safe."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Tone, dress
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.tips import explained
from td_app.words import trouble_sentence
from td_app.words.language import fr_en

TRY_AGAIN = "try_again"
GIVE_UP = "give_up"
LOOK = "look"
SALVAGE = "salvage"
USE_COPY = "use_copy"
OTHER_COPY = "other_copy"
BEGIN = "begin"
CONTINUE = "continue"
QUIT = "quit"
OPEN = "open"
GO_ON = "go_on"


class TroubleDialog(HouseDialog):
    """``chosen`` gives ``try_again`` or ``give_up`` for an action that was not written."""

    def __init__(self, trouble: StorageTrouble, parent: QWidget | None = None) -> None:
        """Show the failure of the club's file, or of its server."""
        in_doubt = trouble.code == "ACT_IN_DOUBT"
        title = fr_en("L’action n’a pas pu être enregistrée", "The action could not be recorded")
        if in_doubt:
            title = fr_en("L’action est peut-être enregistrée", "The action may be recorded")
        super().__init__(title, trouble_sentence(trouble), parent, icon="warning")
        unchanged = fr_en(
            "Rien n’a changé et rien n’est perdu\u00a0: le tournoi est resté tel quel.",
            "Nothing has changed and nothing is lost: the tournament is as it was.",
        )
        if not in_doubt:
            self.body.addWidget(label(unchanged, wraps=True))
        if trouble.detail:
            said = fr_en("Message du système\u00a0: {0}", "The system says: {0}").format(
                trouble.detail
            )
            self.body.addWidget(label(said, Say.SMALL, wraps=True))
        explained(
            self.add_button(GIVE_UP, fr_en("Renoncer à l’action", "Discard the action")),
            "Abandonne l’action : elle n’est pas enregistrée.",
            "Discards the action: it is not recorded.",
        )
        self.add_button(TRY_AGAIN, fr_en("Réessayer", "Try again"), Rank.PRIMARY)

    def settled(self, _entry: object) -> None:
        """Close: the action was found recorded."""
        self.reject()


def trouble_title(trouble: StorageTrouble) -> str:
    """Return what a trouble is about that is no action's: the club's file, or a copy of it."""
    if trouble.code in {"BACKUP_FAILED", "COPY_DIFFERS"}:
        return fr_en("Une copie de sûreté pose problème", "There is a problem with a backup")
    return fr_en("Le fichier du club pose problème", "There is a problem with the club’s file")


class FileTroubleDialog(HouseDialog):
    """The club's file cannot be opened: ``chosen`` gives ``look`` (without writing) or ``quit``.

    ``shared``: it is a database on a server; ``goes_on``: nothing was changed, and one goes on.
    """

    def __init__(
        self,
        sentence: str,
        parent: QWidget | None = None,
        *,
        can_look: bool = False,
        shared: bool = False,
        goes_on: bool = False,
    ) -> None:
        """Say why in ``sentence``; offer to look when that is possible."""
        title = fr_en(
            "Le fichier du club ne peut pas être ouvert", "The club’s file cannot be opened"
        )
        if shared:
            title = fr_en(
                "La base du club ne peut pas être ouverte", "The club’s database cannot be opened"
            )
        if goes_on:
            title = fr_en("Rien n’a changé", "Nothing has changed")
        super().__init__(title, sentence, parent, icon="warning" if goes_on else "lock")
        if goes_on:
            self.add_button(CONTINUE, fr_en("Continuer", "Continue"), Rank.PRIMARY)
            return
        if can_look:
            self.body.addWidget(
                label(
                    fr_en(
                        "Vous pouvez consulter les tournois sans rien modifier.",
                        "You can look at the tournaments without changing anything.",
                    ),
                    wraps=True,
                )
            )
        self.add_button(
            QUIT, fr_en("Quitter", "Quit"), Rank.SECONDARY if can_look else Rank.PRIMARY
        )
        if can_look:
            explained(
                self.add_button(
                    LOOK, fr_en("Ouvrir en lecture seule", "Open read-only"), Rank.PRIMARY
                ),
                "Ouvre le club en lecture seule : rien n’y change.",
                "Opens the club read-only: nothing in it changes.",
            )


class FileWarningDialog(HouseDialog):
    """The club's file is open; something about it ought to be known."""

    def __init__(self, sentences: Sequence[str], parent: QWidget | None = None) -> None:
        """Say each of ``sentences``."""
        super().__init__(
            fr_en("À savoir sur le fichier du club", "About the club’s file"),
            parent=parent,
            icon="warning",
            width=600,
        )
        for sentence in sentences:
            self.body.addWidget(label(sentence, wraps=True))
        self.add_button("continue", fr_en("Continuer", "Continue"), Rank.PRIMARY)


class DamageDialog(HouseDialog):
    """The club's file is damaged, or gone: ``chosen`` gives ``use_copy``, ``other_copy``, ``quit``,
    and ``salvage`` (damaged) or ``begin`` (gone).
    """

    def __init__(
        self,
        sentence: str,
        parent: QWidget | None = None,
        *,
        copy: Sequence[str] = (),
        gone: bool = False,
    ) -> None:
        """Show the reason, ``sentence``; ``copy``: the content of the copy that can replace the
        file.
        """
        title = fr_en("Le fichier du club est abîmé", "The club’s file is damaged")
        if gone:
            title = fr_en("Le fichier du club n’est plus là", "The club’s file is missing")
        super().__init__(title, sentence, parent, icon="warning", width=600)
        for line in copy:
            self.body.addWidget(label(line, Say.SMALL, wraps=True))
        if not gone:
            whole = fr_en(
                "Ce qui est intact peut aussi être lu et recopié dans un nouveau fichier\u00a0: "
                "chaque journal jusqu’à sa première entrée abîmée.",
                "What can still be read can be recovered into a new file: each log up to its "
                "first damaged entry.",
            )
            self.body.addWidget(label(whole, wraps=True))
        self.add_button(QUIT, fr_en("Quitter", "Quit"), Rank.QUIET)
        if copy:
            main = Rank.SECONDARY
        else:
            main = Rank.PRIMARY
        if gone:
            explained(
                self.add_button(BEGIN, fr_en("Créer un nouveau club", "Create a new club"), main),
                "Crée un fichier vide ; les copies restent où elles sont.",
                "Creates an empty file; the backups stay where they are.",
            )
        else:
            explained(
                self.add_button(
                    SALVAGE, fr_en("Récupérer ce qui est intact", "Recover what can be read"), main
                ),
                "Recopie à part chaque journal, jusqu’à sa première ligne abîmée.",
                "Copies each log to a new file, up to its first damaged line.",
            )
        other = fr_en("Choisir une copie…", "Choose a backup…")
        if copy:
            other = fr_en("Choisir une autre copie…", "Choose another backup…")
        self.add_button(OTHER_COPY, other)
        if copy:
            explained(
                self.add_button(
                    USE_COPY, fr_en("Revenir à la copie", "Restore the backup"), Rank.PRIMARY
                ),
                "Remplace le fichier par la copie ; l’ancien est gardé sous un autre nom.",
                "Replaces the file with the backup; the old file is kept under another name.",
            )


class SalvagedDialog(HouseDialog):
    """What was saved of a damaged file, what was lost, and where it is: ``chosen`` gives
    ``look``, or ``go_on`` to use it in place of the damaged file.
    """

    def __init__(self, lines: Sequence[str], target: Path, parent: QWidget | None = None) -> None:
        """Show a line a tournament, and the new file."""
        super().__init__(
            fr_en("Les données intactes sont récupérées", "The readable part has been recovered"),
            fr_en(
                "Dans «\u00a0{0}\u00a0». Le fichier abîmé est resté tel quel. Regardez le fichier "
                "récupéré, ou utilisez-le\u00a0: il remplace alors le fichier abîmé, qui est "
                "gardé à côté.",
                "In “{0}”. The damaged file is as it was. Look at the recovered file, or use it: "
                "it then replaces the damaged file, which is kept beside it.",
            ).format(target),
            parent,
            icon="save",
            width=600,
        )
        for line in lines:
            self.body.addWidget(label(line, wraps=True))
        explained(
            self.add_button(GO_ON, fr_en("Utiliser ce fichier", "Use this file")),
            "Les données récupérées deviennent le fichier du club.",
            "The recovered data becomes the club’s file.",
        )
        explained(
            self.add_button(LOOK, fr_en("Regarder", "Look at it"), Rank.PRIMARY),
            "Ouvre les données récupérées en lecture seule.",
            "Opens the recovered data read-only.",
        )


class PutBackDialog(HouseDialog):
    """Another file took the place of the club's: a backup, unless ``title`` says otherwise."""

    def __init__(
        self, lines: Sequence[str], parent: QWidget | None = None, *, title: str = ""
    ) -> None:
        """Show which copy is open now, from when, and where the file of before is."""
        title = title or fr_en("Copie de sûreté rétablie", "Backup restored")
        super().__init__(title, parent=parent, icon="undo", width=600)
        for line in lines:
            self.body.addWidget(label(line, wraps=True))
        self.add_button(CONTINUE, fr_en("Continuer", "Continue"), Rank.PRIMARY)


class CrashDialog(HouseDialog):
    """``chosen`` gives ``continue`` or ``quit``."""

    def __init__(self, report: Path | None, parent: QWidget | None = None) -> None:
        """Say where ``report`` is, None when none could be written."""
        super().__init__(
            fr_en(
                "Une erreur de l’application s’est produite", "The application ran into an error"
            ),
            fr_en(
                "Ce n’est pas votre faute. Tout ce qui était enregistré l’est toujours\u00a0: le "
                "tournoi se rouvrira exactement là où il en était.",
                "This is not your fault. Everything recorded is safe: the tournament will reopen "
                "exactly where it was.",
            ),
            parent,
            icon="warning",
            width=560,
        )
        if report is not None:
            self._tell_report(report)
        self.add_button(QUIT, fr_en("Quitter", "Quit"))
        self.add_button(CONTINUE, fr_en("Continuer", "Continue"), Rank.PRIMARY).setFocus()

    def _tell_report(self, report: Path) -> None:
        words = fr_en(
            "Un rapport a été enregistré, avec une copie du journal sans aucun nom. "
            "Transmettez-le à la personne qui s’occupe de l’application.",
            "A report has been saved, with a copy of the log without names. Send it to the person "
            "who looks after the application.",
        )
        self.body.addWidget(label(words, wraps=True))
        where = QLineEdit(str(report))
        where.setReadOnly(True)
        where.setAccessibleName(fr_en("Emplacement du rapport", "Report location"))
        explained(
            where,
            "Le fichier du rapport, à joindre quand vous demandez de l’aide.",
            "The report file, to attach when you ask for help.",
        )
        where.setCursorPosition(0)
        dress(where, read="true")
        self.body.addWidget(label(fr_en("Emplacement du rapport", "Report location"), Say.STRONG))
        self.body.addWidget(where)
        self._folder = QUrl.fromLocalFile(str(report.parent))
        button = self.add_button(
            "folder", fr_en("Ouvrir le dossier", "Open the folder"), Rank.QUIET
        )
        button.clicked.disconnect()
        button.clicked.connect(lambda: QDesktopServices.openUrl(self._folder))


class PasswordDialog(HouseDialog):
    """``chosen`` gives ``open`` or ``quit``; what was typed stands in ``password``."""

    def __init__(self, wrong: str = "", parent: QWidget | None = None) -> None:
        """Ask for the password, which is not stored. ``wrong``: why the previous one is refused."""
        title = fr_en("Mot de passe du serveur du club", "Password for the club’s server")
        words = fr_en("Il n’est enregistré nulle part.", "It is not saved anywhere.")
        super().__init__(title, words, parent, icon="lock")
        self.password = explained(
            QLineEdit(),
            "Le mot de passe des postes. Pour ne pas le retaper : PGPASSWORD, ou un fichier de "
            "service.",
            "The password of the club’s computers. To save typing it: PGPASSWORD or a service "
            "file.",
        )
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.setAccessibleName(title)
        asked = label(fr_en("Mot de passe", "Password"), Say.STRONG)
        asked.setBuddy(self.password)
        self.body.addWidget(asked)
        self.body.addWidget(self.password)
        if wrong:
            self.body.addWidget(label(wrong, Say.BODY, tone=Tone.RED, wraps=True))
        self.add_button(QUIT, fr_en("Quitter", "Quit"))
        opens = self.add_button(OPEN, fr_en("Ouvrir", "Open"), Rank.PRIMARY, tells_why=True)
        empty = fr_en("Tapez d’abord le mot de passe.", "Type the password first.")
        opens.set_refusal(empty)
        self.password.textChanged.connect(lambda t: opens.set_refusal(None if t else empty))
        self.password.setFocus()
