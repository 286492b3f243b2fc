"""What is cut in a window: labels that do not fit, in the language that is spoken.

    python tests/checks/cut_labels.py [--size 1024x600] [--language fr]

A label is what the application says: a button, a tab, a title of a column, what a list to choose
from shows, a tick box, a line of a list, a plain text. Names of people and places, which evenings
bring, may be cut: they stand in cells and lines of their own.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from checks.made_up_language import Found, Watched, every_scene, looked_at_each, path_of
from PySide6.QtWidgets import QAbstractButton, QListView, QStyleOptionViewItem, QTabBar, QWidget

from td_app.cli.trying import pictures_written
from td_app.ui.gallery.pictures import Gallery
from td_app.ui.gallery.stage import Scenes
from td_app.ui.pages.evening.papers.paper_list import PaperLine, PaperList
from td_app.ui.widgets.labels import CutLabel
from td_app.ui.widgets.row_table import RowTable
from td_app.words.language import Language

SMALLEST = (1024, 600)


class CutLabels(Watched):
    """The labels of windows that do not fit, whatever the language."""

    def __init__(self) -> None:
        super().__init__()
        #: How many labels were measured.
        self.looked_at = 0

    def look(self, text: str, where: str, *, page: bool = False) -> None:
        """Look at nothing but the room."""

    def _fits(self, text: str, wide: float, room: float, where: str) -> None:
        self.looked_at += 1
        if wide > room and text.strip():
            self.found[Found(self.scene, "cut", text, where)] = None

    def _look_in(self, widget: QWidget) -> None:
        match widget:
            case CutLabel():
                if widget.text() != widget.whole and not widget.named:
                    self.found[Found(self.scene, "cut", widget.whole, path_of(widget))] = None
            case QTabBar():
                self._look_at_tabs(widget)
            case RowTable() if isinstance(widget.parentWidget(), PaperList):
                self._look_at_papers(widget)
            case QListView() if widget.model() is not None:
                self._look_at_lines(widget)
            case QAbstractButton() if not widget.text():
                pass
            case _:
                super()._look_in(widget)

    def _look_at_tabs(self, tabs: QTabBar) -> None:
        for at in range(tabs.count()):
            shown = tabs.tabRect(at).intersected(tabs.rect())
            wide = tabs.tabSizeHint(at).width()
            self._fits(tabs.tabText(at), wide, shown.width(), path_of(tabs))

    def _look_at_papers(self, papers: RowTable[PaperLine]) -> None:
        """Look at the names of papers: a table whose cells are labels, and no data."""
        for row in range(papers.model().rowCount()):
            index = papers.model().index(row, 0)
            if papers.columnSpan(row, 0) > 1:
                continue
            wide = papers.sizeHintForIndex(index).width()
            self._fits(str(index.data() or ""), wide, papers.columnWidth(0), path_of(papers))

    def _look_at_lines(self, lines: QListView) -> None:
        option = QStyleOptionViewItem()
        lines.initViewItemOption(option)
        model = lines.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            wide = lines.itemDelegateForIndex(index).sizeHint(option, index).width()
            room = lines.visualRect(index).width()
            self._fits(
                str(index.data() or ""), wide, min(room, lines.viewport().width()), path_of(lines)
            )


def cut_labels(
    scenes: Callable[[Gallery], Scenes], language: Language, size: tuple[int, int] = SMALLEST
) -> CutLabels:
    """Return what was looked at in some scenes of the gallery, and what is cut there."""
    watched = CutLabels()
    with looked_at_each(watched, scenes), tempfile.TemporaryDirectory() as folder:
        pictures_written(Path(folder), language, "light", size)
    return watched


def main() -> int:
    """Print what is cut; return 1 where anything is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1024x600")
    parser.add_argument("--language", default="fr", choices=("fr", "en"))
    options = parser.parse_args()
    width, _, height = options.size.partition("x")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    watched = cut_labels(every_scene, options.language, (int(width), int(height)))
    told: dict[tuple[str, str], list[str]] = {}
    for one in watched.found:
        told.setdefault((one.text, one.where), []).append(one.scene)
    for (text, where), scenes in sorted(told.items()):
        print(f"{text}  ({where}; {scenes[0]}, {len(scenes)} in all)")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
