"""A line whose body cannot be read stops its evening, until the director sets it aside."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from builders import CountedChance, SteppedClock, a_setup, people
from meeting_builders import a_meeting, club_in, drawn
from sqlalchemy import insert
from unread_builders import forge

from rules_ropta.ruling import Refused
from td_app.bootstrap import club_of
from td_app.cli.play import Door
from td_app.joining import Chosen
from td_app.live.draw_record import draws_of
from td_app.live.session import TournamentSession
from td_app.meeting import commands as meet
from td_app.persistence import tables
from td_app.persistence.check import check_file, replayed
from td_app.persistence.copies import copy_to
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.joining.files import join_files
from td_app.persistence.journal_store import VERSION_OF
from td_app.persistence.salvage import salvage
from td_app.persistence.seal_check import verify_file
from td_app.persistence.transfer import written_to_file
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.minutes import minutes
from td_app.words import refusal_sentence
from td_app.words.minutes import minute_sentence

#: What a post may write under a kind and a version that are known, and nobody can take in.
UNREADABLE = {
    "nothing": ("presence_marked", "{}"),
    "no JSON": ("presence_marked", "zut"),
    "another shape": ("presence_marked", "[1, 2]"),
    "an unknown field": ("presence_marked", '{"entrants":[1],"present":true,"zut":1}'),
    "another type": ("presence_marked", '{"entrants":[1],"present":"yes"}'),
    "a number that no computer reads": (
        "presence_marked",
        '{"entrants":[' + "9" * 5_000 + '],"present":true}',
    ),
    "nested without end": ("presence_marked", "[" * 100_000),
    "somebody who never came": ("presence_marked", '{"entrants":[999],"present":true}'),
    "an undo of what is not last": ("action_undone", '{"sequence":1}'),
    "an undo of nothing": ("action_undone", '{"sequence":77}'),
    "a redo of nothing": ("action_redone", '{"sequence":2}'),
    "a second beginning": ("tournament_created", '{"setup":{"name":"Autre"}}'),
    "another line set aside": ("entry_set_aside", '{"sequence":2}'),
    "a line to come set aside": ("entry_set_aside", '{"sequence":9}'),
}


def a_post(club: ClubFile, tournament: int, post: str = "") -> TournamentSession:
    """Return the tournament as another post opens it."""
    return TournamentSession(club.store, tournament, SteppedClock(), CountedChance(), post=post)


def an_evening(club: ClubFile) -> TournamentSession:
    """Return a tournament with three entrants, two of them there."""
    number = club.store.new_tournament("Open", "2026-11-21", 1)
    session = a_post(club, number, "Accueil")
    session.dispatch(cmd.CreateTournament(a_setup()))
    session.dispatch(cmd.RegisterEntrants(people(3)))
    session.dispatch(cmd.MarkPresence((1, 2), True))
    return session


def refusal(session: Any, command: Any) -> Refused:
    """Return why an act is refused."""
    with pytest.raises(Refused) as refused:
        session.dispatch(command)
    return refused.value


AN_ACT = cmd.MarkPresence((3,), True)


@pytest.mark.parametrize(("kind", "body"), UNREADABLE.values(), ids=UNREADABLE.keys())
class TestALineThatCannotBeRead:
    def test_both_posts_stop_one_sets_it_aside_and_both_go_on_alike(
        self, club: ClubFile, kind: str, body: str
    ) -> None:
        here = an_evening(club)
        there = a_post(club, here.tournament, "Bureau")
        before = here.state
        line = forge(club, here.tournament, kind, body)
        assert refusal(here, AN_ACT).code == "ENTRY_UNREADABLE"
        assert there.refresh() and not there.refresh()
        for post in (here, there):
            assert post.state == before
            assert post.stopped is not None
            assert post.stopped.params == {"sequence": line, "post": "Bureau"}
            foreseen = post.foresee(AN_ACT)
            assert isinstance(foreseen, Refused) and foreseen.code == "ENTRY_UNREADABLE"
        entry = here.dispatch(cmd.SetEntryAside(line, "Poste volé."))
        assert (entry.sequence, entry.event) == (line + 1, ev.EntrySetAside(line))
        there.refresh()
        there.dispatch(AN_ACT)
        here.refresh()
        third = a_post(club, here.tournament)
        assert here.stopped is there.stopped is third.stopped is None
        assert here.state == there.state == third.state != before
        assert here.history.entries == there.history.entries == third.history.entries

    def test_it_opens_stopped_at_that_line(self, club: ClubFile, kind: str, body: str) -> None:
        session = an_evening(club)
        line = forge(club, session.tournament, kind, body)
        opened = a_post(club, session.tournament)
        assert opened.state == session.state
        assert opened.stopped is not None
        opened.dispatch(cmd.SetEntryAside(line, "Illisible."))
        opened.dispatch(AN_ACT)
        assert a_post(club, session.tournament).state == opened.state

    def test_check_tells_it_and_what_became_of_it(
        self, club: ClubFile, kind: str, body: str
    ) -> None:
        session = an_evening(club)
        line = forge(club, session.tournament, kind, body)
        report, history = replayed(club, session.tournament, "Open")
        assert [found.params["sequence"] for found in report.findings] == [line]
        assert history.sequence == line - 1
        session.refresh()
        session.dispatch(cmd.SetEntryAside(line, "Illisible."))
        session.dispatch(AN_ACT)
        report, history = replayed(club, session.tournament, "Open")
        assert not report.findings
        assert [(n.code, n.params["sequence"], n.params["set_aside"]) for n in report.notes] == [
            ("ENTRY_SET_ASIDE", line, line + 1)
        ]
        assert history.state == session.state
        assert report.chain == session.seal(), "the seal covers every line"


class TestTheDirector:
    def test_is_told_which_line_from_which_post_and_what_to_do(self, club: ClubFile) -> None:
        session = an_evening(club)
        forge(club, session.tournament, "presence_marked", "{}")
        told = refusal(session, AN_ACT)
        french = refusal_sentence(told, language="fr")
        assert "ligne 4" in french and "«\u00a0Bureau\u00a0»" in french
        assert "«\u00a0Écarter la ligne…\u00a0»" in french
        assert "“Skip the line…”" in refusal_sentence(told, language="en")

    def test_gives_a_reason_and_names_the_line_that_stops(self, club: ClubFile) -> None:
        session = an_evening(club)
        assert refusal(session, cmd.SetEntryAside(3, "Non.")).code == "NOTHING_TO_SET_ASIDE"
        line = forge(club, session.tournament, "presence_marked", "{}")
        session.refresh()
        assert refusal(session, cmd.SetEntryAside(line, "  ")).code == "REASON_NEEDED"
        assert refusal(session, cmd.SetEntryAside(3, "Non.")).code == "NOTHING_TO_SET_ASIDE"
        assert session.can(cmd.SetEntryAside(line, "Oui.")) is None

    def test_finds_it_in_the_minutes_in_its_place(self, club: ClubFile) -> None:
        session = an_evening(club)
        line = forge(club, session.tournament, "presence_marked", "{}")
        session.refresh()
        session.dispatch(cmd.SetEntryAside(line, "Poste volé."))
        *_, unread, aside = minutes(session.history, session.last_known, session.note)
        assert (unread.sequence, unread.undone, unread.post) == (line, True, "Bureau")
        assert (aside.undone, aside.note) == (False, "Poste volé.")
        assert "ligne 4" in minute_sentence(aside, "fr")
        assert "Line 4" in minute_sentence(aside, "en")

    def test_undoes_what_came_before_it_never_the_setting_aside(self, club: ClubFile) -> None:
        session = an_evening(club)
        line = forge(club, session.tournament, "presence_marked", "{}")
        session.refresh()
        session.dispatch(cmd.SetEntryAside(line, "Illisible."))
        assert session.history.undoable == session.history.entry(3)
        session.dispatch(cmd.Undo(expected_sequence=3))
        session.dispatch(cmd.Redo())
        assert a_post(club, session.tournament).state == session.state

    def test_where_two_set_it_aside_it_is_done_once(self, club: ClubFile) -> None:
        one = an_evening(club)
        other = a_post(club, one.tournament)
        line = forge(club, one.tournament, "presence_marked", "{}")
        one.refresh()
        other.refresh()
        one.dispatch(cmd.SetEntryAside(line, "Illisible."))
        assert refusal(other, cmd.SetEntryAside(line, "Moi aussi.")).code == "NOTHING_TO_SET_ASIDE"
        assert other.stopped is None and other.history.sequence == one.history.sequence

    def test_other_tournaments_go_on(self, club: ClubFile) -> None:
        stopped = an_evening(club)
        other = an_evening(club)
        forge(club, stopped.tournament, "presence_marked", "{}")
        refusal(stopped, AN_ACT)
        other.dispatch(AN_ACT)
        assert len(club.store.tournaments()) == 2


class TestTheDoorForScripts:
    def test_views_go_on_and_acts_are_refused_until_it_is_set_aside(self, club: ClubFile) -> None:
        session = an_evening(club)
        line = forge(club, session.tournament, "presence_marked", "{}")
        door = Door(club_of(club), SteppedClock())

        def asked(**told: Any) -> dict[str, Any]:
            return door.answer(json.dumps(told))

        assert asked(open=session.tournament)["sequence"] == line - 1
        assert len(asked(view="players")["players"]["rows"]) == 3
        refused = asked(command="mark_presence", entrants=[3], present=True)["refused"]
        assert refused["code"] == "ENTRY_UNREADABLE" and refused["params"]["sequence"] == line
        answer = asked(command="set_entry_aside", sequence=line, note="Poste volé.")
        assert answer["event"] == {"kind": "entry_set_aside", "sequence": line}
        assert asked(command="mark_presence", entrants=[3], present=True)["ok"]
        assert len(asked(view="minutes")["minutes"]) == line + 2


class TestWhatComesAfterTheLine:
    def test_acts_written_behind_it_count_for_all_without_it(self, club: ClubFile) -> None:
        here = an_evening(club)
        there = a_post(club, here.tournament)
        line = forge(club, here.tournament, "presence_marked", "{}")
        forge(club, here.tournament, "presence_marked", '{"entrants":[3],"present":true}')
        there.refresh()
        before = here.state
        assert there.state == before
        assert here.refresh() and here.state == before
        here.dispatch(cmd.SetEntryAside(line, "Illisible."))
        there.refresh()
        assert here.state == there.state == a_post(club, here.tournament).state
        assert here.state.entrants[3].present and here.history.sequence == line + 2

    def test_each_of_several_is_set_aside(self, club: ClubFile) -> None:
        here = an_evening(club)
        for body in ("{}", "zut", '{"entrants":[999],"present":true}'):
            last = forge(club, here.tournament, "presence_marked", body)
        here.refresh()
        for line in range(4, last + 1):
            assert here.stopped is not None and here.stopped.params["sequence"] == line
            here.dispatch(cmd.SetEntryAside(line, "Illisible."))
        here.dispatch(AN_ACT)
        assert a_post(club, here.tournament).state == here.state

    def test_a_line_that_is_read_cannot_be_taken_out_by_a_forger(self, club: ClubFile) -> None:
        here = an_evening(club)
        there = a_post(club, here.tournament)
        line = forge(club, here.tournament, "entry_set_aside", '{"sequence":3}')
        there.refresh()
        assert there.state == here.state and len(there.history.entries) == 3
        there.dispatch(cmd.SetEntryAside(line, "Faux."))
        assert a_post(club, here.tournament).state == there.state
        assert there.history.counts(3)

    def test_a_line_of_a_newer_version_is_refused_never_set_aside(self, club: ClubFile) -> None:
        session = an_evening(club)
        line = forge(club, session.tournament, "presence_marked", "{}", version=99)
        with pytest.raises(StorageTrouble, match="ENTRY_UNKNOWN"):
            session.refresh()
        assert session.stopped is None
        with pytest.raises(StorageTrouble, match="ENTRY_UNKNOWN"):
            session.dispatch(cmd.SetEntryAside(line, "Non."))

    def test_what_a_post_of_a_newer_version_wrote_is_not_rubbish(self, club: ClubFile) -> None:
        session = an_evening(club)
        club.directory.set_setting(f"{VERSION_OF}Bureau", "99.10")
        body = '{"entrants":[3],"present":true,"known_there":1}'
        line = forge(club, session.tournament, "presence_marked", body)
        with pytest.raises(StorageTrouble, match="ENTRY_UNKNOWN"):
            session.refresh()
        assert session.stopped is None
        forge(club, session.tournament, "entry_set_aside", f'{{"sequence":{line}}}')
        session.refresh()
        session.dispatch(AN_ACT)

    def test_with_a_newer_one_behind_it_nothing_is_set_aside(self, club: ClubFile) -> None:
        session = an_evening(club)
        line = forge(club, session.tournament, "presence_marked", "{}")
        forge(club, session.tournament, "teleported", "{}")
        with pytest.raises(StorageTrouble, match="ENTRY_UNKNOWN"):
            session.refresh()
        assert session.stopped is not None
        with pytest.raises(StorageTrouble, match="ENTRY_UNKNOWN"):
            session.dispatch(cmd.SetEntryAside(line, "Non."))

    def test_without_its_first_line_nothing_opens(self, club: ClubFile) -> None:
        number = club.store.new_tournament("Open", "2026-11-21", 1)
        row = {"tournament_id": number, "sequence": 1, "recorded_at": 5, "version": 2, "post": ""}
        row |= {"kind": "tournament_created", "body": "{}", "act": "f" * 32}
        with club.engine.begin() as connection:
            connection.execute(insert(tables.journal_entry), row)
        with pytest.raises(StorageTrouble, match="FILE_CORRUPTED"):
            a_post(club, number)

    def test_a_line_that_is_missing_is_told_and_not_set_aside(self, club: ClubFile) -> None:
        session = an_evening(club)
        row = {"tournament_id": session.tournament, "sequence": 9, "recorded_at": 5, "version": 1}
        row |= {"post": "", "kind": "presence_marked", "body": "{}", "act": "f" * 32}
        with club.engine.begin() as connection:
            connection.execute(insert(tables.journal_entry), row)
        session.refresh()
        assert refusal(session, AN_ACT).code == "ENTRY_MISSING"
        assert refusal(session, cmd.SetEntryAside(9, "Non.")).code == "NOTHING_TO_SET_ASIDE"


class TestAMeeting:
    @pytest.mark.parametrize(
        ("kind", "body"),
        [
            ("meeting_team_renamed", "{}"),
            ("meeting_team_renamed", "zut"),
            ("meeting_act_undone", '{"sequence":1,"clocks":[]}'),
            ("meeting_missing_marked", '{"round":7,"table":1,"players":[1]}'),
            ("meeting_opened", '{"setup":{"name":"Autre"}}'),
        ],
    )
    def test_it_stops_is_set_aside_and_goes_on_alike(
        self, path: Path, kind: str, body: str
    ) -> None:
        with open_club_file(path) as file:
            club = club_in(file)
            here = drawn(a_meeting(club, teams=4, players=2))
            there = club.open_meeting(here.meeting)
            before = here.state
            an_act = meet.EliminatePlayers(1, (here.state.rounds[0].tables[1].players[0],))
            line = forge(file, here.meeting, kind, body)
            assert refusal(here, an_act).code == "ENTRY_UNREADABLE"
            assert here.state == before and there.refresh() and there.stopped is not None
            assert club.open_meeting(here.meeting).stopped is not None
            there.dispatch(meet.SetEntryAside(line, "Illisible."))
            here.dispatch(an_act)
            there.refresh()
            assert here.state == there.state == club.open_meeting(here.meeting).state
            report, _ = replayed(file, here.meeting, "")
            assert [note.code for note in report.notes] == ["ENTRY_SET_ASIDE"]
        assert check_file(path).ok


class TestTheFile:
    @pytest.fixture
    def played(self, path: Path) -> Path:
        """A file with an evening, a line of which was set aside."""
        with open_club_file(path) as file:
            session = an_evening(file)
            line = forge(file, session.tournament, "presence_marked", "{}")
            session.refresh()
            session.dispatch(cmd.SetEntryAside(line, "Illisible."))
            session.dispatch(AN_ACT)
        return path

    def test_it_is_whole_for_check(self, played: Path) -> None:
        report = check_file(played)
        assert report.ok
        (note,) = report.tournaments[0].notes
        assert note.code == "ENTRY_SET_ASIDE" and note.params["found"] == "ENTRY_UNREADABLE"
        assert note.params["sequence"] == 4 and note.params["set_aside"] == 5
        assert "entrants" in str(note.params["detail"])

    def test_a_copy_a_salvage_and_a_joined_file_hold_it(self, played: Path, tmp_path: Path) -> None:
        with open_club_file(played) as file:
            state = a_post(file, 1).state
            seal = a_post(file, 1).seal()
            copy = tmp_path / "copy.db"
        copy_to(played, copy)
        assert salvage(played, tmp_path / "salvaged.db").whole
        for other in (copy, tmp_path / "salvaged.db"):
            assert check_file(other).ok
            with open_club_file(other) as file:
                assert a_post(file, 1).state == state and a_post(file, 1).seal() == seal

    def test_its_seal_is_verified_and_another_base_takes_it_over(
        self, played: Path, tmp_path: Path
    ) -> None:
        with open_club_file(played) as file:
            session = a_post(file, 1)
            seal = session.whole_seal()
            assert seal is not None and seal.entry == 6
            written_to_file(file, tmp_path / "taken.db")
        for path in (played, tmp_path / "taken.db"):
            (answer,) = verify_file(path, [seal]).answers
            assert answer.ok and not answer.since
        with open_club_file(tmp_path / "taken.db") as file:
            assert a_post(file, 1).history.entries == session.history.entries

    def test_joined_into_another_it_is_taken_over(self, played: Path, tmp_path: Path) -> None:
        (tmp_path / "ours").mkdir()
        ours = tmp_path / "ours" / "club.db"
        with open_club_file(ours) as file:
            an_evening(file).dispatch(AN_ACT)
        join_files(ours, played, Chosen(), datetime(2026, 11, 22, 21))
        assert check_file(ours).ok
        with open_club_file(ours) as file, open_club_file(played) as theirs:
            taken = max(row.id for row in file.store.tournaments())
            assert taken == 2
            assert a_post(file, taken).state == a_post(theirs, 1).state

    def test_its_draws_are_told_and_one_that_stops_is_not(self, played: Path) -> None:
        with open_club_file(played) as file:
            assert draws_of(file.store.entries_after(1, 0)) == ()
            forge(file, 1, "presence_marked", '{"entrants":[999],"present":true}')
            with pytest.raises(Refused, match="ENTRY_UNREADABLE"):
                draws_of(file.store.entries_after(1, 0))
            forge(file, 1, "presence_marked", "{}")
            with pytest.raises(StorageTrouble, match="FILE_CORRUPTED"):
                file.store.entries_after(1, 0)
