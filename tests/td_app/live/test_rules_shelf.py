"""The rules at hand (1.1): the club's copy of the federation's file, its articles by heading."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import MemoryDirectory, a_club, a_setup

from rules_ropta.rulebook import load_rulebook
from rules_ropta.ruling import Refused
from td_app.live.rules_shelf import ADDRESS, KEPT_AS, HeadingPlace, RulesShelf, heading_places
from td_app.ports.trouble import StorageTrouble


@pytest.fixture
def shelf(tmp_path: Path) -> RulesShelf:
    return RulesShelf(MemoryDirectory(), tmp_path / "club")


@pytest.fixture
def published(tmp_path: Path) -> Path:
    path = tmp_path / "ROPTA 2025-02.pdf"
    path.write_bytes(b"%PDF-1.4 a rulebook")
    return path


class TestTheFileOfTheFederation:
    def test_at_first_there_is_none(self, shelf: RulesShelf) -> None:
        assert shelf.file() is None
        assert shelf.attached() == ""

    def test_a_copy_is_kept_beside_the_club(self, shelf: RulesShelf, published: Path) -> None:
        kept = shelf.attach(published)
        published.unlink()
        assert shelf.file() == kept == shelf.folder / KEPT_AS
        assert kept.read_bytes().endswith(b"a rulebook")
        assert shelf.attached() == "ROPTA 2025-02.pdf"

    def test_a_copy_that_has_gone_is_known_to_have_been_there(
        self, shelf: RulesShelf, published: Path
    ) -> None:
        shelf.attach(published).unlink()
        assert shelf.file() is None
        assert shelf.attached() == "ROPTA 2025-02.pdf"

    def test_what_is_no_pdf_changes_nothing(
        self, shelf: RulesShelf, published: Path, tmp_path: Path
    ) -> None:
        shelf.attach(published)
        other = tmp_path / "liste.pdf"
        other.write_text("pas un PDF")
        with pytest.raises(StorageTrouble) as trouble:
            shelf.attach(other)
        assert trouble.value.code == "NOT_A_PDF"
        assert shelf.attached() == "ROPTA 2025-02.pdf"

    def test_a_file_that_is_not_there(self, shelf: RulesShelf, tmp_path: Path) -> None:
        with pytest.raises(StorageTrouble) as trouble:
            shelf.attach(tmp_path / "perdu.pdf")
        assert trouble.value.code == "FILE_MISSING"

    def test_a_folder_is_no_file(self, shelf: RulesShelf, tmp_path: Path) -> None:
        with pytest.raises(StorageTrouble) as trouble:
            shelf.attach(tmp_path)
        assert trouble.value.code == "FOLDER_GIVEN"

    def test_a_club_opened_for_looking_keeps_nothing(self, tmp_path: Path, published: Path) -> None:
        with pytest.raises(Refused, match="LOOKING_ONLY"):
            RulesShelf(MemoryDirectory(), tmp_path, read_only=True).attach(published)

    def test_a_club_without_a_folder_keeps_nothing(self, published: Path) -> None:
        with pytest.raises(Refused, match="RULES_NOWHERE"):
            RulesShelf(MemoryDirectory()).attach(published)


class TestTheAddress:
    def test_a_session_finds_the_one_its_club_gave_last(self) -> None:
        club = a_club()
        session = club.create(a_setup())
        assert session.shelf is not None
        assert session.shelf.address() == ""
        club.directory.set_setting(ADDRESS, "https://club.example")
        assert session.shelf.address() == "https://club.example"

    def test_a_file_that_cannot_be_read_gives_none(self) -> None:
        class Lost(MemoryDirectory):
            def setting(self, name: str, default: str = "") -> str:
                raise StorageTrouble("FILE_LOST")

        assert RulesShelf(Lost()).address() == ""


ARTICLES = load_rulebook().articles
TWELVE = ARTICLES["9.12"]
"""Jeton unique de valeur inférieure."""


def found(*pages: str, number: str = "9.12") -> HeadingPlace | None:
    return heading_places(pages, [ARTICLES[number]]).get(number)


@pytest.mark.parametrize(
    "heading",
    [
        "Article 9.12 : Jeton unique de valeur inférieure",
        "ARTICLE 9.12 : JETON UNIQUE DE VALEUR INFERIEURE",
        "9.12 Jeton unique de valeur inférieure",
        "9.12. JETON  UNIQUE",
        "  Art. 9 . 12 – Jeton unique de valeur",
        "9.12\u00a0: J eton unique de valeur inférieure",
        "### 9.12 - Jeton unique\nde valeur inférieure",
    ],
)
def test_a_heading_is_known_however_it_is_written(heading: str) -> None:
    place = found("Une page avant.", f"Du texte.\n{heading}\nUn jeton…")
    assert place == HeadingPlace(1, len("Du texte.\n"))


@pytest.mark.parametrize(
    "line",
    [
        "Article 9.12 : Jeton unique de valeur inférieure.....32",
        "9.12 Jeton unique de valeur inférieure . . . . . . 32",
        "9.12 Jeton unique de valeur inférieure  32",
        "9.12 Jeton unique de valeur inférieure\n32",
        "9.12 Jeton unique\nde valeur inférieure ........ 32",
    ],
)
def test_the_table_of_contents_is_left_aside(line: str) -> None:
    body = "9.12 Jeton unique de valeur inférieure\nUn jeton…"
    assert found(f"Sommaire\n{line}\nSuite", body) == HeadingPlace(1, 0)
    assert found(f"Sommaire\n{line}\nSuite") is None


def test_another_article_that_names_it_is_no_heading() -> None:
    text = "9.11 Jeton unique de valeur supérieure\nVoir le § 9.12.\n9.12, en outre, dit ceci."
    assert found(text) is None


def test_the_last_heading_counts() -> None:
    heading = "9.12 Jeton unique de valeur inférieure\nTexte."
    assert found(heading, "rien", heading) == HeadingPlace(2, 0)


def test_9_1_is_not_9_12() -> None:
    text = "9.12 Le montant total\nTexte.\n9.1 Le montant total\nTexte."
    assert found(text, number="9.1") == HeadingPlace(0, text.index("9.1 "))


def test_a_title_that_changed_is_found_by_its_first_word_unless_there_is_better() -> None:
    changed = "Article 9.12 : Jeton seul, trop petit\nTexte."
    assert found(changed) == HeadingPlace(0, 0)
    assert found("9.12 Jeton unique de valeur inférieure\nTexte.", changed) == HeadingPlace(0, 0)


def test_a_chapter_needs_its_whole_title() -> None:
    text = "5\n5. La table\nArticle 5 : La régularité de la donne\nTexte."
    assert found(text, number="5") == HeadingPlace(0, text.index("Article"))
    assert found("5. La table\n5 joueurs", number="5") is None


def test_lines_may_end_as_elsewhere() -> None:
    assert found("Avant.\r\n9.12 Jeton unique de valeur\r\nTexte.") == HeadingPlace(0, 8)


def test_a_file_of_pictures_has_no_heading() -> None:
    assert heading_places(["", ""], ARTICLES.values()) == {}
