"""The acts of the director's window, a row each: keys, palette, menus and help read them here.

To add one: a row, with what it does and why it cannot be done now (``act_handlers.py``). What
changes with the tournament (proposals, papers, tables) is offered to the palette by
``finder/sources.py``.

Letters alone belong to names: on a list they search. ``E`` is the only one heard here, and it
writes nothing: it opens the line where a player's name is typed.

What the row of figures writes changes nothing either, on no keyboard: the hyphen is the 6 of a
French one, the equals sign the shifted 0 of a German one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.acts import Act, Group
from td_app.ui.destinations import Spot
from td_app.ui.keys import leave_control
from td_app.ui.windows import act_handlers
from td_app.ui.windows.act_handlers import going
from td_app.words.language import Language, fr_en

MINUTE = 60

Words = Callable[[], str]

_play = partial(Act, Group.PLAY)
_club = partial(Act, Group.CLUB)
_floor = partial(Act, Group.FLOOR, "floor")
_window = partial(Act, Group.WINDOW, "undo")
_screen = partial(Act, Group.SCREEN, "settings")


def _commanded(
    name: str,
    words: Words,
    icon: str,
    command: cmd.Command,
    keys: tuple[str, ...] = (),
    shown: tuple[str, ...] | None = None,
    *,
    group: Group = Group.CLOCK,
) -> Act:
    """An act that sends a command."""
    do = act_handlers.sending(command)
    why_not = act_handlers.refusing(command)
    return Act(group, icon, name, words, do, why_not, keys, shown)


def _spoken(name: str, language: Language, words: Words) -> Act:
    return _screen(
        name,
        words,
        lambda window: window.desk.set_language(language),
        lambda window: act_handlers.already(window.desk.language == language),
        anywhere=True,
    )


def _theme_act(theme: str, words: Words) -> Act:
    return _screen(
        f"theme_{theme}",
        words,
        lambda window: window.desk.set_theme(theme),
        lambda window: act_handlers.already(window.desk.theme == theme),
        anywhere=True,
    )


TOGGLE_CLOCK = Act(
    Group.CLOCK,
    "clock",
    "toggle_clock",
    lambda: fr_en("Démarrer ou arrêter l’horloge", "Start or pause the clock"),
    act_handlers.toggle_clock,
    act_handlers.why_no_toggle,
    keys=("Space",),
)
FLOOR = _floor(
    "floor",
    lambda: fr_en("Arbitrer (floor)", "Give a ruling (floor)"),
    going(Spot.FLOOR_SEARCH),
    keys=("F2",),
    while_typing=True,
)
FIND = Act(
    Group.WINDOW,
    "search",
    "find",
    lambda: fr_en("Chercher partout", "Find anything"),
    lambda window: window.find_anything(),
    keys=("Ctrl+F",),
    anywhere=True,
    while_typing=True,
)
PALETTE = _window(
    "palette",
    lambda: fr_en("Toutes les actions", "All actions"),
    lambda window: window.show_palette(),
    keys=("Ctrl+K",),
    anywhere=True,
    while_typing=True,
    in_palette=False,
)
UNDO = _window(
    "undo",
    lambda: fr_en("Annuler la dernière action", "Undo the last action"),
    act_handlers.undo,
    act_handlers.why_no_undo,
    keys=("Ctrl+Z",),
)
REDO = _commanded(
    "redo",
    lambda: fr_en("Rétablir l’action annulée", "Redo the undone action"),
    "redo",
    cmd.Redo(),
    ("Ctrl+Y", "Ctrl+Shift+Z"),
    ("Ctrl+Y",),
    group=Group.WINDOW,
)
KEYS_HELP = Act(
    Group.WINDOW,
    "help",
    "keys_help",
    lambda: fr_en("Cette liste des raccourcis clavier", "This list of shortcuts"),
    lambda window: window.show_keys(),
    keys=("?", "Shift+?", ","),
    shown=("?",),
    anywhere=True,
)
QUIT = Act(
    Group.WINDOW,
    "close",
    "quit",
    lambda: fr_en("Quitter l’application", "Quit the application"),
    lambda window: window.leave_application(),
    keys=("Ctrl+Q",),
    anywhere=True,
    while_typing=True,
)
PUBLIC_DISPLAY = Act(
    Group.SCREEN,
    "public-display",
    "public_display",
    lambda: fr_en("Affichage public (Échap le ferme)", "Public display (Esc closes it)"),
    act_handlers.show_the_hall,
    act_handlers.nothing_for_the_hall,
    ("F11",),
    anywhere=True,
    while_typing=True,
)
NEW_TOURNAMENT = _club(
    "add",
    "new_tournament",
    lambda: fr_en("Nouveau tournoi", "New tournament"),
    lambda window: window.show_new(),
    lambda window: act_handlers.no_writing(window.desk),
    anywhere=True,
)
ALL_TOURNAMENTS = _club(
    "club",
    "all_tournaments",
    lambda: fr_en("Tous les tournois du club", "All the club’s tournaments"),
    lambda window: window.show_start(),
    anywhere=True,
)
CLUB_SPACE = _club(
    "club",
    "club_space",
    lambda: fr_en("Le club, ou retour au tournoi", "The club, or back to the tournament"),
    lambda window: window.turn_over(),
    keys=("F3",),
    anywhere=True,
    while_typing=True,
)

SET_ASIDE = _club(
    "warning",
    "set_entry_aside",
    lambda: fr_en("Écarter une ligne illisible", "Skip an unreadable line"),
    act_handlers.set_entry_aside,
    act_handlers.nothing_to_set_aside,
)

VERIFY_DRAW = _club(
    "draw",
    "verify_draw",
    lambda: fr_en("Vérifier un tirage", "Verify a draw"),
    act_handlers.verify_draw,
    act_handlers.before_the_draw,
)

SAFE_COPIES = _club(
    "save",
    "safe_copies",
    lambda: fr_en(
        "Copies de sûreté\u00a0: copier, revenir, emporter",
        "Backups: back up, restore, move",
    ),
    going(Spot.SAFE_COPIES),
    act_handlers.no_copies,
)

_CLOCK = (
    TOGGLE_CLOCK,
    _commanded(
        "minute_more",
        lambda: fr_en("Une minute de plus", "One minute more"),
        "plus-minute",
        cmd.AdjustClock(MINUTE),
        ("Ctrl+Up", "Num++"),
        ("Ctrl+Up",),
    ),
    _commanded(
        "minute_less",
        lambda: fr_en("Une minute de moins", "One minute less"),
        "minus-minute",
        cmd.AdjustClock(-MINUTE),
        ("Ctrl+Down", "Num+-"),
        ("Ctrl+Down",),
    ),
    _commanded(
        "next_level",
        lambda: fr_en("Niveau ou pause qui suit", "Next level or break"),
        "next",
        cmd.NextLevel(),
        ("Ctrl+Right",),
    ),
    _commanded(
        "previous_level",
        lambda: fr_en("Niveau ou pause qui précède", "Previous level or break"),
        "previous",
        cmd.PreviousLevel(),
        ("Ctrl+Left",),
    ),
    Act(
        Group.CLOCK,
        "break",
        "next_break",
        lambda: fr_en("Aller à la prochaine pause", "Go to the next break"),
        act_handlers.next_break,
        act_handlers.why_no_break,
        ("Ctrl+B",),
    ),
    Act(
        Group.CLOCK,
        "sound",
        "mute",
        lambda: fr_en("Couper ou remettre les sons et la voix", "Mute or unmute sounds and voice"),
        act_handlers.mute,
        keys=("Ctrl+M",),
    ),
)

_PLAY = (
    _play(
        "eliminate",
        "eliminate",
        lambda: fr_en("Éliminer un joueur (sortie)", "Eliminate a player"),
        act_handlers.eliminate,
        act_handlers.nobody_goes_out,
        ("E",),
    ),
    _play(
        "draw",
        "draw_seats",
        lambda: fr_en("Tirer les places", "Draw the seats"),
        going(Spot.DRAW),
        act_handlers.refusing(cmd.DrawSeats()),
    ),
    _play(
        "players",
        "enter_qualified",
        lambda: fr_en("Inscrire les qualifiés de la finale", "Register qualifiers for the final"),
        going(Spot.QUALIFIED),
        act_handlers.no_finalist,
    ),
    _play(
        "chips",
        "final_stacks",
        lambda: fr_en("Donner les tapis de la finale", "Give the stacks for the final"),
        going(Spot.FINAL_STACKS),
        act_handlers.no_final,
    ),
    _play(
        "import",
        "import_list",
        lambda: fr_en("Importer une liste de joueurs", "Import a list of players"),
        going(Spot.IMPORT),
        act_handlers.refusing(cmd.RegisterEntrants((Person("A"),))),
    ),
    _play(
        "players",
        "last_evening",
        lambda: fr_en(
            "Inscrire les joueurs de la dernière fois", "Register the players of last time"
        ),
        going(Spot.LAST_EVENING),
        act_handlers.refusing(cmd.RegisterEntrants((Person("A"),))),
    ),
    _play(
        "winner",
        "correct_order",
        lambda: fr_en("Corriger l’ordre des sorties", "Correct the finishing order"),
        going(Spot.FINISHING_ORDER),
        act_handlers.no_order,
    ),
    _play(
        "winner",
        "make_deal",
        lambda: fr_en("Conclure un accord", "Make a deal"),
        going(Spot.DEAL),
        act_handlers.no_deal,
    ),
    _play(
        "warning",
        "cancel_tournament",
        lambda: fr_en("Annuler le tournoi", "Cancel the tournament"),
        going(Spot.CANCELLATION),
        act_handlers.nothing_to_cancel,
    ),
    _play(
        "announce",
        "read_out",
        lambda: fr_en("Lire les annonces en grand", "Read the announcements in large type"),
        going(Spot.READING_OUT),
        act_handlers.nothing_to_read,
    ),
    _commanded(
        "hand_for_hand",
        lambda: fr_en("Annoncer le main par main", "Announce hand-for-hand"),
        "hand-for-hand",
        cmd.AnnounceHandForHand(),
        group=Group.PLAY,
    ),
    _commanded(
        "next_hand",
        lambda: fr_en(
            "Main par main\u00a0: donner le signal de la main suivante",
            "Hand-for-hand: signal the next hand",
        ),
        "hand-for-hand",
        cmd.StartNextHand(),
        group=Group.PLAY,
    ),
    _commanded(
        "end_hand_for_hand",
        lambda: fr_en("Terminer le main par main", "End hand-for-hand"),
        "hand-for-hand",
        cmd.EndHandForHand(),
        group=Group.PLAY,
    ),
)

_FLOOR = (
    FLOOR,
    _floor(
        "floor_window",
        lambda: fr_en(
            "Ouvrir le floor dans une fenêtre à part", "Open the floor in a separate window"
        ),
        going(Spot.FLOOR_WINDOW),
        keys=("Ctrl+F2",),
        while_typing=True,
    ),
    Act(
        Group.FLOOR,
        "hourglass",
        "call_time",
        lambda: fr_en("Demander le time à un joueur", "Call time on a player"),
        going(Spot.TIME_CALL),
        act_handlers.no_time_called,
    ),
    _floor(
        "sanction",
        lambda: fr_en("Donner une sanction", "Give a penalty"),
        going(Spot.SANCTIONS),
        act_handlers.before_the_draw,
    ),
    _floor(
        "incidents",
        lambda: fr_en("Revoir les incidents notés", "Review recorded incidents"),
        going(Spot.INCIDENTS),
    ),
    _floor(
        "rulebook", lambda: fr_en("Ouvrir le règlement", "Open the rulebook"), going(Spot.RULEBOOK)
    ),
)

_WINDOW = (
    FIND,
    PALETTE,
    UNDO,
    REDO,
    KEYS_HELP,
    _window(
        "leave_field",
        lambda: fr_en("Quitter un champ ou une liste", "Leave a field or a list"),
        lambda _window: leave_control(),
        shown=("Esc",),
        anywhere=True,
        in_palette=False,
    ),
    QUIT,
)

_SCREEN = (
    PUBLIC_DISPLAY,
    _spoken("in_french", "fr", lambda: fr_en("Écrans en français", "Screens in French")),
    _spoken("in_english", "en", lambda: fr_en("Écrans en anglais", "Screens in English")),
    _theme_act("system", lambda: fr_en("Thème de l’ordinateur", "System theme")),
    _theme_act("light", lambda: fr_en("Thème clair", "Light theme")),
    _theme_act("dark", lambda: fr_en("Thème sombre", "Dark theme")),
)

_CLUB = (
    NEW_TOURNAMENT,
    ALL_TOURNAMENTS,
    CLUB_SPACE,
    VERIFY_DRAW,
    SET_ASIDE,
    SAFE_COPIES,
    _club(
        "save",
        "save_everything",
        lambda: fr_en(
            "Enregistrer tous les papiers et les exports", "Save all printouts and exports"
        ),
        going(Spot.SAVE_ALL),
    ),
)

ACTS: tuple[Act, ...] = (*_CLOCK, *_PLAY, *_FLOOR, *_WINDOW, *_SCREEN, *_CLUB)
