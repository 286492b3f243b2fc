"""Help in one sentence: short, whole, in the product's own words, in both languages."""

from __future__ import annotations

import pytest
from every_pair import every_pair

from td_app.words.help import LONGEST, PAGES_HELP, help_words, plain_name
from td_app.words.speaking import Pair, typeset

SAYINGS = [
    (page, names, says) for page, table in PAGES_HELP.items() for names, says in table.items()
]

#: Names put together, or written in no pair of their own.
COMPOSED = frozenset(
    {
        *("article *", "Français", "English", "× 10", "× 30", "× 60", "Donne", "Comportement"),
        *("Une entrée, prix", "Une entrée, droits", "Une entrée, prime"),
        *("Imprimer… Feuille de litiges", "Enregistrer en PDF… Feuille de litiges"),
    }
)


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


def test_what_is_explained_is_called_so_on_the_screens_in_both_languages() -> None:
    """A label that changes, or is written otherwise in one language, would lose its sentence."""
    shown = [
        (plain_name(said.french), plain_name(said.english))
        for said in every_pair()
        if not said.where.startswith("td_app/words/help/")
    ]
    whole = set(shown)

    def stands(names: Pair) -> bool:
        if not names[0].endswith("*"):
            return names in whole
        french, english = (name[:-1].strip() for name in names)
        return any(fr.startswith(french) and en.startswith(english) for fr, en in shown)

    lost = {names for _, names, _ in SAYINGS if names[0] not in COMPOSED and not stands(names)}
    assert not lost
