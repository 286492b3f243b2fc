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

from PySide6.QtCore import QCoreApplication


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
    tr = QCoreApplication.translate
    return {
        Act.TOGGLE_CLOCK: tr("keys", "Démarrer ou arrêter l'horloge"),
        Act.MINUTE_MORE: tr("keys", "Une minute de plus"),
        Act.MINUTE_LESS: tr("keys", "Une minute de moins"),
        Act.NEXT_LEVEL: tr("keys", "Niveau ou pause qui suit"),
        Act.PREVIOUS_LEVEL: tr("keys", "Niveau ou pause qui précède"),
        Act.NEXT_BREAK: tr("keys", "Aller à la prochaine pause"),
        Act.MUTE: tr("keys", "Couper les sons et la voix, ou les rendre"),
        **_play_words(),
        Act.FLOOR: tr("keys", "Appel d'un floor"),
        Act.FLOOR_WINDOW: tr("keys", "Le floor dans sa propre fenêtre"),
        Act.CALL_TIME: tr("keys", "Demander le temps à un joueur"),
        Act.SANCTION: tr("keys", "Donner une sanction"),
        Act.INCIDENTS: tr("keys", "Revoir les incidents notés"),
        Act.RULEBOOK: tr("keys", "Ouvrir le règlement"),
        Act.FIND: tr("keys", "Chercher partout"),
        Act.PALETTE: tr("keys", "Toutes les actions"),
        Act.UNDO: tr("keys", "Annuler la dernière action"),
        Act.REDO: tr("keys", "Rétablir l'action annulée"),
        Act.KEYS_HELP: tr("keys", "Cette liste des touches"),
        Act.LEAVE_FIELD: tr("keys", "Quitter un champ ou une liste"),
        Act.PUBLIC_DISPLAY: tr("keys", "Affichage public (Échap le quitte)"),
        Act.IN_FRENCH: tr("keys", "Écrans en français"),
        Act.IN_ENGLISH: tr("keys", "Écrans en anglais"),
        Act.THEME_SYSTEM: tr("keys", "Thème de l'ordinateur"),
        Act.THEME_LIGHT: tr("keys", "Thème clair"),
        Act.THEME_DARK: tr("keys", "Thème sombre"),
        Act.NEW_TOURNAMENT: tr("keys", "Nouveau tournoi"),
        Act.ALL_TOURNAMENTS: tr("keys", "Tous les tournois du club"),
        Act.SAVE_EVERYTHING: tr("keys", "Enregistrer tous les papiers et les exports"),
        Act.PAGE: tr("keys", "Ouvrir une page"),
    }[act]


def _play_words() -> dict[Act, str]:
    tr = QCoreApplication.translate
    return {
        Act.ELIMINATE: tr("keys", "Enregistrer une sortie"),
        Act.DRAW_SEATS: tr("keys", "Tirer les places"),
        Act.IMPORT_LIST: tr("keys", "Importer une liste de joueurs"),
        Act.CORRECT_ORDER: tr("keys", "Corriger l'ordre des sorties"),
        Act.READ_OUT: tr("keys", "Lire les annonces en grand"),
        Act.HAND_FOR_HAND: tr("keys", "Annoncer le main par main"),
        Act.NEXT_HAND: tr("keys", "Main par main\u00a0: donner le signal de la main suivante"),
        Act.END_HAND_FOR_HAND: tr("keys", "Finir le main par main"),
    }


def group_words(group: Group) -> str:
    """Return what a group of acts is called, in the language of the screens."""
    tr = QCoreApplication.translate
    return {
        Group.CLOCK: tr("keys", "Horloge"),
        Group.PLAY: tr("keys", "Joueurs et tables"),
        Group.FLOOR: tr("keys", "Floor"),
        Group.WINDOW: tr("keys", "Partout"),
        Group.SCREEN: tr("keys", "Écrans"),
        Group.CLUB: tr("keys", "Club"),
        Group.PAGES: tr("keys", "Pages"),
    }[group]


def shown_keys(row: KeyRow) -> tuple[str, ...]:
    """Return the keys of a row as they are written on a keyboard."""
    return tuple(cap_words(key) for key in row.shown)


def cap_words(key: str) -> str:
    """Return a key, as Qt names it, as it is written on a keyboard.

    >>> cap_words("Ctrl+F"), cap_words("Down")
    ('Ctrl+F', '↓')
    """
    tr = QCoreApplication.translate
    named = {
        "Space": tr("keys", "Espace"),
        "Esc": tr("keys", "Échap"),
        "Return": tr("keys", "Entrée"),
        "Delete": tr("keys", "Suppr"),
        "Insert": tr("keys", "Inser"),
        "Backspace": tr("keys", "Retour"),
        "Shift": tr("keys", "Maj"),
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
    }
    parts = key.split("+") if len(key) > 1 else [key]
    return "+".join(named.get(part, part) for part in parts)
