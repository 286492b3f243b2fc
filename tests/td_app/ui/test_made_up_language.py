"""A language that nobody wrote: what is shown in it is said in it, on pages and papers."""

from __future__ import annotations

from itertools import islice

from checks import made_up_language as made_up
from checks.made_up_language import CODE, Watched, is_cut, outside
from PySide6.QtWidgets import QApplication

from td_app.ui.gallery.page_scenes import _pages
from td_app.ui.gallery.pictures import Gallery
from td_app.ui.gallery.stage import Scenes
from td_app.words.language import languages

#: Of those of an evening just drawn.
PAPERS = 5


def ten_pages(gallery: Gallery) -> Scenes:
    """Yield the pages of an evening in play."""
    return _pages(gallery._stage, gallery._stage.sample(), "")


def test_what_stands_outside_the_brackets() -> None:
    assert outside("⟦Table 4⟧: DUPONT ⟦is ⟦out⟧…") == ": DUPONT "
    assert outside("the end of a line⟧ after it") == " after it"
    assert is_cut("⟦Clos…")
    assert not is_cut("⟦Close⟧")


def test_a_made_up_text_is_longer_and_keeps_its_fields() -> None:
    assert made_up.made_up("Table {n}: {name}") == "⟦Table {n}: {name} l⟧"


def test_pages_say_all_in_the_language_and_cut_nothing(qapp: QApplication) -> None:
    watched = Watched()
    made_up.look_at_scenes(watched, ten_pages)
    assert len(watched.scenes) >= 10
    assert list(watched.found) == []
    assert CODE not in languages()


def test_papers_are_printed_in_the_language_whole() -> None:
    watched = Watched()
    with made_up.made_up_language(on_paper=True):
        made_up.look_at_papers(watched, islice(made_up.every_paper(), PAPERS))
    assert len(watched.scenes) == PAPERS
    assert [one for one in watched.found if one.what in ("escapes", "cut")] == []
