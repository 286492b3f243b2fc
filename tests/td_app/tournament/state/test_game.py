"""What a tournament plays: hold'em unless it says so, and no more players than a deck serves."""

from __future__ import annotations

import pytest
from builders import a_session, a_setup

from rules_ropta.ruling import Refused
from td_app.persistence.event_codec import as_json
from td_app.tournament.state.game import Betting, Game
from td_app.tournament.state.setup import check_setup
from td_app.words import refusal_sentence
from td_app.words.game import game_text


def refused(**changes: object) -> Refused:
    with pytest.raises(Refused) as found:
        check_setup(a_setup(**changes))
    return found.value


def test_a_tournament_is_of_no_limit_holdem_and_its_journal_says_nothing_of_it() -> None:
    setup = a_session().state.setup
    assert (setup.game, setup.betting) == (Game.HOLDEM, Betting.NO_LIMIT)
    assert not {"game", "betting"} & set(as_json(setup))


def test_another_game_is_kept_in_the_journal() -> None:
    session = a_session(game=Game.OMAHA_HI_LO, betting=Betting.POT_LIMIT)
    assert session.state.setup.game is Game.OMAHA_HI_LO
    written = as_json(session.state.setup)
    assert (written["game"], written["betting"]) == ("omaha_hi_lo", "pot_limit")


def test_omaha_is_played_by_nine_and_stud_by_eight() -> None:
    check_setup(a_setup(seats=9, game=Game.OMAHA))
    assert refused(seats=10, game=Game.OMAHA).code == "GAME_SEATS"
    assert refused(seats=9, game=Game.STUD_7, final_size=8).code == "GAME_SEATS"
    check_setup(a_setup(seats=8, game=Game.STUD_7, final_size=8))


def test_the_final_table_is_no_larger_than_the_game_allows() -> None:
    found = refused(seats=8, game=Game.STUD_5)
    assert (found.code, found.params["size"]) == ("GAME_FINAL_TABLE", 9)
    told = refusal_sentence(found, language="fr").replace("\u00a0", " ")
    assert told.startswith("Stud à cinq cartes se joue à 8 au plus")


def test_every_game_and_betting_is_called_something() -> None:
    for language in ("fr", "en"):
        for game in Game:
            for betting in Betting:
                told = game_text(game.value, betting.value, language)
                assert bool(told) is ((game, betting) != (Game.HOLDEM, Betting.NO_LIMIT))
                assert "_" not in told
