"""The effects of the window's acts, and why an act cannot be done now.

What belongs to a page is loaded when its act is asked about: the first picture comes without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.acts import Window
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot
from td_app.ui.dialogs.house_dialog import (
    UNDO_ANYWAY,
    UNDO_CHOICES,
    OthersSinceDialog,
    UndoClockDialog,
)
from td_app.ui.refusals import names_of
from td_app.words import action_label, minute_sentence, refusal_sentence
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.season.final import Finalist, FinalNight
    from td_app.ui.live_tournament import LiveTournament


def refusal_of(window: Window, command: cmd.Command, *, asked_after: str = "") -> str:
    """Return why a command would be refused now, empty when it would be done.

    ``asked_after`` is the code of a refusal that only asks the director something.
    """
    live = window.desk.live
    refused = None
    if live is not None:
        refused = live.can(command)
    if live is None or refused is None or refused.code == asked_after:
        return ""
    return refusal_sentence(refused, names_of(live))


def sending(command: cmd.Command) -> Callable[[Window], None]:
    """Return what sends a command."""

    def send(window: Window) -> None:
        if window.desk.live is not None:
            window.desk.live.dispatch(command)

    return send


def refusing(command: cmd.Command) -> Callable[[Window], str]:
    """Return a function that says why a command would be refused."""
    return lambda window: refusal_of(window, command)


def no_deal(window: Window) -> str:
    """Return why those left cannot make a deal, empty when they can."""
    from td_app.tournament.views.deals import deal_possible

    live = window.desk.live
    if live is None or live.ask(deal_possible):
        return ""
    return fr_en(
        "Un accord se conclut entre 2 et 20 joueurs encore en jeu, sur des prix à partager.",
        "A deal is made between 2 and 20 players still in, over prizes they can share.",
    )


def nothing_to_cancel(window: Window) -> str:
    """Return why the tournament cannot be cancelled, empty when it can."""
    return refusal_of(window, cmd.CancelTournament(""), asked_after="REASON_NEEDED")


def nothing_to_set_aside(window: Window) -> str:
    """Return why no line of the journal can be set aside, empty when one can."""
    stopped = window.desk.live.stopped if window.desk.live is not None else None
    line = int(str(stopped.params["sequence"])) if stopped is not None else 0
    return refusal_of(window, cmd.SetEntryAside(line, ""), asked_after="REASON_NEEDED")


def set_entry_aside(window: Window) -> None:
    """Ask why the line that stops the evening is set aside."""
    from td_app.ui.dialogs.setting_aside import SettingAsideDialog

    live = window.desk.live
    if live is not None and (stopped := live.stopped) is not None:
        window.ask(lambda over: SettingAsideDialog(stopped, live.dispatch, over), lambda _: None)


def going(destination: Destination) -> Callable[[Window], None]:
    """Return what goes to a destination."""
    return lambda window: window.go(destination)


def nothing_for_the_hall(window: Window) -> str:
    """Return why nothing can be shown to the hall, empty where a tournament or a meeting can."""
    if window.meeting() is not None:
        return ""
    return window.out_of_place()


def show_the_hall(window: Window) -> None:
    """Open or close the hall's display of what is seen here."""
    if not nothing_for_the_hall(window):
        window.go(Spot.PUBLIC_DISPLAY)


def toggle_clock(window: Window) -> None:
    """Start the clock, or stop it."""
    sending(_turn(window))(window)


def why_no_toggle(window: Window) -> str:
    """Return why the clock can neither start nor stop now."""
    return refusal_of(window, _turn(window))


def _turn(window: Window) -> cmd.Command:
    live = window.desk.live
    running = live is not None and live.progress().running
    if running:
        return cmd.PauseClock()
    return cmd.StartClock()


def next_break(window: Window) -> None:
    """Go to the start of the break that comes next."""
    from td_app.ui.pages.evening.clock.controls import next_break_step

    coming = None
    if window.desk.live is not None:
        coming = next_break_step(window.desk.live.clock())
    if coming is None:
        window.note(_no_break())
    else:
        sending(cmd.GoToStep(coming))(window)


def why_no_break(window: Window) -> str:
    """Return why there is no break to go to."""
    from td_app.ui.pages.evening.clock.controls import next_break_step

    coming = None
    if window.desk.live is not None:
        coming = next_break_step(window.desk.live.clock())
    if coming is None:
        return _no_break()
    return refusal_of(window, cmd.GoToStep(coming))


def _no_break() -> str:
    return fr_en("La structure n’a plus de pause.", "The structure has no more breaks.")


def mute(window: Window) -> None:
    """Turn sounds and voice off, or on again, and show which."""
    from td_app.ui.public.sounds import sounds_of

    sounds = None
    if window.desk.live is not None:
        sounds = sounds_of(window.desk.live)
    if sounds is not None:
        sounds.mute(not sounds.muted)
        muted = fr_en("Sons et voix coupés.", "Sounds and voice muted.")
        back = fr_en("Sons et voix rétablis.", "Sounds and voice are back.")
        if sounds.muted:
            window.note(muted)
        else:
            window.note(back)


def eliminate(window: Window) -> None:
    """Go to the eliminations; before the draw and after the end, say why there are none."""
    window.go(Spot.ELIMINATION)
    if before_the_draw(window):
        window.note(
            fr_en(
                "Tirez d’abord les places\u00a0: les sorties se notent ensuite.",
                "Draw the seats first. Eliminations are recorded after that.",
            )
        )
    elif words := nobody_goes_out(window):
        window.note(words)


def nobody_goes_out(window: Window) -> str:
    """Return why no elimination can be recorded now, empty when one can."""
    live = window.desk.live
    if live is None or not live.progress().over:
        return before_the_draw(window)
    return fr_en("Le tournoi est terminé.", "The tournament is over.")


def before_the_draw(window: Window) -> str:
    """Return that the seats are not drawn, empty once they are."""
    live = window.desk.live
    if live is None or live.progress().drawn:
        return ""
    return fr_en("Les places ne sont pas encore tirées.", "The seats are not drawn yet.")


def verify_draw(window: Window) -> None:
    """Make the draws of the tournament again, and say whether each holds (2.1)."""
    from td_app.live.draw_record import draws_of
    from td_app.ui.dialogs.draw_dialog import VerifyDrawDialog

    live = window.desk.live
    if live is None:
        return
    made = [draw for draw in draws_of(live.entries_since(0)) if live.counts(draw.sequence)]
    window.ask(lambda over: VerifyDrawDialog(made, over), lambda _name: None)


def day_two(window: Window) -> None:
    """Ask which flights make a day 2, and open it."""
    from td_app.ui.dialogs.day_two_dialog import DayTwoDialog

    desk = window.desk
    live = window.desk.live
    of = ""
    if live is not None:
        of = live.flights().of
    flights = desk.club.ended_flights()

    def made(over: QWidget) -> DayTwoDialog:
        dialog = DayTwoDialog(flights, of, over)
        dialog.decided.connect(desk.day_two)
        return dialog

    if why := no_writing(desk):
        window.note(why)
    else:
        window.ask(made, lambda _name: None)


def final_stacks(window: Window) -> None:
    """Show what the points of the season give each entrant of its final, and give it."""
    from td_app.ui.dialogs.final_stacks import FinalStacksDialog

    live = window.desk.live
    night = final_on(window.desk)
    if live is None or night is None or not night.gives_stacks:
        window.note(no_final(window))
        return

    def made(over: QWidget) -> FinalStacksDialog:
        dialog = FinalStacksDialog(night, live.setup().starting_stack, over)
        dialog.decided.connect(live.dispatch)
        return dialog

    window.ask(made, lambda _name: None)


def qualified(window: Window) -> None:
    """Ask which of the season's qualified to put on the list of its final, all in one act."""
    from td_app.ui.dialogs.qualified import QualifiedDialog

    desk = window.desk
    live = window.desk.live
    night = final_on(window.desk)
    why = no_finalist(window)
    if live is None or night is None or why:
        window.note(why)
        return

    def enter(finalists: tuple[Finalist, ...]) -> None:
        if desk.check_in:
            cards = {card.id: card for card in desk.check_in.cards()}
        else:
            cards = {}
        comers = [(one.person, cards.get(one.card or 0)) for one in finalists]
        chips = enumerate(one.row.stack for one in finalists)
        stacks = tuple((place, stack) for place, stack in chips if stack is not None)
        if desk.check_in is not None:
            desk.check_in.enter(comers, False, live.dispatch, stacks)
        else:
            people = tuple(person for person, _ in comers)
            live.dispatch(cmd.RegisterEntrants(people, stacks=stacks))

    def made(over: QWidget) -> QualifiedDialog:
        dialog = QualifiedDialog(night, live.setup().starting_stack, over)
        dialog.decided.connect(enter)
        return dialog

    window.ask(made, lambda _name: None)


def no_finalist(window: Window) -> str:
    """Return why nobody of the season can be entered here, empty when somebody can."""
    night = final_on(window.desk)
    if night is None:
        return fr_en(
            "Ce tournoi n’est la finale d’aucune saison\u00a0: cela se règle dans l’espace du "
            "club, page Saison.",
            "This tournament is not set as the final of any season. Set it on the Season page of "
            "the club space.",
        )
    if all(one.entered for one in night.finalists):
        return fr_en(
            "Tous les joueurs de la saison sont inscrits.",
            "All the season’s players are registered.",
        )
    return refusal_of(window, cmd.RegisterEntrants((Person("A"),)))


def final_on(desk: Desk) -> FinalNight | None:
    """Return the season’s final that is on the desk, with the stacks its points give."""
    try:
        if desk.live is not None:
            return desk.seasons.final_night(desk.live.session)
        return None
    except StorageTrouble as trouble:
        desk.trouble.emit(trouble)
    except Refused as refusal:
        desk.refused.emit(refusal)
    return None


def season_on(desk: Desk) -> str:
    """Return the name of the season of the open tournament, "" when it has none."""
    try:
        placed = None
        if desk.live:
            placed = desk.seasons.placed(desk.live.session.tournament)
        if placed:
            return desk.seasons.season(placed.season).name
        return ""
    except StorageTrouble as trouble:
        desk.trouble.emit(trouble)
        return ""


def no_final(window: Window) -> str:
    """Return why the season gives no stacks here, empty when it does."""
    night = final_on(window.desk)
    if night is not None and night.gives_stacks:
        return ""
    return fr_en(
        "Ce tournoi n’est pas la finale d’une saison dont le barème donne des tapis\u00a0: cela "
        "se règle dans l’espace du club, page Saison.",
        "This tournament is not set as the final of a season with starting stacks by points. Set "
        "it on the Season page of the club space.",
    )


def no_order(window: Window) -> str:
    """Return why the order of those out cannot be put right now."""
    from td_app.ui.pages.evening.ranking.order_dialog import why_no_order

    if window.desk.live is not None:
        return why_no_order(window.desk.live)
    return ""


def nothing_to_read(window: Window) -> str:
    """Return why nothing can be read out now, empty when something waits."""
    live = window.desk.live
    if live is None:
        return ""
    order = live.new_breaking_order()
    waits = order is not None and not order.announced
    if waits or any(move.waits for move in live.announcements()):
        return ""
    return fr_en(
        "Aucun changement de place n’attend d’être annoncé.",
        "No seat change is waiting to be announced.",
    )


def announce_all(live: LiveTournament) -> None:
    """Mark all that waits as read out: the moves, the breaking order too."""
    order = live.new_breaking_order()
    moves = live.announcements()
    if any(move.waits for move in moves):
        live.dispatch(cmd.AnnounceMoves(()))
    if order is not None and not order.announced:
        live.dispatch(cmd.AnnounceBreakingOrder())


def no_time_called(window: Window) -> str:
    """Return why time cannot be called at any table now."""
    if window.desk.live is not None:
        tables = window.desk.live.open_tables()
    else:
        tables = ()
    if not tables:
        return before_the_draw(window)
    return refusal_of(window, cmd.CallTime(tables[0].number, accepted=False))


def undo(window: Window) -> None:
    """Undo the last action; one of the clock asks what becomes of the time."""
    live = window.desk.live
    if live is None:
        return
    refusal = live.can(cmd.Undo())
    entry = live.to_undo()
    if refusal is None or refusal.code != "CLOCK_UNDO_CHOICE" or entry is None:
        _undo_as_seen(window, live, live.sequence)
        return
    # Asked about the action on sight: while the question stands, another post may write.
    seen = live.sequence

    def undo_clock(name: str) -> None:
        if window.desk.live is not None and name in UNDO_CHOICES:
            _undo_as_seen(window, window.desk.live, seen, UNDO_CHOICES[name])

    words = action_label(entry.event)
    window.ask(lambda parent: UndoClockDialog(words, parent), undo_clock)


def _undo_as_seen(
    window: Window, live: LiveTournament, seen: int, choice: cmd.UndoChoice | None = None
) -> None:
    """Undo what was on sight; where others wrote since, show it and ask again."""
    if live.dispatch(cmd.Undo(choice, expected_sequence=seen)) is not None:
        return
    since = live.entries_since(seen)
    entry = live.to_undo()
    if since and entry is not None:
        told = [minute_sentence(live.line_of(line)) for line in since]
        undone = action_label(entry.event, names_of(live))
        window.ask(
            lambda parent: OthersSinceDialog(told, since[-1].post, undone, parent),
            lambda name: undo(window) if name == UNDO_ANYWAY else None,
        )


def why_no_undo(window: Window) -> str:
    """Return why the last action cannot be undone."""
    return refusal_of(window, cmd.Undo(), asked_after="CLOCK_UNDO_CHOICE")


def no_copies(window: Window) -> str:
    """Return why there are no backups here, empty when they are made."""
    if window.desk.copies is not None:
        return ""
    return no_writing(window.desk)


def no_writing(desk: Desk) -> str:
    """Return why nothing can be made in the club's file, empty when it can be written."""
    if not desk.club.read_only:
        return ""
    return fr_en(
        "Le fichier du club est ouvert en lecture seule.", "The club’s file is open read-only."
    )


def already(so: bool) -> str:
    """Return that it is so already, "" when it is not."""
    if so:
        return fr_en("C’est déjà le cas.", "It is already set that way.")
    return ""
