"""Hand-for-hand on the wall, over the clock."""

from __future__ import annotations

from itertools import pairwise

import pytest
from builders import clock_of
from hand_for_hand_builders import a_bubble, all_done, at_table, hand_for_hand, note_out, rank
from wall_scenes import SHAPES, cap_of, facts_of, scene_of

from reports.marks import Said
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views.clock import clock_view
from td_app.tournament.views.hand_for_hand import hand_for_hand_view
from td_app.wall.clock import clock_facts
from td_app.wall.facts import FaceWords, HandWords
from td_app.wall.table_words import hand_words


def wall(session: TournamentSession) -> HandWords | None:
    state = session.state
    face = FaceWords(clock_facts(clock_view(state, clock_of(session).now_ms())), blinds="25 / 50")
    return hand_words(hand_for_hand_view(state, session), face)


def told(session: TournamentSession) -> tuple[str, str, str]:
    words = wall(session)
    assert words is not None
    return words.hand, words.awaited, words.also.replace("\u00a0", " ")


def test_nothing_without_hand_for_hand() -> None:
    assert wall(a_bubble(4, 4)) is None


def test_announced_it_says_to_end_the_hand() -> None:
    session = a_bubble(4, 4)
    session.dispatch(cmd.AnnounceHandForHand())
    assert told(session)[:2] == ("Bientôt", "Finissez la main, puis attendez")


def test_announced_it_names_the_tables_whose_hand_goes_on() -> None:
    session = a_bubble(4, 4)
    session.dispatch(cmd.AnnounceHandForHand())
    assert told(session)[2] == "On attend les tables 1 et 2"
    session.dispatch(cmd.TableDone(1))
    assert told(session)[2] == "On attend la table 2"


def test_it_names_the_tables_awaited_and_the_all_ins() -> None:
    session = hand_for_hand(a_bubble(4, 4, 4))
    session.dispatch(cmd.TableAllIn(2))
    assert told(session) == (
        "Main 1",
        "On attend les tables 1 et 3",
        "Tapis table 2 : cartes cachées",
    )
    all_done(session, but=(2,))
    assert told(session)[1].replace("\u00a0", " ") == "On retourne les cartes : table 2"
    all_done(session)
    assert told(session)[1] == "Attendez le signal de la main suivante"


def test_of_many_tables_it_says_how_many() -> None:
    session = hand_for_hand(a_bubble(*[3] * 14))
    assert told(session)[1] == "On attend 14 tables"
    session.dispatch(cmd.TableDone(1))
    session.dispatch(cmd.TableDone(2))
    assert told(session)[1] == "On attend les tables 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 et 14"


def test_the_clock_that_stands_is_under_it() -> None:
    session = hand_for_hand(a_bubble(4, 4))
    all_done(session)
    words = wall(session)
    assert words is not None
    assert words.clock == "18:00"
    assert "horloge arrêtée" in words.level
    shown = facts_of(session).hand
    assert shown is not None and shown.level == "Niv. 1 · à l’arrêt"


@pytest.mark.parametrize("shape", SHAPES)
def test_its_parts_stand_evenly_apart_and_its_foot_keeps_its_height(shape: str) -> None:
    session = hand_for_hand(a_bubble(4, 4))
    for noted in (lambda: None, lambda: all_done(session)):
        noted()
        facts = facts_of(session)
        assert facts.hand is not None
        scene = scene_of(facts, shape)
        words = [m for m in scene.still if isinstance(m, Said)]
        first = next(at for at, m in enumerate(words) if m.text == "Main par main")
        clock = next(at for at, m in enumerate(words) if m.text == facts.hand.clock)
        parts = [*words[first : clock - 1], words[clock]]
        gaps = [two.baseline - cap_of(two) - one.baseline for one, two in pairwise(parts)]
        # Two lines of one sentence stand closer.
        free = [gap for gap in gaps if gap > 36]
        assert len(free) >= 3 and max(free) - min(free) < 12, gaps
        assert cap_of(words[clock - 1]) >= 53.4 or shape == "tall"


def test_it_leaves_the_wall_with_its_end() -> None:
    session = hand_for_hand(a_bubble(4, 4))
    assert "Main 1" in scene_of(facts_of(session)).said
    note_out(session, (at_table(session, 1)[0], None))
    all_done(session)
    rank(session)
    assert facts_of(session).hand is None
