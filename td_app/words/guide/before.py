"""The guide before play: the first minutes, a tournament prepared, players, the draw."""

from __future__ import annotations

from typing import Final

from td_app.words.guide.parts import Chapter, Pictured, Said, Steps

BEGIN: Final = Chapter(
    "begin",
    ("Pour commencer", "To begin with"),
    (
        Said(
            (
                "L’application tient la soirée à votre place : elle tire les places, montre "
                "l’horloge, note les sorties, dit qui change de table et pourquoi, et répond aux "
                "litiges par l’article du règlement. Vous décidez ; elle se souvient.",
                "The application keeps the evening for you: it draws the seats, shows the clock, "
                "records who goes out, says who changes table and why, and answers disputes with "
                "the article of the rulebook. You decide; it remembers.",
            )
        ),
        Pictured(
            "start",
            (
                "La première page, tant que le club n’a pas de tournoi.",
                "The first page, as long as the club has no tournament.",
            ),
        ),
        Said(
            (
                "Tout ce que vous confirmez est sur le disque à l’instant même. L’ordinateur peut "
                "s’éteindre : à la reprise, la soirée est là où vous l’aviez laissée. Et tout "
                "s’annule : `Ctrl+Z`, autant de fois qu’il le faut, même le lendemain.",
                "Whatever you confirm is on the disk at that very moment. The computer may go off: "
                "when it is back, the evening is where you left it. And everything can be undone: "
                "`Ctrl+Z`, as many times as it takes, even the day after.",
            )
        ),
        Said(
            (
                "Pour essayer sans rien craindre, **Essayer avec un tournoi d’exemple** ouvre une "
                "soirée de 36 joueurs déjà lancée. Sortez quelqu’un, faites changer un joueur de "
                "table, arrêtez l’horloge : rien n’est de vrai. **Les dix premières minutes, pas à "
                "pas** mènent à une vraie soirée en quatre pages.",
                "To try without fear, **Try with a sample tournament** opens an evening of 36 "
                "players already under way. Put somebody out, move a player to another table, stop "
                "the clock: nothing of it is real. **The first ten minutes, step by step** "
                "lead to a real evening in four pages.",
            )
        ),
        Steps(
            (
                (
                    "`Ctrl+K` liste toutes les actions ; tapez deux mots de celle que vous "
                    "cherchez. `Ctrl+Q` quitte l’application, et demande d’abord ce qu’il faut.",
                    "`Ctrl+K` lists every action; type two words of the one you look for. `Ctrl+Q` "
                    "quits the application, and asks first what must be asked.",
                ),
                (
                    "`Ctrl+F` trouve tout : un joueur, une table, un article.",
                    "`Ctrl+F` finds anything: a player, a table, an article.",
                ),
                (
                    "`F1` ouvre ce guide à la page où vous êtes. `?` pressé donne les touches ; "
                    "tenu, il explique d’une phrase chaque bouton de la page ou de la question.",
                    "`F1` opens this guide at the page you are on. `?` pressed shows the keys; "
                    "held, it explains in a sentence each button of the page or the question.",
                ),
                (
                    "**S’entraîner** fait jouer une soirée par des robots, à l’allure que vous "
                    "dites : vous dirigez, chaque geste est comparé au règlement. Fermée avant la "
                    "fin, elle se reprend. Et des litiges sur cartes, dix minutes par semaine.",
                    "**Train** has bots play an evening, at the pace you say: you direct, and each "
                    "act is compared with the rulebook. Closed before its end, it can be gone on "
                    "with. And disputes on cards, ten minutes a week.",
                ),
                (
                    "Un bouton gris dit pourquoi il l’est : laissez le pointeur dessus.",
                    "A grey button says why it is grey: rest the pointer on it.",
                ),
            )
        ),
    ),
    ("start", "training"),
)

PREPARING: Final = Chapter(
    "preparing",
    ("Préparer le tournoi", "Prepare the tournament"),
    (
        Said(
            (
                "**Nouveau tournoi** demande peu : un nom, une date, les tables, le tapis de "
                "départ, une structure. Tout le reste a une valeur qui convient à une soirée de "
                "club, et tout se change plus tard dans **Réglages**.",
                "**New tournament** asks for little: a name, a date, the tables, the starting "
                "stack, a structure. All the rest has a value that suits a club evening, and "
                "everything can be changed later in **Settings**.",
            )
        ),
        Pictured(
            "new_tournament",
            ("Un nouveau tournoi.", "A new tournament."),
        ),
        Steps(
            (
                (
                    "**La salle** : combien de tables, leurs numéros, les places hors service "
                    "d’une table trop petite. L’**Ordre de fermeture** est affiché avant le "
                    "début : l’application le suit, et dit quand une autre table fermerait avant "
                    "la prévue.",
                    "**The room**: how many tables, their numbers, the seats out of use at a table "
                    "that is too small. The **Breaking order** is posted before the start: the "
                    "application follows it, and says when another table would break before the "
                    "planned one.",
                ),
                (
                    "**La structure** : trois sont prêtes. **Composer une structure…** en fait une "
                    "pour l’heure où il faut rendre la salle : dites le nombre de joueurs, la "
                    "durée (début et fermeture donnés, elle est proposée) et vos jetons, et lisez "
                    "à quelle heure elle finit.",
                    "**The structure**: three are ready. **Build a structure…** makes one for the "
                    "time you must leave the hall: say how many players, how long (proposed once "
                    "start and closing are given) and which chips, and read when it ends.",
                ),
                (
                    "**Les jetons** : les valeurs du club et combien il en possède. C’est ce qui "
                    "permet de dire quels jetons donner et lesquels retirer, à quelle pause.",
                    "**The chips**: the club’s values and how many it owns. That is what tells "
                    "which chips to give out and which to remove, at which break.",
                ),
                (
                    "**Lots et prix** : rien, un lot par rang, une coupe, des points. L’argent "
                    "n’apparaît que dans un club qui l’a permis.",
                    "**Prizes**: none, a prize for each rank, a cup, points. Money only appears in "
                    "a club that allowed it.",
                ),
                (
                    "**Format et règles** : replié tant que tout y est d’usage ; un clic ouvre le "
                    "format, les règles et les règles maison.",
                    "**Format and rules**: folded while all there is as usual; a click opens the "
                    "format, the rules and the house rules.",
                ),
                (
                    "**Règles maison** : ce que votre club fait autrement. Chaque écart est "
                    "affiché, imprimé sur la feuille des règles et honoré par l’application.",
                    "**House rules**: what your club does differently. Each departure is shown, "
                    "printed on the rules sheet and honoured by the application.",
                ),
            )
        ),
        Pictured(
            "structure_maker",
            (
                "Composer une structure : elle dit quand la soirée finit.",
                "Building a structure: it tells when the evening ends.",
            ),
        ),
        Said(
            (
                "Pour la soirée d’après, **Dupliquer les réglages** reprend tout sauf les joueurs.",
                "For the next evening, **Duplicate the settings** takes over all but the players.",
            )
        ),
    ),
    ("new", "settings"),
)

PLAYERS: Final = Chapter(
    "players",
    ("Inscrire les joueurs", "Enter the players"),
    (
        Said(
            (
                "Page **Joueurs**, **Importer une liste** : le fichier du club tel qu’il est, "
                "tableur ou texte, ou une liste collée d’un message. Rien n’est écrit avant "
                "l’aperçu, qui range les lignes en valides, douteuses et refusées, chacune avec sa "
                "raison.",
                "**Players** page, **Import a list**: the club’s file as it is, a spreadsheet or "
                "text, or a list pasted from a message. Nothing is written before the preview, "
                "which sorts the lines into valid, doubtful and refused, each with its reason.",
            )
        ),
        Pictured(
            "players_import_preview",
            (
                "L’aperçu : une ligne douteuse se coche ou se laisse.",
                "The preview: a doubtful line is ticked or left out.",
            ),
        ),
        Steps(
            (
                (
                    "Si les colonnes ont été devinées, chaque ligne le dit : vérifiez, puis "
                    "**Les colonnes sont justes**.",
                    "Where columns were guessed, every line says so: check, then **The columns are "
                    "right**.",
                ),
                (
                    "Quelqu’un arrive : quelques lettres de son nom, `Entrée`. Inscrit, du "
                    "registre ou nouveau, il est présent ; si plusieurs répondent, un chiffre ou "
                    "les flèches le désignent.",
                    "Somebody comes in: a few letters of the name, `Enter`. Entered, of the "
                    "register or new, they are present; where several answer, a figure or the "
                    "arrows tell which.",
                ),
                (
                    "**Comme la dernière fois** inscrit les joueurs de la dernière soirée, à "
                    "pointer. Une liste copiée se colle dans le même champ : l’aperçu dit qui est "
                    "pointé, nouveau, douteux.",
                    "**As last time** enters the players of the last evening, to be marked "
                    "present. A copied list is pasted in the same field: the preview tells who is "
                    "marked present, new, in doubt.",
                ),
                (
                    "Des joueurs que le registre ne connaît pas : la page demande une fois s’ils "
                    "sont **Membres du club** ou **Invités**. Sans réponse, aucune fiche n’est "
                    "écrite.",
                    "Players whom the register does not know: the page asks once whether they are "
                    "**Club members** or **Guests**. Without an answer, no card is written.",
                ),
                (
                    "Colonne **Présent** : un clic par joueur qui se montre, ou **Tout le monde "
                    "est présent**. Qui n’est pas pointé n’a pas de place au tirage.",
                    "**Present** column: a click for each player who shows up, or **Everybody is "
                    "present**. Whoever is not marked gets no seat in the draw.",
                ),
                (
                    "Colonne **Majorité** : cochée une fois vérifiée, et gardée sur la fiche du "
                    "club ; le règlement la demande pour chacun (§ 1.4). Si vous connaissez la "
                    "personne : **Corriger**, dites pourquoi, **J’en réponds**.",
                    "**Age check** column: ticked once it is checked, and kept on the club’s card; "
                    "the rulebook asks for it for everyone (§ 1.4). If you know the person: "
                    "**Correct**, say why, **I vouch for it**.",
                ),
                (
                    "Une personne qui ne peut pas changer de place se note sur sa fiche : le "
                    "tirage et les rééquilibrages en tiennent compte.",
                    "A person who cannot change seats is marked on their form: the draw and the "
                    "balancing take it into account.",
                ),
            )
        ),
        Said(
            (
                "Deux personnes du même nom restent deux ; l’application demande, et ne devine "
                "pas.",
                "Two people of one name stay two; the application asks, and does not guess.",
            )
        ),
    ),
    ("players",),
)

DRAW: Final = Chapter(
    "draw",
    ("Tirer les places", "Draw the seats"),
    (
        Said(
            (
                "Page **Salle**, **Tirer les places** : le tirage est au hasard (§ 2.1), sauf à "
                "tenir à part les membres d’un club si vos réglages le demandent (**Séparer au "
                "tirage**), et les tables sont égales à un joueur près. Il se vérifie : le "
                "certificat donne de quoi le refaire sur un autre ordinateur.",
                "**Room** page, **Draw the seats**: the draw is at random (§ 2.1), but for members "
                "of a club kept apart where your settings ask for it (**Keep apart in the draw**), "
                "and tables are even to within one player. It can be verified: the certificate "
                "gives what it takes to do it again on another computer.",
            )
        ),
        Pictured(
            "before_room",
            (
                "Avant le tirage : ce qui manque est dit.",
                "Before the draw: what is missing is said.",
            ),
        ),
        Steps(
            (
                (
                    "Tirez, lisez la salle ; si une table manque, **Refaire le tirage…** demande "
                    "une raison, et les deux tirages restent au procès-verbal.",
                    "Draw, look at the room; should a table be missing, **Draw again…** asks for a "
                    "reason, and both draws stay in the minutes.",
                ),
                (
                    "Imprimez **Tout pour le début** : un talon par joueur, la liste par nom pour "
                    "le mur, une feuille par table, le certificat.",
                    "Print **All for the start**: a slip for each player, the list by name for the "
                    "wall, a sheet for each table, the certificate.",
                ),
                (
                    "Chacun compte ses jetons, le bouton part de la place tirée (§ 2.1), et "
                    "`Espace` démarre l’horloge. Une table joue dès trois assis (§ 2.2).",
                    "Players count their chips, the button starts at the seat drawn (§ 2.1), and "
                    "`Space` starts the clock. A table plays once three are seated (§ 2.2).",
                ),
            )
        ),
        Said(
            (
                "Un retardataire arrive : inscrivez-le, pointez-le. **À faire** propose une table "
                "et une place, avec l’article, et dit quand la personne reçoit des cartes.",
                "Somebody comes late: enter them, mark them present. **To do** proposes a table "
                "and a seat, with the article, and says when they get their first cards.",
            )
        ),
    ),
    ("room",),
)
