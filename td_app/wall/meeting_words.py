"""The words of a meeting's wall at one moment: clock, tables, teams, what is next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from td_app.live.meeting_reading import LiveMeeting
from td_app.meeting.views import StandingRow, StandingsView, TableView
from td_app.tournament.state.clock import ClockReading
from td_app.tournament.state.person import plain_words
from td_app.tournament.views.clock import clock_look
from td_app.wall.clock import LOOKS, ClockFacts, ClockLook
from td_app.wall.facts import BandWords, FaceWords, MessageWords, SeatsWords
from td_app.wall.wishes import WallMessage
from td_app.wall.words import blinds_words
from td_app.words.figures import clock_time, counted, points_figure, rank, time_of_day, whole
from td_app.words.language import current_language, fr_en


@dataclass(frozen=True, slots=True)
class TableWords:
    """A table: its number, who is still in out of how many, or the team that won it.

    ``clock`` is its own time, empty where all tables have one.
    """

    number: str
    left: int
    seats: int
    won: str = ""
    over: bool = False
    clock: str = ""


def table_state(table: TableWords) -> str:
    """Return what goes on at a table: who won it, else its own time or who is still in."""
    if table.won:
        return table.won
    if table.over:
        return fr_en("personne", "nobody")
    return table.clock or fr_en("{0} sur {1}", "{0} of {1}").format(table.left, table.seats)


@dataclass(frozen=True, slots=True)
class TeamWords:
    """A team: rank (empty until points count), name, points or tables won, players still in."""

    rank: str
    name: str
    figure: str
    left: str


@dataclass(frozen=True, slots=True)
class TeamsWords:
    """The standings, what its figures are, and what is to be known of them."""

    title: str
    figure: str
    rows: tuple[TeamWords, ...]
    said: str = ""


@dataclass(frozen=True, slots=True)
class MeetingWords:
    """Everything on the wall of a meeting; ``seats`` from a draw until its round begins."""

    title: str
    face: FaceWords
    tables: tuple[TableWords, ...]
    teams: TeamsWords
    band: BandWords
    seats: SeatsWords | None = None
    message: MessageWords | None = None


def meeting_words(live: LiveMeeting, message: WallMessage | None = None) -> MeetingWords:
    """Return what the wall says of a meeting now."""
    number = live.current_round()
    tables = live.tables(number)
    readings = live.clocks(number)
    face = _face(live, number, tables)
    told = message is not None and message.full
    return MeetingWords(
        title=live.setup().name,
        face=face,
        tables=tuple(
            _table(one, readings.get(one.number) if live.clocks_apart else None) for one in tables
        ),
        teams=_teams(live),
        band=BandWords(
            title="",
            left=_coming(live, number),
            right=time_of_day(datetime.fromtimestamp(live.session.now_ms() / 1000)),
            message=message.text if message is not None and not told else "",
        ),
        seats=_seats(live, number, tables),
        message=MessageWords(
            message.text,
            face.clock.heading.rpartition(" · ")[2],
            face.clock.shown,
            face.blinds,
        )
        if message is not None and told
        else None,
    )


def _round(live: LiveMeeting, number: int) -> str:
    return fr_en("Manche {0} sur {1}", "Round {0} of {1}").format(number, live.setup().rounds)


def _face(live: LiveMeeting, number: int, tables: Sequence[TableView]) -> FaceWords:
    rounds = live.setup().rounds
    if not number:
        facts = ClockFacts(
            ClockLook.NOT_STARTED,
            heading=_round(live, 1),
            words=fr_en("Bientôt", "Soon"),
        )
        return FaceWords(facts, coming=_entered(live))
    if live.round_over(number):
        if number >= rounds:
            return _won(live)
        heading = fr_en("Manche {0} terminée", "Round {0} over").format(number)
        words = fr_en("Manche {0}", "Round {0}").format(number + 1)
        soon = fr_en("Tirage des places à suivre", "Seat draw to follow")
        return FaceWords(
            ClockFacts(ClockLook.NOT_STARTED, heading=heading, words=words), coming=soon
        )
    readings = list(live.clocks(number).values())
    shown = {(r.step, r.remaining_ms // 1000, r.overtime_ms // 1000, r.running) for r in readings}
    if len(shown) != 1:
        note = ""
        if live.clocks_apart:
            note = fr_en("Chaque table a son horloge", "Each table has its own clock")
        return FaceWords(_in_play(live, number, tables), note=note)
    return _timed(live, number, readings[0])


def _timed(live: LiveMeeting, number: int, reading: ClockReading) -> FaceWords:
    look = LOOKS[clock_look(reading)]
    heading = [_round(live, number)]
    level = fr_en("niveau {0}", "level {0}").format(reading.level_number)
    if reading.in_break:
        heading.append(fr_en("pause", "break"))
    elif look is ClockLook.NOT_STARTED:
        heading.append(fr_en("bientôt", "soon"))
    else:
        heading.append(level)
    if look is ClockLook.PAUSED:
        heading.append(fr_en("horloge arrêtée", "clock paused"))
    over = reading.overtime_ms // 1000
    left = -(-reading.remaining_ms // 1000)
    if look is ClockLook.NOT_STARTED:
        total = 0
    else:
        total = reading.playing.minutes * 60
    clock = ClockFacts(look, over or left, total, " · ".join(heading))
    if reading.in_break:
        level_now = reading.next_level
    else:
        level_now = reading.level
    blinds, ante = blinds_words(level_now or reading.level)
    caption = ""
    if reading.in_break:
        caption = fr_en("À la reprise", "When play resumes")
    coming = ""
    if reading.next_level is not None and not reading.in_break:
        after = " · ".join(filter(None, blinds_words(reading.next_level)))
        coming = fr_en("Ensuite\u00a0: {0}", "Next: {0}").format(after)
    # How many rounds there are stands in the strip too.
    brief = " · ".join((fr_en("Manche {0}", "Round {0}").format(number), *heading[1:]))
    return FaceWords(clock, caption, blinds, ante, coming=coming, brief=brief)


def _in_play(live: LiveMeeting, number: int, tables: Sequence[TableView]) -> ClockFacts:
    """Tables have clocks of their own: how many still play stands in place of one time."""
    playing = sum(not table.over for table in tables)
    one = fr_en("{0} table en jeu", "{0} table playing")
    several = fr_en("{0} tables en jeu", "{0} tables playing")
    words = counted(playing, one, several)
    return ClockFacts(ClockLook.RUNNING, heading=_round(live, number), words=words)


def _won(live: LiveMeeting) -> FaceWords:
    """The team that won the meeting, those that share the first rank, or only that it is over."""
    standings = live.standings()
    first = [row for row in standings.rows if row.standing.rank == 1]
    look = ClockLook.WINNER
    title = live.setup().name
    if not first:
        words = fr_en("Terminé", "Over")
        return FaceWords(ClockFacts(look, heading=title, words=words))
    if len(first) > 1:
        heading = fr_en("Vainqueurs à égalité", "Tied winners")
        return FaceWords(
            ClockFacts(look, heading=heading, words=", ".join(row.name for row in first)),
            coming=title,
            winners=tuple(row.name for row in first),
        )
    heading = fr_en("Vainqueur", "Winner")
    facts = ClockFacts(look, heading=heading, words=first[0].name)
    note = ""
    points = first[0].standing.points
    if points is not None:
        note = fr_en("{0} points", "{0} points").format(points_figure(points))
    return FaceWords(facts, note=note, coming=title)


def _table(table: TableView, reading: ClockReading | None) -> TableWords:
    won = next((seat.team_name for seat in table.seats if seat.rank == 1), "")
    clock = ""
    if reading is not None and not table.over:
        clock = time_left(reading)
    return TableWords(
        str(table.number),
        table.left,
        sum(not seat.missing for seat in table.seats),
        won,
        table.over,
        clock,
    )


def time_left(reading: ClockReading) -> str:
    """Return the time left of a level or a break, or by how much it has run over."""
    over = reading.overtime_ms
    if over:
        return f"+{clock_time(over // 1000)}"
    return clock_time(-(-reading.remaining_ms // 1000))


def _teams(live: LiveMeeting) -> TeamsWords:
    drawn = live.rounds_drawn()
    if not drawn:
        rows = tuple(TeamWords("", team.name, "", "") for team in live.teams())
        return TeamsWords(fr_en("Équipes", "Teams"), "", rows)
    view = live.standings()
    rows = tuple(_team(row, view) for row in view.rows)
    if view.counted:
        figure = fr_en("Points", "Points")
    else:
        figure = fr_en("Victoires", "Wins")
    if view.counted:
        title = fr_en("Classement", "Standings")
    else:
        title = fr_en("Équipes", "Teams")
    note = ""
    begun = any(live.round_over(number) for number in range(1, live.current_round() + 1))
    if begun and view.missing and not view.counted:
        note = fr_en("Points non comptés", "Points not counted")
    return TeamsWords(title, figure, rows, note)


def _team(row: StandingRow, view: StandingsView) -> TeamWords:
    one = row.standing
    if one.points is None:
        return TeamWords("", row.name, whole(one.tables_won), _left(one.left))
    if one.rank is None:
        place = ""
    else:
        place = rank(one.rank, current_language())
    return TeamWords(place, row.name, points_figure(one.points), _left(one.left))


def _left(players: int) -> str:
    if players:
        return whole(players)
    return ""


def _entered(live: LiveMeeting) -> str:
    teams = live.teams()
    if not teams:
        return ""
    one = fr_en("{0} équipe", "{0} team")
    several = fr_en("{0} équipes", "{0} teams")
    return counted(len(teams), one, several)


def _coming(live: LiveMeeting, number: int) -> str:
    """Return what comes after what is seen, if anything, and what is played here."""
    rounds = live.setup().rounds
    name = live.setup().name
    if number >= rounds:
        if live.round_over(number):
            told = ""
        else:
            told = fr_en("Dernière manche", "Last round")
    elif number and not live.round_begun(number):
        told = _round(live, number)
    else:
        words = fr_en("Ensuite\u00a0: manche {0} sur {1}", "Next: round {0} of {1}")
        told = words.format(number + 1, rounds)
    return " · ".join(filter(None, (told, name)))


def _seats(live: LiveMeeting, number: int, tables: Sequence[TableView]) -> SeatsWords | None:
    """Return who sits where by name, from the draw until play of the round begins."""
    if not number or live.round_begun(number) or live.round_over(number):
        return None
    found = sorted(
        (plain_words(name := live.name_in_public(seat.player)), name, table.number, seat.place)
        for table in tables
        for seat in table.seats
    )
    told = fr_en(
        "Manche {0}\u00a0: cherchez votre nom, puis votre table",
        "Round {0}: find your name, then your table",
    )
    return SeatsWords(
        live.setup().name,
        fr_en("Table", "Table"),
        fr_en("Place", "Seat"),
        tuple((name, str(table), str(place)) for _, name, table, place in found),
        told.format(number),
    )
