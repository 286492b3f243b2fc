"""What stands on the pages of phones: all that is asked for is there, and nothing is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import td_app.web
from td_app.words.language import Language
from td_app.words.phones import PAGES, page_text
from td_app.words.phones_desk import BEWARE, HELP, PUBLIC_NETWORK, phones_text
from td_app.words.speaking import say

HERE = Path(td_app.web.__file__).parent
ASKED = re.compile(r"""(?:\bt|page_text)\(\s*["']([A-Z_]+)["']""")
#: Put together from a state: the template names their beginning.
BEGUN = ("IN_HAND_", "SANCTION_")


def asked() -> set[str]:
    files = [*HERE.glob("templates/*.html"), *HERE.glob("pages/*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    direct = {code for text in texts for code in ASKED.findall(text)}
    quoted = {code for code in PAGES for text in texts if f'"{code}"' in text}
    return direct | quoted | {code for code in PAGES if code.startswith(BEGUN)}


def test_every_text_asked_for_is_there_and_none_is_left_over() -> None:
    assert asked() - set(BEGUN) == set(PAGES)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_mark_can_start_a_line_and_no_language_is_mixed(language: Language) -> None:
    told = [say(pair, language=language) for pair in PAGES.values() if "{" not in pair[0]]
    told += [phones_text(pair, language) for pair in (*HELP, BEWARE, PUBLIC_NETWORK)]
    for words in told:
        assert "'" not in words and '"' not in words
        assert not re.search(r" [:;!?»]", words), words


def test_a_count_rules_its_word() -> None:
    assert page_text("PLAYERS_COUNTED", count=1) == "1 joueur"
    assert page_text("PLAYERS_COUNTED", count=8) == "8 joueurs"
