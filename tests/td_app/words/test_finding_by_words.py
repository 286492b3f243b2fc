"""The words a floor types, in a hurry, against the titles and keywords as they are written."""

from __future__ import annotations

from time import process_time

import pytest
from every_case import every_case

from td_app.floor.finding import find
from td_app.floor.situations import every_situation


def first(typed: str) -> str:
    return find(typed, every_situation("fr")).incidents[0]


@every_case(
    "typed, ops",
    [
        ("jeton unique", "silent_chips single_chip_announced"),
        ("jeton unqiue", "silent_chips single_chip_announced"),
        ("string", "string_bet"),
        ("strign bet", "string_bet"),
        ("deux gestes", "string_bet"),
        ("call et relance", "string_bet"),
        ("tes 2000 plus 5000", "two_step_raise"),
        ("mise pas assez", "underbet undercall"),
        ("tapis insuffisant", "short_all_in short_all_in_over_raise reopen"),
        ("hors tour", "out_of_turn"),
        ("relance min", "min_raise"),
        ("flop 4 cartes", "flop_error"),
        ("flop à quatre cartes", "flop_error"),
        ("carte retournee", "boxed_cards exposed_card"),
        ("fausse donne", "misdeal"),
        ("misdeal", "misdeal"),
        ("miss deal", "misdeal"),
        ("deux jeux", "two_decks"),
        ("jeu incomplet", "foul_deck"),
        ("carte tombée", "dropped_card"),
        ("paquet tombé", "dropped_stub"),
        ("main jetée", "unprotected_hand_mucked open_muck"),
        ("main brulee", "unprotected_hand_mucked open_muck cards_thrown_on_unprotected_hand"),
        ("qui montre en premier", "showdown"),
        ("muck à tapis", "muck_facing_all_in"),
        ("muck all-in", "muck_facing_all_in"),
        ("jette à tapis", "muck_facing_all_in"),
        ("abattage", "showdown all_in_showdown request_to_see"),
        ("montrer ses cartes", "shows_cards expose_on_turn turns_cards"),
        ("parler du coup", "talk_about_the_hand"),
        ("téléphone", "device_in_hand"),
        ("temps", "time_call"),
        ("time", "time_call"),
        ("joueur trop lent", "time_call"),
        ("bouton mort", "dead_button_dealer next_positions"),
        ("bouton", "next_positions button_error"),
        ("heads up", "heads_up"),
        ("tete a tete", "heads_up"),
        ("side pot", "pots"),
        ("pot extérieur", "pots"),
        ("jeton indivisible", "odd_chip"),
        ("split", "odd_chip"),
        ("retardataire", "late_entry arrival"),
        ("joueur déplacé", "arrival player_to_move"),
        ("equilibrage", "player_to_move"),
        ("deux éliminés", "simultaneous_eliminations"),
        ("ex aequo", "simultaneous_eliminations"),
        ("bulle", "hand_for_hand_all_in hand_for_hand_clock simultaneous_eliminations"),
        ("main par main", "hand_for_hand_all_in hand_for_hand_clock"),
        ("anciennes blindes", "wrong_level_started"),
        ("niveau", "level_change"),
        ("chip race", "chip_race chip_race_count"),
        ("qui paye l’ante", "ante_due"),
        ("table finale", "final_table_size"),
        ("abandon", "declared_abandon"),
        ("pénalité", "penalty_rounds suspension"),
        ("out of turn", "out_of_turn"),
        ("four card flop", "flop_error"),
        ("odd chip", "odd_chip"),
        ("dead button", "dead_button_dealer next_positions"),
        ("clock", "time_call hand_for_hand_clock"),
    ],
)
def test_the_right_situation_comes_first(typed: str, ops: str) -> None:
    assert first(typed) in ops.split()


def test_an_article_finds_what_it_rules() -> None:
    found = find("9.12", every_situation("fr"))
    assert "silent_chips" in found.incidents
    assert found.articles[0].number == "9.12"
    assert find("art 4.3", every_situation("fr")).incidents[0] in (
        "next_positions",
        "dead_button_dealer",
    )


def test_the_language_of_the_screen_changes_nothing_of_what_is_found() -> None:
    for typed in ("jeton unique", "string bet", "hors tour", "side pot"):
        assert first(typed) == find(typed, every_situation("en")).incidents[0]


@pytest.mark.parametrize("typed", ["tapsi insufisant", "jeton unqiue", "carte retourneé"])
def test_a_keystroke_is_answered_at_once(typed: str) -> None:
    find("x", every_situation("fr"))
    taken = []
    for end in range(1, len(typed) + 1):
        begun = process_time()
        find(typed[:end], every_situation("fr"))
        taken.append(process_time() - begun)
    assert min(taken) < 0.1  # the figure is a benchmark's
