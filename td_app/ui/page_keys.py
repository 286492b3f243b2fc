"""The keys that one page or one field hears by itself, as the list of keys shows them.

What hears them is beside what they act on; they are declared here so that the list tells them
all. A test reads every file of ``td_app/ui``: a key heard and not declared is a fault.
Enter, Escape, the arrows, Tab, Space and Backspace mean the same everywhere (``EVERYDAY``).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from td_app.ui.acts import cap_words

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
    tr = QCoreApplication.translate
    return (
        PlaceKeys(tr("keys", "Partout"), _everywhere()),
        PlaceKeys(tr("keys", "Salle"), _room()),
        PlaceKeys(tr("keys", "Joueurs"), _players()),
        PlaceKeys(tr("keys", "Floor"), _floor()),
        PlaceKeys(tr("keys", "Classement"), _ranking()),
        PlaceKeys(tr("keys", "Papiers"), _papers()),
        PlaceKeys(tr("keys", "Réglages et journal"), _settings()),
    )


def _everywhere() -> tuple[OwnKey, ...]:
    tr = QCoreApplication.translate
    return (
        OwnKey(("Return",), tr("keys", "Faire, ou choisir la ligne")),
        OwnKey(("Up", "Down"), tr("keys", "Aller de ligne en ligne")),
        OwnKey(("Tab",), tr("keys", "Passer au champ ou au bouton suivant")),
        OwnKey(("Backspace",), tr("keys", "Revenir d'une question")),
    )


def _room() -> tuple[OwnKey, ...]:
    tr = QCoreApplication.translate
    return (
        OwnKey(
            (",", "+"),
            tr("keys", "Ajouter un sorti de la même main"),
            ("pages/room/entry_line.py",),
        ),
        OwnKey(
            ("1", "0"),
            tr("keys", "La place où est la BB, de 1 à 10"),
            ("pages/room/place_question.py",),
        ),
        OwnKey(
            ("A",),
            tr("keys", "Main par main\u00a0: tapis payé, puis le numéro de la table"),
            ("pages/room/round_keys.py",),
        ),
    )


def _players() -> tuple[OwnKey, ...]:
    tr = QCoreApplication.translate
    here = ("pages/players/table.py",)
    return (
        OwnKey(("P",), tr("keys", "Présent, ou absent"), here),
        OwnKey(("M",), tr("keys", "Majorité vérifiée, ou non"), here),
        OwnKey(("A",), tr("keys", "Absent de sa table, ou de retour"), here),
        OwnKey(("C",), tr("keys", "Corriger"), here),
        OwnKey(("Delete",), tr("keys", "Retirer de la liste"), here),
    )


def _ranking() -> tuple[OwnKey, ...]:
    tr = QCoreApplication.translate
    here = ("pages/ranking/order_table.py",)
    return (
        OwnKey(
            ("Alt+Up", "Alt+Down"), tr("keys", "Ordre des sorties\u00a0: monter, descendre"), here
        ),
        OwnKey(("=",), tr("keys", "Ordre des sorties\u00a0: ex æquo avec le précédent"), here),
    )


def _papers() -> tuple[OwnKey, ...]:
    words = QCoreApplication.translate("keys", "Imprimer le papier choisi")
    return (OwnKey(("Ctrl+P",), words, ("pages/papers_page.py",)),)


def _floor() -> tuple[OwnKey, ...]:
    return (*_floor_answers(), *_floor_rulings())


def _floor_answers() -> tuple[OwnKey, ...]:
    tr = QCoreApplication.translate
    return (
        OwnKey(
            ("Ctrl+T",),
            tr("keys", "Demander le temps à une table"),
            ("pages/floor/time_call_bar.py",),
        ),
        OwnKey(("1", "9"), tr("keys", "Répondre, de 1 à 9")),
        OwnKey(
            ("Alt+1",),
            tr("keys", "Prendre une ligne, rouvrir une réponse"),
            (
                "pages/floor/floor_field.py",
                "pages/floor/ask_view.py",
                "pages/floor/ruling_view.py",
            ),
        ),
        OwnKey(
            ("*",), tr("keys", "Toutes les places d'un coup"), ("pages/floor/answer_places.py",)
        ),
        OwnKey(("Delete",), tr("keys", "Effacer un chiffre"), ("pages/floor/answer_number.py",)),
    )


def _floor_rulings() -> tuple[OwnKey, ...]:
    tr = QCoreApplication.translate
    ruling, seen = ("pages/floor/record_form.py",), ("pages/floor/incident_view.py",)
    return (
        OwnKey(("A",), tr("keys", "Décider autrement"), ruling),
        OwnKey(("S",), tr("keys", "Sanctionner"), (*ruling, *seen)),
        OwnKey(("M",), tr("keys", "Déclarer la main morte"), ruling),
        OwnKey(("D",), tr("keys", "Déplacer le joueur"), ruling),
        OwnKey(("R",), tr("keys", "Reposer la question"), seen),
        OwnKey(
            ("Ctrl+Return",),
            tr("keys", "Garder la remarque"),
            ("pages/floor/incident_note.py",),
        ),
        OwnKey(
            ("Alt+Left",),
            tr("keys", "Règlement\u00a0: revenir où l'on était"),
            ("pages/floor/book_page.py",),
        ),
        OwnKey(
            ("Left", "Right"),
            tr("keys", "Règlement\u00a0: changer de chapitre"),
            ("pages/floor/book_contents.py",),
        ),
    )


def _settings() -> tuple[OwnKey, ...]:
    tr = QCoreApplication.translate
    rows = ("widgets/cell_grid.py",)
    return (
        OwnKey(("Insert",), tr("keys", "Ajouter une ligne"), rows),
        OwnKey(("Delete",), tr("keys", "Retirer la ligne"), rows),
        OwnKey(("Alt+Up", "Alt+Down"), tr("keys", "Monter, descendre la ligne"), rows),
        OwnKey(("Ctrl+Return",), tr("keys", "Créer le tournoi"), ("pages/setup_page.py",)),
        OwnKey(
            ("Ctrl+C",),
            tr("keys", "Copier une ligne du journal"),
            ("pages/journal/minute_list.py",),
        ),
    )
