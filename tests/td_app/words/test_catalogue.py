"""A third language: its texts found by their pairs, its file read with suspicion."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from td_app.program.added_languages import load_languages
from td_app.words.catalogue import LARGEST, CatalogueRefused, check_text, read_catalogue
from td_app.words.language import (
    add_language,
    answering_in,
    fr_en,
    in_language,
    known_language,
    languages,
    remove_language,
)
from td_app.words.speaking import say
from td_app.words.troubles import trouble_sentence

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
NAMED = HEADER + '"X-Language-Name: Español\\n"\n'
CLOSE = '\nmsgctxt "Fermer"\nmsgid "Close"\nmsgstr "Cerrar"\n'
PLAYERS = ("{n:joueur|joueurs}", "{n:player|players}")


#: As the export writes one: where it stands, then the pair, in several lines where it is long.
COMMENTED = """
#. players: td_app/words/phones.py
msgctxt ""
"{n} joueurs "
"assis"
msgid "{n} players sitting"
msgstr ""
"jugadores "
"sentados"
"""


def entry(french: str, english: str, text: str) -> str:
    return f'\nmsgctxt "{french}"\nmsgid "{english}"\nmsgstr "{text}"\n'


@pytest.fixture
def spanish() -> Iterator[None]:
    plural = entry(*PLAYERS, "{n:jugador|jugadores}")
    add_language("es", "", read_catalogue((NAMED + CLOSE + plural).encode()))
    yield
    remove_language("es")


@pytest.mark.usefixtures("spanish")
def test_a_text_is_found_by_its_pair_and_a_missing_one_is_english() -> None:
    with answering_in("es"):
        assert fr_en("Fermer", "Close") == "Cerrar"
        assert fr_en("Ouvrir", "Open") == "Open"
        assert say(PLAYERS, {"n": 1_000}) == "1,000 jugadores"
        assert say(PLAYERS, {"n": 1}) == "1 jugador"
    assert in_language(("Fermer", "Close"), "fr") == "Fermer"


@pytest.mark.usefixtures("spanish")
def test_an_added_language_can_be_chosen_and_english_is_no_other() -> None:
    assert known_language("es") == "es"
    assert list(languages()) == ["fr", "en", "es"]
    with pytest.raises(ValueError, match="en"):
        add_language("en", "", {})


def test_what_is_not_translated_yet_is_left_to_english() -> None:
    fuzzy = '\n#, fuzzy\nmsgctxt "Ouvrir"\nmsgid "Open"\nmsgstr "Abrir"\n'
    found = read_catalogue((NAMED + fuzzy + entry("Lire", "Read", "")).encode())
    assert (dict(found), found.name) == ({}, "Español")


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"x" * (LARGEST + 1), "TOO_LARGE", 1),
        ((HEADER + COMMENTED).encode(), "PLACEHOLDER_LOST", 10),
        (HEADER.encode() + b'\nmsgid "caf\xe9"\n', "NOT_UTF_8", 5),
        (b"", "NOT_A_PO", 1),
        (b"/etc/passwd", "NOT_A_PO", 1),
        ((HEADER + "\nmsgid hello\n").encode(), "NOT_A_PO", 5),
        (b"msgid \x00\n", "CONTROL", 1),
        ((HEADER + entry("{n} a", "{n} b", "c")).encode(), "PLACEHOLDER_LOST", 7),
        ((HEADER + entry("a", "b", "{n} c")).encode(), "PLACEHOLDER_ADDED", 7),
        ((HEADER + entry("{n} a", "{n} b", "{n.__class__} {n}")).encode(), "PLACEHOLDER_ADDED", 7),
        ((HEADER + entry("{0} a", "{0} b", "{0:>99999999}")).encode(), "FIELD_BROKEN", 7),
        ((HEADER + entry("{0} a", "{0} b", "{0:uno|dos}")).encode(), "FIELD_BROKEN", 7),
        ((HEADER + entry("a", "b", "c {")).encode(), "FIELD_BROKEN", 7),
        ((HEADER + entry("a", "b", "c" * 300)).encode(), "TOO_LONG", 7),
        ((HEADER + entry("a", "b", "c\u202ed")).encode(), "CONTROL", 7),
        ((HEADER + entry("a", "b", "c") + entry("a", "b", "d")).encode(), "TWICE", 11),
    ],
)
def test_a_broken_file_is_refused_with_its_line(content: bytes, code: str, line: int) -> None:
    with pytest.raises(CatalogueRefused) as refused:
        read_catalogue(content)
    assert (refused.value.code, refused.value.line) == (code, line)
    assert refused.value.sentence("fr") != refused.value.sentence("en")


@given(st.text(max_size=60), st.text(max_size=60))
def test_whatever_is_written_is_shown_or_refused(english: str, text: str) -> None:
    try:
        check_text(("", f"{english} {{n}}"), text, 1)
    except CatalogueRefused:
        return
    assert isinstance(text, str)


@given(st.binary(max_size=300))
def test_whatever_bytes_there_are_nothing_else_is_raised(content: bytes) -> None:
    try:
        read_catalogue(HEADER.encode() + content)
    except CatalogueRefused as refused:
        assert refused.line >= 1


def test_the_folder_is_read_and_a_refused_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "es.po").write_text(NAMED + CLOSE, encoding="utf-8")
    (tmp_path / "it.po").write_text(HEADER + entry("a", "b", "{c}"), encoding="utf-8")
    (tmp_path / "en.po").write_text(NAMED + CLOSE, encoding="utf-8")
    (trouble,) = load_languages(tmp_path)
    try:
        assert languages()["es"] == "Español"
        assert "it" not in languages()
        told = trouble_sentence(trouble, "en")
        assert "it.po" in told
        assert "{c}" in told
    finally:
        remove_language("es")
    assert load_languages(tmp_path / "nowhere") == ()
