"""Where a head, a search or filters have little room, words are listed, shortened or wrapped."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.layout import STRETCH, column
from td_app.ui.widgets.page_head import PageHead
from td_app.ui.widgets.page_parts import PageTabs
from td_app.ui.widgets.searching import SearchField


def shown(part: QWidget, width: int, app: QApplication) -> QWidget:
    """Show a part so wide, laid out."""
    window = part.window()
    window.resize(width, 200)
    part.resize(width, part.height())
    window.show()
    app.processEvents()
    return part


class TestHead:
    def test_a_button_without_room_is_listed_and_does_the_same(self, qapp: QApplication) -> None:
        done: list[str] = []
        papers = Button("Voir les papiers", does=lambda: done.append("papers"))
        around = QWidget()
        head = PageHead("Archives", papers, Button("Lire"), fold=(papers,))
        head.setParent(around)
        shown(head, 700, qapp)
        assert papers.isVisible()
        assert head.more.isHidden()
        shown(head, 250, qapp)
        assert not papers.isVisible()
        assert not head.more.isHidden()
        head.more.list_now()
        (line,) = head.more.lines.actions()
        line.trigger()
        assert (line.text(), done) == ("Voir les papiers", ["papers"])
        shown(head, 700, qapp)
        assert papers.isVisible()
        assert head.more.isHidden()

    def test_tabs_are_whole_before_a_button_beside_them(self, qapp: QApplication) -> None:
        report = Button("Imprimer le rapport")
        around = QWidget()
        page = QWidget(around)
        tabs = PageTabs("Caisse", ("Les montants dus", "À payer", "Clôture"))
        tabs.lay_out(page, QWidget(), beside=(report,))
        shown(page, tabs.sizeHint().width() + report.sizeHint().width() + 80, qapp)
        assert not report.isVisible()
        assert tabs.width() >= tabs.sizeHint().width()
        shown(page, 900, qapp)
        assert report.isVisible()


def test_a_narrow_search_invites_in_a_word_then_by_its_glass_alone(qapp: QApplication) -> None:
    search = SearchField("Date, nom, joueur, vainqueur")
    shown(search, 400, qapp)
    assert (search.placeholderText(), search.toolTip()) == ("Date, nom, joueur, vainqueur", "")
    shown(search, 140, qapp)
    assert search.placeholderText() == "Chercher"
    assert "vainqueur" in search.toolTip()
    shown(search, 60, qapp)
    assert search.placeholderText() == ""
    assert search.accessibleName() == "Date, nom, joueur, vainqueur"


def test_filters_that_wrap_stand_on_two_lines_rather_than_cut(qapp: QApplication) -> None:
    names = [(name, name) for name in ("Inscrits", "Présents", "Majorité à vérifier", "Sortis")]
    chips = FilterChips(names, "Filtrer la liste", wraps=True)
    page = QWidget()
    column(chips, STRETCH, on=page, margins=0)
    shown(page, 900, qapp)
    tops = {button.y() for button in chips.buttons.values()}
    assert len(tops) == 1
    shown(page, 220, qapp)
    assert len({button.y() for button in chips.buttons.values()}) > 1
    for button in chips.buttons.values():
        assert button.width() >= button.sizeHint().width()
