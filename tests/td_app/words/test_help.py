"""Help in one sentence: short, whole, in the product's own words, in both languages."""

from __future__ import annotations

import pytest

from td_app.words.help import LONGEST, PAGES_HELP, help_words
from td_app.words.speaking import Pair, typeset

SAYINGS = [
    (page, names, says) for page, table in PAGES_HELP.items() for names, says in table.items()
]


@pytest.mark.parametrize("language", [0, 1], ids=["French", "English"])
def test_a_sentence_is_whole_and_short(language: int) -> None:
    wrong = [
        (page, says[language])
        for page, names, says in SAYINGS
        if not says[language].endswith(".")
        or len(says[language]) > LONGEST
        or says[language][:-1] == names[language]
        or "'" in says[language]
    ]
    assert not wrong


def test_the_page_is_asked_before_what_pages_share() -> None:
    assert help_words(("room",), "Sortie\u00a0: un nom, ou 4.7", "fr").startswith("Tapez qui sort")
    assert help_words(("room",), "article 2.3", "en") == help_words((), "article 9.1", "en")
    assert help_words(("room",), "Réglages", "fr") == "", "that button stands around the page"


def test_the_longest_beginning_wins() -> None:
    starts = [names[0] for names in PAGES_HELP["around"] if names[0].endswith("*")]
    assert starts
    assert all(help_words((), start[:-1] + "x", "fr") for start in starts)


def test_french_is_set_with_its_own_spaces() -> None:
    pair: Pair = PAGES_HELP["around"]["Touches", "Keys"]
    assert help_words((), "Touches (?)", "fr") == typeset(pair[0], "fr")
    assert "\u00a0" in typeset(pair[0], "fr")
