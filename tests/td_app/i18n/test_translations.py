"""The screens' French is well set, all of it is asked for by ``tr``, and all has its English."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from td_app.i18n import install_translators
from td_app.i18n.asked_texts import asked_texts
from td_app.i18n.regenerate import BUILT, TEXTS, build, lacking, sources, update
from td_app.ui.figures import whole
from td_app.words import standing_text
from td_app.words.language import current_language

ASKED = asked_texts(sources())
FRENCH = {f"{asked.context}: {asked.text}" for asked in ASKED if asked.text is not None}
FRENCH_LETTERS = re.compile("[àâçéèêëîïôùûœÀÂÇÉÈÊ«»]")
#: A language is called by its own name in every language.
OWN_NAMES = frozenset({"Français"})
#: What people write (a list of names, a message, prizes) is not the application's to say.
SAMPLES = frozenset({"page_scenes.py", "public_scenes.py", "floor_scenes.py"})


def translations() -> Iterator[tuple[str, str, str]]:
    """Context, French and English of each text that has its translation."""
    for context in ET.parse(TEXTS).iter("context"):
        for message in context.iter("message"):
            english = message.findtext("translation", "")
            if english:
                yield context.findtext("name", ""), message.findtext("source", ""), english


@pytest.fixture
def spoken_again(qapp: QApplication) -> Iterator[QApplication]:
    """Return the application, which speaks French again when the test is over."""
    before, locale = current_language(), QLocale()
    yield qapp
    install_translators(qapp, before)
    QLocale.setDefault(locale)


class TestTheFrenchOfTheScreens:
    def test_every_text_can_be_known_from_the_code(self) -> None:
        assert [asked.where for asked in ASKED if asked.text is None] == []

    def test_no_mark_can_start_a_line(self) -> None:
        assert [text for text in FRENCH if re.search(r" [:;!?»%]|«(?!\u00a0)", text[1:])] == []
        assert [text for text in FRENCH if re.search(r"\w[;!?»]", text)] == []

    def test_no_straight_quotes_and_no_three_dots(self) -> None:
        assert [text for text in FRENCH if '"' in text or "..." in text] == []

    def test_no_french_is_shown_without_being_asked_for(self) -> None:
        own = [
            file for file in sources() if "wording" not in file.parts and file.name not in SAMPLES
        ]
        left = [said for file in own for said in unasked(file)]
        assert left == []


def unasked(file: Path) -> Iterator[str]:
    """French between quotes that no ``tr`` asks for; docstrings are for readers of the code."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    asked = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("tr", "translate"))
        for part in ast.walk(node)
    }
    known = {one.text for one in asked_texts([file])} | OWN_NAMES
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        said = node.value
        shown = id(node) not in asked | docs and len(said) > 1 and said not in known
        if shown and FRENCH_LETTERS.search(said):
            yield f"{file.name}:{node.lineno}: {said}"


class TestTheEnglish:
    def test_it_is_in_step_with_the_code(self, tmp_path: Path) -> None:
        again = Path(shutil.copy(TEXTS, tmp_path))
        update(again)
        assert again.read_bytes() == TEXTS.read_bytes(), "run python -m td_app.i18n"

    def test_no_text_lacks_its_translation(self) -> None:
        assert lacking() == ()

    def test_what_qt_reads_is_current(self, tmp_path: Path) -> None:
        built = tmp_path / "td_app_en.qm"
        build(TEXTS, built)
        assert built.read_bytes() == BUILT.read_bytes(), "run python -m td_app.i18n"

    def test_the_same_figures_are_told(self) -> None:
        def fields(text: str) -> set[str | None]:
            return {field for _, field, _, _ in Formatter().parse(text)} - {None}

        assert [
            source for _, source, text in translations() if fields(source) != fields(text)
        ] == []

    def test_it_is_english(self) -> None:
        assert [text for _, _, text in translations() if FRENCH_LETTERS.search(text)] == []
        assert [text for _, _, text in translations() if re.search(r"\s[:;!?]", text)] == []


class Shelf(QObject):
    """Something that asks for a text of its own."""


class TestSpeaking:
    def test_english_reaches_screens_sentences_figures_and_qt(
        self, spoken_again: QApplication
    ) -> None:
        install_translators(spoken_again, "en")
        assert QCoreApplication.translate("pages", "Joueurs") == "Players"
        assert standing_text("seated") == "playing"
        assert whole(14_800) == "14,800"

    def test_french_is_back_without_a_restart(self, spoken_again: QApplication) -> None:
        install_translators(spoken_again, "en")
        install_translators(spoken_again, "fr")
        assert QCoreApplication.translate("pages", "Joueurs") == "Joueurs"
        assert standing_text("seated") == "en jeu"
        assert whole(14_800) == "14\u202f800"
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        assert box.buttons()[0].text().replace("&", "") == "Annuler"

    def test_a_text_without_translation_stays_french(self, spoken_again: QApplication) -> None:
        install_translators(spoken_again, "en")
        assert Shelf().tr("Étagère") == "Étagère"

    def test_every_translation_is_found_by_its_context(self, spoken_again: QApplication) -> None:
        install_translators(spoken_again, "en")
        lost = [
            source
            for context, source, text in translations()
            if QCoreApplication.translate(context, source) != text
        ]
        assert lost == []
