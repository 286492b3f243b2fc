"""Once somebody has won, a form that would be refused gives way to what remains possible."""

from __future__ import annotations

import pytest
from builders import a_tournament, played_down_to
from deal_builders import won_by_three
from incident_builders import an_evening
from web_builders import a_phone, a_site, fill, forms_of, words_of

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import still_in
from td_app.web.roles import Role

#: Asked for by somebody who had the page open, or types its address.
FORMS = (
    *("/floor/table/1/out", "/floor/table/1/count", "/floor/late", "/floor/late?new"),
    *("/floor/player/{out}/sanction?fault=slow_play", "/floor/player/{out}/put-right?what=swap"),
    *("/floor/player/{won}", "/floor/player/{won}/sanction", "/floor/player/{won}/put-right"),
)


def won() -> tuple[TournamentSession, dict[str, int]]:
    """Return a tournament that is over, with its winner and somebody who went out."""
    session = a_tournament(16)
    played_down_to(session, 1)
    (who,) = still_in(session.state)
    return session, {"won": who, "out": 1 if who != 1 else 2}


@pytest.mark.parametrize("path", FORMS)
def test_the_page_says_that_it_is_over_and_asks_nothing(path: str) -> None:
    session, who = won()
    phone = a_phone(a_site(session), Role.DIRECTOR)
    page = phone.get(path.format(**who))
    shown = words_of(page)
    assert "Le tournoi est terminé. Reste possible Classement" in shown
    assert "incident" not in shown.partition("Reste possible")[2], "none was noted"
    assert "Réintégrer un joueur : le tournoi reprend" in shown
    assert not [form for form in forms_of(page) if form.get("command") != ["undo"]]


def test_somebody_out_is_put_back_and_play_goes_on() -> None:
    session, who = won()
    phone = a_phone(a_site(session), Role.DIRECTOR)
    path = f"/floor/player/{who['out']}"
    assert "ce joueur réintégré, il reprend" in words_of(phone.get(path))
    place = next(n for n in range(1, 9) if n not in session.state.open_tables()[0].places)
    table = session.state.open_tables()[0].number
    fill(phone, path, "reinstate", seat=f"{table}.{place}", note="Tapis mal compté")
    assert session.state.players_left == 2
    assert "Le tournoi est terminé" not in words_of(phone.get(path))


def test_after_a_deal_nobody_comes_back() -> None:
    session = won_by_three()
    page = words_of(a_phone(a_site(session), Role.DIRECTOR).get("/floor/player/1"))
    assert "Le tournoi est terminé. Reste possible" in page and "Réintégrer" not in page


def test_an_incident_takes_notes_alone() -> None:
    evening = an_evening()
    played_down_to(evening.session, 1)
    winner = still_in(evening.session.state)
    evening.session.dispatch(cmd.NameConcerned(evening.string, winner))
    over = a_phone(a_site(evening.session)).get("/floor/late")
    assert "Ajouter une note à un incident" in words_of(over)
    page = words_of(a_phone(a_site(evening.session)).get(f"/floor/incidents/{evening.string}"))
    assert "Ajouter la note" in page
    assert "Sanctionner" not in page and "main morte" not in page


def test_a_floor_is_not_offered_what_is_the_directors() -> None:
    session, who = won()
    page = words_of(a_phone(a_site(session)).get(f"/floor/player/{who['won']}/sanction"))
    assert "Reste possible" in page and "Réintégrer" not in page
