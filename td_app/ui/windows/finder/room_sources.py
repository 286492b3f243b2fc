"""The palette's offers about the room, its people, its chips and its clock."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Table
from td_app.ui.acts import Group, Window, group_words
from td_app.ui.destinations import Spot, ToPage, ToSeatAct, ToTable
from td_app.ui.pages.evening.room.seat_panel import seat_acts
from td_app.ui.windows.act_handlers import announce_all, nothing_to_read, refusal_of
from td_app.ui.windows.finder.offers import Offer
from td_app.words.language import fr_en

ICONS = {
    "move": "move",
    "swap": "duplicate",
    "name": "edit",
    "need": "seat",
    "back": "check",
    "card": "winner",
}

#: What a director says who wants somebody back in play.
BACK_WORDS = "remettre remise retour revenir rejouer reinstate"

#: Refusals that the room answers by asking what is missing.
ASKED_THERE = ("STACK_NEEDED", "DIRECTOR_RANKS")


def people_offered(window: Window) -> Iterator[Offer]:
    """Yield what may be done with a player of the room, and bringing one back."""
    live = window.desk.live
    if live is None or not window.showing:
        return
    group = group_words(Group.PLAY)
    now = live.progress()
    why_not = ""
    if not now.drawn:
        why_not = fr_en("Les places ne sont pas encore tirées.", "The seats are not drawn yet.")
    elif now.over:
        why_not = fr_en("Le tournoi est terminé.", "The tournament is over.")
    for act, words in seat_acts().items():
        take = partial(window.go, ToSeatAct(act))
        icon = ICONS.get(act, "players")
        yield Offer(f"people.{act}", group, words, take, icon, why_not=why_not)
    nobody = fr_en("Personne n’est encore sorti.", "Nobody is out yet.")
    yield Offer(
        "people.reinstate",
        group,
        fr_en("Réintégrer un joueur sorti", "Reinstate an eliminated player"),
        partial(window.go, Spot.OUTS),
        "undo",
        why_not="" if now.out else nobody,
        also=BACK_WORDS,
    )
    yield Offer(
        "people.announced",
        group,
        fr_en(
            "Tous les changements de place sont annoncés", "All seat changes have been announced"
        ),
        partial(announce_all, live),
        "announce",
        why_not=nothing_to_read(window),
    )


def tables_offered(window: Window) -> Iterator[Offer]:
    """Yield, for each table in play, its page, its stop, its hands and its end."""
    live = window.desk.live
    if live is None or not window.showing:
        return
    going = live.hand_for_hand() is not None
    page = fr_en("Table {0}\u00a0: ouvrir sa page", "Table {0}: open its page")
    for table in live.open_tables():
        number = table.number
        group = fr_en("Table {0}", "Table {0}").format(number)
        take = partial(window.go, ToTable(number, alone=True))
        yield Offer(f"table.{number}.page", group, page.format(number), take, "room")
        for name, words, command in _acts_of(table, going=going):
            yield Offer(
                f"table.{number}.{name}",
                group,
                words.format(number),
                partial(live.dispatch, command),
                "room",
                why_not=refusal_of(window, command),
            )


def _acts_of(table: Table, *, going: bool) -> Iterator[tuple[str, str, cmd.Command]]:
    """Yield the name, the words and the command of what may be done with a table."""
    number = table.number
    if table.stopped:
        words = fr_en("Table {0}\u00a0: reprendre le jeu", "Table {0}: resume play")
        yield "stop", words, cmd.ResumeTable(number)
    else:
        words = fr_en("Table {0}\u00a0: arrêter le jeu", "Table {0}: halt play")
        yield "stop", words, cmd.StopTable(number)
    if going:
        words = fr_en(
            "Table {0}\u00a0: main finie (main par main)", "Table {0}: hand over (hand-for-hand)"
        )
        yield "done", words, cmd.TableDone(number)
        words = fr_en(
            "Table {0}\u00a0: tapis payé (main par main)",
            "Table {0}: all-in and call (hand-for-hand)",
        )
        yield "all_in", words, cmd.TableAllIn(number)
    yield (
        "hand",
        fr_en("Table {0}\u00a0: main suivante", "Table {0}: next hand"),
        cmd.NextHand(number),
    )
    empty = cmd.CloseEmptyTable(number)
    ending = cmd.BreakTable(number) if table.places else empty
    yield "break", fr_en("Table {0}\u00a0: fermer", "Table {0}: break"), ending


def room_offered(window: Window) -> Iterator[Offer]:
    """Yield what concerns all tables: another one opened, their order, the hand to rank."""
    live = window.desk.live
    if live is None or not window.showing:
        return
    group = group_words(Group.PLAY)
    room = live.room()
    drawn = live.progress().drawn
    before = fr_en("Les places ne sont pas encore tirées.", "The seats are not drawn yet.")
    waiting = any(table.status != "open" for table in room.tables)
    if waiting:
        full = ""
    else:
        full = fr_en(
            "Toutes les tables de la salle sont ouvertes.", "Every table in the room is open."
        )
    if len(room.closing_order) > 1:
        alone = ""
    else:
        alone = fr_en("Il n’y a qu’une table en jeu.", "Only one table is in play.")
    refused = live.can(cmd.RankHand())
    asked = refused is None or refused.code in ASKED_THERE
    if asked:
        rank = ""
    else:
        rank = refusal_of(window, cmd.RankHand())
    open_one = fr_en("Ouvrir une table", "Open a table")
    order = fr_en("Changer l’ordre de fermeture", "Change the breaking order")
    ranked = fr_en(
        "Main par main\u00a0: classer les sorties de la main",
        "Hand-for-hand: rank the players out in the hand",
    )
    for name, words, spot, why_not in (
        ("open_tables", open_one, Spot.OPEN_A_TABLE, full if drawn else before),
        ("change_order", order, Spot.BREAKING_ORDER, alone if drawn else before),
        ("rank_hand", ranked, Spot.RANK_HAND, rank),
    ):
        yield Offer(f"room.{name}", group, words, partial(window.go, spot), "room", why_not=why_not)


def chips_offered(window: Window) -> Iterator[Offer]:
    """Yield the worksheets and the ledger of the chips."""
    if not window.showing:
        return
    group = fr_en("Jetons", "Chips")
    found = fr_en(
        "Anciens jetons retrouvés, jetons sortis du jeu", "Old chips found, chips taken out of play"
    )
    race = fr_en("Retirer une valeur, chip race", "Colour up a value, chip race")
    for name, words, spot in (
        ("race", race, Spot.CHIP_RACE),
        ("stacks", fr_en("Compter les tapis", "Count the stacks"), Spot.STACKS),
        ("ledger", found, Spot.CHIPS_LEDGER),
    ):
        yield Offer(f"chips.show_{name}", group, words, partial(window.go, spot), "chips")


def clock_offered(window: Window) -> Iterator[Offer]:
    """Yield the structure changed or made, the end foreseen, and what the hall is shown."""
    if not window.showing:
        return
    clock = group_words(Group.CLOCK)
    screen = group_words(Group.SCREEN)
    change = fr_en("Changer la structure en cours", "Change the current structure")
    make = fr_en("Composer une structure", "Build a structure")
    finish = fr_en("Finirons-nous à l’heure\u00a0?", "Will we finish on time?")
    wall = fr_en(
        "Préparer l’affichage public, écrire un message à la salle",
        "Prepare the public display, write a message to the room",
    )
    for name, group, words, there, icon in (
        ("structure.edit", clock, change, Spot.STRUCTURE_IN_PLAY, "edit"),
        ("structure.make", clock, make, Spot.STRUCTURE_MAKER, "edit"),
        ("finish", clock, finish, ToPage("clock"), "hourglass"),
        ("wall.prepare", screen, wall, Spot.WALL_CHOICE, "public-display"),
    ):
        yield Offer(name, group, words, partial(window.go, there), icon)
