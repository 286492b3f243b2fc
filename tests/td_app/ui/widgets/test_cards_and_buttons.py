from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.theme.tokens import Height, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.chip_disc import ChipDisc
from td_app.ui.widgets.labels import label
from td_app.ui.widgets.notices import (
    Banner,
    BannerFacts,
    EmptyFacts,
    EmptyPage,
    TodoCard,
    TodoFacts,
    Urgency,
)
from td_app.ui.widgets.page_parts import Card, SectionHeading
from td_app.ui.widgets.pill import Pill, PillFacts, Shape, pill_width
from td_app.ui.widgets.rail import Rail, RailEntry
from td_app.wall.chips import ChipFacts

LONG = (
    "Table 3 compte trois joueurs de moins que la plus grande ; la prochaine grosse blinde "
    "de la table 7 y prend la place où elle paiera la grosse blinde au plus tôt."
)


def shown(qtbot: QtBot, widget: QWidget, width: int = 0) -> QWidget:
    """Show a widget as a page does: at the top of a column ``width`` pixels wide."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(widget, 0, Qt.AlignmentFlag(0) if width else Qt.AlignmentFlag.AlignLeft)
    column.addStretch(1)
    qtbot.addWidget(holder)
    holder.resize(width or 600, 700)
    holder.show()
    QApplication.processEvents()
    widget.holder = holder  # type: ignore[attr-defined]  # lives as long as what it holds
    return holder


def words_cut_in(widget: QWidget) -> list[str]:
    """Return the words that do not have the height or the width they need."""
    cut = []
    for words in widget.findChildren(QLabel):
        if not words.isVisible() or not words.text():
            continue
        if words.wordWrap():
            needed = words.heightForWidth(words.width())
            if words.height() < needed:
                cut.append(words.text())
        elif words.width() < words.sizeHint().width():
            cut.append(words.text())
    return cut


class TestButton:
    @pytest.mark.parametrize("rank", list(Rank))
    def test_every_rank_is_as_high_as_a_field(
        self, dressed: QApplication, qtbot: QtBot, rank: Rank
    ) -> None:
        button = Button("Tirer les places", rank, icon="draw")
        shown(qtbot, button)
        assert button.height() == Height.CONTROL

    def test_the_floor_has_larger_ones(self, dressed: QApplication, qtbot: QtBot) -> None:
        button = Button("Oui", scale="floor")
        shown(qtbot, button)
        assert button.height() == Height.FLOOR_CONTROL

    def test_the_keyboard_does_not_change_its_size(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        button = Button("Exporter")
        shown(qtbot, button)
        before = button.sizeHint()
        button.setFocus()
        assert button.sizeHint() == before

    def test_a_greyed_button_says_why(self, dressed: QApplication, qtbot: QtBot) -> None:
        button = Button("Tirer", tip="Tirage au sort")
        qtbot.addWidget(button)
        button.set_refusal("Personne n’est présent.")
        assert not button.isEnabled() and button.toolTip() == "Personne n’est présent."
        assert button.accessibleDescription() == "Personne n’est présent."
        button.set_refusal(None)
        assert button.isEnabled() and button.toolTip() == "Tirage au sort"


class TestTodoCard:
    def facts(self, **more: object) -> TodoFacts:
        return TodoFacts(
            "move-7-3",
            "Table 7 → table 3",
            LONG,
            ("2.3", "2.4"),
            "Indiquer la BB",
            "Plus tard",
            **more,  # type: ignore[arg-type]
        )

    @pytest.mark.parametrize("width", [240, 280, 360])
    def test_no_word_is_cut(self, dressed: QApplication, qtbot: QtBot, width: int) -> None:
        card = TodoCard(self.facts(caution="Les entrées tardives sont encore ouvertes."))
        shown(qtbot, card, width)
        assert words_cut_in(card) == []
        for button in card.findChildren(Button):
            corner = button.mapTo(card, QPoint(0, 0))
            assert card.rect().contains(QRect(corner, button.size()))

    def test_its_buttons_tell_which_card(self, dressed: QApplication, qtbot: QtBot) -> None:
        card = TodoCard(self.facts())
        shown(qtbot, card, 280)
        assert card.primary is not None and card.secondary is not None
        with qtbot.waitSignal(card.primaryClicked) as told:
            qtbot.mouseClick(card.primary, Qt.MouseButton.LeftButton)
        assert told.args == ["move-7-3"]
        with qtbot.waitSignal(card.secondaryClicked):
            qtbot.mouseClick(card.secondary, Qt.MouseButton.LeftButton)

    def test_an_article_can_be_opened(self, dressed: QApplication, qtbot: QtBot) -> None:
        card = TodoCard(self.facts())
        shown(qtbot, card, 280)
        chips = [b for b in card.findChildren(Button) if b.text() == "§\u00a02.4"]
        with qtbot.waitSignal(card.articleClicked) as told:
            qtbot.mouseClick(chips[0], Qt.MouseButton.LeftButton)
        assert told.args == ["2.4"]

    def test_what_may_be_done_is_not_the_one_thing_to_do(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        must, may = TodoCard(self.facts()), TodoCard(self.facts(urgency=Urgency.MAY))
        qtbot.addWidget(must)
        qtbot.addWidget(may)
        assert must.primary is not None and must.primary.property("rank") == "primary"
        assert may.primary is not None and may.primary.property("rank") == "secondary"

    def test_a_refusal_greys_its_button(self, dressed: QApplication, qtbot: QtBot) -> None:
        card = TodoCard(self.facts(refusal="Une main est en cours."))
        qtbot.addWidget(card)
        assert card.primary is not None and card.primary.toolTip() == "Une main est en cours."

    def test_other_facts_replace_it_in_place(self, dressed: QApplication, qtbot: QtBot) -> None:
        card = TodoCard(self.facts())
        shown(qtbot, card, 280)
        card.set_facts(TodoFacts("close-9", "Fermer la table 9", "Les autres suffisent."))
        assert card.key == "close-9" and card.primary is None
        assert "Fermer la table 9" in card.accessibleName()


class TestBanner:
    def test_its_icon_stands_beside_one_line_and_at_the_first_of_several(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        banner = Banner(BannerFacts("Sont-ils membres ?", actions=("Membres", "Invités")))
        qtbot.addWidget(banner)
        banner.resize(700, banner.sizeHint().height())
        banner.show()
        icon, words, _ = banner.findChildren(QLabel)
        assert abs(icon.geometry().center().y() - words.geometry().center().y()) <= 1
        banner.set_facts(BannerFacts("DUPRÉ remporte le tournoi", detail="Imprimez le classement."))
        QApplication.processEvents()
        assert icon.y() <= words.geometry().center().y()

    def test_its_buttons_tell_their_place(self, dressed: QApplication, qtbot: QtBot) -> None:
        banner = Banner(BannerFacts("L’heure a changé", actions=("Enregistrer", "Suivre")))
        shown(qtbot, banner, 700)
        with qtbot.waitSignal(banner.acted) as told:
            qtbot.mouseClick(banner.buttons[1], Qt.MouseButton.LeftButton)
        assert told.args == [1]

    @pytest.mark.parametrize("width", [300, 420, 900])
    def test_no_word_is_cut(self, dressed: QApplication, qtbot: QtBot, width: int) -> None:
        banner = Banner(BannerFacts(LONG, LONG, Tone.RED, ("Réessayer", "Plus tard"), True))
        shown(qtbot, banner, width)
        assert words_cut_in(banner) == []

    def test_it_can_be_put_away(self, dressed: QApplication, qtbot: QtBot) -> None:
        banner = Banner(BannerFacts("Fait", closable=True))
        shown(qtbot, banner, 500)
        close = next(b for b in banner.findChildren(Button) if b.isVisible())
        with qtbot.waitSignal(banner.closed):
            qtbot.mouseClick(close, Qt.MouseButton.LeftButton)

    def test_it_turns_from_amber_to_red(self, dressed: QApplication, qtbot: QtBot) -> None:
        banner = Banner(BannerFacts("Lent", actions=("Attendre",)))
        shown(qtbot, banner, 500)
        banner.set_facts(BannerFacts("Disque plein", tone=Tone.RED))
        assert banner.property("tone") == "red" and banner.buttons == ()


class TestEmptyPage:
    def test_it_says_what_to_do_first(self, dressed: QApplication, qtbot: QtBot) -> None:
        page = EmptyPage(EmptyFacts("players", "Personne", LONG, "Importer", "Ajouter"))
        qtbot.addWidget(page)
        page.resize(900, 600)
        page.show()
        assert words_cut_in(page) == []
        with qtbot.waitSignal(page.primaryClicked):
            qtbot.mouseClick(page.primary, Qt.MouseButton.LeftButton)
        with qtbot.waitSignal(page.secondaryClicked):
            qtbot.mouseClick(page.secondary, Qt.MouseButton.LeftButton)


class TestPill:
    @pytest.mark.parametrize("shape", list(Shape))
    @pytest.mark.parametrize("tone", list(Tone))
    def test_it_has_the_room_of_its_word(
        self, dressed: QApplication, qtbot: QtBot, shape: Shape, tone: Tone
    ) -> None:
        facts = PillFacts("Disqualifié", tone, shape)
        pill = Pill(facts)
        shown(qtbot, pill)
        assert pill.width() >= pill_width(facts) and not pill.grab().isNull()

    def test_it_is_read_out(self, dressed: QApplication, qtbot: QtBot) -> None:
        pill = Pill(PillFacts("Assis"))
        qtbot.addWidget(pill)
        pill.set_facts(PillFacts("Sorti", shape=Shape.CROSS))
        assert pill.accessibleName() == "Sorti"


@pytest.mark.usefixtures("in_french")
class TestChipDisc:
    def test_it_bears_value_and_colour_name(self, dressed: QApplication, qtbot: QtBot) -> None:
        chip = ChipDisc(ChipFacts(25000, "#ffffff", "blanc"))
        shown(qtbot, chip)
        assert chip.accessibleName() == "25\u202f000, blanc"
        assert chip.sizeHint().height() > chip.sizeHint().width()

    def test_it_can_be_pressed(self, dressed: QApplication, qtbot: QtBot) -> None:
        chip = ChipDisc(ChipFacts(100, "#1b1d1f", "noir"))
        shown(qtbot, chip)
        with qtbot.waitSignal(chip.clicked):
            qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)


class TestCard:
    def test_it_has_a_heading_with_room_beside(self, dressed: QApplication, qtbot: QtBot) -> None:
        card = Card("À faire")
        assert card.heading is not None
        card.heading.set_beside("2")
        card.heading.add(Button("Tout voir", Rank.QUIET))
        card.body.addWidget(label(LONG, wraps=True))
        shown(qtbot, card, 300)
        assert words_cut_in(card) == []

    def test_names_are_never_read_as_markup(self, qapp: QApplication, qtbot: QtBot) -> None:
        words = label("<b>Bob</b>")
        qtbot.addWidget(words)
        assert words.textFormat() == Qt.TextFormat.PlainText

    def test_a_heading_can_change(self, dressed: QApplication, qtbot: QtBot) -> None:
        heading = SectionHeading("Annonces", beside="1")
        qtbot.addWidget(heading)
        heading.set_beside("3")
        assert [words.text() for words in heading.findChildren(QLabel)] == ["Annonces", "3"]


class TestRail:
    def rail(self, qtbot: QtBot) -> Rail:
        rail = Rail([RailEntry("room", "Salle", "room"), RailEntry("clock", "Horloge", "clock")])
        qtbot.addWidget(rail)
        rail.resize(rail.width(), 400)
        rail.show()
        return rail

    def test_a_click_asks_for_a_page(self, dressed: QApplication, qtbot: QtBot) -> None:
        rail = self.rail(qtbot)
        button = rail.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)[-1]
        with qtbot.waitSignal(rail.pageChosen) as told:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert told.args == ["clock"] and rail.chosen() == "clock"

    def test_the_window_can_choose_without_asking(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        rail = self.rail(qtbot)
        with qtbot.assertNotEmitted(rail.pageChosen):
            rail.choose("clock")
        assert rail.chosen() == "clock"
