"""The papers of the chips read back: blank before a race, filled after; counts."""

from __future__ import annotations

import io
import re
from itertools import pairwise

import pytest
from builders import a_session, a_tournament, played_down_to, seated_at
from chips_builders import at_the_break, counted, places_of, raced, raced_everywhere
from pypdf import PdfReader
from read_papers import ReadPaper

from reports.chip_sheets import WIDTHS
from reports.sheet import A4, MM
from td_app.printing.chips import chip_race_sheets
from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.tournament import commands as cmd
from td_app.tournament.state.structure import Level, Structure

RACE, COUNT = document("chip_race_sheet"), document("chip_count_sheet")


def text_of(pdf: bytes) -> str:
    """Return every word of a PDF, on one line."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages))


class TestTheWorksheet:
    def test_blank_it_names_every_place_and_what_to_bring(self) -> None:
        session = at_the_break(8, 2)
        text = text_of(RACE.pdf(session, Stationery("fr", "Les As du Bocage")))
        assert "Retrait des jetons de 25" in text and "Les As du Bocage" in text
        assert "Table 1" in text and "Table 2" in text
        assert "à porter : 12 × 100" in text
        names = [session.person(who).display_name for who in seated_at(session, 1)]
        assert all(name in text for name in names)

    def test_blank_its_heads_stand_over_the_middle_of_their_columns_apart(self) -> None:
        paper = ReadPaper(RACE.pdf(at_the_break(8, 2), Stationery("fr")))
        said = ("Jetons de 25", "Échange", "Reste", "Cartes", "Reçoit")
        heads = [one for one in paper.written(1) if one.text.strip() in said][: len(said)]
        assert all(then.left - one.right > 6 for one, then in pairwise(heads))
        middles = [(one.left + one.right) / 2 for one in heads]
        apart = [then - one for one, then in pairwise(middles)]
        (_, held, exchanged, left, cards, got) = WIDTHS
        widths = pairwise((held, exchanged, left, cards, got))
        assert apart == pytest.approx([(a + b) / 2 + 8 for a, b in widths], abs=0.5)

    def test_ahead_of_the_break_it_is_blank_for_the_value_that_leaves_next(self) -> None:
        session = a_tournament(16, 2)
        text = text_of(RACE.pdf(session, Stationery()))
        assert "Retrait des jetons de 25" in text
        assert "Table 1" in text and "Table 2" in text

    def test_filled_it_tells_cards_winners_and_the_difference(self) -> None:
        session = at_the_break(3, 1)
        one, two, three = places_of(session)
        raced(
            session,
            cmd.RacerAsked(one, 3, cards=("7s", "2d", "9c")),
            cmd.RacerAsked(two, 6, cards=("As", "Kd")),
            cmd.RacerAsked(three, 1, other=0, cards=("2c",)),
        )
        text = text_of(RACE.pdf(session, Stationery("fr")))
        assert "A♠ R♦" in text and "7♠ 2♦ 9♣" in text
        assert "(survie)" in text
        assert "Restes : 6 × 25 = 150" in text
        assert f"{session.state.chips_drift:+}" in text

    def test_in_english_with_the_seed_of_cards_dealt_here(self) -> None:
        session = at_the_break(3, 1)
        racers = tuple(cmd.RacerAsked(place, 3) for place in places_of(session))
        session.dispatch(cmd.RaceChips(1, 25, racers, draw=True))
        text = text_of(RACE.pdf(session, Stationery("en")))
        assert "Colour-up of the 25 chips" in text
        assert session.state.races[0].event.seed[:20] in text.replace(" ", "")

    def test_once_the_value_is_gone_the_sheets_held_are_still_there(self) -> None:
        session = at_the_break(8, 2)
        raced_everywhere(session)
        session.dispatch(cmd.WithdrawValue(25))
        text = text_of(RACE.pdf(session, Stationery("fr")))
        assert "Table 1" in text and "Table 2" in text

    def test_once_all_is_over_what_was_raced_may_still_be_printed(self) -> None:
        session = at_the_break(8, 2)
        raced_everywhere(session)
        session.dispatch(cmd.WithdrawValue(25))
        played_down_to(session, 1)
        assert RACE.ready(session) is None
        assert "Table 2" in text_of(RACE.pdf(session, Stationery("fr")))

    def test_a_colour_up_ahead_of_its_break_leaves_the_other_tables_blank(self) -> None:
        session = a_tournament(16, 2)
        session.dispatch(cmd.RaceChips(1, 25, nobody=True))
        told = chip_race_sheets(session, Stationery())
        assert [(table.number, table.drift is None) for table in told.tables] == [
            (1, False),
            (2, True),
        ]

    def test_it_waits_for_the_draw_and_for_a_value_that_leaves(self) -> None:
        assert RACE.ready(a_session()) == "NOT_DRAWN_YET"
        levels = Structure((Level(25, 50), Level(50, 100)))
        assert RACE.ready(a_tournament(8, 1, structure=levels)) == "NO_VALUE_LEAVES"
        assert RACE.ready(a_tournament(8, 1)) is None


class TestTheCountSheet:
    def test_blank_it_has_a_column_a_value_in_play(self) -> None:
        session = at_the_break(8, 2)
        text = text_of(COUNT.pdf(session, Stationery("fr")))
        assert "Compte des tapis" in text and "Total de la table" in text
        assert "25 100 500 1\u202f000 5\u202f000".replace("\u202f", " ") in text
        assert COUNT.ready(session) is None

    def test_a_table_counted_is_filled(self) -> None:
        session = at_the_break(8, 2)
        counted(session, 1)
        text = text_of(COUNT.pdf(session, Stationery("en")))
        assert "counted at level 4" in text and "40,000" in text

    def test_it_ends_with_all_tables_to_be_added_then_added(self) -> None:
        session = at_the_break(8, 2)
        blank = text_of(COUNT.pdf(session, Stationery("fr")))
        assert "2 tables · Total compté : ____" in blank and "Jetons en jeu : 80 000" in blank
        counted(session, 1)
        counted(session, 2, off=500, accepted=True)
        added = text_of(COUNT.pdf(session, Stationery("fr")))
        assert "Total compté : 80 500 · Jetons en jeu : 80 000 · Écart : +500" in added

    def test_each_player_has_room_to_sign(self) -> None:
        paper = ReadPaper(COUNT.pdf(a_tournament(16, 2), Stationery("fr")))
        written = paper.written(1)
        head = next(one for one in written if one.text == "Signature")
        total = next(one for one in written if one.text == "Total")
        # The head stands over the middle of its room.
        half = paper.pages[0].mediabox.width - A4.side - (head.left + head.right) / 2
        assert 2 * half >= 28 * MM
        assert head.left > total.right + 30
