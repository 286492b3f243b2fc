"""Incidents read again on a phone: completed, and what follows from one."""

import json

from builders import a_tournament, seated_at
from web_builders import a_phone, a_site, fill, form_for, words_of

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd

RAISED = {"bet_level": 2000, "min_increment": 2000, "first_part": 2000, "second_part": 5000}


def noted(session: TournamentSession) -> str:
    """Record an incident at table 1; return the address of its page."""
    asked = cmd.RecordIncident("two_step_raise", json.dumps(RAISED), table=1)
    return f"/floor/incidents/{session.dispatch(asked).sequence}"


class TestOneOfThem:
    def test_it_is_completed_and_what_follows_is_done_from_it(self) -> None:
        session = a_tournament(16)
        here, phone = noted(session), a_phone(a_site(session))
        who, other = seated_at(session, 1)[:2]
        read = words_of(phone.get("/floor/incidents"))
        assert "1 " in read and "Table 1" in read
        assert here in phone.page.text
        fill(phone, here, "name_concerned", players=[who, other])
        (incident,) = session.state.incidents.values()
        assert incident.players == (who, other)
        read = words_of(phone.page)
        assert read.index("Situation") < read.index("Joueurs concernés") < read.index("Notes")
        assert f"{session.person(who).display_name} Sanctionner" in read
        assert 'class="first"' not in phone.page.text, "an empty note is not what one comes for"
        fill(phone, here, "note_incident", note="le croupier confirme")
        assert "le croupier confirme" in words_of(phone.page)
        fill(phone, here, "declare_hand_dead", entrant=who, article=incident.event.cites[0])
        dead = f"Main déclarée morte : {session.person(who).display_name}"
        assert dead in words_of(phone.page)
        sanction = (
            f"/floor/player/{other}/sanction?fault=slow_play&incident={incident.event.number}"
        )
        fill(phone, sanction, "give_penalty", step="warning")
        (penalty,) = session.state.penalties.values()
        assert penalty.event.incident == incident.event.number

    def test_whom_it_concerns_is_not_said_over_what_another_said(self) -> None:
        session = a_tournament(16)
        here, site = noted(session), a_site(session)
        nadia, omar = a_phone(site), a_phone(site, name="Omar")
        who, other = seated_at(session, 1)[:2]
        page = nadia.get(here)
        fill(omar, here, "name_concerned", players=who)
        answer = nadia.post(*form_for(page, "name_concerned", players=other))
        assert answer.status == 409 and "(Omar)" in words_of(answer)

    def test_a_note_cannot_be_a_script_and_a_number_of_nobody_leads_to_the_list(self) -> None:
        session = a_tournament(16)
        here, phone = noted(session), a_phone(a_site(session))
        page = fill(phone, here, "note_incident", note="<script>alert(1)</script>")
        assert b"<script>alert" not in page.body
        assert "Incidents notés" in words_of(phone.get("/floor/incidents/9999"))


def test_the_last_is_ones_own_without_any_the_list() -> None:
    session = a_tournament(16)
    noted(session)
    assert "Incidents notés" in words_of(a_phone(a_site(session)).get("/floor/incidents/last"))
