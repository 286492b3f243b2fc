"""The guide in play: the clock, who goes out, tables, disputes, chips, phones."""

from __future__ import annotations

from typing import Final

from td_app.words.guide.parts import Chapter, Pictured, Said, Steps

CLOCK: Final = Chapter(
    "clock",
    ("L’horloge et l’affichage public", "The clock and the public display"),
    (
        Said(
            (
                "`Espace` démarre et arrête l’horloge, de n’importe quelle page (sur une ligne à "
                "cocher, il coche). Aucune lettre seule n’y touche : on ne change pas de niveau "
                "par mégarde.",
                "`Space` starts and pauses the clock, from any page (on a line with a box, it "
                "ticks the box). No single letter touches it: nobody changes the level by "
                "accident.",
            )
        ),
        Pictured("clock", ("La page Horloge.", "The Clock page.")),
        Steps(
            (
                (
                    "**Affichage public** (`F11`) l’ouvre sur le projecteur. Niveau, blindes, "
                    "temps, joueurs, tapis moyen ; quand des joueurs changent de table, leurs "
                    "changements de place occupent tout l’écran jusqu’à ce qu’ils soient annoncés.",
                    "**Public display** (`F11`) opens it on the projector. Level, blinds, time, "
                    "players, average stack; when players change tables, their moves take the "
                    "whole screen until they are announced.",
                ),
                (
                    "**Préparer l’affichage public** : ce que montre l’affichage, et un **Message "
                    "pour la salle**, dans le bandeau ou à la place de l’horloge. **Logo, "
                    "fond, partenaires…** met une photo derrière, atténuée pour que tout se lise, "
                    "et les logos des partenaires dans un coin.",
                    "**Prepare the public display**: what it shows, and a **Message to the "
                    "room**, in the banner or in place of the clock. **Logo, background, "
                    "partners…** puts a photo behind it, toned down so that everything can be "
                    "read, and the partners’ logos in a corner.",
                ),
                (
                    "**Arrêter l’horloge**, et dessous le niveau suivant (`Ctrl+→`), le précédent "
                    "(`Ctrl+←`), la prochaine pause (`Ctrl+B`) ; `Ctrl+↑` ajoute une minute, "
                    "`Ctrl+↓` en retire une.",
                    "**Pause the clock**, and below it the next level (`Ctrl+→`), the previous one "
                    "(`Ctrl+←`), the next break (`Ctrl+B`); `Ctrl+↑` adds a minute, `Ctrl+↓` takes "
                    "one off.",
                ),
                (
                    "**Finirons-nous à l’heure ?** indique à quelle heure la soirée devrait finir "
                    "au rythme des sorties, et ce que changeraient des niveaux plus courts.",
                    "**Will we finish on time?** shows when the evening should end at the pace of "
                    "eliminations, and what shorter levels would change.",
                ),
            )
        ),
        Pictured(
            "public_running",
            (
                "L’affichage public, lisible à dix mètres.",
                "The public display, readable at ten metres.",
            ),
            seen="wall",
        ),
        Said(
            (
                "L’ordinateur s’est mis en veille, ou l’application s’est fermée, pendant que "
                "l’horloge tournait ? Au retour, un bandeau demande si ce temps compte comme "
                "temps de jeu. Répondez, et l’horloge est à l’heure.",
                "The computer went to sleep, or the application was closed, while the clock was "
                "running? On your return, a banner asks whether that time counts as playing time. "
                "Answer, and the clock is right.",
            )
        ),
    ),
    ("clock",),
)

OUT: Final = Chapter(
    "out",
    ("Noter une sortie", "Record an elimination"),
    (
        Said(
            (
                "Page **Salle** : chaque table et ses joueurs, les places vides, et en haut le "
                "champ qui note une sortie.",
                "**Room** page: each table and its players, the empty seats, and at the top the "
                "field that records an elimination.",
            )
        ),
        Pictured("room", ("La salle en jeu.", "The room in play.")),
        Steps(
            (
                (
                    "`E`, quelques lettres du nom ou `4.7` (table 4, place 7), `Entrée` : la "
                    "sortie est notée, avec son rang. Ou cliquez sur la place du plan, puis "
                    "**Éliminer**.",
                    "`E`, a few letters of the name or `4.7` (table 4, seat 7), `Enter`: the "
                    "elimination is recorded, with its place. Or click the seat on the plan, then "
                    "**Eliminate**.",
                ),
                (
                    "Deux joueurs sortent dans la même main : **Plusieurs sorties dans la main…** "
                    "demande leurs tapis d’avant la main ; le plus gros est mieux classé, deux "
                    "tapis égaux partagent le rang (§ 1.10).",
                    "Two players are out in the same hand: **Several out in the same hand…** asks "
                    "for their stacks before the hand; the larger stack finishes higher, equal "
                    "stacks share the place (§ 1.10).",
                ),
                (
                    "Plusieurs joueurs correspondent à ce qui est tapé : aucun n’est pris en "
                    "compte tant que les flèches n’en désignent pas un. Le plan ne bouge pas, et "
                    "ce qui apparaît sous le pointeur ignore les clics pendant une demi-seconde.",
                    "Several players match what is typed: none is selected until the arrows "
                    "choose one. The plan does not move, and what appears under the pointer "
                    "ignores clicks for half a second.",
                ),
                (
                    "En cas d’erreur : `Ctrl+Z`. Si d’autres actions ont suivi, réintégrez le "
                    "joueur : cliquez sa place vide, **Réintégrer un joueur ici…**",
                    "You made a mistake: `Ctrl+Z`. If other actions have followed, reinstate the "
                    "player: click their empty seat, **Reinstate a player here…**",
                ),
                (
                    "Un joueur quitte la table un moment : **Noter l’absence**. Ses blindes et "
                    "ses antes continuent. S’il part pour de bon : **Départ définitif…**",
                    "A player leaves the table for a while: **Mark away**. Their blinds and antes "
                    "are still posted. If they leave for good: **Leaving for good…**",
                ),
                (
                    "Si votre club note les éliminations, l’éliminateur vous est demandé à ce "
                    "moment, d’un clic ; cela peut attendre.",
                    "If your club tracks knockouts, you are asked who made the knockout: one "
                    "click, and it can wait.",
                ),
            )
        ),
    ),
    ("room_in_play",),
)

TABLES: Final = Chapter(
    "tables",
    ("Changer de table, fermer une table", "Change tables, break a table"),
    (
        Pictured(
            "moves_room",
            ("À faire, puis les annonces.", "What there is to do, then the announcements."),
            seen="todo",
        ),
        Said(
            (
                "La colonne **À faire** indique ce que le règlement demande maintenant : "
                "rééquilibrer, arrêter une table qui a trois joueurs de moins, fermer la "
                "prochaine table, former la table finale. Chaque proposition explique pourquoi et "
                "cite l’article. Bord vert : c’est obligatoire ; sinon, c’est un conseil.",
                "The **To do** column shows what the rulebook asks for now: balance, halt play at "
                "a table three players short, break the next table, form the final table. Each "
                "proposal says why and cites the article. A green edge: it is compulsory; "
                "otherwise it is advice.",
            )
        ),
        Steps(
            (
                (
                    "**À faire** : **Arrêter la table** tant qu’elle a trois joueurs de moins ; "
                    "**Fermer la table** tire les nouvelles places de ses joueurs, en gardant les "
                    "tables équilibrées. Imprimez la feuille des changements si la salle est "
                    "grande.",
                    "**To do**: **Halt play** as long as a table is three players short; **Break "
                    "the table** draws the new seats of its players, keeping tables balanced. "
                    "Print the sheet of moves if the room is large.",
                ),
                (
                    "Vous voulez faire autrement : **Écarter…**, avec un motif. Il est inscrit au "
                    "journal, et la proposition ne revient pas tant que rien ne change.",
                    "If you prefer otherwise: **Dismiss…**, with a reason. It is recorded in the "
                    "log, and the proposal does not come back as long as nothing changes.",
                ),
                (
                    "**Tout annoncé** : lisez d’abord les changements à voix haute, ou laissez "
                    "l’affichage les montrer. Jusque-là, ils restent affichés.",
                    "**All read**: first read the moves out, or let the display show them. Until "
                    "then they stay in view.",
                ),
            )
        ),
        Said(
            (
                "**Indiquer la BB** : pour équilibrer, un clic sur la place de la grosse blinde, à "
                "la table qui cède un joueur. L’application désigne le joueur qui part et sa "
                "nouvelle place (§ 2.3), puis l’affichage public l’annonce.",
                "**Enter the BB**: to balance, click the seat of the big blind, at the table that "
                "gives up a player. The application names the player who moves and their new "
                "seat (§ 2.3), then the public display announces it.",
            )
        ),
        Pictured(
            "room_where_is_the_big_blind",
            (
                "Pour déplacer un joueur, la place de la grosse blinde est demandée.",
                "To move a player, you are asked for the seat of the big blind.",
            ),
        ),
    ),
)

FLOOR: Final = Chapter(
    "floor",
    ("Trancher un litige", "Settle a dispute"),
    (
        Said(
            (
                "`F2`, où que vous soyez, puis deux mots de ce qu’on vous raconte : « jeton "
                "unique », « parole et geste », « muck ». Ou un numéro d’article. Choisissez la "
                "situation, répondez aux questions : un chiffre suffit, `Retour` revient à la "
                "question précédente, un clic sur une réponse donnée la rouvre.",
                "`F2`, wherever you are, then a couple of words from what you are told: “single "
                "chip”, “string bet”, “muck”. Or an article number. Select the situation, answer "
                "the questions: a digit is enough, `Back` goes back one question, a click on an "
                "answer already given opens it again.",
            )
        ),
        Pictured(
            "floor_question",
            ("Des questions courtes, au clavier ou au doigt.", "Short questions, typed or tapped."),
        ),
        Steps(
            (
                (
                    "**Sanctions** (`S`) : pour l’incident affiché ; l’échelle propose selon les "
                    "sanctions déjà reçues.",
                    "**Penalties** (`S`): for the incident shown; the ladder suggests from the "
                    "penalties already given.",
                ),
                (
                    "**Règlement** ouvre les articles, nos résumés, et le texte publié si le club "
                    "y a joint son PDF.",
                    "**Rulebook** opens the articles, our summaries, and the published text if the "
                    "club has attached its PDF.",
                ),
                (
                    "**Time** (`Ctrl+T`) lance le décompte (§ 3.5).",
                    "**Time** (`Ctrl+T`) starts the countdown (§ 3.5).",
                ),
            )
        ),
        Pictured(
            "floor_incidents",
            ("Les incidents de la soirée, à relire.", "The evening’s incidents, to read again."),
        ),
        Pictured("floor_ruling", ("La décision.", "The ruling.")),
        Steps(
            (
                (
                    "La décision donne les montants, ce que l’encadré **À dire à la table** "
                    "annonce, et l’article. Si le texte se lit de deux façons, la lecture retenue "
                    "est indiquée.",
                    "The ruling gives the amounts, what to **Say at the table**, and the article. "
                    "Where the rulebook can be read in two ways, the interpretation applied is "
                    "shown.",
                ),
                (
                    "**Appliquer et noter** (`Entrée`) l’inscrit au journal.",
                    "**Apply and record** (`Enter`) records it in the log.",
                ),
                (
                    "**Décider autrement** (`A`) : l’arbitre, c’est vous ; une lettre choisit le "
                    "motif, `Entrée` l’enregistre.",
                    "**Override** (`A`): the decision is yours; a letter picks the reason, "
                    "`Enter` records it.",
                ),
            )
        ),
        Said(
            (
                "Quand le règlement ne prévoit rien, l’application l’indique, affiche les choix "
                "possibles, et vous décidez avec un motif. Elle n’invente pas de règle.",
                "Where the rulebook is silent, the application says so, shows the possible "
                "choices, and you decide with a reason. It invents no rule.",
            )
        ),
        Said(
            (
                "`Ctrl+F2` ouvre le floor dans une fenêtre à part, pour une tablette ou un second "
                "écran.",
                "`Ctrl+F2` opens the floor in a separate window, for a tablet or a second screen.",
            )
        ),
    ),
    ("floor",),
)

CHIPS: Final = Chapter(
    "chips",
    ("Jetons, color-up et tapis", "Chips, colour-ups and stacks"),
    (
        Said(
            (
                "Quand une valeur ne sert plus, **À faire** propose de la retirer à la pause "
                "suivante : combien de jetons retirer, et combien de plus gros porter aux tables.",
                "When a value is no longer needed, **To do** suggests colouring it up at the next "
                "break: how many chips come out, how many larger ones to bring to the tables.",
            )
        ),
        Pictured("chips_race", ("Un color-up, table par table.", "A colour-up, table by table.")),
        Steps(
            (
                (
                    "Page **Jetons** : saisissez, place par place, les jetons de la petite "
                    "valeur. L’échange et le chip race sont calculés (§ 3.2) ; personne n’est "
                    "éliminé par un color-up.",
                    "**Chips** page: enter, seat by seat, the chips of the small value. The "
                    "exchange and the chip race are worked out (§ 3.2); nobody is eliminated by a "
                    "colour-up.",
                ),
                (
                    "Les tables l’ont fait seules : **Fait aux tables**, là ou dans **À faire**, "
                    "le note d’un coup, sans feuille. **Fait à cette table** le note pour "
                    "une seule.",
                    "The tables did it themselves: **Done at the tables**, there or in **To do**, "
                    "records it at once, without worksheets. **Done at this table** records it "
                    "for one only.",
                ),
                (
                    "**Enregistrer le retrait**, table après table ; puis **Clore le retrait** : "
                    "le total en jeu est vérifié.",
                    "**Record the colour-up**, table after table; then **Close the colour-up**: "
                    "the total in play is checked.",
                ),
                (
                    "Onglet **Tapis** : comptés table par table. L’affichage public peut montrer "
                    "les plus gros, et un écart avec les jetons en jeu apparaît aussitôt. Au "
                    "**Classement** et sur son papier, ceux qui jouent sont triés par tapis.",
                    "**Stacks** tab: counted table by table. The public display can show the "
                    "largest, and a difference from the chips in play is seen at once. In the "
                    "**Ranking** and on its printout those in play are sorted by stack.",
                ),
            )
        ),
    ),
    ("chips",),
)

PHONES: Final = Chapter(
    "phones",
    ("Les téléphones de la salle", "The phones in the room"),
    (
        Said(
            (
                "Désactivés tant que vous ne les allumez pas : **Réglages**, **L’application et "
                "le club**, **Téléphones**, **Allumer**. Pas besoin d’internet : le Wi-Fi du "
                "club, ou le point d’accès de l’ordinateur, suffit.",
                "Off until you switch them on: **Settings**, **The application and the club**, "
                "**Phones**, **Switch on**. No internet needed: the club’s Wi-Fi, or the "
                "computer’s own hotspot, is enough.",
            )
        ),
        Pictured(
            "settings_phones",
            ("Les téléphones, dans les réglages.", "Phones, in the settings."),
        ),
        Steps(
            (
                (
                    "Un QR code apparaît sur l’affichage public : les joueurs y voient l’horloge, "
                    "leur place, les changements, le classement. Sans compte.",
                    "A QR code appears on the public display: players see the clock, their seat, "
                    "the moves, the ranking. No account needed.",
                ),
                (
                    "« Ma place » dessine la table et la place, s’en souvient, et met en tête le "
                    "changement qui concerne le joueur. Par « Ajouter à l’écran d’accueil », le "
                    "navigateur en fait une application (avec un certificat), sinon un raccourci.",
                    "“My seat” draws the table and the seat, remembers it, and puts the player’s "
                    "own move first. With “Add to home screen” the browser makes it an "
                    "application (with a certificate), a shortcut otherwise.",
                ),
                (
                    "**Associer un floor…** affiche un QR code et six chiffres, valables deux "
                    "minutes : ce téléphone peut alors sortir des joueurs, les déplacer, arbitrer "
                    "avec les mêmes questions.",
                    "**Pair a floor phone…** shows a QR code and six digits, good for two "
                    "minutes: that phone can then eliminate players, move them and rule with the "
                    "same questions.",
                ),
                (
                    "Le QR code d’une feuille de table associe le téléphone de cette table : un "
                    "bouton appelle un floor, et la direction voit depuis quand.",
                    "The QR code on a table sheet pairs that table’s phone: one button calls the "
                    "floor, and the desk sees how long the table has waited.",
                ),
                (
                    "**Dissocier** retire aussitôt un téléphone ; **Tout couper** les déconnecte "
                    "tous, même si l’on revient à une copie.",
                    "**Unpair** removes a phone at once; **Disconnect all** cuts off every phone, "
                    "even after restoring a backup.",
                ),
                (
                    "Trop de codes faux : le téléphone qui les tape attend, puis le code passe à "
                    "dix chiffres, affichés à la place des six.",
                    "Too many wrong codes: the phone that types them waits, then the code has ten "
                    "digits, shown in place of the six.",
                ),
                (
                    "Noms abrégés ou pseudos (**Noms**) : « Ma place » ne trouve qu’un nom "
                    "entier, et rien ne met un nom à côté d’une place. Qui regarde une table voit "
                    "quand même qui s’y assoit, et qui sort est classé aussitôt.",
                    "Short names or nicknames (**Names**): “My seat” finds whole names only, and "
                    "nothing shows a name beside a seat. Anybody watching a table still sees who "
                    "sits there, and a player who goes out is ranked at once.",
                ),
                (
                    "Sans certificat, quelqu’un du même Wi-Fi lit les échanges, mais n’agit pas à "
                    "la place d’un téléphone associé par QR code : un secret jamais envoyé signe "
                    "ce qu’il demande.",
                    "Without a certificate, somebody on the same Wi-Fi reads what passes, but "
                    "cannot act in place of a phone paired by QR code: a secret that is never "
                    "sent signs what it asks.",
                ),
                (
                    "Un téléphone associé par des chiffres, ou par une feuille de table d’une "
                    "ancienne version, est indiqué « non protégé » et peut être refusé.",
                    "A phone paired by digits, or by a table sheet of an old version, is shown as "
                    "“unprotected” and may be refused.",
                ),
                (
                    "Qui modifie les pages au passage prend aussi le secret : mieux vaut **Créer "
                    "un certificat**, qui chiffre tout. Un téléphone affiche alors un "
                    "avertissement, que sa page d’association explique, ou installe l’autorité "
                    "du club après avoir comparé l’empreinte.",
                    "Somebody who alters pages on the way takes the secret too: better to "
                    "**Create a certificate**, which encrypts everything. A phone then shows a "
                    "warning, explained on its pairing page, or installs the club’s authority "
                    "once the fingerprint has been compared.",
                ),
                (
                    "**Qui peut quoi…** affiche ce que chaque rôle a le droit de faire.",
                    "**Who may do what…** shows what each role may do.",
                ),
            )
        ),
    ),
)
