"""Which page of the paper is seen, the next, the one before, and how large."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.ui.pages.papers.paper_preview import PaperPreview
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import row
from td_app.words.figures import whole
from td_app.words.language import fr_en


class PageTurner(QWidget):
    """Turns the pages of a preview; nothing to turn on a paper of one page."""

    def __init__(self, preview: PaperPreview) -> None:
        """Turn the pages of ``preview``."""
        super().__init__()
        self._preview = preview
        self._whole = False
        self.told = label("", Say.SOFT)
        self.before = self._turn("chevron-left", fr_en("Page précédente", "Previous page"), -1)
        self.after = self._turn("chevron-right", fr_en("Page suivante", "Next page"), 1)
        self.fit = Button(fr_en("Page entière", "Whole page"), Rank.QUIET, scale="small")
        self.fit.clicked.connect(lambda: self.see_whole(not self._whole))
        row(self.fit, self.before, self.told, self.after, on=self, spacing=Space.HAIR, margins=0)
        preview.turned.connect(self.refresh)
        self.refresh()

    def see_whole(self, whole: bool) -> None:
        """See pages whole, or as wide as there is room; the button offers the other way."""
        self._whole = whole
        self.fit.setText(
            fr_en("Pleine largeur", "Full width") if whole else fr_en("Page entière", "Whole page")
        )
        self._preview.fit_whole_page(whole)

    def refresh(self) -> None:
        """Tell which page is seen."""
        page, pages = self._preview.page + 1, self._preview.pages
        one = fr_en("1 page", "1 page")
        told = (
            fr_en("Page {0} / {1}", "Page {0} / {1}").format(whole(page), whole(pages))
            if pages > 1
            else one
        )
        self.told.setText(told if pages > 0 else "")
        self.before.setVisible(pages > 1)
        self.after.setVisible(pages > 1)
        self.before.setEnabled(page > 1)
        self.after.setEnabled(page < pages)

    def _turn(self, icon: str, words: str, by: int) -> Button:
        button = Button(rank=Rank.QUIET, icon=icon, scale="small", tip=words)
        button.setAccessibleName(words)
        button.clicked.connect(lambda: self._preview.go_to(self._preview.page + by))
        return button
