"""The journal page: what happened, in order, as minutes are read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from td_app.tournament import events as ev
from td_app.tournament.views.minutes import MinuteLine
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.journal.minute_list import MinuteList, MinuteRows
from td_app.ui.pages.page import Page
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, wide
from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.widgets.searching import SearchField
from td_app.ui.widgets.tips import explained
from td_app.words.figures import whole
from td_app.words.language import fr_en

LATEST = 300
"""Lines shown before all of them are asked for."""

#: Entries that change how older lines read: struck, no longer struck, another name.
SPEAKING_OF_OLDER = frozenset(
    event.KIND for event in (ev.ActionUndone, ev.ActionRedone, ev.EntrantCorrected)
)


class JournalPage(Page):
    """Shows the latest lines; all of them on demand. What was undone stays, struck and said so."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the minutes of ``live``."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self._all = False
        self._lines: list[MinuteLine] = []
        self._rows = MinuteRows()
        words = fr_en(
            "Chercher un nom, une table, un article", "Search a name, a table, an article"
        )
        self.search = explained(
            SearchField(words),
            "N’affiche que les lignes où figure ce nom, cette table ou cet article.",
            "Shows only the lines with this name, table or article.",
        )
        self.search.searched.connect(self._search)
        self.count = label("", Say.SOFT)
        self.everything = Button(
            fr_en("Tout afficher", "Show all"),
            icon="journal",
            explains=("Affiche aussi les lignes plus anciennes.", "Also shows older lines."),
        )
        self.everything.clicked.connect(self.show_all)
        self.list = MinuteList()
        self.search.went_down.connect(self.list.setFocus)
        self.search.attach_search(self.list)
        told = fr_en("Aucune ligne ne contient ces mots.", "No line contains these words.")
        self.nothing = label(told, Say.SOFT)
        title = fr_en("Journal", "Log")
        column(
            PageHead(title, wide(self.search), self.count, self.everything),
            column(
                self.nothing,
                wide(self.list),
                spacing=Space.SNUG,
                margins=(GUTTER, 0, GUTTER, GUTTER),
            ),
            on=self,
            spacing=0,
            margins=0,
        )
        self.refresh()

    def refresh(self) -> None:
        """Show the minutes as they are now."""
        if self._all:
            lines = self._every_line()
        else:
            lines = self.live.minutes(LATEST)
        self.list.set_rows(self._rows.rows(lines))
        self._count(len(lines))

    def find_text(self, text: str) -> None:
        """Search for ``text`` and give the field the keyboard."""
        self.search.search_for(text)

    def show_all(self) -> None:
        """Show every line since the tournament was created."""
        self._all = True
        self.refresh()

    def _every_line(self) -> Sequence[MinuteLine]:
        """Return every line: new ones are added to those known, unless they change older ones."""
        more = self.live.sequence - len(self._lines)
        if more and self._lines:
            new = self.live.minutes(more)
        else:
            new = ()
        if not self._lines or any(line.kind in SPEAKING_OF_OLDER for line in new):
            self._lines = list(self.live.minutes(None))
        else:
            self._lines.extend(new)
        return self._lines

    def _search(self, typed: str) -> None:
        self.list.filter.set_typed(typed)
        self.list.scrollToBottom()
        self.nothing.setVisible(self.list.filter.rowCount() == 0)

    def _count(self, shown: int) -> None:
        entries = self.live.sequence
        self.everything.setVisible(shown < entries)
        self.nothing.setVisible(self.list.filter.rowCount() == 0)
        if shown < entries:
            told = fr_en("{0} dernières lignes sur {1}", "last {0} lines of {1}")
            words = told.format(whole(shown), whole(entries))
        elif entries == 1:
            words = fr_en("1 ligne", "1 line")
        else:
            words = fr_en("{0} lignes", "{0} lines").format(whole(entries))
        self.count.setText(words)
