"""Articles found in the federation's file by their headings, not in its table of contents."""

from __future__ import annotations

import pytest

from rules_ropta.rulebook import load_rulebook
from td_app.rules_shelf import HeadingPlace, heading_places

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
