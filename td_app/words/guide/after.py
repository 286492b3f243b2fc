"""The guide from the bubble on: the end of an evening, papers, the club's year, the worst day."""

from __future__ import annotations

from typing import Final

from td_app.words.guide.parts import Chapter, Part, Pictured, Said, Steps

#: Part of the chapter on other formats: a free tournament hears of no money.
TILL: Final[tuple[Part, ...]] = (
    Said(
        (
            "La page **Caisse** apparaît quand l’entrée se paie, ou quand un prix est en argent. "
            "Chaque ligne indique qui, dans quel sens, pour quoi, par quel moyen, à quelle heure "
            "et qui était à la caisse.",
            "The **Cash desk** page appears when there is a buy-in, or when a prize is in cash. "
            "Every line shows who, in or out, what for, by which method, at what time and who was "
            "at the till.",
        )
    ),
    Pictured("till_dues", ("Ce que la caisse doit.", "What the till owes.")),
    Steps(
        (
            (
                "**Ce que chacun doit** : choisissez un joueur, le moyen, **Encaisser**. Personne "
                "ne s’assoit sans avoir payé, sauf si vous passez outre.",
                "**What each player owes**: select a player, the method, **Take payment**. Nobody "
                "sits down without having paid, unless you override.",
            ),
            (
                "**À verser** : prix, primes, parts d’un accord, décompte d’une annulation, "
                "trop-perçus, et l’entrée des joueurs qui ont attendu sans jouer. Un clic sur la "
                "ligne, un sur **Verser** ; **Reçu à signer** imprime le reçu aussitôt. Une "
                "entrée payée par ticket se rembourse par un ticket.",
                "**To pay out**: prizes, bounties, shares of a deal, the settlement of a "
                "cancellation, overpayments, and the entry of players who waited without playing. "
                "One click on the line, one on **Pay out**; **Receipt to sign** prints the "
                "receipt at once. A ticket is refunded as a ticket.",
            ),
            (
                "Un prix attend la fin des entrées tardives : jusque-là il peut changer.",
                "A prize waits until late registration closes: until then it may change.",
            ),
            (
                "**Lignes** : une ligne fausse ne s’efface pas. Choisissez-la, **Corriger…** : "
                "elle reste, barrée, à côté de celle qui l’annule et de celle qui la remplace, "
                "datées.",
                "**Lines**: a wrong line is not erased. Select it, **Correct…**: it stays, struck "
                "through, beside the one that cancels it and the one that replaces it, both dated.",
            ),
            (
                "**Clôture** : saisissez ce qu’il y a pour chaque moyen de paiement. Tant que "
                "quelque chose manque, ou que quelqu’un doit ou attend son argent, **Noter ce "
                "compte** demande un motif, inscrit au journal.",
                "**Closing**: enter what there is for each payment method. As long as something "
                "is missing, or somebody owes or awaits money, **Record this count** asks for a "
                "reason, recorded in the log.",
            ),
            (
                "CSV donne au trésorier ce que l’onglet affiche : une ligne par joueur, ou chaque "
                "ligne de caisse ; XLSX donne les deux.",
                "CSV gives the treasurer what the tab shows: one line per player, or every line "
                "of the till; XLSX gives both.",
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
                "À l’approche des rangs récompensés, **À faire** propose le main par main (§ 2.7) "
                ": toutes les tables jouent une main, puis s’arrêtent, et les joueurs sortis dans "
                "la même main sont classés ensemble.",
                "Near the paid places, **To do** suggests hand-for-hand (§ 2.7): every table "
                "plays one hand, then stops, and players out in the same hand are ranked together.",
            )
        ),
        Pictured("hand_for_hand", ("Le main par main.", "Hand-for-hand.")),
        Steps(
            (
                (
                    "**Annoncer le main par main**, puis **Signal : première main**. Un clic pour "
                    "chaque table qui a fini.",
                    "**Announce hand-for-hand**, then **Signal: first hand**. One click for each "
                    "table that has finished.",
                ),
                (
                    "**Tapis payé** se note à la table : les cartes restent cachées jusqu’à ce que "
                    "les autres tables aient fini.",
                    "**All-in and call** is recorded at the table: cards stay face down until the "
                    "other tables have finished.",
                ),
                (
                    "**Signal : main suivante** quand toutes ont fini. Ce clic compte aussi une "
                    "main manquée à chaque joueur suspendu.",
                    "**Signal: next hand** once all have finished. That click also counts a hand "
                    "for each player missing hands through a penalty.",
                ),
                (
                    "**Classer la sortie** classe les joueurs sortis dans cette main, toutes "
                    "tables ensemble. **Terminer le main par main** : les tables reprennent leur "
                    "rythme normal.",
                    "**Rank the elimination** ranks the players out in that hand, whatever their "
                    "tables. **End hand-for-hand**: tables go back to their normal pace.",
                ),
                (
                    "La table finale : l’application indique quand la former, et tire les places "
                    "(§ 2.6).",
                    "The final table: the application says when to form it, and draws the seats "
                    "(§ 2.6).",
                ),
            )
        ),
        Said(
            (
                "Dès que la dernière sortie est notée, le vainqueur s’affiche sur l’écran de la "
                "salle et la page **Classement** s’ouvre : podium, lots, points de la saison.",
                "As soon as the last player out is recorded, the winner is shown on the public "
                "display and the **Ranking** page opens: podium, prizes, season points.",
            )
        ),
        Pictured("end_ranking", ("Le classement, à la fin.", "The ranking, at the end.")),
        Steps(
            (
                (
                    "**Tout pour la fin** imprime le classement, le podium et le procès-verbal. "
                    "Pour des ex æquo, **Attribuer les lots…** d’abord.",
                    "**All for the end** prints the ranking, the podium and the log. For tied "
                    "players, **Award prizes…** first.",
                ),
                (
                    "**Photo…** met le vainqueur sur l’écran de la salle : un fichier, ou la "
                    "caméra là où l’application en trouve une.",
                    "**Photo…** puts the winner on the public display: a file, or the camera where "
                    "the application finds one.",
                ),
                (
                    "**Partager…** en fait une image. La photo n’y est que si le "
                    "vainqueur l’accepte, et jamais s’il refuse la publication de son nom.",
                    "**Share…** makes a picture of it. The photo is on it only if the "
                    "winner agrees, and never if they refuse publication of their name.",
                ),
                (
                    "**Préparer la soirée suivante** reprend ces réglages sans les joueurs, une "
                    "semaine plus tard.",
                    "**Prepare the next evening** takes these settings again without the players, "
                    "a week later.",
                ),
            )
        ),
    ),
    ("ranking",),
)

PAPERS: Final = Chapter(
    "papers",
    ("Les papiers", "Printouts"),
    (
        Said(
            (
                "Page **Papiers** : tout ce qui s’imprime, avant, pendant, après. Chaque papier "
                "s’affiche avant l’impression. Les papiers affichés au mur qui ne sont plus à jour "
                "sont signalés : il suffit de réimprimer ceux-là.",
                "**Print** page: everything that can be printed, before, during and after. Every "
                "printout is shown before it prints. Any on the wall that is out of date is "
                "flagged: print just those again.",
            )
        ),
        Pictured("papers", ("Les papiers et leur aperçu.", "The printouts and their preview.")),
        Steps(
            (
                (
                    "**Tout pour le début** et **Tout pour la fin** réunissent les papiers en une "
                    "fois, vers l’imprimante ou **Enregistrer en un seul PDF…**",
                    "**All for the start** and **All for the end** gather the printouts in one "
                    "go, for the printer or **Save as one PDF…**",
                ),
                (
                    "**Enregistrer en PDF…** et **Imprimer…** : le papier choisi dans la liste, "
                    "tel qu’il est montré.",
                    "**Save as PDF…** and **Print…**: the printout selected in the list, as it is "
                    "shown.",
                ),
                (
                    "**Papier** : A4, A5 ou Letter, et les cartons en A7 ou sur rouleau. Le nom "
                    "et le logo du club se choisissent dans **Réglages**.",
                    "**Paper size**: A4, A5 or Letter, and slips in A7 or on a roll. The name and "
                    "logo of the club are chosen in **Settings**.",
                ),
                (
                    "**Enregistrer dans un dossier…** enregistre tous les papiers, et le "
                    "classement pour un tableur.",
                    "**Save in a folder…** saves every printout, and the ranking for a "
                    "spreadsheet.",
                ),
            )
        ),
    ),
    ("papers",),
)

JOURNAL: Final = Chapter(
    "journal",
    ("Le journal, annuler", "The log, undo"),
    (
        Said(
            (
                "Page **Journal** : tout ce qui s’est passé, avec l’heure et l’auteur, en phrases "
                "qu’un joueur peut lire. Imprimé en quelques pages, c’est le procès-verbal.",
                "**Log** page: everything that happened, when and who did it, in sentences a "
                "player can read. It prints on a few pages.",
            )
        ),
        Pictured("journal", ("Le journal d’une soirée.", "The log of an evening.")),
        Steps(
            (
                (
                    "`Ctrl+Z` annule la dernière action, nommée au bas de la fenêtre ; `Ctrl+Y` "
                    "la rétablit. Rien ne s’efface : l’annulation est inscrite aussi.",
                    "`Ctrl+Z` undoes the last action, named at the foot of the window; `Ctrl+Y` "
                    "redoes it. Nothing is erased: the undo is recorded too.",
                ),
                (
                    "Un litige noté se complète : **Floor**, **Incidents**, **Ajouter la note**.",
                    "A recorded dispute can be added to: **Floor**, **Incidents**, **Add the "
                    "note**.",
                ),
            )
        ),
        Said(
            (
                "L’empreinte au bas du procès-verbal est celle du journal. **Vérifier une "
                "empreinte** (`Ctrl+K`, ou **Archives**) la compare à un fichier :",
                "The seal at the foot of the printed log is that of the log itself. **Verify a "
                "seal** (`Ctrl+K`, or **Archive**) compares it with a file:",
            )
        ),
        Steps(
            (
                (
                    "Elle prouve que rien n’a changé jusqu’à sa ligne : ni une sortie, ni une "
                    "place, ni un nom, ni un motif, ni qui était au poste.",
                    "It proves that nothing has changed up to its line: no elimination, seat, "
                    "name, reason, or who was at the computer.",
                ),
                (
                    "Elle ne prouve rien tant qu’aucun papier n’a quitté les mains de la personne "
                    "qui tient le fichier : donnez-en un à un joueur.",
                    "It proves nothing until a printout has left the hands of the person "
                    "who holds the file: give one to a player.",
                ),
                (
                    "Plusieurs papiers d’une soirée situent un changement entre deux lignes.",
                    "Several printouts of an event tell which lines a change lies between.",
                ),
                (
                    "Elle ne dit pas qui était qui dans la liste des membres, seulement les noms "
                    "de la soirée.",
                    "It does not say who was who in the members list, only the names of the event.",
                ),
                (
                    "Un nom effacé à la demande d’une personne est compté et n’est pas une "
                    "modification ; un nom vidé à la main se lit de même.",
                    "A name erased at someone’s request is counted and is no alteration; a name "
                    "blanked by hand reads the same.",
                ),
                (
                    "Un journal d’une version précédente a ses noms couverts à partir de la ligne "
                    "que dit le papier.",
                    "A log of an earlier version has its names covered from the line the printout "
                    "gives.",
                ),
            )
        ),
    ),
    ("journal", "seals"),
)

YEAR: Final = Chapter(
    "year",
    ("Le club et son année", "The club and its year"),
    (
        Said(
            (
                "`F3` ouvre l’espace du club, et ramène au tournoi. Ses cinq pages sont "
                "**Membres**, **Saison**, **Équipes**, **Archives** et **Publier**.",
                "`F3` opens the club space, then goes back to the tournament. Its five pages are "
                "**Members**, **Season**, **Teams**, **Archive** and **Publish**.",
            )
        ),
        Pictured("club_members", ("Le registre du club.", "The club’s members list.")),
        Steps(
            (
                (
                    "**Membres** : **Nouvelle fiche**, ou **Importer un fichier** : l’aperçu "
                    "montre ce qui est ajouté, changé ou absent, à accepter ligne à ligne. "
                    "**Doublons** fusionne deux fiches d’une même personne, ou les sépare.",
                    "**Members**: **New profile**, or **Import a file**: what is added, changed "
                    "or missing, to accept line by line. **Duplicates** merges two profiles of "
                    "one person, or separates them again.",
                ),
                (
                    "Plusieurs fiches à la fois, avec Ctrl, Maj ou **Tout choisir (Ctrl+A)** : "
                    "statut, cotisation, club, licences, export.",
                    "Several profiles at once, with Ctrl, Shift or **Select all (Ctrl+A)**: "
                    "status, dues, club, licences, export.",
                ),
            )
        ),
        Said(
            (
                "Une personne demande ce que vous gardez d’elle, ou à être effacée : sur sa "
                "fiche, **Exporter ses données…** et **Effacer…** Les résultats restent, sous un "
                "numéro ; le nom est effacé du fichier et des copies de sûreté à portée (branchez "
                "d’abord la clé), puis cherché partout une seconde fois. Les textes que vous avez "
                "saisis et qui le contiennent vous sont montrés avant. Remettez l’attestation : "
                "elle dit ce qui n’a pas pu être atteint, et n’est pas conservée.",
                "Somebody asks what you hold about them, or asks to be erased: on their profile, "
                "**Export personal data…** and **Erase…** Results stay, under a number; the name "
                "is erased from the file and the backups within reach (plug the stick in first), "
                "then looked for everywhere a second time. Texts you typed that hold it are shown "
                "before. Hand over the certificate: it tells what could not be reached, and is "
                "not kept.",
            )
        ),
        Said(
            (
                "Page **Saison** : le classement se recalcule de lui-même après chaque soirée.",
                "**Season** page: the standings are recalculated by themselves after each event.",
            )
        ),
        Pictured("club_season_1", ("Le classement de la saison.", "The season’s standings.")),
        Steps(
            (
                (
                    "**Saison** : **Nouvelle saison…**, les soirées qui comptent, un barème tout "
                    "prêt ou le vôtre. Pendant que vous l’écrivez, la saison affichée "
                    "est recalculée à côté.",
                    "**Season**: **New season…**, the events that count, a preset points system "
                    "or your own. While you write it, the season shown is recalculated.",
                ),
                (
                    "**Grille** : les soirées de chacun, barrées si elles ne comptent pas ; une "
                    "case choisie indique d’où viennent ses points.",
                    "**Grid**: everyone’s events, struck through if they do not count; a selected "
                    "cell shows where its points come from.",
                ),
                (
                    "La finale : dans **Soirées**, donnez au tournoi le rôle de finale ; sa page "
                    "**Salle** inscrit alors ses qualifiés d’un coup, avec un tapis calculé sur "
                    "leurs points.",
                    "The final: in **Events**, set the tournament as the final; its **Room** page "
                    "then registers the qualifiers at once, with the stacks their points give.",
                ),
                (
                    "**Publier…** prépare le papier, la page pour le site, l’image, le texte pour "
                    "la messagerie, la grille, sous pseudo pour qui l’a demandé ; à part, le "
                    "classement pour la fédération.",
                    "**Publish…** makes the printout, web page, image, message text and grid, "
                    "with nicknames where requested, and a separate file for the federation.",
                ),
                (
                    "**Équipes** : **Nouvelle rencontre…** se joue en manches ; les joueurs d’une "
                    "équipe s’y rencontrent le moins possible, et le tirage indique ce qu’il n’a "
                    "pas pu éviter. `F11` affiche la rencontre dans la salle.",
                    "**Teams**: **New team match…** is played in rounds; players of one team meet "
                    "as little as possible, and the draw says what it could not avoid. `F11` "
                    "shows it on the public display.",
                ),
                (
                    "Un résultat se corrige après la journée, avec un motif : **Corriger le "
                    "résultat…** pour une table, **Corriger une équipe…** pour des points ou une "
                    "équipe absente. **Annuler** rétablit le résultat d’avant ; c’est inscrit au "
                    "journal.",
                    "Even after the event, a result can be corrected, with a reason: **Correct "
                    "the result…** for a table, **Correct a team…** for points or an absent team. "
                    "**Undo** brings the earlier result back; the log says so.",
                ),
                (
                    "**Saison**, sur la page **Équipes** : les rencontres datées de la saison "
                    "s’additionnent selon le **Barème du club**. Il est vide tant que le club ne "
                    "l’a pas rempli : la fédération n’en publie que deux cases.",
                    "**Season**, on the **Teams** page: team matches dated within the season are "
                    "added up with the **Club’s points**. These are empty until the club fills "
                    "them in: the federation publishes only two of the figures.",
                ),
                (
                    "**Archives** : chaque soirée se retrouve par date, nom, joueur ou vainqueur, "
                    "pour la lire ou en refaire les papiers.",
                    "**Archive**: every event, found by date, name, player or winner; read it, or "
                    "print its printouts again.",
                ),
                (
                    "**Importer une saison…** y lit un ancien tableau : chaque soirée va "
                    "dans sa saison d’après sa date (une colonne, ou le nom de la feuille), et "
                    "chaque nom à sa fiche, à choisir en cas de doute. Une ligne illisible est "
                    "signalée, et compte comme un joueur.",
                    "**Import a season…** reads an old spreadsheet there: each event goes to the "
                    "season of its date (a column, or the name of the sheet), each name to a "
                    "profile, which you choose where in doubt. A line that cannot be read is "
                    "flagged, and counts as a player.",
                ),
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
                "Par défaut, un tournoi est un freezeout gratuit et rien d’autre ne s’affiche. Le "
                "reste s’active dans **Réglages**, **Le format** : réinscriptions, recaves, "
                "add-on, plusieurs journées, satellite, qui a éliminé qui.",
                "By default, a tournament is a free freezeout and nothing else is shown. The rest "
                "is turned on in **Settings**, **Format**: re-entries, rebuys, add-on, several "
                "days, satellite, knockouts.",
            )
        ),
        Pictured(
            "bounty_terms",
            ("Le format d’un tournoi à primes.", "The format of a bounty tournament."),
        ),
        Steps(
            (
                (
                    "Les montants n’apparaissent que si le club coche **Entrées payantes et prix "
                    "en argent**, qui rappelle la loi en deux phrases. La page **Caisse** s’ouvre "
                    "alors ; la fin de ce chapitre en parle.",
                    "Amounts appear only if the club ticks **Paid entries and cash prizes**, "
                    "where the law is summed up in two sentences. The **Cash desk** page then "
                    "opens; the end of this chapter is about it.",
                ),
                (
                    "**Primes** : régulières, progressives ou VIP. À chaque sortie, un clic "
                    "désigne qui a éliminé le joueur ; **Qui a éliminé qui…**, page "
                    "**Classement**, permet de corriger.",
                    "**Bounties**: regular, progressive or VIP. At each elimination, one click "
                    "records who made the knockout; **Knockouts…**, on the **Ranking** page, "
                    "corrects it.",
                ),
                (
                    "**Déroulement** : **Commence quand c’est complet** (sit & go), les pauses "
                    "**De la minute 55 à l’heure pleine**, un **Jackpot** tiré au sort dans son "
                    "tableau avant les places, avec son certificat.",
                    "**How it runs**: **Starts when full** (sit & go), breaks **From minute 55 to "
                    "the full hour**, a **Jackpot** drawn from its table before the seats, with "
                    "its certificate.",
                ),
                (
                    "Omaha, stud et les autres : à autoriser d’abord par **Jeux**, dans "
                    "**L’application et le club**. **Qui gagne ?**, au floor, lit alors leurs "
                    "mains.",
                    "Omaha, stud and the others: allow them first under **Games**, in **The "
                    "application and the club**. **Who wins?**, on the floor page, then reads "
                    "their hands.",
                ),
                (
                    "**Finir la journée…** clôt un jour 1 : tapis comptés, sachets scellés. "
                    "**Préparer le jour 2…** réunit les qualifiés.",
                    "**End the day…** closes a Day 1: stacks counted, bags sealed. **Prepare Day "
                    "2…** brings the qualifiers together.",
                ),
                (
                    "**Conclure un accord…** affiche côte à côte ce que chacun recevrait selon "
                    "l’ICM, les jetons, à parts égales ou à la main.",
                    "**Make a deal…** shows side by side what each player would get by ICM, by "
                    "chips, in equal shares or by hand.",
                ),
                (
                    "**Annuler le tournoi** indique quel cas s’applique, calcule ce qui est dû à "
                    "chacun, et imprime le décompte à signer.",
                    "**Cancel the tournament** shows which case applies, works out what each "
                    "player is owed, and prints the settlement to sign.",
                ),
            )
        ),
        *TILL,
    ),
    ("cash", "format"),
)

WORST: Final = Chapter(
    "worst",
    ("En cas de panne", "When things go wrong"),
    (
        Said(
            (
                "Une copie de sûreté est faite à l’ouverture, à la fermeture et toutes les dix "
                "minutes, et vérifiée à chaque fois. Choisissez-lui un second endroit avant la "
                "première soirée : **Réglages**, **L’application et le club**, **Choisir un "
                "endroit…**, une clé USB.",
                "A backup is made on opening, on closing and every ten minutes, and verified each "
                "time. Choose a second location for it before the first evening: **Settings**, "
                "**The application and the club**, **Choose a location…**, a USB stick.",
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
                    "L’ordinateur est en panne : le jeu continue, un téléphone sert de "
                    "chronomètre. Sur un autre ordinateur, installez l’application ; sa première "
                    "page propose **Revenir à une copie…** Choisissez la plus récente de la clé, "
                    "puis saisissez ce qui s’est passé depuis : dix minutes au plus.",
                    "The computer is dead: play goes on, a phone keeps the time. On another one, "
                    "install the application; its first page offers **Restore a backup…** Choose "
                    "the latest on the stick, then enter what has happened since: ten minutes at "
                    "most.",
                ),
                (
                    "Le fichier est abîmé : l’application l’indique avant d’enregistrer quoi que "
                    "ce soit, et nomme la copie intacte la plus récente. **Revenir à la copie**, "
                    "ou **Récupérer ce qui est intact**.",
                    "The file is damaged: the application says so before it saves anything, and "
                    "names the latest undamaged backup. **Restore the backup**, or **Recover what "
                    "can be read**.",
                ),
                (
                    "Une ligne du journal est illisible, venue d’un autre poste : la soirée "
                    "s’arrête à la ligne d’avant, à tous les postes, et un bandeau le dit. "
                    "**Écarter la ligne…**, avec un motif : elle reste au journal, ne compte plus, "
                    "et le jeu reprend. Cherchez ensuite d’où elle vient.",
                    "A line of the log, written by another computer, cannot be read: the evening "
                    "stops at the line before on every computer, and a banner says so. **Skip "
                    "the line…**, with a reason: it stays in the log, counts no more, and play "
                    "goes on. Then find out where it came from.",
                ),
                (
                    "La soirée change d’ordinateur : **Emporter le club…**, puis **Fermer ici**. "
                    "Un seul ordinateur sert à la fois.",
                    "The evening goes to another computer: **Move to another computer…**, then "
                    "**Close here**. Only one computer may be in use at a time.",
                ),
                (
                    "Deux ordinateurs ont joué chacun de leur côté : **Archives**, **Réunir un "
                    "autre fichier…** Les différences s’affichent, et vous choisissez.",
                    "Two computers have each played on: **Archive**, **Merge another file…** The "
                    "differences are shown, and you choose.",
                ),
                (
                    "Un ordinateur est volé, et le club est sur un serveur : l’administrateur "
                    "change le mot de passe de ce poste. Le voleur n’a rien pu écrire sous le nom "
                    "d’un autre poste, ni dans le passé, si chaque poste a son utilisateur.",
                    "A computer is stolen, and the club is on a server: the administrator changes "
                    "that computer’s password. The thief cannot have written under another "
                    "computer’s name, nor in the past, if each computer has its own user.",
                ),
                (
                    "L’électricité est coupée : la liste des places est au mur, les jetons sont "
                    "sur les tables. Jouez. Tout se saisit après, dans l’ordre.",
                    "The power is out: the seat list is on the wall, the chips are on the tables. "
                    "Play on. Everything can be entered afterwards, in order.",
                ),
            )
        ),
        Said(
            (
                "Une action refusée n’a rien changé ; une action confirmée est enregistrée. Il "
                "n’y a pas d’état intermédiaire.",
                "A refused action has changed nothing. A confirmed action is on disk. There is "
                "nothing in between.",
            )
        ),
    ),
    ("application",),
)
