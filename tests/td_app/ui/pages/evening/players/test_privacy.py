"""From a person's card: all that is kept about them in a file, or erased everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from builders import a_setup
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.ports.privacy import ReceiptLine, Trace
from td_app.printing.personal_data import receipt_of_site
from td_app.publishing.transports.accounts import FolderAccount
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.privacy_acts import PrivacyActs, subject_of
from td_app.web.networks import Network
from td_app.web.roles import Role

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

ZEBULON = Person("Zébulonski", "Barnabé", email="barnabe@example.org", licence="75-1")
TWIN = Person("Zébulonsky", "Barnabé")


@pytest.fixture
def desk(tmp_path: Path, qapp: object) -> Iterator[Desk]:
    with open_club_file(tmp_path / "club.db") as file:
        desk = Desk(club_of(file), file.path)
        assert desk.create(a_setup(tables=1, seats=8))
        people = (ZEBULON, TWIN, Person("Autre", "Paul"))
        assert desk.live is not None
        desk.live.dispatch(cmd.RegisterEntrants(people, present=True))
        desk.club.directory.remember([ZEBULON])
        yield desk
        if desk.copies is not None:
            desk.copies.finish()
        desk.close()


def a_page(desk: Desk, qtbot: QtBot) -> PlayersPage:
    assert desk.live is not None
    page = PlayersPage(desk.live, desk=desk)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.refresh()
    page.entrants.correct(1)
    return page


def acts(page: PlayersPage) -> PrivacyActs:
    assert page.privacy is not None
    return page.privacy


class TestErased:
    def test_asked_first_and_nothing_is_erased_by_enter(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.entrants.panel.erase.click()
        question = acts(page).question
        assert question is not None
        erased, kept = question.parted()
        assert {trace.kind for trace in erased} >= {"entrant", "member"}
        assert [trace.names[0] for trace in kept] == [TWIN]
        qtbot.keyClick(question, Qt.Key.Key_Return)
        assert desk.live is not None and desk.live.person(1) == ZEBULON

    def test_everywhere_with_its_copies(self, desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
        assert desk.copies is not None and desk.live is not None
        copy = desk.copies.files.make(datetime(2026, 3, 14, 20))
        page = a_page(desk, qtbot)
        page.entrants.panel.erase.click()
        question = acts(page).question
        assert question is not None
        question.choose("erase")
        # Cut short now, they would still be there to be erased.
        assert desk.live.person(1) == ZEBULON
        with qtbot.waitSignal(acts(page).told) as told:
            pass
        assert told.args == ["1 copie de sûreté réécrite."]
        assert not page.entrants.panel.isVisible()
        names = [row.name for row in desk.live.players().rows]
        assert sorted(names) == ["AUTRE Paul", "Joueur effacé 1", "ZÉBULONSKY Barnabé"]
        assert not list(desk.club.directory.members())
        desk.copies.finish()
        left = [p.read_bytes() for p in (copy.path, *tmp_path.glob("club.db*"))]
        assert not any(b"bulonski" in bytes_ for bytes_ in left)

    def test_what_publishes_names_is_told_and_tells_it_on_the_certificate(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        heard: list[tuple[set[str], str]] = []

        def on_site(traces: Sequence[Trace]) -> Sequence[ReceiptLine]:
            assert desk.live is not None
            heard.append(({trace.kind for trace in traces}, desk.live.person(1).display_name))
            return receipt_of_site(4, 1, 0)

        desk.erase_elsewhere.append(on_site)
        page = a_page(desk, qtbot)
        page.entrants.panel.erase.click()
        question = acts(page).question
        assert question is not None
        question.choose("erase")
        with qtbot.waitSignal(desk.erased) as erased:
            pass
        ((kinds, name),) = heard
        assert kinds >= {"entrant", "member"}
        assert name == "Joueur effacé 1", "the file is rid of the name before a page is made"
        assert erased.args is not None
        assert erased.args[0].elsewhere == receipt_of_site(4, 1, 0)

    def test_where_the_club_publishes_the_question_says_so_and_the_dialog_how_far_it_is(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        desk.publisher.publish_to(FolderAccount(str(tmp_path)))
        page = a_page(desk, qtbot)
        page.entrants.panel.erase.click()
        question = acts(page).question
        assert question is not None
        said = " ".join(one.text() for one in question.findChildren(QLabel))
        assert "Sur le site du club, le nom disparaît dès le prochain envoi" in said
        with qtbot.waitSignal(desk.erased):
            question.choose("erase")
        dialog = acts(page).done
        assert dialog is not None
        assert "encore à envoyer" in dialog.site.text()
        monkeypatch.setattr(desk.publisher, "receipt", lambda: receipt_of_site(4, 1, 0))
        desk.publisher.changed.emit()
        assert "encore à envoyer" not in dialog.site.text()
        assert "Pages réécrites sans le nom" in dialog.site.text()
        dialog.choose("cancel")
        desk.publisher.changed.emit()

    def test_closed_meanwhile_it_is_done_all_the_same(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        assert desk.copies is not None
        copy = desk.copies.files.make(datetime(2026, 3, 14, 20))
        page = a_page(desk, qtbot)
        page.entrants.panel.erase.click()
        question = acts(page).question
        assert question is not None
        question.choose("erase")
        desk.copies.finish()
        assert not list(desk.club.directory.members())
        left = [p.read_bytes() for p in (copy.path, *tmp_path.glob("club.db*"))]
        assert not any(b"bulonski" in bytes_ for bytes_ in left)

    def test_who_only_looks_erases_nobody(self, desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
        with open_club_file(tmp_path / "club.db", read_only=True) as file:
            looking = Desk(club_of(file), file.path)
            assert looking.open(1)
            page = a_page(looking, qtbot)
            assert not page.entrants.panel.erase.isEnabled()
            text = acts(page).personal_data(subject_of(page.live, 1)).decode("utf-8-sig")
            assert "barnabe@example.org" in text
            looking.close()


class TestAllThatIsKept:
    def test_it_is_written_and_names_nobody_else(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        assert desk.live is not None
        desk.live.dispatch(cmd.CorrectEntrant(1, Person("Zebulon", "Barnabé")))
        desk.live.dispatch(cmd.DrawSeats())
        page = a_page(desk, qtbot)
        page.entrants.panel.held.click()
        target = tmp_path / "held.txt"
        acts(page).saving.save(target, lambda: acts(page).personal_data(subject_of(page.live, 1)))
        text = target.read_text("utf-8-sig")
        for kept in ("barnabe@example.org", "75-1", "Zebulon", "FICHE DE MEMBRE", "INSCRIPTION"):
            assert kept in text
        assert "AUTRE" not in text
        assert text.index("PEUT-ÊTRE") < text.index("Zébulonsky")
        assert str(target) in page.entrants.said.text()


class TestTheCertificate:
    def test_it_is_handed_over_and_kept_nowhere(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        page = a_page(desk, qtbot)
        page.entrants.panel.erase.click()
        question = acts(page).question
        assert question is not None and desk.copies is not None and desk.live is not None
        with qtbot.waitSignal(desk.erased):
            question.choose("erase")
        dialog = acts(page).done
        assert dialog is not None
        said = " ".join(one.text() for one in dialog.findChildren(QLabel))
        assert "Tout a été relu" in said.replace("\u00a0", " ")
        dialog.choose("save")
        asked = acts(page).saving.dialog
        assert asked is not None
        assert "bulonski" not in str(asked.selectedFiles()).lower()
        handed = tmp_path / "remise" / "attestation.pdf"
        asked.fileSelected.emit(str(handed))
        assert handed.read_bytes().startswith(b"%PDF")
        assert not desk.club.prints.printed(desk.live.session.tournament)
        desk.copies.finish()
        kept = [one.read_bytes() for one in tmp_path.glob("club*") if one.is_file()]
        assert not any(b"bulonski" in one for one in kept)

    def test_what_the_journal_holds_and_texts_are_shown_before(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        desk.club.directory.set_setting("club_name", "Amis de Zébulonski")
        assert desk.live is not None
        desk.live.send(cmd.ChangeSetup(replace(a_setup(tables=1, seats=8), name="Prix Zébulonski")))
        page = a_page(desk, qtbot)
        page.entrants.panel.erase.click()
        question = acts(page).question
        assert question is not None
        shown = [box.text() for box, _ in question.boxes]
        assert "Texte saisi · Amis de Zébulonski → Amis de …" in shown
        said = " ".join(one.text() for one in question.findChildren(QLabel))
        assert "Prix Zébulonski" in said
        assert all(trace.erasable for _, trace in question.boxes)


def test_a_phone_paired_under_their_name_does_nothing_more(desk: Desk, qtbot: QtBot) -> None:
    page = a_page(desk, qtbot)
    phones = desk.phones
    assert phones.switch_on(Network("lo", "127.0.0.1", True))
    pairing = phones._pairing
    assert pairing is not None
    told = [
        pairing.pair(pairing.offer(Role.FLOOR), name, "127.0.0.1")[0]
        for name in ("Zébulonski", "Omar")
    ]
    page.entrants.panel.erase.click()
    question = acts(page).question
    assert question is not None
    with qtbot.waitSignal(desk.erased):
        question.choose("erase")
    assert [device.name for device in pairing.devices] == ["Omar"]
    assert [pairing.device(token) is not None for token in told] == [False, True]
    pairing.revoke("somebody")
    assert "bulonski" not in desk.club.directory.setting("phones")
