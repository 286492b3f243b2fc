"""The minutes on paper: every line kept, what was undone struck and said, signatures at the end."""

from __future__ import annotations

from datetime import datetime, timedelta
from time import process_time

import pytest
from every_report import told_in

from reports.minutes import DrawSeed, MinuteEntry, Minutes, render_minutes

BEGUN = datetime(2025, 11, 1, 18, 2)
LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"
SAID = (
    f"{LONG_NAME} est éliminée table 4, place 7 : 12e.",
    "La table 9 est fermée : 8 joueurs vont aux tables 3, 5 et 7.",
    "L’horloge est en pause.",
)


def written(count, **more):
    """So many lines, a minute apart."""
    return tuple(
        MinuteEntry(
            at=BEGUN + timedelta(minutes=number % 300),
            level=number % 300 // 20,
            text=f"{SAID[number % 3]} {number}",
            cites=("2.4", "1.10")[: number % 3],
            who="Zoé ABADIE · Table de la direction",
            note="Un taxi l’attendait." if number % 7 == 0 else "",
            **more,
        )
        for number in range(count)
    )


def minutes(heading, entries, **more):
    return Minutes(heading, entries, 80, 10, **more)


@pytest.mark.parametrize(("lines", "pages"), [(1, 1), (9, 1), (80, 4), (312, 12)])
def test_every_line_is_there(lines, pages, heading, read):
    entries = written(lines)
    paper = read(render_minutes(minutes(heading, entries)))
    assert paper.missing(entry.text for entry in entries) == []
    assert abs(len(paper.pages) - pages) <= 2


def test_the_facts_of_the_evening_head_them(heading, read):
    draws = (DrawSeed(BEGUN, "00ff" * 16),)
    facts = minutes(heading, written(2), draws=draws, directed=("Zoé ABADIE", "Noël LE GOFF"))
    text = read(render_minutes(facts)).text()
    for said in ("Joueurs 80", "Tables 10", "Direction Zoé ABADIE, Noël LE GOFF", "00ff" * 16):
        assert said in text
    assert "Tirage du 01/11/2025 à 18:02" in text


def test_a_line_has_hour_level_article_note_and_post(heading, read):
    entry = MinuteEntry(
        BEGUN, 4, "Le joueur change de table.", ("2.3",), "Ewen", "Il gênait le passage."
    )
    text = read(render_minutes(minutes(heading, (entry,)))).text()
    assert "18:02 4 Le joueur change de table." in text
    for said in ("« Il gênait le passage. »", "§ 2.3", "Ewen", "Samedi 1er novembre 2025"):
        assert said in text


def test_what_was_undone_stays_and_says_when_and_by_whom(heading, read):
    gone = written(1, undone=True, undone_at=BEGUN.replace(hour=20, minute=41), undone_by="Ewen")
    text = read(render_minutes(minutes(heading, gone))).text()
    assert "annulé à 20:41 par Ewen" in text
    assert "1 ligne · dont 1 annulée" in text


def test_a_note_longer_than_a_page_goes_on(heading, read):
    note = " ".join(f"mot{number}" for number in range(3_000))
    paper = read(render_minutes(minutes(heading, (MinuteEntry(BEGUN, 4, "Incident.", note=note),))))
    assert len(paper.pages) > 2
    assert paper.missing(["mot0 mot1", "mot2998 mot2999 »"]) == []


def test_a_day_begins_under_its_own_name(heading, read):
    late = (*written(1), MinuteEntry(datetime(2025, 11, 2, 0, 12), 9, "La nuit avance."))
    assert "Dimanche 2 novembre 2025" in read(render_minutes(minutes(heading, late))).text()


def test_they_end_with_the_signatures_of_director_and_floor(heading, read):
    paper = read(render_minutes(minutes(heading, written(40))))
    last = paper.text(len(paper.pages))
    assert last.index("Arrêté à la ligne 40, le 01/11/2025") < last.index("Le directeur")
    assert "Le floor" in last


def test_before_the_first_line(heading, read):
    assert "Rien n’est encore écrit." in read(render_minutes(minutes(heading, ()))).text()


def test_five_thousand_lines_print_in_a_few_seconds(heading):
    begun = process_time()
    render_minutes(minutes(heading, written(5_000)))
    assert process_time() - begun < 12  # about 3 s on a quiet machine


def test_in_english(heading, read):
    gone = written(3, undone=True, undone_at=BEGUN)
    text = read(render_minutes(told_in("en", minutes(heading, gone)))).text()
    for said in ("Minutes", "undone at 18:02", "3 lines · 3 undone", "Closed at line 3"):
        assert said in text
