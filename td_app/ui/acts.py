"""The acts of the director's window: one table for the keys, the list on F1 and the palette.

To add an act: a member of ``Act``, its row in ``ACTS`` (with or without keys), its words in
``act_words``, and what it does in ``windows/key_acts.py`` (or a file of its matter beside).
The shortcuts, the list of keys and the palette read it from here; tests tell what is missing.
What changes with the tournament (proposals, papers, other tournaments) is offered to the
palette by ``windows/finder/sources.py``; keys that only one page hears are declared in
``page_keys.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from td_app.words.language import fr_en


class Group(Enum):
    """What acts are about; the list of keys and the palette follow this order."""

    CLOCK = "clock"
    PLAY = "play"
    FLOOR = "floor"
    WINDOW = "window"
    SCREEN = "screen"
    CLUB = "club"
    PAGES = "pages"


class Act(Enum):
    """What can be asked of the window by a key or by its words."""

    TOGGLE_CLOCK = "toggle_clock"
    MINUTE_MORE = "minute_more"
    MINUTE_LESS = "minute_less"
    NEXT_LEVEL = "next_level"
    PREVIOUS_LEVEL = "previous_level"
    NEXT_BREAK = "next_break"
    MUTE = "mute"
    ELIMINATE = "eliminate"
    DRAW_SEATS = "draw_seats"
    IMPORT_LIST = "import_list"
    CORRECT_ORDER = "correct_order"
    FLOOR = "floor"
    FLOOR_WINDOW = "floor_window"
    CALL_TIME = "call_time"
    SANCTION = "sanction"
    INCIDENTS = "incidents"
    RULEBOOK = "rulebook"
    UNDO = "undo"
    REDO = "redo"
    FIND = "find"
    PALETTE = "palette"
    KEYS_HELP = "keys_help"
    LEAVE_FIELD = "leave_field"
    PUBLIC_DISPLAY = "public_display"
    READ_OUT = "read_out"
    HAND_FOR_HAND = "hand_for_hand"
    NEXT_HAND = "next_hand"
    END_HAND_FOR_HAND = "end_hand_for_hand"
    IN_FRENCH = "in_french"
    IN_ENGLISH = "in_english"
    THEME_SYSTEM = "theme_system"
    THEME_LIGHT = "theme_light"
    THEME_DARK = "theme_dark"
    NEW_TOURNAMENT = "new_tournament"
    ALL_TOURNAMENTS = "all_tournaments"
    SAVE_EVERYTHING = "save_everything"
    PAGE = "page"


#: What the keys do in the public window too: it may cover the director's own.
CLOCK_ACTS = (
    Act.TOGGLE_CLOCK,
    Act.MINUTE_MORE,
    Act.MINUTE_LESS,
    Act.NEXT_LEVEL,
    Act.PREVIOUS_LEVEL,
    Act.NEXT_BREAK,
    Act.MUTE,
)

#: A floor is called at any moment and one looks for anything from anywhere: these act while
#: one types, too. They write nothing.
WHILE_TYPING = (Act.FLOOR, Act.FLOOR_WINDOW, Act.FIND, Act.PALETTE)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """An act, the keys that do it (as Qt writes them), and how they are shown.

    ``number`` is that of the page for ``Act.PAGE``. An act with keys to show and none to hear
    is only listed: the window takes an Escape that nothing else wanted.
    """

    act: Act
    sequences: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    number: int = 0
    group: Group = Group.WINDOW


#: The unshifted digits of a French keyboard. Its 6 writes a hyphen, which takes a minute away,
#: its 8 an underscore, which a hyphen with Shift writes elsewhere: pages 6 and 8 answer to the
#: shifted figures and to the numeric pad.
FRENCH_DIGITS = {1: "&", 2: "É", 3: '"', 4: "'", 5: "(", 6: "§", 7: "È", 8: "!", 9: "Ç"}


def _page(number: int) -> KeyRow:
    digit = str(number)
    keys = (digit, f"Shift+{digit}", FRENCH_DIGITS[number])
    return KeyRow(Act.PAGE, keys, (digit,), number, Group.PAGES)


ACTS: tuple[KeyRow, ...] = (
    KeyRow(Act.TOGGLE_CLOCK, ("Space",), ("Space",), group=Group.CLOCK),
    KeyRow(Act.MINUTE_MORE, ("+", "Shift++", "="), ("+", "="), group=Group.CLOCK),
    KeyRow(Act.MINUTE_LESS, ("-", "Shift+-", "−"), ("-",), group=Group.CLOCK),
    KeyRow(Act.NEXT_LEVEL, ("N",), ("N",), group=Group.CLOCK),
    KeyRow(Act.PREVIOUS_LEVEL, ("P",), ("P",), group=Group.CLOCK),
    KeyRow(Act.NEXT_BREAK, ("B",), ("B",), group=Group.CLOCK),
    KeyRow(Act.MUTE, ("V",), ("V",), group=Group.CLOCK),
    KeyRow(Act.ELIMINATE, ("E",), ("E",), group=Group.PLAY),
    KeyRow(Act.DRAW_SEATS, group=Group.PLAY),
    KeyRow(Act.IMPORT_LIST, group=Group.PLAY),
    KeyRow(Act.CORRECT_ORDER, group=Group.PLAY),
    KeyRow(Act.READ_OUT, group=Group.PLAY),
    KeyRow(Act.HAND_FOR_HAND, group=Group.PLAY),
    KeyRow(Act.NEXT_HAND, group=Group.PLAY),
    KeyRow(Act.END_HAND_FOR_HAND, group=Group.PLAY),
    KeyRow(Act.FLOOR, ("F2",), ("F2",), group=Group.FLOOR),
    KeyRow(Act.FLOOR_WINDOW, ("Ctrl+F2",), ("Ctrl+F2",), group=Group.FLOOR),
    KeyRow(Act.CALL_TIME, group=Group.FLOOR),
    KeyRow(Act.SANCTION, group=Group.FLOOR),
    KeyRow(Act.INCIDENTS, group=Group.FLOOR),
    KeyRow(Act.RULEBOOK, group=Group.FLOOR),
    KeyRow(Act.FIND, ("Ctrl+F",), ("Ctrl+F",)),
    KeyRow(Act.PALETTE, ("Ctrl+K",), ("Ctrl+K",)),
    KeyRow(Act.UNDO, ("Ctrl+Z",), ("Ctrl+Z",)),
    KeyRow(Act.REDO, ("Ctrl+Y", "Ctrl+Shift+Z"), ("Ctrl+Y",)),
    KeyRow(Act.KEYS_HELP, ("?", "Shift+?", ",", "F1"), ("?", "F1")),
    KeyRow(Act.LEAVE_FIELD, (), ("Esc",)),
    KeyRow(Act.PUBLIC_DISPLAY, ("D", "F11"), ("D", "F11"), group=Group.SCREEN),
    KeyRow(Act.IN_FRENCH, group=Group.SCREEN),
    KeyRow(Act.IN_ENGLISH, group=Group.SCREEN),
    KeyRow(Act.THEME_SYSTEM, group=Group.SCREEN),
    KeyRow(Act.THEME_LIGHT, group=Group.SCREEN),
    KeyRow(Act.THEME_DARK, group=Group.SCREEN),
    KeyRow(Act.NEW_TOURNAMENT, group=Group.CLUB),
    KeyRow(Act.ALL_TOURNAMENTS, group=Group.CLUB),
    KeyRow(Act.SAVE_EVERYTHING, group=Group.CLUB),
    *(_page(number) for number in range(1, 10)),
)

#: The acts that a key does or that the list of keys shows.
KEYS: tuple[KeyRow, ...] = tuple(row for row in ACTS if row.shown)


def act_words(act: Act) -> str:
    """Return what an act does, in the language of the screens."""
    return {
        Act.TOGGLE_CLOCK: fr_en("Démarrer ou arrêter l'horloge", "Start or stop the clock"),
        Act.MINUTE_MORE: fr_en("Une minute de plus", "One minute more"),
        Act.MINUTE_LESS: fr_en("Une minute de moins", "One minute less"),
        Act.NEXT_LEVEL: fr_en("Niveau ou pause qui suit", "Level or break after"),
        Act.PREVIOUS_LEVEL: fr_en("Niveau ou pause qui précède", "Level or break before"),
        Act.NEXT_BREAK: fr_en("Aller à la prochaine pause", "Go to the next break"),
        Act.MUTE: fr_en(
            "Couper les sons et la voix, ou les rendre", "Mute sounds and voice, or bring them back"
        ),
        **_play_words(),
        Act.FLOOR: fr_en("Appel d'un floor", "A floor is called"),
        Act.FLOOR_WINDOW: fr_en(
            "Le floor dans sa propre fenêtre", "The floor in a window of its own"
        ),
        Act.CALL_TIME: fr_en("Demander le temps à un joueur", "Call time on a player"),
        Act.SANCTION: fr_en("Donner une sanction", "Give a penalty"),
        Act.INCIDENTS: fr_en("Revoir les incidents notés", "See the incidents noted"),
        Act.RULEBOOK: fr_en("Ouvrir le règlement", "Open the rulebook"),
        Act.FIND: fr_en("Chercher partout", "Find anything"),
        Act.PALETTE: fr_en("Toutes les actions", "Every action"),
        Act.UNDO: fr_en("Annuler la dernière action", "Undo the last action"),
        Act.REDO: fr_en("Rétablir l'action annulée", "Redo the action undone"),
        Act.KEYS_HELP: fr_en("Cette liste des touches", "This list of keys"),
        Act.LEAVE_FIELD: fr_en("Quitter un champ ou une liste", "Leave a field or a list"),
        Act.PUBLIC_DISPLAY: fr_en(
            "Affichage public (Échap le quitte)", "Public display (Esc leaves it)"
        ),
        Act.IN_FRENCH: fr_en("Écrans en français", "Screens in French"),
        Act.IN_ENGLISH: fr_en("Écrans en anglais", "Screens in English"),
        Act.THEME_SYSTEM: fr_en("Thème de l'ordinateur", "The computer's theme"),
        Act.THEME_LIGHT: fr_en("Thème clair", "Light theme"),
        Act.THEME_DARK: fr_en("Thème sombre", "Dark theme"),
        Act.NEW_TOURNAMENT: fr_en("Nouveau tournoi", "New tournament"),
        Act.ALL_TOURNAMENTS: fr_en("Tous les tournois du club", "All the club's tournaments"),
        Act.SAVE_EVERYTHING: fr_en(
            "Enregistrer tous les papiers et les exports", "Save every paper and the exports"
        ),
        Act.PAGE: fr_en("Ouvrir une page", "Open a page"),
    }[act]


def _play_words() -> dict[Act, str]:
    return {
        Act.ELIMINATE: fr_en("Enregistrer une sortie", "Record an elimination"),
        Act.DRAW_SEATS: fr_en("Tirer les places", "Draw the seats"),
        Act.IMPORT_LIST: fr_en("Importer une liste de joueurs", "Import a list of players"),
        Act.CORRECT_ORDER: fr_en("Corriger l'ordre des sorties", "Correct the finishing order"),
        Act.READ_OUT: fr_en("Lire les annonces en grand", "Read the announcements in large type"),
        Act.HAND_FOR_HAND: fr_en("Annoncer le main par main", "Announce hand-for-hand"),
        Act.NEXT_HAND: fr_en(
            "Main par main\u00a0: donner le signal de la main suivante",
            "Hand-for-hand: give the signal of the next hand",
        ),
        Act.END_HAND_FOR_HAND: fr_en("Finir le main par main", "End hand-for-hand"),
    }


def group_words(group: Group) -> str:
    """Return what a group of acts is called, in the language of the screens."""
    return {
        Group.CLOCK: fr_en("Horloge", "Clock"),
        Group.PLAY: fr_en("Joueurs et tables", "Players and tables"),
        Group.FLOOR: fr_en("Floor", "Floor"),
        Group.WINDOW: fr_en("Partout", "Everywhere"),
        Group.SCREEN: fr_en("Écrans", "Screens"),
        Group.CLUB: fr_en("Club", "Club"),
        Group.PAGES: fr_en("Pages", "Pages"),
    }[group]


def shown_keys(row: KeyRow) -> tuple[str, ...]:
    """Return the keys of a row as they are written on a keyboard."""
    return tuple(cap_words(key) for key in row.shown)


def cap_words(key: str) -> str:
    """Return a key, as Qt names it, as it is written on a keyboard.

    >>> cap_words("Ctrl+F"), cap_words("Down")
    ('Ctrl+F', '↓')
    """
    named = {
        "Space": fr_en("Espace", "Space"),
        "Esc": fr_en("Échap", "Esc"),
        "Return": fr_en("Entrée", "Enter"),
        "Delete": fr_en("Suppr", "Del"),
        "Insert": fr_en("Inser", "Ins"),
        "Backspace": fr_en("Retour", "Back"),
        "Shift": fr_en("Maj", "Shift"),
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
    }
    parts = key.split("+") if len(key) > 1 else [key]
    return "+".join(named.get(part, part) for part in parts)
