"""The guide from the bubble on: the end of an evening, papers, the club's year, the worst day."""

from __future__ import annotations

from typing import Final

from td_app.words.guide.parts import Chapter, Part, Pictured, Said, Steps

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


ENDING: Final = Chapter(
    "ending",
    ("De la bulle au vainqueur", "From the bubble to the winner"),
    (
        Said(
            (
                "Près des rangs récompensés, **À faire** propose le main par main (§ 2.7) : toutes "
                "les tables jouent une main, s’arrêtent, et les sortis d’une même main sont "
                "classés ensemble.",
                "When the paid ranks come near, **To do** proposes hand-for-hand (§ 2.7): every "
                "table plays one hand, stops, and those out in the same hand are ranked together.",
            )
        ),
        Pictured("hand_for_hand", ("Le main par main.", "Hand-for-hand.")),
        Steps(
            (
                (
                    "**Annoncer le main par main**, puis **Signal : première main**. À chaque "
                    "table qui a fini, un clic ; **Signal : main suivante** quand toutes ont fini. "
                    "Ce clic compte aussi une main à qui en manque pour une sanction.",
                    "**Announce hand-for-hand**, then **Signal: first hand**. A click for each "
                    "table that is done; **Signal: next hand** once all are. That click also "
                    "counts a hand for whoever misses hands by a penalty.",
                ),
                (
                    "Un tapis payé se note à la table : les cartes restent cachées jusqu’à ce que "
                    "les autres tables aient fini.",
                    "A called all-in is noted at the table: cards stay face down until the other "
                    "tables are done.",
                ),
                (
                    "**Classer la sortie** range les sortis de cette main, toutes tables ensemble. "
                    "**Finir le main par main** rend le jeu ordinaire.",
                    "**Rank the player out** ranks those out in that hand, whatever their tables. "
                    "**End hand-for-hand** goes back to ordinary play.",
                ),
                (
                    "La table finale : l’application dit quand la former, et tire les places "
                    "(§ 2.6).",
                    "The final table: the application says when to form it, and draws the seats "
                    "(§ 2.6).",
                ),
                (
                    "La dernière sortie notée, le vainqueur est au mur et la page **Classement** "
                    "s’ouvre : podium, lots, points de la saison, **Tout pour la fin**, **Partager "
                    "le résultat…** ; pour des ex æquo, **Attribuer les lots…**",
                    "Once the last player is out, the winner is on the wall and the **Ranking** "
                    "page opens: podium, prizes, points of the season, **All for the end**, "
                    "**Share the result…**; for tied players, **Award prizes…**",
                ),
            )
        ),
        Pictured("end_ranking", ("Le classement, à la fin.", "The ranking, at the end.")),
    ),
    ("ranking",),
)

PAPERS: Final = Chapter(
    "papers",
    ("Les papiers", "The papers"),
    (
        Said(
            (
                "Page **Papiers** : tout ce qui s’imprime, avant, pendant, après. Chaque papier se "
                "voit avant de sortir. Un papier affiché qui n’est plus vrai est marqué : "
                "imprimer ce qui a changé suffit.",
                "**Papers** page: everything that can be printed, before, during, after. Every "
                "paper is seen before it comes out. One on the wall that is no longer true is "
                "marked: printing what changed is enough.",
            )
        ),
        Pictured("papers", ("Les papiers et leur aperçu.", "The papers and their preview.")),
        Steps(
            (
                (
                    "**Tout pour le début** et **Tout pour la fin** font une pile en une fois, "
                    "vers l’imprimante ou **Enregistrer en un seul PDF…**",
                    "**All for the start** and **All for the end** make one pile, for the printer "
                    "or **Save as one PDF…**",
                ),
                (
                    "A4, A5 ou Letter, cartons en A7 ou sur rouleau, nom et logo du club : dans "
                    "**Réglages**.",
                    "A4, A5 or Letter, slips in A7 or on a roll, name and logo of the club: in "
                    "**Settings**.",
                ),
                (
                    "**Enregistrer dans un dossier…** garde tous les papiers, et le classement "
                    "pour un tableur.",
                    "**Save in a folder…** keeps every paper, and the ranking for a spreadsheet.",
                ),
            )
        ),
    ),
    ("papers",),
)

JOURNAL: Final = Chapter(
    "journal",
    ("Le journal, annuler", "The journal, undo"),
    (
        Said(
            (
                "Page **Journal** : tout ce qui s’est passé, à l’heure et par qui, en phrases "
                "qu’un joueur peut lire. C’est le procès-verbal ; il s’imprime en quelques pages.",
                "**Journal** page: all that happened, when and by whom, in sentences a player can "
                "read. These are the minutes; they print on a few pages.",
            )
        ),
        Pictured("journal", ("Le journal d’une soirée.", "The journal of an evening.")),
        Steps(
            (
                (
                    "`Ctrl+Z` annule la dernière action, dont le nom est au pied de la fenêtre ; "
                    "`Ctrl+Y` la rétablit. Rien ne s’efface : l’annulation est écrite aussi.",
                    "`Ctrl+Z` undoes the last action, named at the foot of the window; `Ctrl+Y` "
                    "does it again. Nothing is erased: the undoing is written too.",
                ),
                (
                    "Un litige noté se complète : **Floor**, **Incidents**, **Ajouter la note**.",
                    "A dispute recorded can be added to: **Floor**, **Incidents**, **Add the "
                    "note**.",
                ),
                (
                    "L’empreinte au bas du procès-verbal est celle du fichier : si quelqu’un y "
                    "changeait un mot, elle ne serait plus la même.",
                    "The seal at the foot of the minutes is that of the file: should anybody "
                    "change a word in it, it would no longer be the same.",
                ),
            )
        ),
    ),
    ("journal",),
)

YEAR: Final = Chapter(
    "year",
    ("Le club et son année", "The club and its year"),
    (
        Said(
            (
                "`F3` ouvre l’espace du club, et revient au tournoi. Quatre pages : **Membres**, "
                "**Saison**, **Équipes**, **Archives**.",
                "`F3` opens the club’s space, and goes back to the tournament. Four pages: "
                "**Members**, **Season**, **Teams**, **Archive**.",
            )
        ),
        Pictured("club_members", ("Le registre du club.", "The club’s register.")),
        Steps(
            (
                (
                    "**Membres** : **Nouvelle fiche**, ou **Importer un fichier** : ce qui est "
                    "ajouté, changé, absent, à accepter ligne à ligne. **Doubles** réunit deux "
                    "fiches d’une personne, et les sépare.",
                    "**Members**: **New card**, or **Import a file**: what is added, changed, "
                    "missing, accepted line by line. **Duplicates** merges two cards of one "
                    "person, and separates them again.",
                ),
                (
                    "Plusieurs fiches à la fois, avec Ctrl, Maj ou Ctrl+A : statut, "
                    "cotisation, club, licences, export.",
                    "Several cards at once, with Ctrl, Shift or Ctrl+A: status, dues, club, "
                    "licences, export.",
                ),
                (
                    "**Saison** : **Nouvelle saison…**, les soirées qui comptent, un barème prêt "
                    "ou le vôtre. Pendant que vous l’écrivez, la saison passée est recalculée à "
                    "côté.",
                    "**Season**: **New season…**, the evenings that count, a ready scale or your "
                    "own. While you write it, last season is recomputed beside it.",
                ),
                (
                    "**Grille** : les soirées de chacun, celles qui ne comptent pas barrées ; une "
                    "case choisie dit d’où viennent ses points.",
                    "**Grid**: everybody’s evenings, those that do not count struck through; a "
                    "cell chosen tells where its points come from.",
                ),
                (
                    "La finale : dans **Soirées**, dites que le tournoi l’est ; sa page **Salle** "
                    "inscrit alors ses qualifiés d’un coup, avec le tapis de leurs points.",
                    "The final: in **Events**, say that the tournament is it; its **Room** page "
                    "then enters its qualified at once, with the stack of their points.",
                ),
                (
                    "**Publier…** fait le papier, la page pour le site, l’image, le texte pour la "
                    "messagerie, la grille, avec les pseudonymes demandés ; et, à part, le "
                    "classement pour la fédération.",
                    "**Publish…** makes the paper, the page for the site, the picture, the text "
                    "for messages, the grid, with the pseudonyms asked for; and, apart, the "
                    "standings for the federation.",
                ),
                (
                    "**Équipes** : **Nouvelle rencontre…** se joue en manches ; les joueurs d’une "
                    "équipe s’y rencontrent le moins possible, et le tirage dit ce qu’il n’a pas "
                    "pu éviter. `F11` la montre sur le mur.",
                    "**Teams**: **New meeting…** is played in rounds; players of one team meet "
                    "as little as possible, and the draw says what it could not avoid. `F11` "
                    "puts it on the wall.",
                ),
                (
                    "Un résultat se corrige après la journée, avec un motif : **Corriger le "
                    "résultat…** pour une table, **Corriger une équipe…** pour des points ou une "
                    "équipe absente. **Annuler** y revient ; le procès-verbal le dit.",
                    "A result is corrected after the day, with a reason: **Correct the result…** "
                    "for a table, **Correct a team…** for points or a team missing. **Undo** takes "
                    "it back; the minutes tell it.",
                ),
                (
                    "**Saison**, sur la page **Équipes** : les rencontres datées de la saison "
                    "s’additionnent par le **Barème du club**. Il est vide tant que le club ne l’a "
                    "pas rempli : la fédération n’en publie que deux cases.",
                    "**Season**, on the **Teams** page: the meetings dated within the season are "
                    "summed by the **Club’s points**. They are empty until the club fills them in: "
                    "the federation publishes only two of them.",
                ),
                (
                    "**Archives** : chaque soirée, par date, nom, joueur ou vainqueur ; rouverte "
                    "pour être lue, ses papiers refaits.",
                    "**Archive**: every evening, by date, name, player or winner; opened again to "
                    "be read, its papers made again.",
                ),
                (
                    "**Reprendre une saison…** y lit un tableau d’avant : la saison de chaque "
                    "soirée d’après sa date (une colonne, ou le nom de la feuille), la "
                    "fiche de chaque nom, à régler s’il y a un doute. Une ligne illisible est "
                    "dite, et compte comme un joueur.",
                    "**Take a season over…** reads an earlier table there: the season of each "
                    "evening by its date (a column, or the name of the sheet), the card of each "
                    "name, to be settled where in doubt. A line that cannot be read is told, and "
                    "counts as a player.",
                ),
            )
        ),
        Pictured("club_season_1", ("Le classement de la saison.", "The season’s standings.")),
        Said(
            (
                "Une personne demande ce que vous gardez d’elle, ou à être effacée : sa fiche, "
                "**Tout ce qui est gardé…** et **Effacer…** Les résultats "
                "restent, sous un numéro ; le nom part de partout, des copies aussi.",
                "Somebody asks what you keep about them, or to be erased: their card, **All that "
                "is kept…** and **Erase…** Results stay, under a number; the name "
                "leaves from everywhere, backups included.",
            )
        ),
    ),
    ("club-space",),
)

FORMATS: Final = Chapter(
    "formats",
    ("D’autres formats", "Other formats"),
    (
        Said(
            (
                "Le freezeout gratuit est le réglage de départ, et rien d’autre n’y paraît. "
                "**Réglages**, **Le format**, allume le reste : réinscriptions, recaves, add-on, "
                "plusieurs journées, satellite, qui a éliminé qui.",
                "The free freezeout is the starting point, and nothing else shows in it. "
                "**Settings**, **The format**, turns on the rest: re-entries, re-buys, add-on, "
                "several days, satellite, who knocked out whom.",
            )
        ),
        Steps(
            (
                (
                    "Les montants n’apparaissent que si le club coche **Entrées payantes et prix "
                    "en argent**, où la loi est dite en deux phrases. La page **Caisse** s’ouvre "
                    "alors ; la fin de ce chapitre en parle.",
                    "Amounts only appear if the club ticks **Paid entries and cash prizes**, where "
                    "the law is told in two sentences. The **Cash desk** page then opens; the "
                    "end of this chapter is about it.",
                ),
                (
                    "**Primes** : régulières, progressives ou VIP. À chaque sortie, un clic dit "
                    "qui l’a faite ; **Qui a éliminé qui…**, page **Classement**, corrige.",
                    "**Bounties**: regular, progressive or VIP. At each elimination a click says "
                    "who made it; **Who knocked out whom…**, on the **Ranking** page, corrects.",
                ),
                (
                    "**Déroulement** : **Commence quand c’est plein** (sit & go), les pauses **De "
                    "la minute 55 à l’heure pleine**, un **Jackpot** tiré de son tableau avant les "
                    "places, avec son certificat.",
                    "**Course of play**: **Starts when full** (sit & go), breaks **From minute 55 "
                    "to the full hour**, a **Jackpot** drawn from its table before the seats, with "
                    "its certificate.",
                ),
                (
                    "Omaha, stud et les autres : permis d’abord par **Jeux**, dans **L’application "
                    "et le club**. **Qui gagne ?**, au floor, lit alors leurs mains.",
                    "Omaha, stud and the others: allowed first by **Games**, in **The application "
                    "and the club**. **Who wins?**, on the floor’s page, then reads their hands.",
                ),
                (
                    "**Finir la journée…** clôt un jour 1 : tapis comptés, sachets scellés. "
                    "**Préparer le jour 2…** réunit les qualifiés.",
                    "**End the day…** closes a day 1: stacks counted, bags sealed. **Prepare day "
                    "2…** gathers those through.",
                ),
                (
                    "**Conclure un accord…** montre côte à côte ce que chacun recevrait selon "
                    "l’ICM, les jetons, à parts égales ou à la main.",
                    "**Make a deal…** shows side by side what each would get by ICM, by chips, in "
                    "equal parts or by hand.",
                ),
                (
                    "**Annuler le tournoi** dit quel cas s’applique, calcule ce qui est dû à "
                    "chacun, et imprime le règlement à signer.",
                    "**Cancel the tournament** says which case applies, works out what each is "
                    "owed, and prints the settlement to sign.",
                ),
            )
        ),
        *TILL,
    ),
    ("cash", "format"),
)

WORST: Final = Chapter(
    "worst",
    ("Le pire jour", "The worst day"),
    (
        Said(
            (
                "Une copie de sûreté est faite à l’ouverture, à la fermeture et toutes les dix "
                "minutes, et relue à chaque fois. Donnez-lui un second endroit avant la première "
                "soirée : **Réglages**, **L’application et le club**, **Choisir un endroit…**, une "
                "clé USB.",
                "A backup is made at opening, at closing and every ten minutes, and read back each "
                "time. Give it a second location before the first evening: **Settings**, **The "
                "application and the club**, **Choose a location…**, a USB stick.",
            )
        ),
        Pictured(
            "settings_copies",
            (
                "Les copies de sûreté, dans les réglages.",
                "Backups, in the settings.",
            ),
        ),
        Steps(
            (
                (
                    "L’ordinateur est mort : le jeu continue, un téléphone donne l’heure. Sur un "
                    "autre, installez l’application ; sa première page offre **Revenir à une "
                    "copie…** Prenez la plus récente de la clé, puis saisissez ce qui s’est passé "
                    "depuis : dix minutes au plus.",
                    "The computer is dead: play goes on, a phone keeps the time. On another one, "
                    "install the application; its first page offers **Go back to a copy…** Take "
                    "the latest from the stick, then enter what happened since: ten minutes at "
                    "most.",
                ),
                (
                    "Le fichier est abîmé : l’application le dit avant d’écrire quoi que ce soit, "
                    "et nomme la copie entière la plus récente. **Revenir à la copie**, ou "
                    "**Sauver ce qui est entier**.",
                    "The file is damaged: the application says so before it writes anything, and "
                    "names the latest whole backup. **Go back to the copy**, or **Save what is "
                    "whole**.",
                ),
                (
                    "La soirée change d’ordinateur : **Emporter le club…**, puis **Fermer ici**. "
                    "Un seul ordinateur écrit à la fois.",
                    "The evening goes to another computer: **Take the club along…**, then **Close "
                    "here**. One computer writes at a time.",
                ),
                (
                    "Deux ordinateurs ont joué chacun de leur côté : **Archives**, **Réunir un "
                    "autre fichier…** Ce qui diffère est montré, et vous choisissez.",
                    "Two computers have each played on: **Archive**, **Join another file…** What "
                    "differs is shown, and you choose.",
                ),
                (
                    "L’électricité est coupée : la liste des places est au mur, les jetons sont "
                    "sur les tables. Jouez. Tout se saisit après, dans l’ordre.",
                    "The power is out: the list of seats is on the wall, the chips are on the "
                    "tables. Play on. All of it can be entered afterwards, in order.",
                ),
            )
        ),
        Said(
            (
                "Une action refusée n’a rien changé. Une action acquittée est écrite. Entre les "
                "deux, il n’y a rien.",
                "An action refused has changed nothing. An action acknowledged is written. There "
                "is nothing in between.",
            )
        ),
    ),
    ("application",),
)
