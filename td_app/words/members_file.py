"""The sentences of a list of members read from a file, and of what its reading refuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules_ropta.ruling import Param, Reason
from td_app.words.language import Language
from td_app.words.speaking import Table, say

_FILES: Final[Table] = {
    "FILE_NOT_FOUND": (
        "Le fichier « {file} » n’existe plus à cet endroit : choisissez-en un autre.",
        "The file “{file}” is no longer there. Choose another one.",
    ),
    "FILE_UNREADABLE": (
        "Ce fichier est illisible : ouvrez-le dans un tableur et enregistrez-le de nouveau en CSV "
        "ou en XLSX.",
        "This file cannot be read. Open it in a spreadsheet and save it again as CSV or XLSX.",
    ),
    "FILE_NOT_PLAIN": (
        "« {file} » n’est pas un fichier lisible (dossier, périphérique…) : choisissez un fichier "
        "CSV, XLSX, XLS ou ODS, ou collez la liste.",
        "“{file}” is not a readable file (a folder, a device…). Choose a CSV, XLSX, XLS or ODS "
        "file, or paste the list.",
    ),
    "FILE_EMPTY": (
        "Ce fichier est vide : choisissez-en un autre, ou collez la liste.",
        "This file is empty. Choose another one, or paste the list.",
    ),
    "FILE_BINARY": (
        "Ce fichier n’est ni un texte ni un tableau (image, PDF, programme…) : choisissez un "
        "fichier CSV, XLSX, XLS ou ODS, ou collez la liste.",
        "This file is neither text nor a table (picture, PDF, program…). Choose a CSV, XLSX, XLS "
        "or ODS file, or paste the list.",
    ),
    "FILE_TOO_LARGE": (
        "Ce fichier dépasse {limit} Mo, bien plus qu’une liste de membres : enregistrez la feuille "
        "des membres seule.",
        "This file is over {limit} MB, far more than a members list. Save the members’ sheet "
        "alone.",
    ),
    "FILE_TOO_HEAVY": (
        "Ce fichier demande trop de mémoire ou de temps pour une liste de membres : enregistrez la "
        "feuille des membres seule dans un nouveau fichier, ou collez la liste.",
        "This file takes too much memory or time for a members list. Save the members’ sheet alone "
        "in a new file, or paste the list.",
    ),
    "FILE_IS_WEB_PAGE": (
        "Ce fichier est une page web sous un autre nom : ouvrez-le dans un tableur et "
        "enregistrez-le en XLSX ou en CSV.",
        "This file is a web page under another name. Open it in a spreadsheet and save it as XLSX "
        "or CSV.",
    ),
    "SHEET_NOT_FOUND": (
        "La feuille « {sheet} » n’est pas dans ce fichier : choisissez parmi {sheets}.",
        "The sheet “{sheet}” is not in this file. Choose from {sheets}.",
    ),
    "SHEET_PROTECTED": (
        "Ce fichier est protégé par un mot de passe : enregistrez-en une copie sans mot de passe.",
        "This file is password-protected. Save a copy without a password.",
    ),
    "LINE_TOO_LONG": (
        "La ligne {line} dépasse {limit} caractères, ce n’est pas une liste de membres : "
        "choisissez un autre fichier.",
        "Line {line} is over {limit} characters, so this is not a members list. Choose another "
        "file.",
    ),
    "TOO_MANY_COLUMNS": (
        "{columns:colonne|colonnes}, c’est trop pour une liste de membres ({limit} au plus) : ne "
        "gardez que les colonnes utiles.",
        "{columns:column|columns} is too many for a members list ({limit} at most). Keep only the "
        "useful ones.",
    ),
    "TOO_MANY_LINES": (
        "{lines:ligne|lignes}, c’est trop pour une liste de membres ({limit} au plus) : ne gardez "
        "que les membres.",
        "{lines:line|lines} is too many for a members list ({limit} at most). Keep only the "
        "members.",
    ),
    "NO_NAME_COLUMN": (
        "Aucune colonne ne contient de noms : ajoutez un titre « Nom » ou « Joueur » au-dessus des "
        "noms, ou indiquez la colonne.",
        "No column contains names. Add a “Name” or “Player” header above the names, or choose the "
        "column.",
    ),
    "NO_PERSON": (
        "Aucun nom trouvé ({lines:ligne lue|lignes lues}) : vérifiez la colonne des noms.",
        "No name found ({lines:line|lines} read). Check the names column.",
    ),
    "NO_SUCH_COLUMN": (
        "Il n’y a pas de colonne {column} : choisissez de 1 à {columns}.",
        "There is no column {column}. Choose from 1 to {columns}.",
    ),
    "NO_SUCH_MEANING": (
        "« {meaning} » n’est pas un contenu de colonne connu : choisissez-en un dans la liste.",
        "“{meaning}” is not a known kind of column. Choose one from the list.",
    ),
    "ENCODING_MIXED": (
        "Le fichier mélange deux encodages des accents : vérifiez les lignes concernées.",
        "The file mixes two encodings of accents: check the lines concerned.",
    ),
    "OTHER_SHEETS": ("Autres feuilles non lues : {sheets}.", "Other sheets, not read: {sheets}."),
    "COLUMNS_GUESSED": (
        "Colonnes devinées : vérifiez leur contenu avant d’importer.",
        "Columns guessed: check what they contain before importing.",
    ),
    "COLUMNS_SWAPPED": (
        "Les colonnes Nom et Prénom semblent inversées : vérifiez-les.",
        "The columns Last name and First name look swapped: check them.",
    ),
}

_LINES: Final[Table] = {
    "BLANK": ("Ligne vide.", "Blank line."),
    "TITLE": ("Titre au-dessus de la liste.", "Title above the list."),
    "HEADING": ("Intertitre ou total, pas un nom.", "Heading or total, not a name."),
    "HEADER_REPEATED": ("En-têtes répétés.", "Repeated headers."),
    "JUNK": ("Ni nom ni pseudo sur cette ligne.", "Neither a name nor a nickname on this line."),
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
        "Contient des chiffres : est-ce bien un nom ?",
        "Contains digits: is it a name?",
    ),
    "NAME_SINGLE_WORD": (
        "Un seul mot : nom, prénom ou pseudo ?",
        "One word only: last name, first name or nickname?",
    ),
    "NAME_ORDER_GUESSED": (
        "Ordre incertain : nom « {last_name} », prénom « {first_name} » ?",
        "Order uncertain: last name “{last_name}”, first name “{first_name}”?",
    ),
    "NAME_ORDER_UNUSUAL": (
        "Écrit à l’inverse du reste du fichier : nom « {last_name} », prénom « {first_name} » ?",
        "Written the other way round from the rest of the file: last name “{last_name}”, first "
        "name “{first_name}”?",
    ),
    "NAME_SPLIT_GUESSED": (
        "Plusieurs coupures possibles : nom « {last_name} », prénom « {first_name} » ?",
        "Several ways to split it: last name “{last_name}”, first name “{first_name}”?",
    ),
    "FIRST_NAME_IN_LAST": (
        "Prénom vide : le nom complet est lu dans la colonne du nom.",
        "First name blank: the full name is read from the last name column.",
    ),
    "FIRST_NAME_MISSING": ("Prénom manquant.", "First name missing."),
    "LAST_NAME_MISSING": ("Nom de famille manquant.", "Last name missing."),
    "PSEUDONYM_ONLY": ("Pseudo seul : il sert de nom.", "Nickname alone: it is used as the name."),
    "NICKNAME_FOUND": (
        "Pseudo lu entre guillemets : « {pseudonym} ».",
        "Nickname read in quotes: “{pseudonym}”.",
    ),
    "CLUB_AFTER_NAME": (
        "Club lu après la virgule : « {club} ».",
        "Club read after the comma: “{club}”.",
    ),
    "NAME_OF_SEVERAL": (
        "Une personne, plusieurs, ou une personne et son club ?",
        "One person, several, or a person and their club?",
    ),
    "LINE_SHARED": (
        "Une ligne contenait plusieurs personnes : une ligne par personne ici.",
        "One line named several people: one line per person here.",
    ),
    "TEXT_LEFT_OUT": ("Ignoré : « {text} ».", "Ignored: “{text}”."),
    "FORMULA": (
        "Formule gardée comme texte, jamais calculée : {cell}",
        "Formula kept as text, never computed: {cell}",
    ),
    "CELL_ERROR": (
        "Une cellule contient une erreur de tableur.",
        "A cell contains a spreadsheet error.",
    ),
    "CELL_TOO_LONG": (
        "Une cellule dépasse {limit} caractères : elle a été coupée.",
        "A cell is over {limit} characters: it has been cut.",
    ),
    "MORE_CELLS": (
        "Plus de cellules que d’en-têtes : un séparateur s’est glissé dans un texte ?",
        "More cells than headers: did a delimiter slip into a text?",
    ),
    "EMAIL_ODD": (
        "« {email} » n’est pas une adresse e-mail.",
        "“{email}” is not an email address.",
    ),
    "ACCENTS_REPAIRED": (
        "Accents abîmés dans le fichier, rétablis : à vérifier.",
        "Accents damaged in the file, restored: check them.",
    ),
    "ENCODING_REPAIRED": (
        "Ligne dans un autre encodage que le reste : accents à vérifier.",
        "Line in another encoding than the rest: check the accents.",
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
        "Licence identique à celle {name:de}, ligne {line}.",
        "Same licence as {name}, line {line}.",
    ),
    "HOMONYM": (
        "Homonyme {name:de}, ligne {line} : autre licence ou autre club, deux personnes.",
        "Same name as {name}, line {line}: another licence or club, two people.",
    ),
    "ALREADY_THERE": ("{name} est déjà là.", "{name} is already there."),
    "TO_TICK": (
        "{name} est sur la liste : à pointer.",
        "{name} is on the list: to be marked present.",
    ),
    "NEAR_CARD": (
        "Ressemble à {name}, membre du club : la même personne ?",
        "Looks like {name}, on the members list: the same person?",
    ),
    "SEVERAL_KNOWN": (
        "Plusieurs personnes s’appellent {name}, parmi les inscrits ou les membres : choisissez la "
        "bonne à la main.",
        "Several people are called {name}, registered or on the members list: choose the right one "
        "by hand.",
    ),
    "NEAR_KNOWN": (
        "Ressemble à {name}, déjà là : la même personne ?",
        "Looks like {name}, already there: the same person?",
    ),
    "KNOWN_LICENCE": (
        "Licence identique à celle {name:de}, déjà là.",
        "Same licence as {name}, already there.",
    ),
    "KNOWN_HOMONYM": (
        "Homonyme {name:de}, déjà là : autre licence ou autre club, deux personnes.",
        "Same name as {name}, already there: another licence or club, two people.",
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
    "pseudonym": ("Pseudo", "Nickname"),
    "licence": ("Licence", "Licence"),
    "club": ("Club", "Club"),
    "team": ("Équipe", "Team"),
    "email": ("E-mail", "Email"),
    "phone": ("Téléphone", "Phone"),
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
    "homonym": ("homonymes", "two people, same name"),
}


def field_words(field: str) -> str:
    """Return what a field of a person is called."""
    return say(MEANINGS[field])


def sentence(
    code: str, params: Mapping[str, Param] | None = None, language: Language | None = None
) -> str:
    """Return the sentence of a refusal, a reason, a note or a left-out line.

    >>> sentence("NO_PERSON", {"lines": 3}, "en")
    'No name found (3 lines read). Check the names column.'
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
