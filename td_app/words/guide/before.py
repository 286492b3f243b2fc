"""The guide before play: the first minutes, a tournament prepared, players, the draw."""

from __future__ import annotations

from typing import Final

from td_app.words.guide.parts import Chapter, Pictured, Said, Steps

BEGIN: Final = Chapter(
    "begin",
    ("Pour commencer", "Getting started"),
    (
        Said(
            (
                "L’application suit la soirée avec vous : elle tire les places, affiche "
                "l’horloge, note les sorties, indique qui change de table et répond aux litiges "
                "par l’article du règlement. Vous décidez ; elle se souvient.",
                "The application runs the evening with you: it draws the seats, shows the clock, "
                "records eliminations, says who changes tables and answers disputes with the "
                "rulebook’s article. You decide; it remembers.",
            )
        ),
        Pictured(
            "start",
            (
                "La première page, tant que le club n’a pas de tournoi.",
                "The first page, while the club has no tournament.",
            ),
        ),
        Steps(
            (
                (
                    "**Nouveau tournoi** : un nom, des tables, une structure. Le chapitre suivant "
                    "le prépare avec vous.",
                    "**New tournament**: a name, tables, a structure. The next chapter prepares "
                    "one with you.",
                ),
                (
                    "**Essayer avec un tournoi d’exemple** ouvre une soirée de 36 joueurs déjà "
                    "lancée. Sortez quelqu’un, faites changer un joueur de table, arrêtez "
                    "l’horloge : rien de tout cela n’est réel.",
                    "**Try with a sample tournament** opens an evening of 36 players already "
                    "under way. Eliminate somebody, move a player to another table, pause the "
                    "clock: none of it is real.",
                ),
                (
                    "**Les dix premières minutes, pas à pas** mènent à une vraie soirée en quatre "
                    "pages.",
                    "**The first ten minutes, step by step** lead to a real evening in four pages.",
                ),
                (
                    "**S’entraîner** fait jouer une soirée par des robots, à l’allure que vous "
                    "choisissez : vous dirigez, et chacune de vos décisions est comparée au "
                    "règlement. Une soirée interrompue se reprend. On peut aussi trancher des "
                    "litiges, dix minutes par semaine.",
                    "**Practice** has bots play an evening at the pace you set: you direct, and "
                    "everything you do is checked against the rulebook. You can stop and continue "
                    "later. There are also flashcard rulings, ten minutes a week.",
                ),
                (
                    "**Revenir à une copie…** reprend une soirée sur un autre ordinateur : le "
                    "dernier chapitre en parle.",
                    "**Restore a backup…** brings an evening back on another computer: the last "
                    "chapter is about it.",
                ),
            )
        ),
        Said(
            (
                "Ce que vous confirmez est aussitôt sur le disque. L’ordinateur s’éteint ? Au "
                "redémarrage, la soirée est là où vous l’aviez laissée. Et tout s’annule : "
                "`Ctrl+Z`, autant de fois qu’il le faut, même le lendemain.",
                "What you confirm is on disk at once. If the computer goes off, the evening is "
                "where you left it. And everything can be undone: `Ctrl+Z`, as many times as it "
                "takes, even the next day.",
            )
        ),
        Steps(
            (
                (
                    "`Ctrl+K` liste toutes les actions ; tapez deux mots de celle que vous "
                    "cherchez. `Ctrl+Q` quitte l’application, après les questions nécessaires.",
                    "`Ctrl+K` lists every action; type two words of the one you are looking for. "
                    "`Ctrl+Q` quits the application, after any question that must be asked.",
                ),
                (
                    "`Ctrl+F` trouve tout : un joueur, une table, un article.",
                    "`Ctrl+F` finds anything: a player, a table, an article.",
                ),
                (
                    "`F1` ouvre ce guide à la page où vous êtes. Un appui sur `?` donne les "
                    "raccourcis clavier ; maintenu, il explique d’une phrase chaque bouton de la "
                    "page ou de la question.",
                    "`F1` opens this guide at the page you are on. Press `?` for the keyboard "
                    "shortcuts; hold it for a sentence on each button of the page or the question.",
                ),
                (
                    "Un bouton gris indique pourquoi il l’est : laissez le pointeur dessus.",
                    "Hover over a greyed-out button to see why it is unavailable.",
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
                "club, et se change plus tard dans **Réglages**.",
                "**New tournament** asks for little: a name, a date, the tables, the starting "
                "stack, a structure. Everything else has a value that suits a club evening, and "
                "can be changed later in **Settings**.",
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
                    "d’une table trop petite. L’**Ordre de fermeture** est affiché avant le début "
                    ": l’application le suit, et signale si une autre table doit fermer avant "
                    "celle qui était prévue.",
                    "**Room**: how many tables, their numbers, the seats out of use at a table "
                    "that is too small. The **Breaking order** is posted before the start: the "
                    "application follows it, and warns if another table must break before the "
                    "planned one.",
                ),
                (
                    "**La structure** : trois sont toutes prêtes. **Composer une structure…** en "
                    "prépare une pour l’heure où il faut rendre la salle.",
                    "**Structure**: three are preset. **Build a structure…** makes one that ends "
                    "before you must leave the venue.",
                ),
                (
                    "**Les jetons** : les valeurs du club et combien il en possède. L’application "
                    "peut alors indiquer quels jetons donner et lesquels retirer, à quelle pause.",
                    "**Chips**: the club’s values and how many it owns. The application can then "
                    "say which chips to give out and which to colour up, at which break.",
                ),
                (
                    "**Lots et prix** : rien, un lot par rang, une coupe, des points. L’argent "
                    "n’apparaît que dans un club qui l’a autorisé.",
                    "**Prizes**: none, one prize per place, a cup, points. Money only appears in "
                    "a club that has allowed it.",
                ),
                (
                    "**Format et règles** : replié tant que tout y est habituel ; un clic ouvre "
                    "le format, les règles et les règles maison.",
                    "**Format and rules**: folded while everything there is as usual; a click "
                    "opens the format, the rules and the house rules.",
                ),
                (
                    "**Règles maison** : ce que votre club fait autrement. Chaque écart est "
                    "affiché, imprimé sur la feuille des règles et appliqué par le logiciel.",
                    "**House rules**: what your club does differently. Each departure is shown, "
                    "printed on the rules sheet and applied by the application.",
                ),
            )
        ),
        Pictured(
            "structure_maker",
            (
                "Composer une structure : l’heure de fin s’affiche aussitôt.",
                "Building a structure: it shows when the evening ends.",
            ),
        ),
        Steps(
            (
                (
                    "**Joueurs attendus** et **Tapis de réserve** disent combien de jetons seront "
                    "en jeu : ils se partagent ceux que le club possède.",
                    "**Players expected** and **Stacks in reserve** say how many chips will be in "
                    "play: those the club owns are shared among them.",
                ),
                (
                    "**Durée voulue** : proposée si le début et la fermeture sont donnés. Lisez à "
                    "droite à quelle heure la structure finit.",
                    "**Length wanted**: suggested once the start and closing times are given. Read "
                    "at the right when the structure ends.",
                ),
                (
                    "**Niveaux, en minutes** : le plus court et le plus long que vous acceptez. "
                    "Les pauses, leur durée et l’ante se choisissent dessous.",
                    "**Levels, in minutes**: the shortest and the longest you accept. Breaks, "
                    "their length and the ante are chosen below.",
                ),
                (
                    "Les jetons trop petits sont retirés à une pause, indiquée entre deux niveaux. "
                    "**Utiliser cette structure** la met dans les réglages ; **Ne rien changer** "
                    "garde celle d’avant.",
                    "Chips that become too small are coloured up at a break, shown between two "
                    "levels. **Use this structure** puts it in the settings; **Cancel** keeps "
                    "the one before.",
                ),
            )
        ),
        Said(
            (
                "Pour la soirée suivante, **Dupliquer les réglages** recopie tout sauf les "
                "joueurs.",
                "For the next evening, **Duplicate the settings** copies everything but the "
                "players.",
            )
        ),
    ),
    ("new", "settings"),
)

PLAYERS: Final = Chapter(
    "players",
    ("Inscrire les joueurs", "Register the players"),
    (
        Said(
            (
                "Page **Joueurs**, **Importer une liste** : le fichier des membres tel qu’il est, "
                "tableur ou texte, ou une liste collée d’un message. Rien n’est enregistré avant "
                "l’aperçu, qui classe les lignes : valides, à vérifier, refusées, chacune avec "
                "son motif.",
                "**Players** page, **Import a list**: the members’ file as it is, a spreadsheet or "
                "text, or a list pasted from a message. Nothing is saved before the preview, "
                "which sorts the lines: valid, to check, refused, each with its reason.",
            )
        ),
        Pictured(
            "players_import_preview",
            (
                "L’aperçu : une ligne à vérifier se coche ou s’ignore.",
                "The preview: a line to check is ticked or skipped.",
            ),
        ),
        Steps(
            (
                (
                    "Si les colonnes ont été devinées, chaque ligne l’indique : vérifiez, puis "
                    "**Valider les colonnes**.",
                    "Where columns were guessed, every line says so: check, then **Confirm the "
                    "columns**.",
                ),
                (
                    "**Tout cocher** prend aussi les lignes à vérifier, jamais celles refusées.",
                    "**Tick all** takes the lines to check as well, never those refused.",
                ),
                (
                    "**Les pointer présents** : seulement si ces joueurs sont déjà dans la salle.",
                    "**Mark them present**: only if these players are already in the room.",
                ),
            )
        ),
        Said(("À l’accueil, le soir même :", "At the door, on the evening itself:")),
        Steps(
            (
                (
                    "Quelqu’un arrive : quelques lettres de son nom, `Entrée`. Inscrit, au "
                    "registre ou nouveau, le joueur est présent ; si plusieurs noms "
                    "correspondent, un chiffre ou les flèches choisissent le bon.",
                    "Somebody arrives: a few letters of the name, `Enter`. Whether registered, on "
                    "the members list or new, they are marked present; if several names match, a "
                    "digit or the arrows choose the right one.",
                ),
                (
                    "**Inscrire comme la dernière fois** ajoute les joueurs de la dernière soirée, "
                    "à pointer. Une liste copiée se colle dans le même champ : l’aperçu indique "
                    "les noms pointés, nouveaux, à vérifier.",
                    "**Register as last time** adds the players of the last evening, to be marked "
                    "present. A copied list is pasted in the same field: the preview shows which "
                    "names are marked present, new, to check.",
                ),
                (
                    "Des joueurs ne sont pas au registre : la page demande une fois s’ils sont "
                    "**Membres du club** ou **Invités**. Sans réponse, aucune fiche n’est créée.",
                    "Some players are not on the members list: the page asks once whether they "
                    "are **Club members** or **Guests**. Without an answer, no profile is created.",
                ),
                (
                    "Colonne **Présent** : un clic par joueur qui se présente, ou **Pointer tout "
                    "le monde**. Un joueur non pointé n’a pas de place au tirage.",
                    "**Present** column: a click for each player who shows up, or **Mark everyone "
                    "present**. A player who is not marked gets no seat in the draw.",
                ),
                (
                    "Colonne **Majorité** : cochée une fois vérifiée, et gardée sur la fiche du "
                    "club ; le règlement la demande pour chacun (§ 1.4). Si vous connaissez la "
                    "personne : **Corriger**, indiquez le motif, puis **Passer outre**.",
                    "**Age check** column: ticked once it is checked, and kept on the club "
                    "profile; the rulebook asks for it for everyone (§ 1.4). If you know the "
                    "person: **Correct**, give the reason, then **Override**.",
                ),
                (
                    "Si un joueur ne peut pas changer de place, notez-le sur sa fiche : le tirage "
                    "et les rééquilibrages en tiennent compte.",
                    "A player who cannot change seats is marked on their profile: the draw and "
                    "the balancing take it into account.",
                ),
            )
        ),
        Said(
            (
                "Deux homonymes gardent chacun leur fiche : dans le doute, l’application demande "
                "et ne devine pas.",
                "Two people with the same name stay two; the application asks, and does not guess.",
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
                "Page **Salle**, **Tirer les places** : les places sont tirées au hasard (§ 2.1) ; "
                "les membres d’un club sont séparés si vos réglages le demandent (**Séparer au "
                "tirage**), et les tables sont équilibrées à un joueur près. Le tirage se "
                "vérifie : le certificat donne de quoi le refaire sur un autre ordinateur.",
                "**Room** page, **Draw the seats**: the draw is random (§ 2.1), but keeps members "
                "of one club apart if your settings ask for it (**Keep apart in the draw**), and "
                "tables are balanced to within one player. It can be verified: the certificate "
                "gives what it takes to redo it on another computer.",
            )
        ),
        Pictured(
            "before_room",
            (
                "Avant le tirage : ce qui manque est indiqué.",
                "Before the draw: what is still missing.",
            ),
        ),
        Steps(
            (
                (
                    "**Pointer les présents** et **Vérifier** mènent à ce qui manque ; ce qui "
                    "n’empêche pas de jouer se passe outre, avec un motif.",
                    "**Mark who is present** and **Check** lead to what is missing; what does not "
                    "prevent play is overridden, with a reason.",
                ),
                (
                    "**Tirer les places**, vérifiez la salle ; si une table manque, **Refaire le "
                    "tirage…** demande un motif, et les deux tirages restent au journal.",
                    "**Draw the seats**, check the room; if a table is missing, **Redraw…** asks "
                    "for a reason, and both draws stay in the log.",
                ),
                (
                    "Imprimez **Tout pour le début** : un carton de place par joueur, la liste "
                    "par nom pour le mur, une feuille par table, le certificat.",
                    "Print **All for the start**: one seat slip per player, the list by name for "
                    "the wall, one sheet per table, the certificate.",
                ),
                (
                    "Chacun compte ses jetons, le bouton part de la place tirée (§ 2.1), et "
                    "`Espace` démarre l’horloge. Une table joue dès que trois joueurs y sont "
                    "assis (§ 2.2).",
                    "Players count their chips, the button starts at the seat drawn (§ 2.1), and "
                    "`Space` starts the clock. A table plays as soon as three players are seated "
                    "(§ 2.2).",
                ),
            )
        ),
        Said(
            (
                "Un retardataire arrive : inscrivez-le, pointez-le. **À faire** propose une table "
                "et une place, avec l’article, et indique quand ce joueur reçoit des cartes.",
                "A player arrives late: register them, mark them present. **To do** suggests a "
                "table and a seat, with the article, and says when they get their first cards.",
            )
        ),
    ),
    ("room",),
)
