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
                "`Space` starts and stops the clock, from any page (on a line with a box, it "
                "ticks). No single letter touches it: nobody changes the level by accident.",
            )
        ),
        Pictured("clock", ("La page Horloge.", "The Clock page.")),
        Steps(
            (
                (
                    "`Ctrl+→` passe au niveau suivant, `Ctrl+←` revient ; `Ctrl+↑` ajoute une "
                    "minute, `Ctrl+↓` en retire une. `Ctrl+B` va à la prochaine pause.",
                    "`Ctrl+→` goes to the next level, `Ctrl+←` back; `Ctrl+↑` adds a minute, "
                    "`Ctrl+↓` takes one off. `Ctrl+B` goes to the next break.",
                ),
                (
                    "`F11` ouvre l’affichage public sur le projecteur. Niveau, blindes, temps, "
                    "joueurs, tapis moyen ; au changement de table, les mouvements prennent tout "
                    "l’écran jusqu’à ce qu’ils soient annoncés.",
                    "`F11` opens the public display on the projector. Level, blinds, time, "
                    "players, average stack; when tables change, the moves take the whole screen "
                    "until they are announced.",
                ),
                (
                    "**Préparer l’affichage public** : ce que montre l’affichage, et un **Message "
                    "pour la salle**, dans le bandeau ou à la place de l’horloge.",
                    "**Prepare the public display**: what it shows, and a **Message to the "
                    "room**, in the banner or in place of the clock.",
                ),
                (
                    "**Finirons-nous à l’heure ?** dit à quelle heure la soirée devrait finir au "
                    "rythme des sorties, et ce que changeraient des niveaux plus courts.",
                    "**Will we finish on time?** tells when the evening should end at the pace of "
                    "eliminations, and what shorter levels would change.",
                ),
            )
        ),
        Pictured(
            "public_running",
            ("L’affichage public, lu à dix mètres.", "The public display, read at ten metres."),
            wall=True,
        ),
        Said(
            (
                "L’ordinateur s’est endormi, ou l’application s’est fermée, pendant que l’horloge "
                "tournait ? Au retour, un bandeau demande ce qu’a été ce temps : du jeu, ou rien. "
                "Une réponse, et l’horloge est juste.",
                "The computer went to sleep, or the application was closed, while the clock was "
                "running? On your return a banner asks what that time was: play, or nothing. One "
                "answer, and the clock is right.",
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
                "`E`, quelques lettres du nom ou `4.7` (table 4, place 7), `Entrée` : la sortie "
                "est notée, avec son rang. Ou cliquez la place sur le plan, puis **Sortie**.",
                "`E`, a few letters of the name or `4.7` (table 4, seat 7), `Enter`: the "
                "elimination is recorded, with its rank. Or click the seat on the plan, then "
                "**Out**.",
            )
        ),
        Pictured(
            "room", ("La salle, et ce qu’il y a à faire.", "The room, and what is to be done.")
        ),
        Steps(
            (
                (
                    "Deux joueurs sortent dans la même main : **Sortie à plusieurs dans la main…** "
                    "demande leurs tapis d’avant la main ; le plus grand est mieux classé, deux "
                    "égaux partagent le rang (§ 1.10).",
                    "Two players go out in one hand: **Several out in one hand…** asks for their "
                    "stacks before the hand; the larger ranks better, two equal ones share the "
                    "rank (§ 1.10).",
                ),
                (
                    "Plusieurs joueurs répondent à ce qui est tapé : aucun n’est pris avant que "
                    "les flèches le choisissent. Le plan ne bouge pas, et ce qui paraît sous le "
                    "pointeur ne prend aucun clic pendant une demi-seconde.",
                    "Several players answer to what is typed: none is taken before the arrows "
                    "choose one. The plan does not move, and what comes under the pointer takes "
                    "no click for half a second.",
                ),
                (
                    "Vous vous êtes trompé : `Ctrl+Z`. Si d’autres actions ont suivi, le joueur "
                    "revient : cliquez sa place vide, **Réintégrer un joueur ici…**",
                    "You made a mistake: `Ctrl+Z`. If other actions followed, the player comes "
                    "back: click their empty seat, **Reinstate a player here…**",
                ),
                (
                    "Un joueur quitte la table un moment : **Noter l’absence**. Ses blindes et ses "
                    "antes continuent. Il part pour de bon : **Départ définitif…**",
                    "A player leaves the table for a while: **Mark away**. Their blinds and antes "
                    "go on. They leave for good: **Leaving for good…**",
                ),
                (
                    "Si votre club compte les éliminations, qui a sorti qui est demandé à ce "
                    "moment, d’un clic ; cela peut attendre.",
                    "If your club counts knockouts, who put whom out is asked at that moment, with "
                    "one click; it can wait.",
                ),
            )
        ),
    ),
    ("room_in_play",),
)

TABLES: Final = Chapter(
    "tables",
    ("Changer, fermer une table", "Change tables, break one"),
    (
        Said(
            (
                "La colonne **À faire** dit ce que le règlement demande maintenant : rééquilibrer, "
                "arrêter une table qui a trois joueurs de moins, fermer la prochaine table, former "
                "la table finale. Chaque carte dit pourquoi et cite l’article. Un bord vert : "
                "c’est obligatoire ; sinon c’est un conseil.",
                "The **To do** column says what the rulebook asks for now: to balance, to stop a "
                "table that is three players short, to break the next table, to form the final "
                "table. Each card says why and cites the article. A green edge: it is compulsory; "
                "otherwise it is advice.",
            )
        ),
        Pictured(
            "room_where_is_the_big_blind",
            (
                "Pour déplacer un joueur, la place de la grosse blinde est demandée.",
                "To move a player, the seat of the big blind is asked for.",
            ),
        ),
        Steps(
            (
                (
                    "**Où est la BB ?** : un clic sur la place de la grosse blinde à la table qui "
                    "donne. L’application désigne qui part et où la personne s’assoit (§ 2.3).",
                    "**Where is the BB?**: a click on the seat of the big blind at the table that "
                    "gives. The application names who leaves and where they sit (§ 2.3).",
                ),
                (
                    "Lisez l’annonce à voix haute, ou laissez l’affichage la montrer, puis "
                    "**Annoncé**. Tant qu’elle ne l’est pas, elle reste sous vos yeux.",
                    "Read the announcement out, or let the display show it, then **Announced**. "
                    "Until it is, it stays before your eyes.",
                ),
                (
                    "**Fermer la table** tire les nouvelles places de ses joueurs, en gardant les "
                    "tables égales. Imprimez la feuille des changements si la salle est grande.",
                    "**Break the table** draws the new seats of its players, keeping tables even. "
                    "Print the sheet of moves if the room is large.",
                ),
                (
                    "Vous voulez faire autrement : **Écarter…** et une raison. Elle est au "
                    "procès-verbal, et la carte ne revient pas tant que rien ne change.",
                    "You want to do otherwise: **Set aside…** and a reason. It is in the minutes, "
                    "and the card does not come back as long as nothing changes.",
                ),
            )
        ),
        Pictured(
            "public_moves",
            ("Les changements de place au mur.", "Seat changes on the wall."),
            wall=True,
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
                "situation, répondez aux questions, lisez la décision.",
                "`F2`, wherever you are, then two words of what you are told: “single chip”, "
                "“string bet”, “muck”. Or the number of an article. Choose the situation, answer "
                "the questions, read the ruling.",
            )
        ),
        Pictured(
            "floor_question",
            ("Des questions courtes, au clavier ou au doigt.", "Short questions, typed or tapped."),
        ),
        Steps(
            (
                (
                    "Un chiffre répond ; `Retour` reprend la dernière réponse, un clic sur une "
                    "réponse donnée la rouvre.",
                    "A digit answers; `Back` takes the last answer back, a click on an answer "
                    "given opens it again.",
                ),
                (
                    "La décision dit les montants, ce qu’il faut dire à la table, et l’article. Si "
                    "le texte se lit de deux façons, la lecture retenue est nommée.",
                    "The ruling tells the amounts, what to say at the table, and the article. "
                    "Where the text can be read in two ways, the reading applied is named.",
                ),
                (
                    "**Appliquer et noter** (`Entrée`) l’écrit au procès-verbal. **Décider "
                    "autrement** (`A`) : l’arbitre, c’est vous ; une lettre prend le motif, "
                    "`Entrée` l’écrit.",
                    "**Apply and record** (`Enter`) writes it in the minutes. **Rule otherwise** "
                    "(`A`): you are the judge; a letter picks the reason, `Enter` writes it.",
                ),
                (
                    "`S` sanctionne pour l’incident lu ; l’échelle propose selon ce que la "
                    "personne a déjà eu. `Ctrl+T` lance le décompte du temps (§ 3.5).",
                    "`S` penalises for the incident being read; the ladder suggests by what the "
                    "person already had. `Ctrl+T` starts the time count (§ 3.5).",
                ),
            )
        ),
        Pictured("floor_ruling", ("La décision.", "The ruling.")),
        Said(
            (
                "Où le texte se tait, l’application le dit, montre les choix possibles, et vous "
                "décidez avec un motif. Elle n’invente pas de règle. **Règlement** ouvre les "
                "articles, nos résumés, et le texte publié si le club y a joint son PDF.",
                "Where the text is silent, the application says so, shows the possible choices, "
                "and you decide with a reason. It invents no rule. **Rulebook** opens the "
                "articles, our summaries, and the published text if the club attached its PDF.",
            )
        ),
        Said(
            (
                "`Ctrl+F2` met le floor dans sa propre fenêtre, pour une tablette ou un second "
                "écran.",
                "`Ctrl+F2` puts the floor in its own window, for a tablet or a second screen.",
            )
        ),
    ),
    ("floor",),
)

CHIPS: Final = Chapter(
    "chips",
    ("Jetons, retraits et tapis", "Chips, colour-ups and stacks"),
    (
        Said(
            (
                "Quand une valeur ne sert plus, **À faire** propose son retrait à la pause qui "
                "vient : combien de jetons sortir, combien de plus gros porter aux tables.",
                "When a value is no longer needed, **To do** proposes its colour-up at the coming "
                "break: how many chips come out, how many larger ones to bring to the tables.",
            )
        ),
        Pictured("chips_race", ("Un retrait, table par table.", "A colour-up, table by table.")),
        Steps(
            (
                (
                    "Page **Jetons** : écrivez par place ce que chacun a de la petite valeur. "
                    "L’échange et le chip race se calculent (§ 3.2) ; personne n’est éliminé par "
                    "un retrait.",
                    "**Chips** page: write for each seat what they hold of the small value. The "
                    "exchange and the chip race are worked out (§ 3.2); nobody is eliminated by a "
                    "colour-up.",
                ),
                (
                    "**Inscrire le retrait**, table après table ; puis **Clore le retrait** : le "
                    "total en jeu est vérifié.",
                    "**Record the colour-up**, table after table; then **Close the colour-up**: "
                    "the total in play is checked.",
                ),
                (
                    "Les tables l’ont fait seules : **Fait aux tables**, là ou dans **À faire**, "
                    "le note d’un coup, sans feuille. **Fait à cette table** le note pour "
                    "une seule.",
                    "The tables did it themselves: **Done at the tables**, there or in **To do**, "
                    "records it at once, without sheets. **Done at this table** records a single "
                    "one.",
                ),
                (
                    "Onglet **Tapis** : comptés table par table. Le mur peut montrer les plus "
                    "gros, et un écart avec les jetons en jeu se voit aussitôt.",
                    "**Stacks** tab: counted table by table. The wall can show the largest, "
                    "and a difference with the chips in play is seen at once.",
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
                "Éteints tant que vous ne les allumez pas : **Réglages**, **L’application et le "
                "club**, carte **Téléphones**, **Allumer**. Aucun internet : le Wi-Fi du club, ou "
                "le point d’accès de l’ordinateur, suffit.",
                "Off until you switch them on: **Settings**, **The application and the club**, "
                "**Phones** card, **Switch on**. No internet: the club’s Wi-Fi, or the computer’s "
                "own hotspot, is enough.",
            )
        ),
        Steps(
            (
                (
                    "Un QR paraît à l’affichage public : les joueurs lisent l’horloge, leur place, "
                    "les changements, le classement. Sans compte.",
                    "A QR code appears on the public display: players read the clock, their seat, "
                    "the moves, the ranking. Without an account.",
                ),
                (
                    "**Relier un floor…** montre un QR et six chiffres, valables deux minutes : ce "
                    "téléphone sort des joueurs, les déplace, arbitre avec les mêmes questions.",
                    "**Pair a floor…** shows a QR code and six digits, good for two minutes: that "
                    "phone puts players out, moves them, rules with the same questions.",
                ),
                (
                    "Le QR d’une feuille de table relie le téléphone de cette table : un bouton "
                    "appelle un floor, et le bureau voit depuis quand.",
                    "The QR code of a table sheet pairs the phone of that table: one button calls "
                    "a floor, and the desk sees since when.",
                ),
                (
                    "**Délier** retire un téléphone sur-le-champ ; **Tout couper** les éteint "
                    "tous.",
                    "**Unpair** removes a phone at once; **End everything** switches them all off.",
                ),
            )
        ),
        Said(
            (
                "Sans certificat, quelqu’un du même Wi-Fi pourrait lire ce qui passe : c’est dit "
                "dans la carte. **Qui peut quoi…** montre ce que chaque rôle a le droit de faire.",
                "Without a certificate, somebody on the same Wi-Fi could read what passes: the "
                "card says so. **Who may do what…** shows what each role may do.",
            )
        ),
    ),
)
