"""The door of an evening: twenty-seven people checked in by keystrokes alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_setup
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from register_builders import a_club_desk, cards_of, register_of

from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.players.page import PlayersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

CARDS = """Abadie Ana, Bernard Luc, Caron Zoé, Dupré Agathe, Estève Hugo, Faure Inès, Garnier Tom,
Henry Léo, Imbert Eva, Jacquet Noé, Klein Lola, Leroy Paul, Martin Jean, Martin Luc, Noël Lise,
Olivier Max, Petit Rose, Quentin Gil, Roux Camille, Simon Jade""".replace("\n", " ").split(", ")
LISTED = 8
#: What is typed before Enter: a beginning, a new name whole; after it a figure where two answer.
TYPED = (
    *["aba", "ber", "car", "dup", "est", "fau", "gar", "hen", "imb", "jac", "kle", "ler"],
    *("martin+1", "martin+1", "noe+1"),
    *["oli", "pet", "que", "rou", "sim"],
    *("Texier Anne", "Ursin Bob", "Vidal Cleo", "Weber Dan", "Xavier Eve", "Yvon Fred", "Zola Gus"),
)


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    people = [Person(*name.split()) for name in CARDS]
    with a_club_desk(*(Member(NEW, person) for person in people)) as desk:
        assert desk.create(a_setup(tables=4, seats=8))
        assert desk.live is not None
        desk.live.dispatch(cmd.RegisterEntrants(tuple(people[:LISTED])))
        yield desk


def test_twenty_seven_by_keystrokes_alone(desk: Desk, qtbot: object) -> None:
    assert desk.live is not None
    page = PlayersPage(desk.live, desk=desk)
    qtbot.addWidget(page)  # type: ignore[attr-defined]
    desk.live.changed.connect(page.refresh)
    page.resize(1000, 700)
    page.show()
    page.refresh()
    page.entrants.door.field.setFocus()
    for typed in TYPED:
        name, _, figure = typed.partition("+")
        QTest.keyClicks(page.entrants.door.field, name)
        QTest.keyClick(page.entrants.door.field, Qt.Key.Key_Return)
        QTest.keyClicks(page.entrants.door.field, figure)
    QApplication.processEvents()
    rows = page.live.players().rows
    assert len(rows) == 27 and all(row.present for row in rows)
    assert len(cards_of(desk.club)) == len(CARDS)
    assert len(register_of(desk.club).played()) == len(CARDS)
    assert page.entrants.newcomers.accessibleName().startswith("7 joueurs")
