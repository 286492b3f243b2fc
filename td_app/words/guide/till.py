"""The guide on money: what is taken, what is paid out, a line put right, the closing."""

from __future__ import annotations

from typing import Final

from td_app.words.guide.parts import Part, Pictured, Said, Steps

#: Part of the chapter on other formats: a free tournament hears of no money.
TILL: Final[tuple[Part, ...]] = (
    Said(
        (
            "La page **Caisse** paraît là où l’on paie pour entrer, ou là où un prix est en "
            "argent. Chaque ligne dit qui, dans quel sens, pour quoi, par quel moyen, à quelle "
            "heure et qui tenait la caisse.",
            "The **Cash desk** page appears where one pays to enter, or where a prize is "
            "money. Every line says who, which way, what for, by which means, at which hour "
            "and who kept the till.",
        )
    ),
    Pictured("till_dues", ("Ce que la caisse doit.", "What the till owes.")),
    Steps(
        (
            (
                "**Ce que chacun doit** : choisissez un joueur, le moyen, **Encaisser**. "
                "Personne ne s’assoit sans avoir payé, sauf si vous en répondez.",
                "**What each owes**: choose a player, the means, **Take payment**. Nobody sits "
                "without having paid, unless you vouch for them.",
            ),
            (
                "**À verser** : prix, primes, parts d’un accord, règlement d’une annulation, "
                "trop-perçus, et l’entrée de qui a attendu sans jouer. Un clic sur la ligne, "
                "un sur **Verser** ; **Reçu à signer** imprime le reçu aussitôt. Un ticket "
                "revient comme ticket.",
                "**To pay out**: prizes, bounties, shares of a deal, the settlement of a "
                "cancellation, what was paid in excess, and the entry of whoever waited "
                "without playing. One click on the line, one on **Pay out**; **Receipt to "
                "sign** prints the receipt at once. A ticket goes back as a ticket.",
            ),
            (
                "Un prix attend la fin des entrées tardives : jusque-là il peut changer.",
                "A prize waits until late entry ends: until then it may change.",
            ),
            (
                "**Lignes** : une ligne fausse ne s’efface pas. Choisissez-la, **Corriger…** : "
                "elle reste, barrée, à côté de celle qui la reprend et de celle qui la "
                "remplace, datées.",
                "**Lines**: a wrong line is not erased. Choose it, **Correct…**: it stays, "
                "struck, beside the one that takes it back and the one that replaces it, both "
                "dated.",
            ),
            (
                "**Clôture** : tapez ce qu’il y a de chaque moyen. Tant que quelque chose "
                "manque, ou que quelqu’un doit ou attend son argent, **Noter ce compte** "
                "demande une raison ; elle va au procès-verbal.",
                "**Closing**: type what there is of each means. As long as something is "
                "missing, or somebody owes or awaits money, **Record this count** asks for a "
                "reason; it goes to the minutes.",
            ),
            (
                "CSV donne au trésorier ce que l’onglet montre : une ligne par joueur, ou "
                "chaque ligne de caisse ; XLSX donne les deux.",
                "CSV gives the treasurer what the tab shows: a line a player, or every "
                "line of the till; XLSX gives both.",
            ),
        )
    ),
)
