"""A person's name after "de" loses that word's vowel where it begins with one (d’ALAIN Abel)."""

from __future__ import annotations

import re
from pathlib import Path

import td_app
from td_app.words.buy_ins import LABELS

WORDS = Path(td_app.__path__[0]) / "words"

#: What is a person in a sentence.
BARE = re.compile(r"\bde \{(?:entrant|people|player)\}")


def test_no_sentence_puts_de_before_a_bare_name() -> None:
    found = {
        file.name: BARE.findall(text)
        for file in sorted(WORDS.rglob("*.py"))
        for text in (file.read_text(encoding="utf-8"),)
        if BARE.search(text)
    }
    assert not found


def test_an_add_on_is_undone_in_french() -> None:
    french, english = LABELS["chips_bought+addon"]
    assert "for" not in french.split() and "for" in english.split()
