"""The papers of any page: made, printed or saved, and recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import Document, Part, Stationery, StationeryNow
from td_app.printing.files import of_the_evening
from td_app.printing.print_history import ON_A_ROLL, Order, PrintMemory, joined, ordered, together
from td_app.program.atomic_files import write_file
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.printing.outcome import Outcome, Saving
from td_app.ui.printing.paper_printer import PaperPrinter
from td_app.words.language import current_language, fr_en
from td_app.words.papers import waiting_sentence

Made = tuple[Order, bytes]
Wanted = tuple[tuple[Document, ...], str]
"""Papers, and what is said of those left out."""

BREATH = 10
"""Milliseconds left to the screens between two papers."""

OVER = "OVER_ALREADY"
"""Why a paper is not to come any more."""


class PrintRoom(QObject):
    """``noted()`` when a print is remembered, ``busyChanged()`` as papers begin or end.

    ``outcome`` is the line that the page shows. One job at a time: asked again meanwhile,
    nothing happens.
    """

    noted = Signal()
    busyChanged = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(
        self, over: QWidget, live: LiveTournament, stationery: StationeryNow = Stationery
    ) -> None:
        """Ask over ``over``; papers are those of ``live``, on the club's ``stationery``."""
        super().__init__(over)
        self._live = live
        self._stationery = stationery
        self.memory = PrintMemory(live.session)
        self.saving = Saving(over)
        self.printer = PaperPrinter(over)
        self.outcome = Outcome(self.saving, self.printer)
        self._steps: Iterator[None] = iter(())
        self._next = QTimer(self)
        self._next.setInterval(BREATH)
        self._next.timeout.connect(self._advance)
        self._busy = False
        self._sent: tuple[Order, ...] = ()
        self.printer.printed.connect(self._on_printed)
        self.printer.failed.connect(self._done)
        self.printer.left.connect(self._done)

    @property
    def busy(self) -> bool:
        """Return whether papers are being made, asked about or sent."""
        return self._busy

    def order(self, paper: Document) -> Order:
        """Return the order of a paper as it would be printed now."""
        with taking_time():
            return ordered(paper, self._live.session, self._stationery())

    def print(self, order: Order) -> None:
        """Print a paper: it is made, then the system's dialog is asked."""
        self._print_all(order.title, [lambda: order], "")

    def print_part(self, part: Part, title: str) -> None:
        """Print everything for a part of the evening, in one job."""
        papers, left_out = self._together(part)
        self._print_all(title, self._orders(papers), left_out)

    def save(self, paper: Document) -> None:
        """Ask where a paper goes as a PDF, as it is once that is known."""
        named = of_the_evening(paper.file, self._live.setup())
        self._save_as(named, lambda: ((paper,), ""))

    def save_part(self, part: Part, file: str) -> None:
        """Ask where everything for a part of the evening goes, as one PDF."""
        named = of_the_evening(file, self._live.setup())
        self._save_as(named, lambda: self._together(part))

    def _save_as(self, file: str, wanted: Callable[[], Wanted]) -> None:
        """Ask where papers go as one PDF; which ones is known then."""

        def to(path: Path) -> None:
            papers, self.outcome.left_out = wanted()
            self._make(self._orders(papers), lambda made: self._save_whole(path, made))

        self.saving.ask_path(file, "PDF (*.pdf)", to)

    def save_part_apart(self, part: Part) -> None:
        """Ask for a folder where everything for a part of the evening goes, paper by paper."""

        def to(folder: Path) -> None:
            papers, self.outcome.left_out = self._together(part, apart=True)
            self.write(folder, papers)

        self.saving.ask_folder(to)

    def write(
        self,
        folder: Path,
        papers: Sequence[Document],
        besides: Callable[[Path], Sequence[Path]] = lambda _: (),
    ) -> None:
        """Write papers into a folder, each under its own name, and what ``besides`` writes."""

        def write_all(made: Sequence[Made]) -> None:
            def written(_: Path) -> Sequence[Path]:
                paths: list[Path] = []
                for order, pdf in made:
                    self.outcome.saved_already = len(paths)
                    write_file(folder / order.file, pdf)
                    self._note((order,), "file", order.file)
                    paths.append(folder / order.file)
                self.outcome.saved_already = len(paths)
                return (*paths, *besides(folder))

            self.saving.save_all(folder, written)
            self.outcome.saved_already = 0
            self._done()

        self._make(self._orders(papers), write_all)

    def _together(self, part: Part, *, apart: bool = False) -> Wanted:
        found = together(self._live.session, part, self._stationery(), apart=apart)
        return found.papers, left_out_sentence(found.left_out)

    def _orders(self, papers: Sequence[Document]) -> list[Callable[[], Order]]:
        return [partial(self.order, paper) for paper in papers]

    def _print_all(self, title: str, orders: list[Callable[[], Order]], left_out: str) -> None:
        def made(papers: Sequence[Made]) -> None:
            self._sent = tuple(order for order, _ in papers)
            self.outcome.hide()
            self._ask(self._whole(papers), title)

        self.outcome.left_out = left_out
        self._make(orders, made)

    def _ask(self, pdf: bytes, title: str) -> None:
        if self.printer.ask(pdf, title):
            return
        self._done()
        if len(self._sent) == 1:
            file = self._sent[0].file
        else:
            file = f"{title}.pdf"

        def to(path: Path) -> None:
            self._write(path, pdf)

        self.outcome.tell_no_printer(lambda: self.saving.ask_path(file, "PDF (*.pdf)", to))

    def _make(
        self, orders: list[Callable[[], Order]], made: Callable[[Sequence[Made]], None]
    ) -> None:
        """Make papers one after the other; the screens are alive between two of them.

        Not in a thread: what Python clears away there may be a widget, and Qt then dies.
        """
        if self._busy or not orders:
            return
        self._busy = True
        self.busyChanged.emit()
        self._steps = self._making(orders, made)
        if len(orders) > 1:
            self._next.start()
            return
        while self._advance():
            pass

    def _making(
        self, orders: list[Callable[[], Order]], made: Callable[[Sequence[Made]], None]
    ) -> Iterator[None]:
        papers: list[Made] = []
        for number, ask in enumerate(orders, start=1):
            with taking_time():
                order = ask()
            if len(orders) > 1:
                self.outcome.tell_making(order.title, number, len(orders))
                yield
            with taking_time():
                papers.append((order, order.draw()))
        # The system's dialog may turn the events itself: no step comes in between.
        self._next.stop()
        made(papers)

    def _advance(self) -> bool:
        """Take one step of the job, False once it is done; a fault leaves the page free."""
        try:
            next(self._steps)
        except StopIteration:
            return False
        except BaseException:
            self._next.stop()
            self._done()
            raise
        return True

    def _whole(self, papers: Sequence[Made]) -> bytes:
        if len(papers) == 1:
            return papers[0][1]
        with taking_time():
            return joined([(order.title, pdf) for order, pdf in papers])

    def _save_whole(self, path: Path, papers: Sequence[Made]) -> None:
        self._sent = tuple(order for order, _ in papers)
        self._write(path, self._whole(papers))

    def _write(self, path: Path, pdf: bytes) -> None:
        def written(_: Path) -> Sequence[Path]:
            write_file(path, pdf)
            self._note(self._sent, "file", path.name)
            return (path,)

        self.saving.save_all(path.parent, written)
        self._done()

    def _on_printed(self, _pages: int) -> None:
        if self.printer.whole:
            onto: Literal["printer", "file"] = "file" if self.printer.into_file else "printer"
            where = self.printer.where
            self._note(self._sent, onto, Path(where).name if onto == "file" else where)
        self._done()

    def _note(self, orders: Sequence[Order], onto: Literal["printer", "file"], where: str) -> None:
        try:
            self.memory.note(orders, onto, where)
        except StorageTrouble as trouble:
            # Printed all the same: the window says what is wrong with the club's file.
            self._live.trouble.emit(trouble)
        self.noted.emit()

    def _done(self) -> None:
        if self._busy:
            self._busy = False
            self.busyChanged.emit()


def left_out_sentence(left_out: Sequence[tuple[Document, str]], between: str = " ") -> str:
    """Return the papers left out, by reason; empty when none is.

    ``between`` stands between two reasons.
    """
    language = current_language()
    titles: dict[str, list[str]] = {}
    for paper, code in left_out:
        titles.setdefault(code, []).append(paper.title(language))
    told = []
    for code, named in titles.items():
        if code == ON_A_ROLL:
            words = fr_en("À imprimer à part\u00a0: {0}.", "To print separately: {0}.")
            why = fr_en(
                "Ils s’impriment sur l’imprimante à rouleau.", "They print on the roll printer."
            )
        else:
            words = fr_en("Pas encore\u00a0: {0}.", "Not yet: {0}.")
            why = waiting_sentence(code)
        if code == OVER:
            words = fr_en("Inutiles\u00a0: {0}.", "Not needed: {0}.")
        told.append(f"{words.format(', '.join(named))} {why}")
    return between.join(told)


@contextmanager
def taking_time() -> Iterator[None]:
    """Show the hourglass meanwhile."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
