"""A person's requests to the club: an export of their data, or its erasure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QWidget

from td_app.ports.copies import CopiesErased, SafeCopy
from td_app.ports.privacy import ReceiptLine, Trace
from td_app.ports.trouble import StorageTrouble
from td_app.printing.personal_data import (
    Erasure,
    certificate_pdf,
    fields_told,
    held_text,
    receipt_words,
)
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.printing.outcome import Saving
from td_app.ui.printing.paper_printer import PaperPrinter
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column
from td_app.ui.widgets.tips import explained
from td_app.words import trouble_sentence
from td_app.words.copies import moment_words
from td_app.words.language import fr_en
from td_app.words.privacy import (
    PAGES_LEFT,
    PHOTO,
    erased_name,
    kind_words,
    read_again_words,
    rewritten_words,
    say_held,
)

ERASE = "erase"
PRINT = "print"
SAVE = "save"
WIDTH = 620
LIST_HEIGHT = 240


class EraseQuestion(HouseDialog):
    """The data to erase of a person, each with its box: ``chosen`` gives ``erase``."""

    def __init__(
        self,
        subject: Subject,
        traces: Sequence[Trace],
        titles: dict[int, str],
        *,
        over: QWidget,
        copies: int,
        away: Path | None,
        site: Sequence[str] = (),
    ) -> None:
        """Ask about ``traces``; ``away`` is the second place of the copies, when it is not here.

        ``site`` says what becomes of the name where the club publishes.
        """
        title = fr_en("Effacer {0}\u00a0?", "Erase {0}?").format(subject.person.display_name)
        words = fr_en(
            "Définitif\u00a0: ne peut pas être annulé. Le tournoi et ses résultats restent, sous "
            "«\u00a0{0}\u00a0». Les copies de sûreté sont réécrites ({1}).",
            "This is permanent and cannot be undone. The tournament and its results stay, under "
            "“{0}”. The backups are rewritten ({1}).",
        ).format(subject.left_as, copies)
        super().__init__(title, words, over, icon="warning", width=WIDTH)
        self.boxes: list[tuple[QCheckBox, Trace]] = []
        self.body.addWidget(self._list(traces, titles))
        for told in (*site, *_beside(away)):
            self.body.addWidget(label(told, Say.SMALL, wraps=True))
        self.add_button(ERASE, fr_en("Effacer", "Erase"), Rank.DANGER)
        keep = explained(
            self.add_button("cancel", fr_en("Ne rien effacer", "Do not erase"), Rank.PRIMARY),
            "Ferme la question ; rien n’est effacé.",
            "Closes the question; nothing is erased.",
        )
        keep.setFocus()

    def parted(self) -> tuple[list[Trace], list[Trace]]:
        """Return the data to erase, and the data the director wants kept."""
        erased = [trace for box, trace in self.boxes if box.isChecked()]
        return erased, [trace for box, trace in self.boxes if not box.isChecked()]

    def _list(self, traces: Sequence[Trace], titles: dict[int, str]) -> QScrollArea:
        unsure = [trace for trace in traces if not trace.sure and trace.erasable]
        beyond = [trace for trace in traces if not trace.erasable]
        perhaps = fr_en(
            "Peut-être la même personne\u00a0: cochez ce qui la concerne",
            "Possibly the same person: tick what belongs to them",
        )
        rows: list[QWidget] = [self._box(trace, titles) for trace in traces if trace.sure]
        if unsure:
            rows += [label(perhaps, Say.STRONG, wraps=True)]
            rows += [self._box(trace, titles) for trace in unsure]
        if beyond:
            stays = fr_en(
                "Reste dans le journal, qui ne se réécrit pas",
                "Stays in the log, which is never rewritten",
            )
            rows += [label(stays, Say.STRONG, wraps=True)]
            rows += [label(_words_of(trace, titles), wraps=True) for trace in beyond]
        inside = QWidget()
        dress(inside, kind="scrolled")
        column(*rows, STRETCH, on=inside, spacing=Space.TIGHT, margins=0)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.setFixedHeight(min(LIST_HEIGHT, inside.sizeHint().height() + Space.WIDE))
        return area

    def _box(self, trace: Trace, titles: dict[int, str]) -> QCheckBox:
        words = _words_of(trace, titles)
        box = QCheckBox(_cut(words).replace("&", "&&"))
        box.setChecked(trace.sure)
        box.setAccessibleName(words)
        explained(
            box,
            "Cochez ce qui concerne cette personne : ce sera effacé aussi.",
            "Tick what belongs to this person: it will be erased too.",
        )
        self.boxes.append((box, trace))
        return box


class ErasedDialog(HouseDialog):
    """What came of an erasure, and its certificate: ``chosen`` gives ``print`` or ``save``."""

    def __init__(self, erasure: Erasure, rewritten: str, over: QWidget) -> None:
        """Tell of ``erasure``; ``rewritten`` says what became of the copies."""
        title = fr_en("{0} est effacé", "{0} is erased").format(erasure.name)
        read = read_again_words(len(erasure.left))
        super().__init__(title, f"{rewritten} {read}", over, icon="check", width=WIDTH)
        handed = fr_en(
            "L’attestation dit ce qui a été effacé, où il ne reste rien, ce qui n’a pas pu être "
            "atteint. Remettez-la\u00a0: elle ne pourra plus être refaite.",
            "The certificate tells what was erased, where nothing is left and what could not be "
            "reached. Hand it over: it cannot be made again.",
        )
        self.site = label("", Say.BODY, wraps=True)
        self.body.addWidget(self.site)
        self.body.addWidget(label(handed, Say.SMALL, wraps=True))
        self.tell_site(erasure.done.elsewhere)
        self.add_button(
            "cancel",
            fr_en("Finir sans attestation", "Finish without it"),
            Rank.QUIET,
            explains=(
                "Ferme sans attestation ; l’effacement est fait.",
                "Closes without a certificate; the erasure is done.",
            ),
        )
        self.add_button(
            SAVE,
            fr_en("En PDF…", "As PDF…"),
            explains=(
                "Enregistre l’attestation là où vous dites ; le logiciel n’en garde rien.",
                "Saves the certificate where you choose; the program keeps nothing of it.",
            ),
        )
        self.add_button(
            PRINT,
            fr_en("Imprimer…", "Print…"),
            Rank.PRIMARY,
            explains=(
                "Imprime l’attestation à remettre à la personne.",
                "Prints the certificate to hand to the person.",
            ),
        )

    def tell_site(self, lines: Sequence[ReceiptLine]) -> None:
        """Tell what became of the name on the club's site, as far as it is known now."""
        tell(self.site, "\n".join(map(receipt_words, lines)))
        self.fit()


@dataclass(frozen=True, slots=True)
class Subject:
    """The person asking: by name, as an entrant of a tournament, as a member of the register.

    ``left_as`` is what stands for them in what is kept once they are erased.
    """

    person: Person
    left_as: str
    entrant: tuple[int, int] | None = None
    member: int | None = None


def subject_of(live: LiveTournament, entrant: int) -> Subject:
    """Return an entrant of the open tournament as who asks."""
    place = (live.session.tournament, entrant)
    return Subject(live.person(entrant), erased_name(entrant), place)


class PrivacyActs(QObject):
    """``told(words)`` what came of an act."""

    told = Signal(str)

    def __init__(self, desk: Desk, over: QWidget) -> None:
        """Act on the club of ``desk``, asking over ``over``."""
        super().__init__(over)
        self._desk = desk
        self._over = over
        self.saving = Saving(over)
        self.saving.saved.connect(self._on_saved)
        self.saving.failed.connect(self._on_trouble)
        self.printer = PaperPrinter(over)
        self.question: EraseQuestion | None = None
        self.done: ErasedDialog | None = None
        self._asked: Erasure | None = None
        desk.erased.connect(self._on_erased)
        desk.publisher.changed.connect(self._on_published)

    def ask_held(self, subject: Subject) -> None:
        """Ask for a file, and write a person's data to it."""
        named = fr_en("Données personnelles, {0}.txt", "Personal data, {0}.txt").format(
            "".join(c if c.isalnum() or c in " -" else "_" for c in subject.person.display_name)
        )
        self.saving.ask_file(named, "(*.txt)", lambda: self.personal_data(subject))

    def personal_data(self, subject: Subject) -> bytes:
        """Return the personal data stored about somebody, as an encoded text."""
        text = held_text(
            self._desk.club,
            subject.person,
            self._traces(subject),
            self._copies(),
            datetime.now(),
            self._reports(subject.person),
        )
        return text.encode("utf-8-sig", "replace")

    def ask_erase(self, subject: Subject) -> None:
        """Show what would be erased of somebody, and ask."""
        try:
            traces = self._traces(subject)
            titles = {row.id: row.name or row.date for row in self._desk.club.evenings()}
        except StorageTrouble as trouble:
            self._on_trouble(trouble)
            return
        question = self.question = EraseQuestion(
            *(subject, traces, titles),
            over=self._over,
            copies=len(self._copies()),
            away=self._away(),
            site=self._on_site(),
        )
        question.chosen.connect(
            lambda way: self._erase(subject, *question.parted()) if way == ERASE else None
        )
        question.open()

    def _erase(self, subject: Subject, erased: list[Trace], kept: list[Trace]) -> None:
        self.told.emit(fr_en("Effacement en cours…", "Erasing…"))
        name = subject.person.display_name
        files = self._desk.club.copies
        server = files is not None and files.elsewhere
        self._asked = Erasure(
            name, subject.left_as, tuple(erased), CopiesErased(), self._away(), server
        )
        self._desk.erase(subject.person, erased, kept)

    def certificate(self, erasure: Erasure) -> bytes:
        """Return the certificate of an erasure, with what was sent to the site meanwhile."""
        site = tuple(self._desk.publisher.receipt()) or erasure.done.elsewhere
        now = replace(erasure, done=replace(erasure.done, elsewhere=site))
        return certificate_pdf(now, self._desk.stationery(), datetime.now())

    def _hand_over(self, way: str, erasure: Erasure) -> None:
        """Print or save the certificate: its file and its job are named after nobody."""
        title = fr_en("Attestation d’effacement", "Certificate of erasure")
        if way == PRINT and self.printer.ask(self.certificate(erasure), title):
            return
        if way in (PRINT, SAVE):
            self.saving.ask_file(f"{title}.pdf", "(*.pdf)", lambda: self.certificate(erasure))

    def _traces(self, subject: Subject) -> Sequence[Trace]:
        privacy = self._desk.club.privacy
        if privacy is None:
            return ()
        return privacy.traces(subject.person, subject.entrant, subject.member)

    def _second(self) -> Path | None:
        if self._desk.copies is not None:
            return self._desk.copies.second_place
        return None

    def _away(self) -> Path | None:
        """Return the second place of the copies where it is not there now."""
        copies = self._desk.copies
        return None if copies is None or copies.second_is_there else copies.second_place

    def _copies(self) -> Sequence[SafeCopy]:
        files = self._desk.club.copies
        if files is not None:
            return files.copies(self._second())
        return ()

    def _reports(self, person: Person) -> Sequence[Path]:
        files = self._desk.club.copies
        return files.reports_naming(person) if files is not None else ()

    def _on_erased(self, done: CopiesErased | StorageTrouble) -> None:
        asked = self._asked
        self._asked = None
        if isinstance(done, StorageTrouble):
            self._on_trouble(done)
            return
        left = [f"{moment_words(copy.made_ms)} ({copy.path})" for copy, _ in done.left]
        told = rewritten_words(len(done.rewritten), left)
        self.told.emit(told)
        if asked is None or not self._over.isVisible():
            return
        erasure = replace(asked, done=done)
        dialog = self.done = ErasedDialog(erasure, told, self._over)
        dialog.chosen.connect(lambda way: self._hand_over(way, erasure))
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def _on_site(self) -> list[str]:
        """Return what becomes of the name on the club's site, before it is erased."""
        told = []
        if self._desk.publisher.on:
            told += [
                fr_en(
                    "Sur le site du club, le nom disparaît dès le prochain envoi\u00a0; les copies "
                    "faites par d’autres restent.",
                    "On the club’s site the name goes with the next sending; copies made by others "
                    "stay.",
                )
            ]
        left = self._desk.publisher.left_elsewhere()
        if left:
            told += [receipt_words(ReceiptLine(PAGES_LEFT, left))]
        return told

    def _forget_dialog(self) -> None:
        self.done = None

    def _on_published(self) -> None:
        if self.done is not None:
            self.done.tell_site(self._desk.publisher.receipt())

    def _on_saved(self, paths: Sequence[Path]) -> None:
        self.told.emit(fr_en("Enregistré dans {0}", "Saved to {0}").format(paths[0]))

    def _on_trouble(self, trouble: StorageTrouble) -> None:
        self.told.emit(trouble_sentence(trouble))


def _beside(away: Path | None) -> list[str]:
    told = [
        fr_en(
            "Restent à détruire à la main\u00a0: les papiers imprimés, et les fichiers "
            "enregistrés ou envoyés hors de l’application.",
            "You must still destroy printed copies, and any files saved or sent outside the "
            "application.",
        )
    ]
    if away is not None:
        gone = fr_en(
            "{0} n’est pas branché\u00a0: ses copies de sûreté gardent le nom. Branchez-le "
            "d’abord.",
            "{0} is not plugged in: its backups keep the name. Plug it in first.",
        )
        told.append(gone.format(away))
    return told


def _words_of(trace: Trace, titles: dict[int, str]) -> str:
    """Return what a trace is, of which evening, and what it says; then what would stay."""
    if trace.names:
        shown = trace.names[0].display_name
    else:
        shown = next(fields_told(trace), "")
    if trace.instead:
        shown = f"{shown} → {trace.instead}"
    kind = "" if trace.kind == "beyond" else kind_words(trace.kind)
    photo = say_held(PHOTO) if trace.photo else ""
    return " · ".join(filter(None, (kind, titles.get(trace.tournament, ""), shown, photo)))


def _cut(words: str) -> str:
    """A line that fits the dialog; the whole is read out."""
    if len(words) <= 84:
        return words
    return f"{words[:83]}…"
