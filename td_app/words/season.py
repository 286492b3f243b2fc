"""Errors in a season's results and scales: what is wrong, where, and what to write."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair, Table

#: Of a formula typed in a field of its own; in a file, its line and column come before.
FORMULAS: Final[Table] = {
    "FORMULA_LENGTH": (
        "La formule est vide ou trop longue. Écrivez {longest} caractères au plus.",
        "The formula is empty or too long. Write at most {longest} characters.",
    ),
    "FORMULA_DEPTH": (
        "La formule « {formula} » compte trop d’opérations l’une dans l’autre. Écrivez-la plus "
        "court, ou donnez les points par une grille.",
        "The formula “{formula}” has too many operations one inside another. Write a shorter one, "
        "or give the points as a grid.",
    ),
    "FORMULA_TOO_HEAVY": (
        "« {formula} » demande trop de calculs pour une saison, qui reste sans points. Écrivez une "
        "formule plus simple, ou donnez les points par une grille.",
        "“{formula}” takes too much working out for a season, which has no points meanwhile. Write "
        "a simpler formula, or give the points as a grid.",
    ),
    "FORMULA_UNREADABLE": (
        "La formule « {formula} » est illisible. Elle peut contenir des nombres, N, P, K, R, "
        "+ − * / ( ), round, sqrt, min, max, floor et ceil.",
        "The formula “{formula}” cannot be read. It may contain numbers, N, P, K, R, + − * / ( ), "
        "round, sqrt, min, max, floor and ceil.",
    ),
    "FORMULA_NAME": (
        "« {name} » n’existe pas dans les formules. Utilisez {known:,}.",
        "“{name}” does not exist in a formula. Use {known:,}.",
    ),
    "FORMULA_FAILS": (
        "« {formula} » n’a pas de valeur pour {entrants:inscrit|inscrits}, rang {place}. Corrigez "
        "la formule.",
        "“{formula}” has no value for {entrants:entrant|entrants}, place {place}. Correct the "
        "formula.",
    ),
}


def _at_its_line(told: Pair) -> Pair:
    french = told[0]
    english = told[1]
    return (
        f"Ligne {{line}}, colonne {{column}} : {french[0].lower()}{french[1:]}",
        f"Line {{line}}, column {{column}}: {english[0].lower()}{english[1:]}",
    )


#: Files are told by line and column, both from 1: of a results file, which cell of the row.
REFUSALS: Final[Table] = {
    **FORMULAS,
    **{f"{code}+line": _at_its_line(told) for code, told in FORMULAS.items()},
    "RESULTS_TOO_LARGE": (
        "« {file} » est trop gros pour des résultats de saison : choisissez le fichier des "
        "soirées.",
        "“{file}” is too large for a season’s results. Choose the file of the events.",
    ),
    "RESULTS_NOT_UTF8": (
        "Ligne {line}, colonne {column} : « {file} » n’est pas en UTF-8. Enregistrez-le en « CSV "
        "UTF-8 », puis réessayez.",
        "Line {line}, column {column}: “{file}” is not UTF-8. Save it as “CSV UTF-8”, then try "
        "again.",
    ),
    "RESULTS_EMPTY": (
        "Ligne {line}, colonne {column} : aucun résultat. Écrivez une ligne par joueur et par "
        "soirée.",
        "Line {line}, column {column}: no results. Write one line per player and event.",
    ),
    "RESULTS_UNREADABLE": (
        "Ligne {line}, colonne {column} : ligne illisible. Fermez les guillemets ouverts.",
        "Line {line}, column {column}: the line cannot be read. Close the open quotes.",
    ),
    "RESULTS_COLUMN_TWICE": (
        "Ligne {line}, colonne {column} : la colonne « {name} » figure deux fois. Gardez-en une.",
        "Line {line}, column {column}: the column “{name}” appears twice. Keep one.",
    ),
    "RESULTS_COLUMN_MISSING": (
        "Ligne {line}, colonne {column} : il manque {missing:,}. Colonnes attendues : {known:,}.",
        "Line {line}, column {column}: {missing:,} missing. Expected columns: {known:,}.",
    ),
    "RESULTS_ROW_TOO_LONG": (
        "Ligne {line}, colonne {column} : plus de cases que de titres. Retirez les cases en trop.",
        "Line {line}, column {column}: more cells than headings. Remove the extra cells.",
    ),
    "PLAYER_TWICE_IN_EVENING": (
        "Ligne {line}, colonne {column} : {value} est déjà à la ligne {before} de cette soirée. "
        "Gardez une seule ligne, ou distinguez les deux noms.",
        "Line {line}, column {column}: {value} is already on line {before} of this event. Keep one "
        "line, or tell the two names apart.",
    ),
    "PLAYER_UNREADABLE": (
        "Ligne {line}, colonne {column} : le nom contient un caractère qui ne s’imprime pas. "
        "Saisissez-le à nouveau.",
        "Line {line}, column {column}: the name contains a character that cannot be printed. Type "
        "it again.",
    ),
    "PLAYER_MISSING": (
        "Ligne {line}, colonne {column} : il manque le nom du joueur. Écrivez-le.",
        "Line {line}, column {column}: the player’s name is missing. Enter it.",
    ),
    "NOT_A_PLACE": (
        "Ligne {line}, colonne {column} : « {value} » n’est pas un rang. Écrivez 1, 2, 3…",
        "Line {line}, column {column}: “{value}” is not a place. Write 1, 2, 3…",
    ),
    "NOT_A_COUNT": (
        "Ligne {line}, colonne {column} : « {value} » n’est pas un nombre. Écrivez 0, 1, 2…",
        "Line {line}, column {column}: “{value}” is not a number. Write 0, 1, 2…",
    ),
    "NOT_YES_OR_NO": (
        "Ligne {line}, colonne {column} : « {value} » n’est ni oui ni non. Écrivez l’un des deux.",
        "Line {line}, column {column}: “{value}” is neither yes nor no. Write one of them.",
    ),
    "EVENING_MISSING": (
        "Ligne {line}, colonne {column} : indiquez la soirée, par une date ou un nom.",
        "Line {line}, column {column}: give the event, by a date or a name.",
    ),
    "NOT_A_DATE": (
        "Ligne {line}, colonne {column} : « {value} » n’est pas une date. Écrivez 2026-01-09 ou "
        "09/01/2026.",
        "Line {line}, column {column}: “{value}” is not a date. Write 2026-01-09 or 09/01/2026.",
    ),
    "SCALE_FIGURE": (
        "Ligne {line}, colonne {column} : « {value} » n’est pas un nombre de points. Écrivez 10 "
        "ou 2.5.",
        "Line {line}, column {column}: “{value}” is not a number of points. Write 10 or 2.5.",
    ),
    "SCALE_UNREADABLE": (
        "Ligne {line}, colonne {column} : le barème n’est pas du TOML valable. Corrigez cette "
        "ligne.",
        "Line {line}, column {column}: the points system is not valid TOML. Correct this line.",
    ),
    "SCALE_NUMBER_LENGTH": (
        "Ligne {line}, colonne {column} : {key} est un nombre trop long. Écrivez-le en {longest} "
        "chiffres au plus.",
        "Line {line}, column {column}: {key} is too long a number. Write it in at most {longest} "
        "digits.",
    ),
    "SCALE_NOT_A_TEXT": (
        "Ligne {line}, colonne {column} : écrivez {key} entre guillemets.",
        "Line {line}, column {column}: write {key} in quotes.",
    ),
    "SCALE_NOT_A_PART": (
        "Ligne {line}, colonne {column} : écrivez [{key}] seul sur sa ligne, puis ce qu’il "
        "contient.",
        "Line {line}, column {column}: write [{key}] on its own line, then what it contains.",
    ),
    "SCALE_UNKNOWN_KEY": (
        "Ligne {line}, colonne {column} : « {name} » n’a pas sa place ici dans un barème. Utilisez "
        "{known:,}.",
        "Line {line}, column {column}: “{name}” does not belong here in a points system. Use "
        "{known:,}.",
    ),
    "SCALE_PLACE_MISSING": (
        "Ligne {line}, colonne {column} : il manque [place], les points de chaque rang. "
        "Ajoutez-le.",
        "Line {line}, column {column}: [place], the points of each place, is missing. Add it.",
    ),
    "SCALE_KIND": (
        "Ligne {line}, colonne {column} : kind attend une de ces valeurs : {known:,}.",
        "Line {line}, column {column}: kind takes one of these values: {known:,}.",
    ),
    "SCALE_KEY_MISSING": (
        "Ligne {line}, colonne {column} : un barème « {kind} » demande {name}. Ajoutez-le.",
        "Line {line}, column {column}: a “{kind}” points system needs {name}. Add it.",
    ),
    "SCALE_ROWS": (
        "Ligne {line}, colonne {column} : écrivez rows = [{{{by} = 15, points = [26, 18]}}, …].",
        "Line {line}, column {column}: write rows = [{{{by} = 15, points = [26, 18]}}, …].",
    ),
    "SCALE_ROWS_ORDER": (
        "Ligne {line}, colonne {column} : {by} {upto} vient après une ligne qui va aussi loin. "
        "Rangez les lignes de la plus petite à la plus grande.",
        "Line {line}, column {column}: {by} {upto} comes after a row that goes as far. Put the "
        "rows from smallest to largest.",
    ),
    "SCALE_NOT_POINTS": (
        "Ligne {line}, colonne {column} : écrivez les points entre crochets : [10, 6, 3].",
        "Line {line}, column {column}: write the points in brackets: [10, 6, 3].",
    ),
    "SCALE_NOT_A_NUMBER": (
        "Ligne {line}, colonne {column} : {key} attend un nombre.",
        "Line {line}, column {column}: {key} takes a number.",
    ),
    "SCALE_NOT_WHOLE": (
        "Ligne {line}, colonne {column} : {key} attend un nombre entier, {least} au moins.",
        "Line {line}, column {column}: {key} takes a whole number, at least {least}.",
    ),
    "SCALE_STREAK": (
        "Ligne {line}, colonne {column} : écrivez streak = {{evenings = 5, points = 50}}.",
        "Line {line}, column {column}: write streak = {{evenings = 5, points = 50}}.",
    ),
    "SCALE_TARGET": (
        "Ligne {line}, colonne {column} : target demande who et points. who attend une de ces "
        "valeurs : {known:,}.",
        "Line {line}, column {column}: target takes who and points. who takes one of these values: "
        "{known:,}.",
    ),
    "SCALE_GUESTS": (
        "Ligne {line}, colonne {column} : guests attend true (les invités sont classés) ou false.",
        "Line {line}, column {column}: guests takes true (guests are ranked) or false.",
    ),
    "SCALE_TIES": (
        "Ligne {line}, colonne {column} : ties attend average (moyenne) ou higher (le plus haut).",
        "Line {line}, column {column}: ties takes average or higher.",
    ),
}

#: Told beside the standings; they are computed all the same.
NOTICES: Final[Table] = {
    "PLACE_ABOVE_ENTRANTS": (
        "{player}, {evening} : rang {place} parmi {entrants:inscrit|inscrits}. Une ligne "
        "manque-t-elle ?",
        "{player}, {evening}: place {place} among {entrants:entrant|entrants}. Is a line missing?",
    ),
}
