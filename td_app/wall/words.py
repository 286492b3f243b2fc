"""The words of the wall, in the language of the screens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from td_app.tournament.state.structure import Level
from td_app.tournament.views.clock import ClockView, StepRow
from td_app.tournament.views.finishing import StandingRow
from td_app.tournament.views.public import PublicView
from td_app.wall.chips import chip_facts
from td_app.wall.clock import STILL, ClockFacts, clock_facts, seconds_shown
from td_app.wall.facts import (
    BandMove,
    BandWords,
    ColumnWords,
    FaceWords,
    Figure,
    MessageWords,
    MovesWords,
    SeatMove,
    SeatsWords,
    Wall,
    WallFacts,
    recent_first,
)
from td_app.wall.panels import band_move, called, turning_pages
from td_app.wall.segments import segments_of
from td_app.wall.table_words import hand_words, time_words
from td_app.words import ante_text
from td_app.words.figures import (
    about,
    knockouts_counted,
    lasting,
    money_text,
    tenths,
    time_of_day,
    whole,
)
from td_app.words.game import game_text
from td_app.words.language import current_language, fr_en
from td_app.words.prizes import won_text
from td_app.words.spoken import hands_over_text, order_text, order_title

#: How long after a level began the wall says from which hand its blinds are paid (3.1).
NEW_BLINDS_MS = 60_000
#: How many tables of a new breaking order the band names; the column has them all.
ORDER_SHOWN = 8
#: From so many big blinds on, tenths of one are not told.
MANY_BLINDS = 100


def wall_facts(wall: Wall) -> WallFacts:
    """Return everything the wall says at this moment."""
    face = face_words(wall)
    time = time_words(wall.view.time_calls, face, wall.now_ms)
    return WallFacts(
        face,
        column_words(wall),
        band_words(wall),
        time,
        _message(wall, face),
        seats_words(wall),
        hand_words(wall.view.hand_for_hand, face),
        moves_words(wall, face),
        segments_of(wall.view.clock, wall.view.chips),
    )


@dataclass(slots=True)
class Telling:
    """What one wall says, moment after moment: its words are kept while the time alone goes on."""

    _told_of: tuple[object, ...] = ()
    _facts: WallFacts | None = None

    def facts(self, wall: Wall) -> WallFacts:
        """Return what :func:`wall_facts` does."""
        clock = wall.view.clock
        told_of = (_but_for_time(wall), level_just_began(clock), current_language())
        kept = self._facts
        if kept is not None and told_of == self._told_of:
            return kept.at(seconds_shown(clock))
        facts = wall_facts(wall)
        counted = (facts.time, facts.message, facts.hand, facts.moves)
        self._told_of = told_of
        # These have a time of their own among their words.
        self._facts = facts if counted == (None,) * len(counted) else None
        return facts


def _but_for_time(wall: Wall) -> Wall:
    """All of it but the time left: the time of day and the break to come by the minute."""
    clock = replace(
        wall.view.clock,
        remaining_ms=0,
        overtime_ms=0,
        next_break_ms=minutes_to_break(wall.view.clock),
    )
    view = replace(wall.view, clock=clock)
    return replace(wall, now_ms=wall.now_ms // 60_000, view=view)


def minutes_to_break(view: ClockView) -> int | None:
    """Return in how many minutes the next break begins, the last one begun; None without one."""
    if view.next_break_ms is None:
        return None
    return -(-view.next_break_ms // 60_000)


def level_just_began(view: ClockView) -> bool:
    """Return whether the blinds have just risen: they are paid from the next hand (3.1)."""
    step = view.steps[view.step]
    gone = step.minutes * 60_000 - view.remaining_ms
    playing = view.started and not view.in_break and view.look not in ("winner", "overtime")
    return playing and view.level > 1 and gone < NEW_BLINDS_MS


def blinds_words(
    level: StepRow | ClockView | Level, ante_format: str = "", *, brief: bool = False
) -> tuple[str, str]:
    """Return the blinds of a level, and its ante ("" when there is none), ``brief`` on a wall."""
    # Its parts stay together: a line is cut at its dot alone.
    if brief and ante_format == "big_blind":
        told = fr_en("ante BB {0}", "BB ante {0}")
    elif ante_format:
        told = f"{ante_text(ante_format)} {{0}}"
    else:
        told = fr_en("Ante {0}", "Ante {0}")
    ante = ""
    if level.ante:
        ante = told.replace(" ", "\u00a0").format(whole(level.ante))
    return f"{whole(level.small_blind)} / {whole(level.big_blind)}", ante


def _late_figure(view: ClockView) -> Figure | None:
    """Until when one may still enter, as a figure with its caption; None once nobody may."""
    if not view.late_entry_open:
        return None
    told = fr_en("jusqu’au niv. {0}", "to level {0}").format(view.late_entry_until)
    if view.late_entry_until == 0:
        told = fr_en("aucune", "none")
    return Figure(fr_en("Entrées tardives", "Late registration"), told)


def late_entry_words(view: ClockView) -> str:
    """Return until when one may still enter (1.8)."""
    if not view.late_entry_open:
        return fr_en("Entrées tardives closes", "Late registration closed")
    if view.late_entry_until == 0:
        return fr_en("Pas d’entrée tardive", "No late registration")
    return fr_en(
        "Entrées tardives jusqu’à la fin du niveau {0}", "Late registration to the end of level {0}"
    ).format(view.late_entry_until)


def face_words(wall: Wall) -> FaceWords:
    """Return the clock with its blinds; in a break those of the level to come."""
    view = wall.view.clock
    clock = clock_facts(view, wall.view.winner)
    # The sign of a clock that stands has room beside few words.
    stands = view.look == "paused"
    brief = clock_facts(view, wall.view.winner, short=True, brief=stands).heading
    if game := game_text(wall.view.game.value, wall.view.betting.value):
        clock = replace(clock, heading=f"{clock.heading} · {game}")
        brief = f"{brief} · {game}"
    if view.look == "winner":
        winners = tuple(row for row in wall.standings.rows if row.place == 1)
        if len(winners) > 1:
            return _several_won(clock, wall, winners)
        if not winners:
            return FaceWords(clock, remembered=wall.remembered_as)
        first = winners[0]
        return FaceWords(
            clock,
            note=won_text(first.won, current_language()),
            club=first.club,
            knockouts=knockouts_counted(first.kills) if first.kills else "",
            remembered=wall.remembered_as,
            photo=wall.photo,
        )
    level: StepRow | ClockView = view
    caption = note = ""
    coming = _coming(view)
    if view.in_break and view.next_level is not None:
        level = view.next_level
        caption = fr_en("Reprise\u00a0: niveau {0}", "Resumes at level {0}").format(level.level)
    if view.look == "not_started":
        told = fr_en("Premières blindes · {0} min", "First blinds · {0} min")
        caption = told.format(view.steps[view.step].minutes)
    if level_just_began(view):
        note = fr_en("Dès la main suivante", "From the next hand")
    removed = tuple(chip_facts(wall.view.chips, value) for value in view.removes)
    if removed:
        note = fr_en("On retire", "Colour up")
    blinds, ante = blinds_words(level, view.ante_format, brief=True)
    return FaceWords(clock, caption, blinds, ante, note, removed, coming, brief=brief)


def _coming(view: ClockView) -> str:
    """The blinds of the next level, "" where none comes."""
    if view.next_level is None:
        return ""
    (blinds, ante) = blinds_words(view.next_level, view.ante_format, brief=True)
    if view.ante_format == "big_blind" and view.next_level.ante == view.next_level.big_blind:
        # As much as the big blind, which stands beside it.
        ante = fr_en("ante\u00a0BB", "BB\u00a0ante")
    told = " · ".join(filter(None, (blinds, ante)))
    return fr_en("Ensuite\u00a0: {0}", "Next: {0}").format(told)


def _several_won(clock: ClockFacts, wall: Wall, winners: tuple[StandingRow, ...]) -> FaceWords:
    """Everybody who won a seat of a satellite, or the first place together, all named."""
    heading = fr_en("Vainqueurs", "Winners")
    if wall.view.prizes.seats:
        heading = fr_en("{0} places gagnées", "{0} seats won").format(whole(len(winners)))
    note = won_text(winners[0].won, current_language())
    return FaceWords(
        replace(clock, heading=heading),
        note=fr_en("{0} chacun", "{0} each").format(note) if note else "",
        remembered=wall.remembered_as,
        winners=tuple(row.name for row in winners),
    )


def column_words(wall: Wall) -> ColumnWords:
    """Return the right column."""
    view = wall.view.clock
    over = view.look == "winner"
    return ColumnWords(
        title=wall.view.title,
        figures=_figures(wall),
        late_entry="" if over else late_entry_words(view),
        late_entry_open=view.late_entry_open and view.late_entry_until > 0,
        pages=turning_pages(wall),
        late_figure=None if over else _late_figure(view),
    )


def band_words(wall: Wall) -> BandWords:
    """Return the foot band; the director's message goes before that hand-for-hand is over.

    Once there is a winner nobody has to find another seat.
    """
    message = wall.message
    over = wall.view.hands_over
    moves = () if wall.view.winner else recent_first(wall.view.moves)
    return BandWords(
        title=fr_en("Changements de place", "Seat changes"),
        moves=(*_order_told(wall), *called(wall), *map(band_move, moves)),
        left=wall.view.place,
        right=time_of_day(datetime.fromtimestamp(wall.now_ms / 1000)),
        message=message.text
        if message is not None and not message.full
        else hands_over_text()
        if over is not None
        else "",
    )


def _order_told(wall: Wall) -> tuple[BandMove, ...]:
    """The breaking order that was changed in play: the players are informed of it (2.4)."""
    order = wall.view.new_order
    if order is None or wall.view.winner:
        return ()
    tables = order_text(order.tables, ORDER_SHOWN)
    return (BandMove(order_title(), tables, fresh=not order.announced),)


def _message(wall: Wall, face: FaceWords) -> MessageWords | None:
    """Return the message over the clock, with the clock in small: time is never hidden."""
    if wall.message is None or not wall.message.full:
        return None
    clock = face.clock
    return MessageWords(wall.message.text, clock.heading, clock.shown, face.blinds)


def _entered(view: PublicView) -> Iterator[Figure]:
    """What entries make, where they are taken again, followed by more chips, or paid for."""
    money = view.money
    terms = view.money.terms
    if money.pool and money.of_money:
        pool = money_text(money.pool, current_language())
        yield Figure(fr_en("Dotation", "Prize pool"), pool)
    if terms.reentry is not None:
        again = fr_en("+ {0} réinscr.", "+ {0} re-entries").format(whole(money.reentries))
        beside = ""
        if money.reentries:
            beside = again
        yield Figure(fr_en("Entrées", "Entries"), whole(money.entries), beside)
    if terms.rebuy is not None:
        yield Figure(fr_en("Recaves", "Rebuys"), whole(money.rebuys))
    if view.bounties:
        yield _bounties(view.bounties)
    if view.addon is not None:
        when = fr_en("après niv. {0}", "after lvl {0}").format(view.addon.after)
        if view.addon_now:
            beside = fr_en("maintenant", "now")
        else:
            beside = when
        yield Figure(fr_en("Add-on", "Add-on"), whole(view.addon.chips), beside)
    if view.waiting:
        yield Figure(fr_en("En attente", "Waiting"), whole(view.waiting))


def _bounties(heads: tuple[int, ...]) -> Figure:
    """What is on the heads in play: the bounty of each where all are alike, else the greatest."""
    language = current_language()
    most = max(heads)
    alike = min(heads) == most
    if alike:
        words = fr_en("par tête", "per head")
    else:
        words = fr_en("au plus", "highest")
    return Figure(fr_en("Primes", "Bounties"), money_text(most, language), words)


def _in_blinds(in_tenths: int) -> str:
    """A stack in big blinds: tenths of one count only where there are few."""
    if in_tenths < MANY_BLINDS * 10:
        return tenths(in_tenths / 10)
    return whole(in_tenths // 10)


def _chips(view: ClockView, chips: int) -> str:
    """Chips as the wall writes them: a sign for « environ », which would make figures small."""
    told = whole(chips)
    return f"~\u00a0{told}" if view.approximate else told


def _figures(wall: Wall) -> tuple[Figure, ...]:
    view = wall.view.clock
    if not wall.view.drawn:
        return (Figure(fr_en("Inscrits", "Registered"), whole(wall.view.entered)),)
    if view.look == "winner":
        players = Figure(fr_en("Joueurs", "Players"), whole(view.entrants))
        if view.day_over:
            # Who goes on to day 2, and with what on average.
            return (
                players,
                Figure(fr_en("Qualifiés", "Qualified"), whole(view.players_left)),
                Figure(fr_en("Tapis moyen", "Average stack"), _chips(view, view.average_stack)),
            )
        return (players,)
    found = [
        Figure(fr_en("Joueurs", "Players"), whole(view.players_left), f"/ {whole(view.entrants)}"),
        Figure(
            fr_en("Tapis moyen", "Average stack"),
            _chips(view, view.average_stack),
            fr_en("· {0} BB", "· {0} BB").format(_in_blinds(view.average_bb_tenths)),
        ),
        Figure(fr_en("Jetons en jeu", "Chips in play"), _chips(view, view.chips_in_play)),
        *_entered(wall.view),
    ]
    minutes = minutes_to_break(view)
    if view.look not in STILL and not view.in_break and minutes is not None:
        found.append(Figure(fr_en("Pause dans", "Break in"), lasting(minutes)))
    if wall.end_ms is not None:
        found.append(
            Figure(
                fr_en("Fin estimée", "Estimated end"),
                fr_en("vers {0}", "about {0}").format(about(wall.end_ms)),
            )
        )
    return tuple(found)


def moves_words(wall: Wall, face: FaceWords) -> MovesWords | None:
    """Return the moves not announced yet, oldest first; None when all are.

    They give way to a message over the clock and to a player's time, which last a moment.
    """
    waiting = [move for move in reversed(wall.view.moves) if move.waits]
    covered = wall.view.time_calls or (wall.message is not None and wall.message.full)
    if not waiting or wall.view.winner or covered:
        return None
    moves = tuple(
        SeatMove(
            move.name,
            f"{move.from_seat.table}.{move.from_seat.number}",
            f"{move.to_seat.table}.{move.to_seat.number}",
        )
        for move in waiting
    )
    title = fr_en("Changements de place", "Seat changes")
    return MovesWords(title, moves, face.clock.heading, face.clock.shown)


def seats_words(wall: Wall) -> SeatsWords | None:
    """Return the seats by name, once drawn and until the clock starts; else None."""
    if not wall.seats_first or not wall.view.drawn or wall.view.started:
        return None
    rows = (row for row in wall.standings.rows if row.seat is not None)
    return SeatsWords(
        wall.view.title,
        fr_en("Table", "Table"),
        fr_en("Place", "Seat"),
        tuple((r.name, str(r.seat.table), str(r.seat.number)) for r in rows if r.seat is not None),
        fr_en(
            "Cherchez votre nom, puis rejoignez votre table",
            "Find your name, then go to your table",
        ),
    )
