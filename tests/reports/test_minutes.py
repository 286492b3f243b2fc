"""The minutes on paper: the evening by level, what was undone struck, the result, signatures."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise
from time import process_time

import pytest
from every_report import told_in

from reports.minutes import DrawSeed, MinuteEntry, MinuteResult, Minutes, render_minutes

BEGUN = datetime(2025, 11, 1, 18, 2)
LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"
SAID = (
    f"{LONG_NAME} est éliminée table 4, place 7 : 12e.",
    "La table 9 est fermée : 8 joueurs vont aux tables 3, 5 et 7.",
    "L’horloge est en pause.",
)
RESULTS = tuple(
    MinuteResult(n, f"ADAM Zoé {n}", "Les As", f"Panier garni {n}") for n in range(1, 9)
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
    return Minutes(heading, entries, 80, 10, lines=len(entries), **more)


@pytest.mark.parametrize("lines", [1, 9, 80, 312])
def test_every_line_is_there(lines, heading, read):
    entries = written(lines)
    paper = read(render_minutes(minutes(heading, entries)))
    assert paper.missing(entry.text for entry in entries) == []


def test_the_facts_of_the_evening_head_them(heading, read):
    draws = (DrawSeed(BEGUN, "00ff" * 16),)
    facts = minutes(heading, written(2), draws=draws, directed=("Zoé ABADIE", "Noël LE GOFF"))
    text = read(render_minutes(facts)).text()
    for said in ("80 joueurs · 10 tables", "Direction Zoé ABADIE et Noël LE GOFF", "00ff" * 16):
        assert said in text
    assert "Tirage du 01/11/2025 à 18:02" in text


def test_a_level_bears_its_blinds_and_its_hours(heading, read):
    entries = (
        MinuteEntry(BEGUN, 0, "Tirage des places."),
        MinuteEntry(BEGUN + timedelta(minutes=5), 2, "Incident."),
        MinuteEntry(BEGUN + timedelta(minutes=9), 2, "Sanction."),
    )
    facts = minutes(heading, entries, blinds=("50/100", "75/150, ante 150"))
    text = read(render_minutes(facts)).text()
    assert "Avant le jeu" in text
    assert "Niveau 2 · 75/150, ante 150 de 18:07 à 18:11" in text


def test_a_level_whose_beginning_is_known_says_it_and_not_the_hours_of_what_is_told(heading, read):
    entries = [
        MinuteEntry(BEGUN + timedelta(minutes=n), 2, "Incident.", began=BEGUN) for n in (5, 9)
    ]
    text = read(render_minutes(minutes(heading, tuple(entries), blinds=("50/100",)))).text()
    assert "début à 18:02" in text and "de 18:07" not in text
    night = [replace(one, began=BEGUN - timedelta(days=1)) for one in entries]
    assert "de 18:07 à 18:11" in read(render_minutes(minutes(heading, tuple(night)))).text()


def gone(many, name="ADAM Zoé"):
    """So many players out, one a minute."""
    return tuple(
        MinuteEntry(
            BEGUN + timedelta(minutes=n),
            1,
            cites=("1.9",),
            sort="out",
            cells=((f"{name} {n}", f"{80 - n}e"),),
        )
        for n in range(many)
    )


def test_what_happens_often_is_gathered_in_a_table_a_level_read_downwards(heading, read):
    paper = read(render_minutes(minutes(heading, gone(5))))
    assert "Sorties 18:02 ADAM Zoé 0 80e 18:04 ADAM Zoé 2 78e 18:06 ADAM Zoé 4 76e" in paper.text()
    assert "§ 1.9 18:03 ADAM Zoé 1 79e 18:05 ADAM Zoé 3 77e" in paper.text()


def test_a_table_that_closed_heads_its_moves(heading, read):
    moves = (("Table 4 fermée", ""), ("ADAM Zoé", "4·1 → 2·8"), ("ZOLA Luc", "4·2 → 1·3"))
    entry = MinuteEntry(BEGUN, 1, sort="moved", cells=moves)
    written = {
        one.text.strip() for one in read(render_minutes(minutes(heading, (entry,)))).written(1)
    }
    assert {"Table 4 fermée", "ADAM Zoé", "4·1 → 2·8", "ZOLA Luc", "4·2 → 1·3"} <= written


def test_what_came_first_at_a_level_is_told_first(heading, read):
    told = replace(gone(1)[0], at=BEGUN + timedelta(minutes=9), sort="told", text="Sanction.")
    late = (replace(gone(1, "ZOLA Luc")[0], at=BEGUN + timedelta(minutes=12)),)
    first = MinuteEntry(BEGUN, 1, "Tirage des places.")
    text = read(render_minutes(minutes(heading, (first, *gone(5), told, *late)))).text()
    said = ("18:02 Tirage des places.", "ADAM Zoé 0", "ADAM Zoé 4", "18:11 Sanction.", "ZOLA Luc")
    places = [text.index(one) for one in said]
    assert places == sorted(places)
    assert text.count("Sorties") == 2


def test_sorts_of_a_level_come_as_the_journal_has_them(heading, read):
    moved = MinuteEntry(BEGUN, 1, sort="moved", cells=(("ZOLA Luc", "4·2 → 1·3"),))
    text = read(render_minutes(minutes(heading, (moved, *gone(3), moved)))).text()
    assert text.count("Places") == text.count("Sorties") == 1
    assert text.index("Places") < text.index("Sorties")


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_a_long_name_among_many_is_shortened_its_row_no_higher(size, heading, read):
    entries = gone(60)
    name = "DE LA ROCHEFOUCAULD-MONTMORENCY D’ŒUVRE-HAY Marie-Antoinette"
    long = replace(entries[7], cells=((name, "73e"),))
    facts = minutes(replace(heading, size=size), (*entries[:7], long, *entries[8:]))
    paper = read(render_minutes(facts))
    assert paper.missing_people([name]) == []
    hours = {one.baseline for one in paper.written(1) if one.text.startswith("18:")}
    apart = {round(high - low) for high, low in pairwise(sorted(hours, reverse=True))}
    assert len(apart) == 2  # from row to row; between twelve rows and the next


def test_a_long_list_goes_on_over_pages(heading, read):
    paper = read(render_minutes(minutes(heading, gone(400))))
    assert paper.missing(f"ADAM Zoé {n}" for n in range(400)) == []
    assert len(paper.pages) <= 5


def test_what_was_gathered_and_undone_has_a_line_of_its_own(heading, read):
    out = MinuteEntry(BEGUN, 1, "Sortie de ZOLA Luc.", undone=True, undone_at=BEGUN, sort="out")
    text = read(render_minutes(minutes(heading, (out,)))).text()
    assert "Sorties" not in text
    assert "Sortie de ZOLA Luc. action annulée à 18:02" in text


def test_who_wrote_is_told_only_of_what_another_wrote(heading, read):
    usual = tuple(MinuteEntry(BEGUN, 1, f"Ligne {n}.", who="Ewen") for n in range(9))
    text = read(
        render_minutes(minutes(heading, (*usual, MinuteEntry(BEGUN, 1, "Autre.", who="Léa"))))
    )
    assert "Ewen" not in text.text()
    assert "Autre. – Léa" in text.text()


def test_a_line_has_hour_article_and_note(heading, read):
    entry = MinuteEntry(BEGUN, 4, "Sanction.", ("2.3", "2.4"), note="Près du passage.")
    text = read(render_minutes(minutes(heading, (entry,)))).text()
    for said in (
        "18:02 Sanction. (§ 2.3, 2.4)",
        "« Près du passage. »",
        "Samedi 1er novembre 2025",
    ):
        assert said.lower() in text.lower()


def test_what_was_undone_stays_and_says_when_and_by_whom(heading, read):
    gone = written(1, undone=True, undone_at=BEGUN.replace(hour=20, minute=41), undone_by="Ewen")
    text = read(render_minutes(minutes(heading, gone, undone=1))).text()
    assert "action annulée à 20:41 par Ewen" in text
    assert "1 ligne au journal, dont 1 annulée" in text


def test_a_note_longer_than_a_page_goes_on(heading, read):
    note = " ".join(f"mot{number}" for number in range(3_000))
    paper = read(render_minutes(minutes(heading, (MinuteEntry(BEGUN, 4, "Incident.", note=note),))))
    assert len(paper.pages) > 2
    assert paper.missing(["mot0 mot1", "mot2998 mot2999 »"]) == []


def test_a_day_begins_under_its_own_name(heading, read):
    late = (*written(1), MinuteEntry(datetime(2025, 11, 2, 0, 12), 9, "La nuit avance."))
    assert "dimanche 2 novembre 2025" in read(render_minutes(minutes(heading, late))).text()


def test_they_end_with_the_winner_the_prizes_and_the_signatures(heading, read):
    paper = read(render_minutes(minutes(heading, written(40), results=RESULTS)))
    last = paper.text(len(paper.pages))
    said = ("ADAM Zoé 1 remporte le tournoi.", "Panier garni 1", "Panier garni 8")
    closed = ("Arrêté à la ligne 40, le 01/11/2025", "Le directeur", "Le floor")
    places = [last.index(text) for text in (*said, *closed)]
    assert places == sorted(places)


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("lines", range(20, 60, 5))
def test_no_page_bears_the_signatures_alone(lines, size, heading, read):
    facts = minutes(replace(heading, size=size), written(lines), results=RESULTS)
    paper = read(render_minutes(facts))
    assert "remporte le tournoi" in paper.text(len(paper.pages))


@pytest.mark.parametrize("many", [12, 16, 40])
def test_results_of_two_lines_on_half_a_sheet_go_on_over_its_pages(many, heading, read):
    prize = "Un panier garni des commerçants du quartier, à retirer au bar avant minuit"
    results = tuple(MinuteResult(n, f"ADAM Zoé {n}", "Les As", prize) for n in range(1, many))
    facts = minutes(replace(heading, size="A5"), written(20), results=results)
    paper = read(render_minutes(facts))
    assert paper.missing(one.name for one in results) == []
    assert "Le directeur" in paper.text(len(paper.pages))


def test_an_evening_of_one_level_fills_its_first_page(heading, read):
    paper = read(render_minutes(minutes(heading, gone(24) + written(16), results=RESULTS)))
    assert len(paper.pages) == 2
    assert paper.text(1).count("ADAM Zoé") > 20
    assert "remporte le tournoi" in paper.text(2)


def test_the_end_of_play_stands_with_the_result(heading, read):
    for lines in range(44, 60, 3):
        entries = tuple(replace(one, level=n // 4) for n, one in enumerate(written(lines)))
        paper = read(render_minutes(minutes(heading, entries, results=RESULTS)))
        assert f"Niveau {(lines - 1) // 4} " in paper.text(len(paper.pages))


def test_while_play_goes_on_they_say_how_many_are_left(heading, read):
    text = read(render_minutes(minutes(heading, written(3), left=9))).text()
    assert "9 joueurs sont encore en jeu." in text
    assert "remporte" not in text


def test_before_the_first_line(heading, read):
    assert "Rien n’est encore noté." in read(render_minutes(minutes(heading, ()))).text()


def test_five_thousand_lines_print_in_a_few_seconds(heading):
    begun = process_time()
    render_minutes(minutes(heading, written(5_000)))
    assert process_time() - begun < 40  # about 3 s on a quiet machine


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_what_is_gathered_is_named_whole_in_the_margin(size, heading, read):
    out = MinuteEntry(BEGUN, 1, sort="out", cells=(("ADAM Zoé", "12th"),))
    facts = told_in("en", minutes(replace(heading, size=size), (out,)))
    assert "Eliminations" in read(render_minutes(facts)).text()


def test_in_english(heading, read):
    gone = written(3, undone=True, undone_at=BEGUN)
    facts = minutes(heading, gone, results=RESULTS, undone=3)
    text = read(render_minutes(told_in("en", facts))).text()
    for said in (
        *("Log", "undone at 18:02", "3 lines in the log, 3 undone", "Closed at line 3"),
        *("Before play", "ADAM Zoé 1 wins the tournament."),
    ):
        assert said in text
