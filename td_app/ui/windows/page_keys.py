"""The keys that one page or one field hears by itself, as the list of keys shows them.

What hears them is beside what they act on; they are declared here so that the list tells them
all. A test reads every file of ``td_app/ui``: a key heard and not declared is a fault.
Enter, Escape, the arrows, Tab, Space and Backspace mean the same everywhere (``EVERYDAY``).
"""

from __future__ import annotations

from dataclasses import dataclass

from td_app.ui.acts import cap_words
from td_app.words.language import fr_en

#: Keys, as Qt names them, that mean the same wherever they are heard.
EVERYDAY = frozenset(
    {
        *("Return", "Enter", "Escape", "Backspace", "Space", "Tab", "Backtab"),
        *("Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown"),
    }
)


@dataclass(frozen=True, slots=True)
class OwnKey:
    """A key as it is shown (Qt's names, joined by ``+``), what it does, and who hears it.

    ``heard_in`` are files of ``td_app/ui``.
    """

    shown: tuple[str, ...]
    words: str
    heard_in: tuple[str, ...] = ()

    @property
    def caps(self) -> tuple[str, ...]:
        """Return the keys as they are written on a keyboard."""
        return tuple(cap_words(key) for key in self.shown)


@dataclass(frozen=True, slots=True)
class PlaceKeys:
    """A place of the screens and the keys it hears by itself."""

    title: str
    keys: tuple[OwnKey, ...]


def page_keys() -> tuple[PlaceKeys, ...]:
    """Return the keys of every place, in the language of the screens."""
    return (
        PlaceKeys(fr_en("Partout", "Everywhere"), _everywhere()),
        PlaceKeys(fr_en("Salle", "Room"), _room()),
        PlaceKeys(fr_en("Joueurs", "Players"), _players()),
        PlaceKeys(fr_en("Floor", "Floor"), _floor()),
        PlaceKeys(fr_en("Classement", "Ranking"), _ranking()),
        PlaceKeys(fr_en("Papiers", "Papers"), _papers()),
        PlaceKeys(fr_en("Réglages et journal", "Settings and journal"), _settings()),
    )


def _everywhere() -> tuple[OwnKey, ...]:
    return (
        OwnKey(("Return",), fr_en("Faire, ou choisir la ligne", "Do it, or choose the line")),
        OwnKey(("Up", "Down"), fr_en("Aller de ligne en ligne", "Go from line to line")),
        OwnKey(
            ("Tab",),
            fr_en("Passer au champ ou au bouton suivant", "Go to the next field or button"),
        ),
        OwnKey(("Backspace",), fr_en("Revenir d'une question", "Go back one question")),
    )


def _room() -> tuple[OwnKey, ...]:
    return (
        OwnKey(
            (",", "+"),
            fr_en("Ajouter un sorti de la même main", "Add a player out in the same hand"),
            ("widgets/entry_line.py",),
        ),
        OwnKey(
            ("1", "0"),
            fr_en("La place où est la BB, de 1 à 10", "The seat of the BB, from 1 to 10"),
            ("pages/room/flow.py",),
        ),
        OwnKey(
            ("A",),
            fr_en(
                "Main par main\u00a0: tapis payé, puis le numéro de la table",
                "Hand-for-hand: called all-in, then the table's number",
            ),
            ("pages/room/round_bar.py",),
        ),
    )


def _players() -> tuple[OwnKey, ...]:
    here = ("pages/players/table.py",)
    return (
        OwnKey(("P",), fr_en("Présent, ou absent", "Present, or absent"), here),
        OwnKey(("M",), fr_en("Majorité vérifiée, ou non", "Age checked, or not"), here),
        OwnKey(
            ("A",), fr_en("Absent de sa table, ou de retour", "Away from the table, or back"), here
        ),
        OwnKey(("C",), fr_en("Corriger", "Correct"), here),
        OwnKey(("Delete",), fr_en("Retirer de la liste", "Remove from the list"), here),
    )


def _ranking() -> tuple[OwnKey, ...]:
    here = ("pages/ranking/order_dialog.py",)
    return (
        OwnKey(
            ("Alt+Up", "Alt+Down"),
            fr_en(
                "Ordre des sorties\u00a0: monter, descendre", "Finishing order: move up, move down"
            ),
            here,
        ),
        OwnKey(
            ("=",),
            fr_en(
                "Ordre des sorties\u00a0: ex æquo avec le précédent",
                "Finishing order: tied with the one before",
            ),
            here,
        ),
    )


def _papers() -> tuple[OwnKey, ...]:
    words = fr_en("Imprimer le papier choisi", "Print the paper chosen")
    return (OwnKey(("Ctrl+P",), words, ("pages/papers_page.py",)),)


def _floor() -> tuple[OwnKey, ...]:
    return (*_floor_answers(), *_floor_rulings())


def _floor_answers() -> tuple[OwnKey, ...]:
    return (
        OwnKey(
            ("Ctrl+T",),
            fr_en("Demander le temps à une table", "Call time at a table"),
            ("pages/floor/time_call_bar.py",),
        ),
        OwnKey(("1", "9"), fr_en("Répondre, de 1 à 9", "Answer, from 1 to 9")),
        OwnKey(
            ("Alt+1",),
            fr_en("Prendre une ligne, rouvrir une réponse", "Take a line, reopen an answer"),
            (
                "pages/floor/floor_head.py",
                "pages/floor/ask_view.py",
                "pages/floor/ruling_view.py",
            ),
        ),
        OwnKey(
            ("*",),
            fr_en("Toutes les places d'un coup", "Every seat at once"),
            ("pages/floor/answer_places.py",),
        ),
        OwnKey(
            ("Delete",),
            fr_en("Effacer un chiffre", "Erase a figure"),
            ("pages/floor/answer_number.py",),
        ),
    )


def _floor_rulings() -> tuple[OwnKey, ...]:
    ruling, seen = ("pages/floor/record_form.py",), ("pages/floor/incident_view.py",)
    return (
        OwnKey(("A",), fr_en("Décider autrement", "Decide otherwise"), ruling),
        OwnKey(("S",), fr_en("Sanctionner", "Give a penalty"), (*ruling, *seen)),
        OwnKey(("M",), fr_en("Déclarer la main morte", "Declare the hand dead"), ruling),
        OwnKey(("D",), fr_en("Déplacer le joueur", "Move the player"), ruling),
        OwnKey(("R",), fr_en("Reposer la question", "Ask the question again"), seen),
        OwnKey(
            ("Ctrl+Return",),
            fr_en("Garder la remarque", "Keep the remark"),
            ("pages/floor/incident_view.py",),
        ),
        OwnKey(
            ("Alt+Left",),
            fr_en("Règlement\u00a0: revenir où l'on était", "Rulebook: back to where one was"),
            ("pages/floor/book_page.py",),
        ),
        OwnKey(
            ("Left", "Right"),
            fr_en("Règlement\u00a0: changer de chapitre", "Rulebook: another chapter"),
            ("pages/floor/book_contents.py",),
        ),
    )


def _settings() -> tuple[OwnKey, ...]:
    rows = ("widgets/cell_grid.py",)
    return (
        OwnKey(("Insert",), fr_en("Ajouter une ligne", "Add a row"), rows),
        OwnKey(("Delete",), fr_en("Retirer la ligne", "Remove the row"), rows),
        OwnKey(
            ("Alt+Up", "Alt+Down"),
            fr_en("Monter, descendre la ligne", "Move the row up or down"),
            rows,
        ),
        OwnKey(
            ("Ctrl+Return",),
            fr_en("Créer le tournoi", "Create the tournament"),
            ("pages/setup_page.py",),
        ),
        OwnKey(
            ("Ctrl+C",),
            fr_en("Copier une ligne du journal", "Copy a line of the journal"),
            ("pages/journal/minute_list.py",),
        ),
    )
