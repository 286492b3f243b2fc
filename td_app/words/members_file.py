"""The sentences of a list of members read from a file, and of what its reading refuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules_ropta.ruling import Param, Reason
from td_app.words.language import Language
from td_app.words.speaking import Table, say

_FILES: Final[Table] = {
    "FILE_NOT_FOUND": (
        "Le fichier « {file} » n’existe plus à cet endroit.",
        "The file “{file}” is no longer there.",
    ),
    "FILE_UNREADABLE": (
        "Ce fichier ne se laisse pas lire. Ouvrez-le dans un tableur et enregistrez-le "
        "de nouveau en CSV ou en XLSX.",
        "This file cannot be read. Open it in a spreadsheet and save it again as CSV or XLSX.",
    ),
    "FILE_NOT_PLAIN": (
        "« {file} » n’est pas un fichier qui se lise (un dossier, un tuyau, un appareil) : "
        "choisissez un fichier CSV, XLSX, XLS ou ODS, ou collez la liste.",
        "“{file}” is not a file that can be read (a folder, a pipe, a device): choose a CSV, XLSX, "
        "XLS or ODS file, or paste the list.",
    ),
    "FILE_EMPTY": (
        "Ce fichier est vide : il n’y a personne à inscrire.",
        "This file is empty: there is nobody to enter.",
    ),
    "FILE_BINARY": (
        "Ce fichier n’est ni un texte ni un tableau (image, PDF, programme…). "
        "Choisissez un fichier CSV, XLSX, XLS ou ODS, ou collez la liste.",
        "This file is neither text nor a table (picture, PDF, program…). "
        "Choose a CSV, XLSX, XLS or ODS file, or paste the list.",
    ),
    "FILE_TOO_LARGE": (
        "Ce fichier dépasse {limit} Mo, bien plus qu’une liste de membres. "
        "Enregistrez la seule feuille des membres.",
        "This file exceeds {limit} MB, far more than a list of members. "
        "Save the members’ sheet alone.",
    ),
    "FILE_TOO_HEAVY": (
        "Ce fichier demande trop de mémoire ou de temps pour une liste de membres. "
        "Enregistrez la seule feuille des membres dans un nouveau fichier, ou collez la liste.",
        "This file takes too much memory or time for a list of members. "
        "Save the members’ sheet alone in a new file, or paste the list.",
    ),
    "FILE_IS_WEB_PAGE": (
        "Ce fichier est une page web sous un autre nom. Ouvrez-le dans un tableur et "
        "enregistrez-le en XLSX ou en CSV.",
        "This file is a web page under another name. Open it in a spreadsheet and save it "
        "as XLSX or CSV.",
    ),
    "SHEET_NOT_FOUND": (
        "La feuille « {sheet} » n’est pas dans ce fichier. Feuilles présentes : {sheets}.",
        "The sheet “{sheet}” is not in this file. Sheets there: {sheets}.",
    ),
    "SHEET_PROTECTED": (
        "Ce fichier est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe.",
        "This file is protected by a password. Save a copy without one.",
    ),
    "LINE_TOO_LONG": (
        "La ligne {line} dépasse {limit} caractères : ce n’est pas une liste de membres.",
        "Line {line} exceeds {limit} characters: this is not a list of members.",
    ),
    "TOO_MANY_COLUMNS": (
        "{columns} colonnes : c’est trop pour une liste de membres ({limit} au plus). "
        "Ne gardez que les colonnes utiles.",
        "{columns} columns: too many for a list of members ({limit} at most). "
        "Keep only the useful ones.",
    ),
    "TOO_MANY_LINES": (
        "{lines} lignes : c’est trop pour une liste de membres ({limit} au plus).",
        "{lines} lines: too many for a list of members ({limit} at most).",
    ),
    "NO_NAME_COLUMN": (
        "Aucune colonne ne contient de noms. Ajoutez un en-tête « Nom » ou « Joueur » "
        "au-dessus des noms, ou indiquez la colonne.",
        "No column contains names. Add a “Name” or “Player” header above the names, or choose the "
        "column.",
    ),
    "NO_PERSON": (
        "Aucune ligne ne nomme quelqu’un ({lines} lues).",
        "No line names anyone ({lines} read).",
    ),
    "NO_SUCH_COLUMN": (
        "Il n’y a pas de colonne {column} : le fichier en a {columns}.",
        "There is no column {column}: the file has {columns}.",
    ),
    "NO_SUCH_MEANING": (
        "« {meaning} » n’est pas un sens de colonne connu.",
        "“{meaning}” is not a known meaning of a column.",
    ),
    "ENCODING_MIXED": (
        "Le fichier mêle deux façons d’écrire les accents ; les lignes concernées sont à vérifier.",
        "The file mixes two ways of writing accents; check the lines in question.",
    ),
    "OTHER_SHEETS": ("Autres feuilles non lues : {sheets}.", "Other sheets, not read: {sheets}."),
    "COLUMNS_GUESSED": (
        "Colonnes devinées : vérifiez leur sens avant d’importer.",
        "Columns guessed: check their meaning before importing.",
    ),
    "COLUMNS_SWAPPED": (
        "Les colonnes Nom et Prénom semblent inversées : vérifiez leur sens.",
        "The columns Last name and First name look swapped: check their meaning.",
    ),
}

_LINES: Final[Table] = {
    "BLANK": ("Ligne vide.", "Blank line."),
    "TITLE": ("Titre au-dessus de la liste.", "Title above the list."),
    "HEADING": ("Intertitre ou total, pas un nom.", "Heading or total, not a name."),
    "HEADER_REPEATED": ("En-têtes répétés.", "Repeated headers."),
    "JUNK": ("Ni nom ni pseudo sur cette ligne.", "No name on this line."),
    "SENTENCE": ("Phrase, pas un nom.", "A sentence, not a name."),
}

_ROWS: Final[Table] = {
    "NAME_MISSING": ("Pas de nom sur cette ligne.", "No name on this line."),
    "NAME_TOO_LONG": (
        "Nom de {length} caractères ({limit} au plus) : à raccourcir dans le fichier.",
        "Name of {length} characters ({limit} at most): shorten it in the file.",
    ),
    "NAME_WITHOUT_LETTERS": (
        "« {text} » ne contient aucune lettre.",
        "“{text}” contains no letters.",
    ),
    "NAME_HAS_FIGURES": (
        "« {name} » contient des chiffres : est-ce bien un nom ?",
        "“{name}” contains digits: is it a name?",
    ),
    "NAME_SINGLE_WORD": (
        "Un seul mot : nom, prénom ou pseudo ?",
        "One word only: last name, first name or pseudonym?",
    ),
    "NAME_ORDER_GUESSED": (
        "Ordre incertain : nom « {last_name} », prénom « {first_name} » ?",
        "Order uncertain: last name “{last_name}”, first name “{first_name}”?",
    ),
    "NAME_ORDER_UNUSUAL": (
        "Écrit à l’inverse du reste du fichier : nom « {last_name} », prénom « {first_name} » ?",
        "Written the other way round from the rest of the file: last name “{last_name}”, "
        "first name “{first_name}”?",
    ),
    "NAME_SPLIT_GUESSED": (
        "Plusieurs coupures possibles : nom « {last_name} », prénom « {first_name} » ?",
        "Several ways to split it: last name “{last_name}”, first name “{first_name}”?",
    ),
    "FIRST_NAME_IN_LAST": (
        "Prénom vide : le nom entier est lu dans la colonne du nom.",
        "First name blank: the whole name is read from the last name’s column.",
    ),
    "FIRST_NAME_MISSING": ("Prénom manquant.", "First name missing."),
    "LAST_NAME_MISSING": ("Nom de famille manquant.", "Last name missing."),
    "PSEUDONYM_ONLY": (
        "Pseudo seul : il tiendra lieu de nom.",
        "Pseudonym alone: it will stand in for the name.",
    ),
    "NICKNAME_FOUND": (
        "Pseudo lu entre guillemets : « {pseudonym} ».",
        "Pseudonym read in quotes: “{pseudonym}”.",
    ),
    "CLUB_AFTER_NAME": (
        "Club lu après la virgule : « {club} ».",
        "Club read after the comma: “{club}”.",
    ),
    "NAME_OF_SEVERAL": (
        "« {name} » : une personne, plusieurs, ou une personne et son club ?",
        "“{name}”: one person, several, or a person and their club?",
    ),
    "LINE_SHARED": (
        "Une ligne nommait plusieurs personnes : une ligne chacune ici.",
        "One line named several people: one line each here.",
    ),
    "TEXT_LEFT_OUT": ("Laissé de côté : « {text} ».", "Left out: “{text}”."),
    "FORMULA": (
        "Formule gardée comme un texte, jamais calculée : {cell}",
        "Formula kept as text, never computed: {cell}",
    ),
    "CELL_ERROR": (
        "Une cellule montre une erreur de tableur.",
        "A cell shows a spreadsheet error.",
    ),
    "CELL_TOO_LONG": (
        "Une cellule dépasse {limit} caractères : elle a été coupée.",
        "A cell exceeds {limit} characters: it has been cut.",
    ),
    "MORE_CELLS": (
        "Plus de cellules que d’en-têtes : un séparateur s’est glissé dans un texte ?",
        "More cells than headers: did a delimiter slip into a text?",
    ),
    "EMAIL_ODD": (
        "« {email} » n’est pas une adresse e-mail.",
        "“{email}” is not an e-mail address.",
    ),
    "ACCENTS_REPAIRED": (
        "Accents abîmés dans le fichier, rétablis : à vérifier.",
        "Accents damaged in the file, restored: check them.",
    ),
    "ENCODING_REPAIRED": (
        "Ligne écrite dans un autre codage que le reste : accents à vérifier.",
        "Line written in another encoding than the rest: check the accents.",
    ),
    "LETTER_LOST": (
        "Une lettre accentuée s’est perdue (« ? » ou « � ») : à corriger.",
        "An accented letter was lost (“?” or “�”): correct it.",
    ),
    "HIDDEN_CHARACTERS": ("Caractères invisibles retirés.", "Invisible characters removed."),
    "LINE_HIDDEN": (
        "Ligne masquée dans le tableur (filtre ?).",
        "Line hidden in the spreadsheet (a filter?).",
    ),
    "SAME_NAME": ("Déjà à la ligne {line} : {name}.", "Already on line {line}: {name}."),
    "NEAR_NAME": (
        "Ressemble à {name}, ligne {line} : la même personne ?",
        "Looks like {name}, line {line}: the same person?",
    ),
    "SAME_LICENCE": (
        "Même licence que {name}, ligne {line}.",
        "Same licence as {name}, line {line}.",
    ),
    "HOMONYM": (
        "Homonyme de {name}, ligne {line} : autre licence ou autre club, deux personnes.",
        "Namesake of {name}, line {line}: another licence or club, two people.",
    ),
    "ALREADY_THERE": ("{name} est déjà là.", "{name} is already there."),
    "TO_TICK": (
        "{name} est sur la liste : à pointer.",
        "{name} is on the list: to be marked present.",
    ),
    "NEAR_CARD": (
        "Ressemble à {name}, au registre : la même personne ?",
        "Looks like {name}, in the register: the same person?",
    ),
    "SEVERAL_KNOWN": (
        "Plusieurs s’appellent {name}, sur la liste ou au registre : faites entrer le bon à la "
        "main.",
        "Several are called {name}, on the list or in the register: bring the right one in by "
        "hand.",
    ),
    "NEAR_KNOWN": (
        "Ressemble à {name}, déjà là : la même personne ?",
        "Looks like {name}, already there: the same person?",
    ),
    "KNOWN_LICENCE": (
        "Même licence que {name}, déjà là.",
        "Same licence as {name}, already there.",
    ),
    "KNOWN_HOMONYM": (
        "Homonyme de {name}, déjà là : autre licence ou autre club, deux personnes.",
        "Namesake of {name}, already there: another licence or club, two people.",
    ),
}

SENTENCES: Final[Table] = {**_FILES, **_LINES, **_ROWS}

#: The fields of a person, then what else a column may hold.
MEANINGS: Final[Table] = {
    "last_name": ("Nom", "Last name"),
    "first_name": ("Prénom", "First name"),
    "full_name": ("Nom complet", "Full name"),
    "last_first": ("NOM Prénom", "LAST NAME First name"),
    "first_last": ("Prénom NOM", "First name, last name"),
    "pseudonym": ("Pseudo", "Pseudonym"),
    "licence": ("Licence", "Licence"),
    "club": ("Club", "Club"),
    "team": ("Équipe", "Team"),
    "email": ("E-mail", "E-mail"),
    "phone": ("Téléphone", "Telephone"),
    "dues_until": ("Cotisation jusqu’au", "Dues paid until"),
    "since": ("Membre depuis", "Member since"),
    "of_age": ("Majorité vérifiée le", "Age checked on"),
    "ignored": ("Ignorée", "Ignored"),
}
STATUSES: Final[Table] = {
    "valid": ("valide", "valid"),
    "doubtful": ("à vérifier", "to check"),
    "refused": ("refusée", "refused"),
}
WHYS: Final[Table] = {
    "same": ("même nom", "same name"),
    "near": ("noms voisins", "similar names"),
    "same_licence": ("même licence", "same licence"),
    "homonym": ("homonymes", "namesakes"),
}


def field_words(field: str) -> str:
    """Return what a field of a person is called."""
    return say(MEANINGS[field])


def sentence(
    code: str, params: Mapping[str, Param] | None = None, language: Language | None = None
) -> str:
    """Return the sentence of a refusal, a reason, a note or a left-out line.

    >>> sentence("NO_PERSON", {"lines": 3}, "en")
    'No line names anyone (3 read).'
    """
    if code not in SENTENCES:
        return code
    # Sheets and headers are counted off, not told in a sentence: no "and" before the last.
    told = {
        name: (", ".join(map(str, value)) or "—") if isinstance(value, tuple) else value
        for name, value in (params or {}).items()
    }
    return say(SENTENCES[code], told, language=language)


def sentence_of(reason: Reason, language: Language | None = None) -> str:
    """Return the sentence of a reason."""
    return sentence(reason.code, reason.params, language)
