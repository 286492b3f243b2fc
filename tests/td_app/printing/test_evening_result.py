"""What came out of an evening, in a few lines to share."""

from __future__ import annotations

from builders import a_tournament, everyone
from deal_builders import won_by_three
from prize_builders import a_tie

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.evening_result import evening_result, result_text
from td_app.tournament import commands as cmd


def told(session: TournamentSession) -> list[str]:
    return result_text(evening_result(session, Stationery())).replace("\u00a0", " ").splitlines()


def test_a_cent_that_one_of_the_winners_has_more_is_told_with_their_name() -> None:
    others = "JOUEUR0005 Jean et JOUEUR0006 Jean"
    assert told(won_by_three())[1] == (
        f"Vainqueurs : JOUEUR0004 Jean, {others} (333,34 € à JOUEUR0004 Jean ; 333,33 € à {others})"
    )


def test_prizes_of_a_tie_still_to_be_parted_are_told_together() -> None:
    assert told(a_tie(4, 5))[1:3] == [
        "Vainqueur : JOUEUR0006 Jean (Vélo)",
        "2e ex æquo : JOUEUR0004 Jean et JOUEUR0005 Jean "
        "(à décider : « Jambon » et « Panier garni »)",
    ]


def test_who_wins_a_prize_beyond_the_podium_is_told_too() -> None:
    prizes = ("Panier garni", "Bouteille", "Jeu de cartes", "Porte-clés")
    session = a_tournament(entrants=6, tables=1, prizes=prizes)
    for loser in tuple(everyone(session))[:5]:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(loser),)))
    lines = told(session)
    assert lines[4].startswith("4e : ") and lines[4].endswith(" (Porte-clés)")
    assert not any(line.startswith("5e") for line in lines)
