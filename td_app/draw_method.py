"""How a draw is made, in lines that a player can follow: printed beside the lists (2.1)."""

from __future__ import annotations

from collections.abc import Mapping

METHOD: Mapping[str, tuple[str, ...]] = {
    "fr": (
        "1. La graine : 32 octets donnés par l’ordinateur au moment du tirage, imprimés ici.",
        "2. Le nombre n° i est SHA-256 (graine suivie de i sur 8 octets), i = 0, 1, 2…",
        "3. Pour choisir parmi n, on prend le reste de la division par n ; un nombre qui "
        "avantagerait un résultat est écarté et le suivant le remplace.",
        "4. Les tables sont aussi égales que possible ; celles qui ont un joueur de plus sont "
        "tirées.",
        "5. Les inscrits, dans l’ordre imprimé, sont mélangés (Fisher-Yates, depuis la fin) et "
        "remplissent les tables dans l’ordre de leurs numéros.",
        "6. À chaque table, les places libres sont mélangées de même et prises dans l’ordre.",
        "7. Les places données pour un besoin sont hors tirage et marquées.",
        "8. Pour séparer clubs ou équipes, des échanges tirés sont gardés tant qu’ils ne "
        "rapprochent personne.",
        "9. Une place est tirée pour le bouton de toutes les tables ; vide, il va à la place "
        "occupée suivante.",
        "10. td-app verify-draw FICHIER refait le tout.",
    ),
    "en": (
        "1. The seed: 32 bytes given by the computer when the draw was made, printed here.",
        "2. Number i is SHA-256 (the seed followed by i on 8 bytes), i = 0, 1, 2…",
        "3. To choose among n, take the remainder of the division by n; a number that would "
        "favour a result is set aside and the next one taken.",
        "4. Tables are as even as can be; those with one player more are drawn.",
        "5. The entrants, in the printed order, are shuffled (Fisher-Yates, from the end) and "
        "fill the tables in the order of their numbers.",
        "6. At each table the free seats are shuffled likewise and taken in order.",
        "7. Seats given for a need are outside the draw, and marked.",
        "8. To keep clubs or teams apart, drawn exchanges are kept as long as they bring "
        "nobody closer.",
        "9. One seat is drawn for the button of every table; where it is empty, the button goes "
        "to the next occupied seat.",
        "10. td-app verify-draw FILE does it all again.",
    ),
}
