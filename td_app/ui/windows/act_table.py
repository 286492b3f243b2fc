"""The acts of the director's window, a row each: keys, palette, menus and help read them here.

To add one: a row, with what it does and why it cannot be done now (``deeds.py``). What changes
with the tournament (proposals, papers, tables) is offered to the palette by
``finder/sources.py``.

Letters alone belong to names: on a list they search. ``E`` is the only one heard here, and it
writes nothing: it opens the line where a player's name is typed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.acts import Act, Group
from td_app.ui.destinations import Spot, ToPage
from td_app.ui.keys import leave_control
from td_app.ui.windows import deeds
from td_app.ui.windows.deeds import going
from td_app.ui.windows.page_register import TournamentPage
from td_app.words.language import Language, fr_en

MINUTE = 60

#: The unshifted digits of a French keyboard. Its 6 writes a hyphen, which takes a minute away,
#: its 8 an underscore, which a hyphen with Shift writes elsewhere: pages 6 and 8 answer to the
#: shifted figures and to the numeric pad.
FRENCH_DIGITS = ("&", "É", '"', "'", "(", "§", "È", "!", "Ç")

Words = Callable[[], str]

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
    do, why_not = deeds.sending(command), deeds.refusing(command)
    return Act(group, icon, name, words, do, why_not, keys, shown)


def _spoken(name: str, language: Language, words: Words) -> Act:
    return _screen(
        name,
        words,
        lambda window: window.desk.set_language(language),
        lambda window: deeds.already(window.desk.language == language),
        anywhere=True,
    )


def _worn(theme: str, words: Words) -> Act:
    return _screen(
        f"theme_{theme}",
        words,
        lambda window: window.desk.set_theme(theme),
        lambda window: deeds.already(window.desk.theme == theme),
        anywhere=True,
    )


TOGGLE_CLOCK = Act(
    Group.CLOCK,
    "clock",
    "toggle_clock",
    lambda: fr_en("Démarrer ou arrêter l’horloge", "Start or stop the clock"),
    deeds.toggle_clock,
    deeds.why_no_toggle,
    keys=("Space",),
)
FLOOR = _floor(
    "floor",
    lambda: fr_en("Appel d’un floor", "A floor is called"),
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
    lambda: fr_en("Toutes les actions", "Every action"),
    lambda window: window.show_palette(),
    keys=("Ctrl+K",),
    anywhere=True,
    while_typing=True,
    in_palette=False,
)
UNDO = _window(
    "undo",
    lambda: fr_en("Annuler la dernière action", "Undo the last action"),
    deeds.undo,
    deeds.why_no_undo,
    keys=("Ctrl+Z",),
)
REDO = _commanded(
    "redo",
    lambda: fr_en("Rétablir l’action annulée", "Redo the action undone"),
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
    lambda: fr_en("Cette liste des touches", "This list of keys"),
    lambda window: window.show_keys(),
    keys=("?", "Shift+?", ",", "F1"),
    shown=("?", "F1"),
    anywhere=True,
)
PUBLIC_DISPLAY = Act(
    Group.SCREEN,
    "public-display",
    "public_display",
    lambda: fr_en("Affichage public (Échap le quitte)", "Public display (Esc leaves it)"),
    going(Spot.PUBLIC_DISPLAY),
    keys=("F11",),
)
NEW_TOURNAMENT = Act(
    Group.CLUB,
    "add",
    "new_tournament",
    lambda: fr_en("Nouveau tournoi", "New tournament"),
    lambda window: window.show_new(),
    lambda window: deeds.no_writing(window.desk),
    anywhere=True,
)
ALL_TOURNAMENTS = Act(
    Group.CLUB,
    "club",
    "all_tournaments",
    lambda: fr_en("Tous les tournois du club", "All the club’s tournaments"),
    lambda window: window.show_start(),
    anywhere=True,
)

VERIFY_DRAW = Act(
    Group.CLUB,
    "draw",
    "verify_draw",
    lambda: fr_en("Vérifier un tirage", "Verify a draw"),
    deeds.verify_draw,
    deeds.before_the_draw,
)

_CLOCK = (
    TOGGLE_CLOCK,
    _commanded(
        "minute_more",
        lambda: fr_en("Une minute de plus", "One minute more"),
        "plus-minute",
        cmd.AdjustClock(MINUTE),
        ("+", "Shift++", "="),
        ("+", "="),
    ),
    _commanded(
        "minute_less",
        lambda: fr_en("Une minute de moins", "One minute less"),
        "minus-minute",
        cmd.AdjustClock(-MINUTE),
        ("-", "Shift+-", "−"),
        ("-",),
    ),
    _commanded(
        "next_level",
        lambda: fr_en("Niveau ou pause qui suit", "Level or break after"),
        "next",
        cmd.NextLevel(),
        ("Ctrl+Right",),
    ),
    _commanded(
        "previous_level",
        lambda: fr_en("Niveau ou pause qui précède", "Level or break before"),
        "previous",
        cmd.PreviousLevel(),
        ("Ctrl+Left",),
    ),
    Act(
        Group.CLOCK,
        "break",
        "next_break",
        lambda: fr_en("Aller à la prochaine pause", "Go to the next break"),
        deeds.next_break,
        deeds.why_no_break,
        ("Ctrl+B",),
    ),
    Act(
        Group.CLOCK,
        "sound",
        "mute",
        lambda: fr_en(
            "Couper les sons et la voix, ou les rendre", "Mute sounds and voice, or bring them back"
        ),
        deeds.mute,
        keys=("Ctrl+M",),
    ),
)

_PLAY = (
    Act(
        Group.PLAY,
        "eliminate",
        "eliminate",
        lambda: fr_en("Enregistrer une sortie", "Record an elimination"),
        deeds.eliminate,
        deeds.before_the_draw,
        ("E",),
    ),
    Act(
        Group.PLAY,
        "draw",
        "draw_seats",
        lambda: fr_en("Tirer les places", "Draw the seats"),
        going(Spot.DRAW),
        deeds.refusing(cmd.DrawSeats()),
    ),
    Act(
        Group.PLAY,
        "import",
        "import_list",
        lambda: fr_en("Importer une liste de joueurs", "Import a list of players"),
        going(Spot.IMPORT),
        deeds.refusing(cmd.RegisterEntrants((Person("A"),))),
    ),
    Act(
        Group.PLAY,
        "winner",
        "correct_order",
        lambda: fr_en("Corriger l’ordre des sorties", "Correct the finishing order"),
        going(Spot.FINISHING_ORDER),
        deeds.no_order,
    ),
    Act(
        Group.PLAY,
        "announce",
        "read_out",
        lambda: fr_en("Lire les annonces en grand", "Read the announcements in large type"),
        going(Spot.READING_OUT),
        deeds.nothing_to_read,
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
            "Hand-for-hand: give the signal of the next hand",
        ),
        "hand-for-hand",
        cmd.StartNextHand(),
        group=Group.PLAY,
    ),
    _commanded(
        "end_hand_for_hand",
        lambda: fr_en("Finir le main par main", "End hand-for-hand"),
        "hand-for-hand",
        cmd.EndHandForHand(),
        group=Group.PLAY,
    ),
)

_FLOOR = (
    FLOOR,
    _floor(
        "floor_window",
        lambda: fr_en("Le floor dans sa propre fenêtre", "The floor in a window of its own"),
        going(Spot.FLOOR_WINDOW),
        keys=("Ctrl+F2",),
        while_typing=True,
    ),
    Act(
        Group.FLOOR,
        "hourglass",
        "call_time",
        lambda: fr_en("Demander le temps à un joueur", "Call time on a player"),
        going(Spot.TIME_CALL),
        deeds.no_time_called,
    ),
    _floor(
        "sanction",
        lambda: fr_en("Donner une sanction", "Give a penalty"),
        going(Spot.SANCTIONS),
        deeds.before_the_draw,
    ),
    _floor(
        "incidents",
        lambda: fr_en("Revoir les incidents notés", "See the incidents noted"),
        going(Spot.INCIDENTS),
    ),
    _floor(
        "rulebook",
        lambda: fr_en("Ouvrir le règlement", "Open the rulebook"),
        going(Spot.RULEBOOK),
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
)

_SCREEN = (
    PUBLIC_DISPLAY,
    _spoken("in_french", "fr", lambda: fr_en("Écrans en français", "Screens in French")),
    _spoken("in_english", "en", lambda: fr_en("Écrans en anglais", "Screens in English")),
    _worn("system", lambda: fr_en("Thème de l’ordinateur", "The computer’s theme")),
    _worn("light", lambda: fr_en("Thème clair", "Light theme")),
    _worn("dark", lambda: fr_en("Thème sombre", "Dark theme")),
)

_CLUB = (
    NEW_TOURNAMENT,
    ALL_TOURNAMENTS,
    VERIFY_DRAW,
    Act(
        Group.CLUB,
        "save",
        "save_everything",
        lambda: fr_en(
            "Enregistrer tous les papiers et les exports", "Save every paper and the exports"
        ),
        going(Spot.SAVE_ALL),
    ),
)

ACTS: tuple[Act, ...] = (*_CLOCK, *_PLAY, *_FLOOR, *_WINDOW, *_SCREEN, *_CLUB)


def page_acts(pages: Sequence[TournamentPage]) -> tuple[Act, ...]:
    """Return what opens each page; the first nine have a digit."""
    return tuple(_page_act(number, page) for number, page in enumerate(pages, 1))


def _page_act(number: int, page: TournamentPage) -> Act:
    keys: tuple[str, ...] = ()
    if number <= len(FRENCH_DIGITS):
        keys = (str(number), f"Shift+{number}", FRENCH_DIGITS[number - 1])
    name, go = f"page.{page.key}", going(ToPage(page.key))
    return Act(Group.PAGES, page.icon, name, page.words, go, keys=keys, shown=keys[:1])
