"""The foot of the window: what was just done, cut where its articles begin."""

from __future__ import annotations

import pytest
from builders import a_tournament, out, seated_at
from buy_in_builders import an_evening, terms
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.tournament.state.prizes import PrizeKind
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme.tokens import Height, Space
from td_app.ui.windows.foot_bar import FootBar

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def fits_on_two_lines(said: QLabel) -> bool:
    """Return whether words are on two lines at most, each of them whole, within the bar."""
    wraps = Qt.TextFlag.TextWordWrap
    drawn = said.fontMetrics().boundingRect(0, 0, said.width(), 999, wraps, said.text())
    return drawn.width() <= said.width() and drawn.height() <= Height.FOOT_BAR


def test_long_words_end_before_the_pages_of_a_room_s_rules(qtbot: QtBot) -> None:
    foot = FootBar(LiveTournament(a_tournament(4, 1)))
    qtbot.addWidget(foot)
    foot.resize(1024, foot.height())
    foot.show()
    foot.note("Élimination de quelqu’un par deux autres, prime partagée. " * 8, ("room types",))
    foot.layout().activate()
    said = foot.words
    assert said.text().endswith("…")
    assert fits_on_two_lines(said)
    (chip,) = foot.chips
    assert chip.geometry().right() <= foot.width()


def test_a_long_undo_and_two_articles_leave_long_words_whole_on_two_lines(qtbot: QtBot) -> None:
    foot = FootBar(LiveTournament(a_tournament(4, 1)))
    qtbot.addWidget(foot)
    foot.resize(1024, foot.height())
    foot.show()
    foot._whole[foot.undo] = (
        "Annuler\u00a0: sortie de N’DIAYE Fatou et WAGNER Lætitia, tables 1 et 2"
    )
    words = " ".join(["2 sorties dans la même main, 10ᵉ ex æquo, lot partagé."] * 3)
    foot.note(words, ("1.10", "2.7"))
    foot.layout().activate()
    said = foot.words
    assert said.text() == said.whole and not said.toolTip()
    assert fits_on_two_lines(said)


@pytest.mark.parametrize("wide", [1280, 1366])
def test_after_a_balance_undo_is_whole_and_the_move_told_in_one_line_of_its_size(
    qtbot: QtBot, wide: int
) -> None:
    session = a_tournament(27, 3, 9)
    out(session, *seated_at(session, 2)[:2])
    live = LiveTournament(session)
    foot = FootBar(live)
    qtbot.addWidget(foot)
    foot.resize(wide, foot.height())
    foot.show()
    live.done.connect(foot.done)
    live.changed.connect(foot.refresh)
    assert live.dispatch(cmd.BalanceTables(1, 2, 5, 4)) is not None
    foot.layout().activate()
    assert foot.undo.text() == foot.undo.accessibleName().replace("&", "&&")
    said = foot.words
    assert said.text().endswith("place 1.") or said.text().endswith("place 2.")
    assert not said.wordWrap() and not said.text().endswith("…")
    assert said.toolTip() == said.whole, "the rest of it is in the tip"
    (chip,) = foot.chips
    drawn = said.x() + said.fontMetrics().horizontalAdvance(said.text())
    assert chip.x() - drawn < 2 * Space.TIGHT, "its article is beside it"


def test_words_are_cut_with_a_sign_whatever_grows_beside_them(qtbot: QtBot) -> None:
    foot = FootBar(LiveTournament(a_tournament(4, 1)))
    qtbot.addWidget(foot)
    foot.resize(1024, foot.height())
    foot.show()
    words = "Seul le directeur peut disqualifier, une table à la fois, et il dit pourquoi."
    foot.note(words, ("1.1",))
    said = foot.words
    assert said.text() == words and not said.toolTip(), "whole where there is room"
    foot.redo.setText("Rétablir la sortie de quelqu’un dont le nom est long")
    foot.redo.show()
    foot.link.setText("Le serveur ne répond pas")
    foot.link.show()
    foot.layout().activate()
    assert said.text().endswith("…")
    assert fits_on_two_lines(said)
    assert said.toolTip() == words
    assert said.accessibleName() == f"{words} §\u00a01.1"


def test_the_act_that_leaves_only_paid_ranks_says_that_entries_are_closed(qtbot: QtBot) -> None:
    prizes = {"prize_kind": PrizeKind.IN_KIND, "prizes": ("Coupe", "Livre", "Jeu", "Sac")}
    by = terms(closes_with_prizes=True)
    live = LiveTournament(an_evening(6, by, tables=1, late_entry_until=8, **prizes))
    foot = FootBar(live)
    qtbot.addWidget(foot)
    live.changed.connect(foot.refresh)
    live.done.connect(foot.done)
    said: list[str] = []
    for who in (1, 2, 3):
        live.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        said.append(foot.words.whole)
    closed = "Entrées closes\u00a0: tous les joueurs restants sont payés."
    assert [words.startswith(closed) for words in said] == [False, True, False]
    live.dispatch(cmd.Undo())
    live.dispatch(cmd.Undo())
    assert not foot.words.whole.startswith(closed)
    live.dispatch(cmd.Eliminate((cmd.PlayerOut(2),)))
    assert foot.words.whole.startswith(closed), "closed again, said again"
