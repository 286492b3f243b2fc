"""The ranking, final or so far; who went out, in order, with the way they left."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from every_report import told_in

from reports.results import (
    EliminatedPlayer,
    Eliminations,
    RankedPlayer,
    Ranking,
    StillIn,
    render_eliminations,
    render_ranking,
)


def a_ranking_of(heading, people, **more):
    ranked = tuple(RankedPlayer(n, p.name, p.club) for n, p in enumerate(people, 1))
    return Ranking(heading, ranked, **more)


@pytest.mark.parametrize(("entrants", "pages"), [(1, 1), (9, 1), (80, 2), (312, 8), (1000, 26)])
def test_everybody_is_placed(entrants, pages, heading, players, read):
    seated = players(entrants)
    paper = read(render_ranking(a_ranking_of(heading, seated)))
    assert paper.missing_people(p.name for p in seated) == []
    assert abs(len(paper.pages) - pages) <= 1


def test_eighty_hold_on_two_pages_neither_half_empty(heading, players, read):
    paper = read(render_ranking(a_ranking_of(heading, players(80))))
    assert len(paper.pages) == 2
    lowest = [min(one.baseline for one in paper.written(page) if one.size > 9) for page in (1, 2)]
    assert max(lowest) < 150
    assert all("Rang" in paper.text(page) for page in (1, 2))


@pytest.mark.parametrize("entrants", range(30, 44))
def test_the_last_page_has_more_than_a_lonely_row(entrants, heading, players, read):
    paper = read(render_ranking(a_ranking_of(heading, players(entrants))))
    last = paper.text(len(paper.pages))
    assert all(f"{place}e " in last for place in range(entrants - 2, entrants + 1))
    assert f"{entrants} inscrits" in last


def test_some_rows_too_many_are_set_smaller_or_shared_by_two_pages(heading, read):
    everybody = tuple(RankedPlayer(n, f"ROY Ann {n}", "Les As du Bocage") for n in range(1, 42))

    def ranked(many):
        pages = read(render_ranking(Ranking(heading, everybody[:many]))).pages
        return [page.extract_text().count("ROY Ann") for page in pages]

    assert ranked(37) == [37]
    first, second = ranked(41)
    assert first + second == 41 and abs(first - second) <= 3


def test_the_level_at_which_one_went_out_stands_apart_from_the_rank(heading, read):
    gone = tuple(
        EliminatedPlayer(n, f"ROY Ann {n}", datetime(2025, 11, 1, 21, 0), 12, 1, 1, "Un club")
        for n in range(40, 1, -1)
    )
    written = read(render_eliminations(Eliminations(heading, gone))).written(1)
    level = max(one.right for one in written if one.text == "12")
    assert min(one.left for one in written if one.text == "27ᵉ") - level >= 11


@pytest.mark.parametrize("counted", [False, True])
@pytest.mark.parametrize("left", [4, 19, 28])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_in_play_it_takes_one_page_as_at_the_end(left, counted, language, heading, players, read):
    everybody = players(38)
    over = read(render_ranking(told_in(language, a_ranking_of(heading, everybody))))
    still_in = tuple(
        StillIn(p.name, p.table, p.place, p.club, 9_000 + 100 * n if counted else None)
        for n, p in enumerate(everybody[:left])
    )
    gone = tuple(RankedPlayer(n, p.name, p.club) for n, p in enumerate(everybody[left:], left + 1))
    facts = Ranking(heading, gone, still_in, average=10_000, big_blind=400)
    paper = read(render_ranking(told_in(language, facts)))
    assert len(paper.pages) == len(over.pages) == 1
    assert paper.missing_people(p.name for p in everybody) == []


def test_no_page_begins_with_a_head_of_prizes_that_nobody_won(heading, players, read):
    ranked = tuple(
        RankedPlayer(n, p.name, p.club, "un panier garni" if n <= 10 else "")
        for n, p in enumerate(players(80), 1)
    )
    paper = read(render_ranking(Ranking(heading, ranked, sort="in_kind")))
    first, *others = (paper.text(n) for n in range(1, len(paper.pages) + 1))
    assert "Club Lot" in first and first.count("Rang Nom") == 1
    assert others and all("Rang Nom Club" in page and "Lot" not in page for page in others)


def test_players_who_share_a_place_are_ex_aequo(heading, read):
    ranked = (RankedPlayer(11, "Élie"), RankedPlayer(12, "Zoé"), RankedPlayer(12, "Noël"))
    text = read(render_ranking(Ranking(heading, ranked))).text()
    assert text.count("12e ex æquo") == 2
    assert "11e Élie" in text


def test_the_winner_is_first_and_last_is_last(heading, players, read):
    text = read(render_ranking(a_ranking_of(heading, players(3)))).text()
    assert text.index("1er") < text.index("2e") < text.index("3e")


def test_no_prize_column_without_prizes(heading, players, read):
    assert "Prix" not in read(render_ranking(a_ranking_of(heading, players(9)))).text()


def test_prizes_in_kind_and_their_total(heading, read):
    ranked = (RankedPlayer(1, "Zoé", prize="Trophée"), RankedPlayer(2, "Élie"))
    text = read(render_ranking(Ranking(heading, ranked, prize_total="1 lot"))).text()
    assert "Trophée" in text
    assert "2 inscrits · Dotation : 1 lot" in text


def test_a_prize_of_many_words_keeps_one_line_without_the_number_of_its_place(heading, read):
    words = "un panier garni des commerçants du quartier, et une entrée au prochain tournoi"
    ranked = tuple(
        RankedPlayer(n, f"ROY Ann {n}", "Les As du Bocage", f"Lot {n} : {words}")
        for n in range(1, 81)
    )
    paper = read(render_ranking(Ranking(heading, ranked)))
    text = paper.text()
    assert len(paper.pages) == 2
    assert text.count("un panier garni") == 80 and text.count("…") == 80
    assert "Lot 1" not in text and words not in text


def test_nine_with_prizes_are_as_large_as_they_were_in_play(heading, read):
    won = ("Un jambon de pays et son couteau", "Un panier garni", *7 * ("",))
    people = [(n, f"CHARPENTIER-LAVIGNE Ann {n}", "Brelan du Marais") for n in range(1, 10)]
    ranked = tuple(RankedPlayer(*one, prize) for one, prize in zip(people, won, strict=True))
    written = read(render_ranking(Ranking(heading, ranked))).written(1)
    names = [one for one in written if one.text.startswith("CHARPENTIER") and one.text[-1] > "1"]
    clubs = [one for one in written if one.text == "Brelan du Marais"]
    assert {one.size for one in names} == {15} and len(clubs) == 9
    assert {one.left for one in clubs} == {names[0].left}, "beneath the names"
    assert won[0] in [one.text for one in written]


def test_three_hundred_still_in_stand_in_two_columns(heading, read):
    seated = tuple(StillIn(f"LE GOFF Ann {n}", n, 1, "Les As du Bocage") for n in range(1, 313))
    paper = read(render_ranking(Ranking(heading, (), seated)))
    assert len(paper.pages) == 5 and all(f"LE GOFF Ann {n} {n} 1" in paper.text() for n in (1, 312))


@pytest.mark.parametrize("still", range(42, 60))
def test_those_out_do_not_begin_with_a_row_or_two_at_the_foot_of_a_page(still, heading, read):
    facts = Ranking(
        heading,
        tuple(RankedPlayer(n, f"ROY Ann {n}") for n in range(still + 1, 81)),
        tuple(StillIn(f"ROUX Luc {n}", 1, 1) for n in range(1, still + 1)),
    )
    paper = read(render_ranking(facts))
    (page,) = (n for n in range(1, len(paper.pages) + 1) if "Sortis" in paper.text(n))
    assert paper.text(page).count("ROY Ann") >= 4


def test_in_progress_those_still_in_are_listed_apart(heading, read):
    facts = Ranking(
        heading,
        ranked=(RankedPlayer(3, "Zoé"),),
        still_in=(StillIn("Noël", 4, 7), StillIn("Élie", 1, 2)),
    )
    text = read(render_ranking(facts)).text()
    assert "Classement provisoire" in text and "Tapis" not in text
    assert text.index("Encore en jeu") < text.index("Élie") < text.index("Noël")
    assert text.index("Noël 4 7") < text.index("Sortis") < text.index("3e Zoé")
    assert "3 inscrits · 2 en jeu · 1 sorti" in text


def test_stacks_counted_order_those_still_in_each_with_a_bar(heading, read):
    facts = Ranking(
        heading,
        ranked=(RankedPlayer(4, "Zoé"),),
        still_in=(
            StillIn("Élie", 1, 2),
            StillIn("Ada", 2, 2, stack=900),
            StillIn("Noël", 4, 7, stack=12_500),
        ),
        average=6_000,
        big_blind=100,
    )
    paper = read(render_ranking(facts))
    text = paper.text()
    assert text.index("Noël 4 7 12 500") < text.index("Ada 2 2 900") < text.index("Élie 1 2")
    assert "Tapis comptés, en jetons. Barre : part du plus gros ; trait : moyenne, 6 000" in text
    assert "rouge hachuré : moins de dix grosses blindes" in text
    nobody = read(render_ranking(replace(facts, still_in=facts.still_in[2:]))).text()
    assert "rouge" not in nobody


def test_before_the_first_elimination(heading, read):
    facts = Ranking(heading, ranked=(), still_in=(StillIn("Noël", 4, 7),))
    assert "Personne n’est encore sorti" in read(render_ranking(facts)).text()


def test_in_english(heading, players, read):
    text = read(render_ranking(told_in("en", a_ranking_of(heading, players(22))))).text()
    for said in ("1st", "2nd", "3rd", "11th", "21st", "22 entrants", "Saturday 1 November"):
        assert said in text


FIRST = datetime(2025, 11, 1, 20, 41)


def gone(people, entrants=None):
    """Everybody out, a minute apart, the first at the last place."""
    entrants = entrants or len(people)
    return tuple(
        EliminatedPlayer(
            rank=entrants - number,
            name=player.name,
            at=FIRST + timedelta(minutes=number),
            level=1 + number // 20,
            table=player.table,
            place=player.place,
            club=player.club,
        )
        for number, player in enumerate(people)
    )


@pytest.mark.parametrize(("entrants", "pages"), [(1, 1), (9, 1), (80, 2), (312, 8)])
def test_everybody_out_is_there(entrants, pages, heading, players, read):
    seated = players(entrants)
    paper = read(render_eliminations(Eliminations(heading, gone(seated))))
    assert paper.missing_people(p.name for p in seated) == []
    assert abs(len(paper.pages) - pages) <= 1


def test_the_first_to_go_is_first_with_hour_level_and_seat(heading, players, read):
    facts = Eliminations(heading, gone(players(2), entrants=20), still_in=18)
    text = read(render_eliminations(facts)).text()
    assert "1 20:41 1 20e D’ALMEIDA Élodie 0 Les As du Bocage 1 · 1" in text
    assert text.index("20e") < text.index("19e")
    assert "2 sortis · 18 encore en jeu · 20 inscrits" in text


def test_a_hand_shared_is_said_of_both_and_of_nobody_else(heading, players, read):
    first, second, third = gone(players(3))
    together = (replace(first, hand=7), replace(second, hand=7), replace(third, hand=9))
    text = read(render_eliminations(Eliminations(heading, together))).text()
    assert text.count("même main") == 2


def test_a_tie_is_said(heading, players, read):
    first, second = gone(players(2), entrants=12)
    tied = (replace(first, rank=11, tied=True, hand=7), replace(second, tied=True, hand=7))
    text = read(render_eliminations(Eliminations(heading, tied, still_in=10))).text()
    assert text.count("11e ex æquo") == 2


def test_a_withdrawal_and_a_disqualification_are_said_in_words(heading, players, read):
    first, second, third = gone(players(3))
    facts = Eliminations(
        heading, (replace(first, left="withdrawn"), replace(second, left="disqualified"), third)
    )
    text = read(render_eliminations(facts)).text()
    assert "1 · 1 abandon" in text
    assert "1 · 2 disqualification" in text
    assert "3 sortis (1 abandon, 1 disqualification) · 0 encore en jeu" in text


def test_before_anybody_is_out(heading, read):
    assert (
        "Personne n’est encore sorti."
        in read(render_eliminations(Eliminations(heading, (), still_in=9))).text()
    )


@pytest.mark.parametrize(("left", "said"), [(0, "0 encore"), (1, "1 vainqueur"), (2, "2 encore")])
def test_the_last_one_in_has_won(left, said, heading, players, read):
    facts = Eliminations(heading, gone(players(3)), still_in=left)
    assert said in read(render_eliminations(facts)).text()


def test_the_order_of_those_out_in_english(heading, players, read):
    first, *rest = gone(players(3))
    facts = Eliminations(heading, (replace(first, left="withdrawn"), *rest), still_in=1)
    text = read(render_eliminations(told_in("en", facts))).text()
    for said in ("Eliminations", "withdrew", "3 out (1 withdrawal)", "1 winner"):
        assert said in text


@pytest.mark.parametrize(
    ("sort", "title"),
    [("in_kind", "Lot"), ("money", "Prix"), ("points", "Points"), ("honorary", "Récompense")],
)
def test_what_is_won_is_called_by_its_name(sort, title, heading, read):
    ranked = (RankedPlayer(1, "ROY Ann", prize="Un jambon"),)
    text = read(render_ranking(Ranking(heading, ranked, sort=sort))).text()
    assert f"Nom {title}" in text
