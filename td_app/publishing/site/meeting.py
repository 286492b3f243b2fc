"""The page of a meeting of teams: its standings, the winner of each table, its seal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from reports.meetings import (
    AT_LEAST,
    PLACES,
    POINTS,
    ROUND,
    ROUND_SHORT,
    TEAMS,
    TIES,
    WON,
    TeamLine,
    TeamStandings,
)
from td_app.live.meeting_reading import LiveMeeting
from td_app.live.meeting_session import MeetingSession
from td_app.printing.document import Stationery
from td_app.printing.meetings import team_standings
from td_app.publishing.site.addresses import evening_page
from td_app.publishing.site.calendar import day_told
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.tables import Cell, Listed, cell, table_of
from td_app.publishing.site.years import Evening, Years
from td_app.words.figures import players_counted, whole
from td_app.words.on_paper import PaperWords
from td_app.words.site import site_text

Column = Callable[[TeamLine], Cell]


def meeting_bytes(frame: Frame, years: Years, evening: Evening, session: MeetingSession) -> bytes:
    """Return the page of a meeting, in the language that is spoken.

    What was put right is in the figures; its reasons, in free words, stay with the club.
    """
    live = LiveMeeting(years.naming.meeting_on_site(session))
    stationery = Stationery(frame.language, frame.club)
    facts = team_standings(live, stationery, 0)
    words = stationery.words
    told = [day_told(evening.date), words.say(TEAMS, n=len(facts.teams))]
    if evening.entrants:
        told.append(players_counted(evening.entrants))
    if evening.begun and not evening.over:
        told.append(site_text("IN_PLAY"))
    tables = [_standings(facts, words)] if facts.teams else []
    tables += [_winners(live, words, number) for number in facts.rounds]
    notes = [words.say(TIES)] if facts.rounds and not facts.sizes else []
    seal = facts.heading.seal
    if seal is not None:
        notes.append(site_text("SEAL", n=seal.entry, figures=seal.figures))
    address = evening_page(evening.key)
    shown = [one for one in tables if one["rows"]]
    return frame.listed(address, evening.name, shown, told=told, notes=notes)


def _standings(facts: TeamStandings, words: PaperWords) -> Listed:
    """Return the teams as the posted standings have them."""
    columns = list(_columns(facts, words))
    heads = [(title, kind) for title, kind, _ in columns]
    rows = [[made(line) for _, _, made in columns] for line in facts.teams]
    title = site_text("RANKING" if facts.over else "SO_FAR")
    return {"title": title, "heads": heads, "rows": rows}


def _columns(facts: TeamStandings, words: PaperWords) -> Iterator[tuple[str, str, Column]]:
    """Yield the heading of each column, its kind, and what stands in it for a team."""
    counted = bool(facts.rounds) and not facts.sizes
    if counted:
        yield site_text("RANK"), "rank", lambda line: cell(_rank(line, words), "rank")
    yield site_text("TEAM"), "", lambda line: cell(line.name, heads=True)
    if counted and len(facts.rounds) > 1:
        for at, number in enumerate(facts.rounds):
            title = words.say(ROUND_SHORT, round=number)
            yield title, "n spare", partial(_of_round, at=at)
    if facts.rounds:
        yield words.say(WON), "n", lambda line: cell(whole(line.tables_won), "n")
        yield words.say(PLACES), "spare", lambda line: cell(line.places, "spare")
    if counted:
        title = words.say(POINTS if facts.over else AT_LEAST)
        yield title, "n", lambda line: cell(line.points, "n")


def _rank(line: TeamLine, words: PaperWords) -> str:
    return "" if line.rank is None else words.rank(line.rank, line.tied)


def _of_round(line: TeamLine, at: int) -> Cell:
    return cell(line.by_round[at], "n spare")


def _winners(live: LiveMeeting, words: PaperWords, number: int) -> Listed:
    """Return who won each table of a round, and for which team."""
    heads = (("TABLE", "n"), ("WINNER", ""), ("TEAM", ""))
    rows = [
        [cell(whole(table.number), "n"), cell(seat.name, heads=True), cell(seat.team_name)]
        for table in live.tables(number)
        if table.over
        for seat in table.seats
        if seat.rank == 1
    ]
    return {**table_of("", heads, rows), "title": words.say(ROUND, round=number)}
