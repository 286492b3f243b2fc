"""What one click takes; what was printed of a tournament, and what has changed since."""

from __future__ import annotations

import io

import pytest
from builders import a_session, a_tournament, clock_of, everyone, out, registered
from papers_builders import somebody_moves
from pypdf import PdfReader

from td_app.live.session import TournamentSession
from td_app.printing.document import Document, Stationery
from td_app.printing.print_history import (
    ON_A_ROLL,
    Order,
    PrintMemory,
    joined,
    ordered,
    slip_ordered,
    together,
)
from td_app.printing.register import document, offered
from td_app.tournament import commands as cmd

HERE = Stationery(club="Les As du Bocage")
TABLES = document("list_by_table")


def printed(session: TournamentSession, *papers: Document, onto: str = "printer") -> PrintMemory:
    memory = PrintMemory(session)
    orders = [ordered(paper, session, HERE) for paper in papers]
    memory.note(orders, onto, "HP du comptoir")  # type: ignore[arg-type]
    return memory


def compared(memory: PrintMemory) -> list[str]:
    """Compare all that is to be compared; return the papers to print again."""
    names = [paper.name for paper in memory.to_compare()]
    for paper in memory.to_compare():
        memory.compare(paper)
    return [name for name in names if memory.changed(name)]


class TestWhatIsRemembered:
    def test_nothing_before_the_first_print(self) -> None:
        memory = PrintMemory(a_tournament(8, tables=1))
        assert not memory.read()
        assert memory.last("list_by_table") is None
        assert memory.to_compare() == ()

    def test_the_hour_the_printer_and_the_post(self) -> None:
        session = a_tournament(8, tables=1)
        session.post = "Accueil"
        clock_of(session).forward(60_000)
        last = printed(session, TABLES).last("list_by_table")
        assert last is not None
        assert (last.printed_at, last.onto, last.where, last.post) == (
            session.now_ms(),
            "printer",
            "HP du comptoir",
            "Accueil",
        )

    def test_another_post_reads_it(self) -> None:
        session = a_tournament(8, tables=1)
        other = PrintMemory(session)
        printed(session, TABLES)
        assert other.read() and not other.read()
        assert other.last("list_by_table") is not None

    def test_a_copy_saved_since_does_not_take_the_place_of_the_wall(self) -> None:
        session = a_tournament(14, tables=2)
        printed(session, TABLES)
        somebody_moves(session)
        memory = printed(session, TABLES, onto="file")
        last = memory.last("list_by_table")
        assert last is not None and last.onto == "printer"
        assert compared(memory) == ["list_by_table"]

    def test_where_one_only_looks_nothing_is_remembered(self) -> None:
        session = a_tournament(8, tables=1)
        session.read_only = True
        assert printed(session, TABLES).last("list_by_table") is None


class TestWhatChangedSince:
    def test_a_move_changes_the_tables_and_not_the_structure(self) -> None:
        session = a_tournament(14, tables=2)
        memory = printed(session, TABLES, document("structure"))
        assert compared(memory) == []
        somebody_moves(session)
        assert compared(memory) == ["list_by_table"]

    def test_the_hour_and_the_clubs_name_change_nothing(self) -> None:
        session = a_tournament(14, tables=2)
        memory = printed(session, TABLES)
        clock_of(session).forward(3_600_000)
        session.dispatch(cmd.PauseClock())
        assert compared(memory) == []

    def test_printed_again_it_is_good_again(self) -> None:
        session = a_tournament(14, tables=2)
        memory = printed(session, TABLES)
        somebody_moves(session)
        assert compared(memory) == ["list_by_table"]
        memory.note((ordered(TABLES, session, HERE),), "printer", "HP")
        assert not memory.changed("list_by_table")

    def test_only_what_was_printed_is_compared_once_a_change(self) -> None:
        session = a_tournament(14, tables=2)
        memory = printed(session, TABLES)
        assert [paper.name for paper in memory.to_compare()] == ["list_by_table"]
        memory.compare(TABLES)
        assert memory.to_compare() == ()
        somebody_moves(session)
        assert [paper.name for paper in memory.to_compare()] == ["list_by_table"]

    def test_a_draw_undone_leaves_the_lists_worthless(self) -> None:
        session = a_tournament(8, tables=1, started=False)
        memory = printed(session, TABLES)
        session.dispatch(cmd.Undo())
        assert TABLES.ready(session) is not None
        assert compared(memory) == ["list_by_table"]

    @pytest.mark.parametrize(
        "name", ["seat_slips", "alphabetical_list", "list_by_table", "table_sheets"]
    )
    def test_papers_of_the_seats_are_good_until_somebody_moves_or_enters(self, name: str) -> None:
        session = a_tournament(16, tables=2, seats=9, started=False)
        memory = printed(session, document(name))
        session.dispatch(cmd.StartClock())
        out(session, *list(everyone(session))[:2])
        assert compared(memory) == []
        somebody_moves(session)
        assert compared(memory) == [name]
        session.dispatch(cmd.Undo())
        assert compared(memory) == []
        registered(session, 1)
        session.dispatch(cmd.SeatLateEntrant(17))
        assert compared(memory) == [name]

    def test_a_breaking_order_is_good_after_a_table_broke(self) -> None:
        session = a_tournament(20, tables=3)
        out(session, *list(everyone(session))[:5])
        memory = printed(session, document("breaking_order"), document("list_by_table"))
        session.dispatch(cmd.BreakTable(session.state.setup.closing_order[0]))
        assert compared(memory) == ["list_by_table"]


class TestOneSlip:
    def sanctioned(self, *players: int) -> TournamentSession:
        session = a_tournament(8, tables=1)
        for who in players:
            session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        return session

    def text(self, order: Order) -> str:
        return "".join(page.extract_text() for page in PdfReader(io.BytesIO(order.draw())).pages)

    def test_the_only_one_is_all_of_them(self) -> None:
        session = self.sanctioned(1)
        (number,) = session.state.penalties
        assert slip_ordered(number, session, HERE).name == "penalty_slip"

    def test_one_of_two_is_itself_alone(self) -> None:
        session = self.sanctioned(1, 2)
        number = max(session.state.penalties)
        order = slip_ordered(number, session, HERE)
        assert order.name == f"penalty_slip.{number}"
        second, first = (session.person(who).last_name.upper() for who in (2, 1))
        assert second in self.text(order) and first not in self.text(order)


SHEETS = Stationery()
ROLL = Stationery(slips="roll")


def test_what_is_ready_goes_and_the_rest_says_why() -> None:
    session = a_session()
    found = together(session, "before", SHEETS)
    taken = {paper.name for paper in found.papers}
    left_out = {paper.name: code for paper, code in found.left_out}
    assert "structure" in taken
    assert left_out["seat_slips"] == "NOT_DRAWN_YET"
    wanted = {d.name for d in offered(session) if d.part == "before" and d.in_one_click}
    assert taken | set(left_out) == wanted


def test_they_go_in_the_order_of_the_evening() -> None:
    session = a_tournament(8, tables=1)
    names = [paper.name for paper in offered(session)]
    taken = [paper.name for paper in together(session, "before", SHEETS).papers]
    assert taken == sorted(taken, key=names.index)


def test_slips_on_a_roll_are_left_to_their_printer_unless_apart() -> None:
    session = a_tournament(8, tables=1)
    left_out = [(p.name, code) for p, code in together(session, "before", ROLL).left_out]
    assert left_out == [("seat_slips", ON_A_ROLL)]
    assert together(session, "before", ROLL, apart=True).left_out == ()


def test_one_pdf_holds_every_page_in_order_under_its_title() -> None:
    session = a_tournament(8, tables=1)
    papers = together(session, "before", SHEETS).papers
    pdfs = [(paper.titles[0], paper.pdf(session, SHEETS)) for paper in papers]
    whole = PdfReader(io.BytesIO(joined(pdfs)))
    assert len(whole.pages) == sum(len(PdfReader(io.BytesIO(pdf)).pages) for _, pdf in pdfs)
    assert [item.title for item in whole.outline] == [title for title, _ in pdfs]  # type: ignore[union-attr]


def test_one_pdf_bears_its_titles_the_club_and_the_language() -> None:
    session = a_tournament(8, tables=1)
    english = Stationery(language="en", club="Les As du Bocage")
    papers = together(session, "before", english).papers[:3]
    whole = joined([(paper.title("en"), paper.pdf(session, english)) for paper in papers])
    read = PdfReader(io.BytesIO(whole))
    assert read.root_object["/Lang"] == "en-GB"
    assert read.metadata is not None
    assert read.metadata.author == "Les As du Bocage"
    assert read.metadata.title == " · ".join(paper.title("en") for paper in papers)
