<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="fr">
<context>
    <name>ActionBar</name>
    <message>
        <source>Absence</source>
        <translation>Absence</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord un joueur dans la liste.</source>
        <translation>Choose a player from the list first.</translation>
    </message>
    <message>
        <source>Corriger</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Majorité</source>
        <translation>Age check</translation>
    </message>
    <message>
        <source>Personne n&apos;est choisi</source>
        <translation>Nobody is chosen</translation>
    </message>
    <message>
        <source>Présence</source>
        <translation>Presence</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Seul un joueur assis peut être noté absent.</source>
        <translation>Only a seated player can be noted away.</translation>
    </message>
    <message>
        <source>Suppr</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>{0} joueurs choisis</source>
        <translation>{0} players chosen</translation>
    </message>
</context>
<context>
    <name>AddLine</name>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Ajouter un joueur&#xa0;: nom, prénom, club</source>
        <translation>Add a player: last name, first name, club</translation>
    </message>
    <message>
        <source>Ajouter&#xa0;: NOM Prénom, club</source>
        <translation>Add: LAST NAME First name, club</translation>
    </message>
    <message>
        <source>Inscrire {0}</source>
        <translation>Enter {0}</translation>
    </message>
    <message>
        <source>Pointer comme présent dès l&apos;inscription</source>
        <translation>Mark present on entry</translation>
    </message>
    <message>
        <source>présent</source>
        <translation>present</translation>
    </message>
    <message>
        <source>{0} (déjà inscrit)</source>
        <translation>{0} (already entered)</translation>
    </message>
    <message>
        <source>{0} est déjà sur la liste. Entrée encore&#xa0;: c&apos;est un homonyme.</source>
        <translation>{0} is already on the list. Enter again: it is a namesake.</translation>
    </message>
    <message>
        <source>Écrivez un nom&#xa0;: NOM Prénom, club.</source>
        <translation>Write a name: LAST NAME First name, club.</translation>
    </message>
</context>
<context>
    <name>AnnouncementList</name>
    <message>
        <source>Aucun changement de place à lire.</source>
        <translation>No change of seat to read out.</translation>
    </message>
    <message>
        <source>La suite sous «&#xa0;Lire&#xa0;»&#xa0;: {0} de plus.</source>
        <translation>The rest under “Read”: {0} more.</translation>
    </message>
</context>
<context>
    <name>AnnouncementRow</name>
    <message>
        <source>Annoncé</source>
        <translation>Announced</translation>
    </message>
    <message>
        <source>Annoncé&#xa0;: {0}</source>
        <translation>Announced: {0}</translation>
    </message>
    <message>
        <source>absent&#xa0;: portez ses jetons</source>
        <translation>away: carry the chips</translation>
    </message>
    <message>
        <source>vient de la {0}</source>
        <translation>comes from {0}</translation>
    </message>
    <message>
        <source>{0}&#xa0;; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
</context>
<context>
    <name>AnswersStrip</name>
    <message>
        <source>Réponses données</source>
        <translation>Answers given</translation>
    </message>
</context>
<context>
    <name>ArticleCard</name>
    <message>
        <source>Article inconnu</source>
        <translation>Unknown article</translation>
    </message>
    <message>
        <source>Ce qui applique cet article</source>
        <translation>What applies this article</translation>
    </message>
    <message>
        <source>Ouvrir dans le règlement</source>
        <translation>Open in the rulebook</translation>
    </message>
    <message>
        <source>Procédures qui l&apos;appliquent</source>
        <translation>Procedures that apply it</translation>
    </message>
    <message>
        <source>Retour</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Situations que cet article tranche</source>
        <translation>Situations this article settles</translation>
    </message>
    <message>
        <source>À lire avec</source>
        <translation>To be read with</translation>
    </message>
</context>
<context>
    <name>ArticleDialog</name>
    <message>
        <source>Cet article n&apos;est pas résumé ici&#xa0;: consultez le règlement imprimé.</source>
        <translation>This article is not summed up here: consult the printed rulebook.</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Résumé de l&apos;édition {0} dans nos propres mots&#xa0;: seul le texte publié fait foi.</source>
        <translation>Summary of edition {0} in our own words: only the published text is binding.</translation>
    </message>
</context>
<context>
    <name>AskView</name>
    <message>
        <source>Plus de détails</source>
        <translation>More details</translation>
    </message>
    <message>
        <source>Quel détail préciser&#xa0;?</source>
        <translation>Which detail?</translation>
    </message>
    <message>
        <source>Retour arrière&#xa0;: reprendre</source>
        <translation>Backspace: take back</translation>
    </message>
</context>
<context>
    <name>AwardDialog</name>
    <message>
        <source>Donner les prix</source>
        <translation>Give the prizes</translation>
    </message>
    <message>
        <source>Ex æquo&#xa0;: qui prend quoi&#xa0;?</source>
        <translation>Tied: who takes what?</translation>
    </message>
    <message>
        <source>Motif, sauf si tous partagent tout</source>
        <translation>Reason, unless all share everything</translation>
    </message>
    <message>
        <source>Plus tard</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Rien n&apos;est changé.</source>
        <translation>Nothing is changed.</translation>
    </message>
    <message>
        <source>Tirage au sort, accord des joueurs…</source>
        <translation>Drawn by lot, agreed by the players…</translation>
    </message>
    <message>
        <source>{0} sont ex æquo à la {1} place. Cochez à qui va chaque prix&#xa0;; plusieurs noms cochés le partagent.</source>
        <translation>{0} are tied in {1} place. Tick whose each prize is; several names ticked share it.</translation>
    </message>
</context>
<context>
    <name>BalanceFlow</name>
    <message>
        <source>Ce déplacement n&apos;est pas possible</source>
        <translation>This move is not possible</translation>
    </message>
    <message>
        <source>Demandez à la table, puis cliquez la place ou tapez son chiffre (0 pour la 10). La place compte même si son joueur vient de sortir.</source>
        <translation>Ask the table, then click the seat or type its figure (0 for seat 10). The seat counts even if its player has just gone out.</translation>
    </message>
    <message>
        <source>Déplacer ce joueur</source>
        <translation>Move this player</translation>
    </message>
    <message>
        <source>Je ne sais pas&#xa0;: tirer la place</source>
        <translation>I don&apos;t know: draw the seat</translation>
    </message>
    <message>
        <source>Je ne sais pas&#xa0;: voir à la table</source>
        <translation>I don&apos;t know: see at the table</translation>
    </message>
    <message>
        <source>L&apos;arrivée se fait près du bouton&#xa0;: sa place dit si le joueur entre ou non.</source>
        <translation>The arrival is next to the button: its place tells whether the player enters or not.</translation>
    </message>
    <message>
        <source>Où est la grosse blinde à la table {0}&#xa0;?</source>
        <translation>Where is the big blind at table {0}?</translation>
    </message>
    <message>
        <source>Où est le bouton à la table {0}&#xa0;?</source>
        <translation>Where is the button at table {0}?</translation>
    </message>
    <message>
        <source>table {0}, place tirée au sort</source>
        <translation>table {0}, seat drawn</translation>
    </message>
    <message>
        <source>{0} ne se déplace jamais&#xa0;: c&apos;est le joueur suivant qui bouge.</source>
        <translation>{0} is never moved: the next player moves.</translation>
    </message>
    <message>
        <source>Équilibrage</source>
        <translation>Balancing</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>BeforeDraw</name>
    <message>
        <source>1 table, {1} places</source>
        <translation>1 table, {1} seats</translation>
    </message>
    <message>
        <source>Aucun présent n&apos;est pointé</source>
        <translation>Nobody is marked present</translation>
    </message>
    <message>
        <source>Avant le tirage des places</source>
        <translation>Before the draw for seats</translation>
    </message>
    <message>
        <source>Choisir les tables…</source>
        <translation>Choose the tables…</translation>
    </message>
    <message>
        <source>En répondre</source>
        <translation>Answer for it</translation>
    </message>
    <message>
        <source>Inscrire des joueurs</source>
        <translation>Enter players</translation>
    </message>
    <message>
        <source>J&apos;en réponds…</source>
        <translation>I answer for it…</translation>
    </message>
    <message>
        <source>Majorité des présents (§&#xa0;1.4)</source>
        <translation>Age of those present (§&#xa0;1.4)</translation>
    </message>
    <message>
        <source>Majorité vérifiée pour tous les présents (§&#xa0;1.4)</source>
        <translation>Age settled for everyone present (§&#xa0;1.4)</translation>
    </message>
    <message>
        <source>Personne n&apos;est inscrit</source>
        <translation>Nobody is entered</translation>
    </message>
    <message>
        <source>Pointer les présents</source>
        <translation>Mark who is present</translation>
    </message>
    <message>
        <source>Prêt à tirer les places</source>
        <translation>Ready to draw the seats</translation>
    </message>
    <message>
        <source>Raison de répondre de la majorité</source>
        <translation>Reason for answering for the age</translation>
    </message>
    <message>
        <source>Raison, écrite au procès-verbal</source>
        <translation>Reason, written in the minutes</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Sans choix, le moins de tables possible.</source>
        <translation>Without a choice, as few tables as possible.</translation>
    </message>
    <message>
        <source>Tirer les places</source>
        <translation>Draw the seats</translation>
    </message>
    <message>
        <source>Tirer à la table {0}</source>
        <translation>Draw at table {0}</translation>
    </message>
    <message>
        <source>Vérifier</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>{0} joueur inscrit</source>
        <translation>{0} player entered</translation>
    </message>
    <message>
        <source>{0} joueurs inscrits</source>
        <translation>{0} players entered</translation>
    </message>
    <message>
        <source>{0} majorité à vérifier (§&#xa0;1.4)</source>
        <translation>{0} age to check (§&#xa0;1.4)</translation>
    </message>
    <message>
        <source>{0} majorités à vérifier (§&#xa0;1.4)</source>
        <translation>{0} ages to check (§&#xa0;1.4)</translation>
    </message>
    <message>
        <source>{0} présent</source>
        <translation>{0} present</translation>
    </message>
    <message>
        <source>{0} présents</source>
        <translation>{0} present</translation>
    </message>
    <message>
        <source>{0} tables, {1} places</source>
        <translation>{0} tables, {1} seats</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord la raison.</source>
        <translation>Write the reason first.</translation>
    </message>
</context>
<context>
    <name>BookArticle</name>
    <message>
        <source>Alt + flèche gauche</source>
        <translation>Alt + left arrow</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Chapitre {0} · {1}</source>
        <translation>Chapter {0} · {1}</translation>
    </message>
    <message>
        <source>Comment nous lisons ce passage</source>
        <translation>How we read this passage</translation>
    </message>
    <message>
        <source>Procédures qui l&apos;appliquent</source>
        <translation>Procedures that apply it</translation>
    </message>
    <message>
        <source>Retour à {0}</source>
        <translation>Back to {0}</translation>
    </message>
    <message>
        <source>Situations que cet article tranche</source>
        <translation>Situations this article settles</translation>
    </message>
    <message>
        <source>Voir aussi</source>
        <translation>See also</translation>
    </message>
</context>
<context>
    <name>BookPage</name>
    <message>
        <source>Chercher&#xa0;: string, muck, 9.12…</source>
        <translation>Find: string, muck, 9.12…</translation>
    </message>
    <message>
        <source>Joindre le PDF publié…</source>
        <translation>Attach the published PDF…</translation>
    </message>
    <message>
        <source>Joindre le PDF…</source>
        <translation>Attach the PDF…</translation>
    </message>
    <message>
        <source>Joindre le règlement de la fédération</source>
        <translation>Attach the federation&apos;s rulebook</translation>
    </message>
    <message>
        <source>Joindre un autre fichier…</source>
        <translation>Attach another file…</translation>
    </message>
    <message>
        <source>Le règlement joint, «&#xa0;{0}&#xa0;», n&apos;est plus sur cet ordinateur&#xa0;: joignez-le de nouveau.</source>
        <translation>The rulebook attached, “{0}”, is no longer on this computer: attach it again.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Rien ne répond à ces mots. Essayez un mot de moins, ou un numéro.</source>
        <translation>Nothing answers these words. Try one word less, or a number.</translation>
    </message>
    <message>
        <source>Texte publié</source>
        <translation>Published text</translation>
    </message>
    <message>
        <source>«&#xa0;{0}&#xa0;» ne s&apos;ouvre pas&#xa0;: le fichier est abîmé, ou protégé par un mot de passe.</source>
        <translation>“{0}” does not open: the file is damaged, or protected by a password.</translation>
    </message>
</context>
<context>
    <name>BreakingOrderForm</name>
    <message>
        <source>C&apos;est déjà la dernière à fermer.</source>
        <translation>It is the last to break already.</translation>
    </message>
    <message>
        <source>C&apos;est déjà la première à fermer.</source>
        <translation>It is the first to break already.</translation>
    </message>
    <message>
        <source>Changer l&apos;ordre</source>
        <translation>Change the order</translation>
    </message>
    <message>
        <source>La première de la liste ferme la première. Les joueurs en sont informés.</source>
        <translation>The first of the list breaks first. The players are told.</translation>
    </message>
    <message>
        <source>Plus tard</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Plus tôt</source>
        <translation>Sooner</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Tables, la prochaine à fermer d&apos;abord</source>
        <translation>Tables, the next to break first</translation>
    </message>
</context>
<context>
    <name>CardPad</name>
    <message>
        <source>A, K, Q, J, T ou un chiffre, puis S, H, D ou C</source>
        <translation>A, K, Q, J, T or a figure, then S, H, D or C</translation>
    </message>
    <message>
        <source>A, R, D, V ou un chiffre, puis P, C, K ou T</source>
        <translation>A, K, Q, J or a figure, then S, H, D or C</translation>
    </message>
</context>
<context>
    <name>ChipPad</name>
    <message>
        <source>Effacer</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Rien n&apos;est encore posé</source>
        <translation>Nothing is down yet</translation>
    </message>
    <message>
        <source>Une lettre donne le jeton&#xa0;; ou tapez sa valeur</source>
        <translation>A letter gives the chip; or type its value</translation>
    </message>
    <message>
        <source>Une lettre pose un jeton&#xa0;; ou tapez 1000 1000 25, ou 2x1000 25</source>
        <translation>A letter puts a chip down; or type 1000 1000 25, or 2x1000 25</translation>
    </message>
    <message>
        <source>Une lettre pose un jeton&#xa0;; ou tapez le montant, 525 ou 2x1000+25</source>
        <translation>A letter puts a chip down; or type the amount, 525 or 2x1000+25</translation>
    </message>
    <message>
        <source>Valider</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>ChipsPage</name>
    <message>
        <source>Ils y entrent quand les places sont tirées.</source>
        <translation>They enter when the seats are drawn.</translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Pas encore de jetons en jeu</source>
        <translation>No chips in play yet</translation>
    </message>
    <message>
        <source>Registre</source>
        <translation>Ledger</translation>
    </message>
    <message>
        <source>Retrait</source>
        <translation>Colour-up</translation>
    </message>
    <message>
        <source>Tapis</source>
        <translation>Stacks</translation>
    </message>
</context>
<context>
    <name>ChipsSection</name>
    <message>
        <source>Ajouter un jeton</source>
        <translation>Add a chip</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord un jeton.</source>
        <translation>Choose a chip first.</translation>
    </message>
    <message>
        <source>Jetons du club</source>
        <translation>The club&apos;s chips</translation>
    </message>
    <message>
        <source>Les structures toutes prêtes, les color-up et l&apos;affichage suivent ces jetons. Le nombre possédé est facultatif.</source>
        <translation>Ready structures, color-ups and the display follow these chips. The number owned is optional.</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
</context>
<context>
    <name>Cited</name>
    <message>
        <source>Lire l&apos;article</source>
        <translation>Read the article</translation>
    </message>
    <message>
        <source>ROPTA, édition {0}</source>
        <translation>ROPTA, edition {0}</translation>
    </message>
</context>
<context>
    <name>ClockButton</name>
    <message>
        <source>Arrêter l&apos;horloge</source>
        <translation>Stop the clock</translation>
    </message>
    <message>
        <source>Démarrer l&apos;horloge</source>
        <translation>Start the clock</translation>
    </message>
    <message>
        <source>arrêtée</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>dernier niveau</source>
        <translation>last level</translation>
    </message>
    <message>
        <source>dernière minute</source>
        <translation>last minute</translation>
    </message>
    <message>
        <source>dix secondes</source>
        <translation>ten seconds</translation>
    </message>
    <message>
        <source>en cours</source>
        <translation>running</translation>
    </message>
    <message>
        <source>pas commencé</source>
        <translation>not started</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>break</translation>
    </message>
    <message>
        <source>temps dépassé</source>
        <translation>overtime</translation>
    </message>
    <message>
        <source>terminé</source>
        <translation>over</translation>
    </message>
    <message>
        <source>{0} (Espace)</source>
        <translation>{0} (Space)</translation>
    </message>
</context>
<context>
    <name>ClockControls</name>
    <message>
        <source>+1 min</source>
        <translation>+1 min</translation>
    </message>
    <message>
        <source>Aller à la prochaine pause (B)</source>
        <translation>Go to the next break (B)</translation>
    </message>
    <message>
        <source>Arrêter l&apos;horloge</source>
        <translation>Stop the clock</translation>
    </message>
    <message>
        <source>Démarrer l&apos;horloge</source>
        <translation>Start the clock</translation>
    </message>
    <message>
        <source>Démarrer ou arrêter l&apos;horloge (Espace)</source>
        <translation>Start or stop the clock (Space)</translation>
    </message>
    <message>
        <source>Démarrer quand même</source>
        <translation>Start all the same</translation>
    </message>
    <message>
        <source>Démarrer quand même…</source>
        <translation>Start all the same…</translation>
    </message>
    <message>
        <source>Il manque des joueurs à table pour commencer (§ 2.2)&#xa0;: vous en décidez.</source>
        <translation>Players are missing at a table to begin (§&#xa0;2.2): you decide.</translation>
    </message>
    <message>
        <source>La structure n&apos;a plus de pause.</source>
        <translation>The structure has no more breaks.</translation>
    </message>
    <message>
        <source>Niveau ou pause qui précède (P)</source>
        <translation>Previous level or break (P)</translation>
    </message>
    <message>
        <source>Niveau ou pause qui suit (N)</source>
        <translation>Next level or break (N)</translation>
    </message>
    <message>
        <source>Prochaine pause</source>
        <translation>Next break</translation>
    </message>
    <message>
        <source>Précédent</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Une minute de moins (-)</source>
        <translation>One minute less (-)</translation>
    </message>
    <message>
        <source>Une minute de plus (+)</source>
        <translation>One minute more (+)</translation>
    </message>
    <message>
        <source>−1 min</source>
        <translation>−1 min</translation>
    </message>
</context>
<context>
    <name>ClockFigures</name>
    <message>
        <source>Entrées tardives</source>
        <translation>Late entry</translation>
    </message>
    <message>
        <source>Jetons en jeu</source>
        <translation>Chips in play</translation>
    </message>
    <message>
        <source>Joueurs en jeu</source>
        <translation>Players left</translation>
    </message>
    <message>
        <source>Niveau suivant</source>
        <translation>Next level</translation>
    </message>
    <message>
        <source>Prochaine pause</source>
        <translation>Next break</translation>
    </message>
    <message>
        <source>Tapis moyen</source>
        <translation>Average stack</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>dans {0}</source>
        <translation>in {0}</translation>
    </message>
    <message>
        <source>fin du niveau {0}</source>
        <translation>end of level {0}</translation>
    </message>
    <message>
        <source>{0} BB</source>
        <translation>{0} BB</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Les nouvelles blindes s&apos;appliquent à la main suivante (§ 3.1).</source>
        <translation>The new blinds apply to the next hand (§&#xa0;3.1).</translation>
    </message>
    <message>
        <source>À la reprise&#xa0;: {0}</source>
        <translation>On resuming: {0}</translation>
    </message>
</context>
<context>
    <name>CloseTableForm</name>
    <message>
        <source>Fermer la table</source>
        <translation>Break the table</translation>
    </message>
</context>
<context>
    <name>ColumnBox</name>
    <message>
        <source>Colonne {0}</source>
        <translation>Column {0}</translation>
    </message>
    <message>
        <source>Sens de la colonne {0}</source>
        <translation>Meaning of column {0}</translation>
    </message>
    <message>
        <source>ex. {0}</source>
        <translation>e.g. {0}</translation>
    </message>
    <message>
        <source>{0} (à confirmer)</source>
        <translation>{0} (to confirm)</translation>
    </message>
</context>
<context>
    <name>Concerned</name>
    <message>
        <source>Concernés</source>
        <translation>Concerned</translation>
    </message>
    <message>
        <source>Place {0}, {1}</source>
        <translation>Seat {0}, {1}</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Articles du règlement</source>
        <translation>Articles of the rulebook</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Ce n&apos;est pas votre faute. Tout ce qui était enregistré l&apos;est toujours&#xa0;: le tournoi rouvre exactement où il en était.</source>
        <translation>It is not your fault. Everything recorded still is: the tournament reopens exactly where it was.</translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Emplacement du rapport</source>
        <translation>Where the report is</translation>
    </message>
    <message>
        <source>Ouvrir le dossier</source>
        <translation>Open the folder</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Un rapport a été écrit, avec une copie du journal qui ne nomme personne. Transmettez-le à qui s&apos;occupe de l&apos;application.</source>
        <translation>A report was written, with a copy of the journal that names nobody. Pass it on to whoever looks after the application.</translation>
    </message>
    <message>
        <source>Une erreur de l&apos;application s&apos;est produite</source>
        <translation>The application met an error</translation>
    </message>
</context>
<context>
    <name>DepartureForm</name>
    <message>
        <source>Autres indices, dits dans le motif</source>
        <translation>Other signs, told in the reason</translation>
    </message>
    <message>
        <source>Comment le sait-on&#xa0;?</source>
        <translation>How is it known?</translation>
    </message>
    <message>
        <source>Constaté sur des indices</source>
        <translation>Found on signs</translation>
    </message>
    <message>
        <source>Dernier jour du tournoi</source>
        <translation>Last day of the tournament</translation>
    </message>
    <message>
        <source>Jetons retirés</source>
        <translation>Chips removed</translation>
    </message>
    <message>
        <source>Le joueur l&apos;a annoncé</source>
        <translation>The player said so</translation>
    </message>
    <message>
        <source>Les jetons sont retirés et le joueur classé maintenant (§ 1.9).</source>
        <translation>The chips leave play and the player is ranked now (§ 1.9).</translation>
    </message>
    <message>
        <source>N&apos;est jamais venu</source>
        <translation>Never came</translation>
    </message>
    <message>
        <source>Noter le départ</source>
        <translation>Record the departure</translation>
    </message>
    <message>
        <source>Sorti en disant partir pour de bon</source>
        <translation>Left saying it was for good</translation>
    </message>
    <message>
        <source>jetons</source>
        <translation>chips</translation>
    </message>
</context>
<context>
    <name>DepartureRow</name>
    <message>
        <source>Comme le règlement&#xa0;: rien ne change.</source>
        <translation>As in the rulebook: nothing changes.</translation>
    </message>
    <message>
        <source>Règlement&#xa0;: {0}</source>
        <translation>Rulebook: {0}</translation>
    </message>
</context>
<context>
    <name>DisqualifyQuestion</name>
    <message>
        <source>Disqualifier {0}&#xa0;?</source>
        <translation>Disqualify {0}?</translation>
    </message>
    <message>
        <source>Il quitte le tournoi, classé {0}. Ses jetons sortent du jeu (§&#xa0;11.2).</source>
        <translation>This player leaves the tournament, ranked {0}, and the chips leave play (§&#xa0;11.2).</translation>
    </message>
    <message>
        <source>Le tapis dépasse les jetons en jeu&#xa0;: comptez-le de nouveau.</source>
        <translation>The stack is larger than the chips in play: count it again.</translation>
    </message>
    <message>
        <source>Ne pas disqualifier</source>
        <translation>Do not disqualify</translation>
    </message>
    <message>
        <source>Oui, disqualifier</source>
        <translation>Yes, disqualify</translation>
    </message>
    <message>
        <source>ce joueur</source>
        <translation>this player</translation>
    </message>
</context>
<context>
    <name>DrawnBar</name>
    <message>
        <source>Démarrer l&apos;horloge</source>
        <translation>Start the clock</translation>
    </message>
    <message>
        <source>Garder ce tirage</source>
        <translation>Keep this draw</translation>
    </message>
    <message>
        <source>Les places annoncées changent&#xa0;; ce tirage reste au procès-verbal.</source>
        <translation>The seats announced change; this draw stays in the minutes.</translation>
    </message>
    <message>
        <source>Places tirées pour {0}. Bouton&#xa0;: place {1}.</source>
        <translation>Seats drawn for {0}. Button: seat {1}.</translation>
    </message>
    <message>
        <source>Raison de commencer</source>
        <translation>Reason for starting</translation>
    </message>
    <message>
        <source>Raison, écrite au procès-verbal</source>
        <translation>Reason, written in the minutes</translation>
    </message>
    <message>
        <source>Refaire le tirage…</source>
        <translation>Draw again…</translation>
    </message>
    <message>
        <source>Si elle est vide, le bouton va à la place occupée suivante (§&#xa0;2.1).</source>
        <translation>If it is empty, the button goes to the next occupied seat (§&#xa0;2.1).</translation>
    </message>
    <message>
        <source>Tirer à nouveau</source>
        <translation>Draw again</translation>
    </message>
    <message>
        <source>Tirer à nouveau toutes les places&#xa0;?</source>
        <translation>Draw every seat again?</translation>
    </message>
</context>
<context>
    <name>EmptySeatPanel</name>
    <message>
        <source>Personne n&apos;est encore sorti.</source>
        <translation>Nobody is out yet.</translation>
    </message>
    <message>
        <source>Placer {0} à la table {1}…</source>
        <translation>Seat {0} at table {1}…</translation>
    </message>
    <message>
        <source>Retardataires sans place</source>
        <translation>Latecomers without a seat</translation>
    </message>
    <message>
        <source>Réintégrer un joueur ici…</source>
        <translation>Reinstate a player here…</translation>
    </message>
</context>
<context>
    <name>EntrantsView</name>
    <message>
        <source>Chercher un nom, une table</source>
        <translation>Find a name, a table</translation>
    </message>
    <message>
        <source>Filtrer la liste</source>
        <translation>Filter the list</translation>
    </message>
    <message>
        <source>Importer une liste</source>
        <translation>Import a list</translation>
    </message>
    <message>
        <source>Importez le fichier des membres ou la liste des préinscrits, puis pointez les présents. Un joueur seul s&apos;ajoute sur la ligne ci-dessus.</source>
        <translation>Import the members&apos; file or the list of those who pre-registered, then mark who is present. A single player is added on the line above.</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Personne n&apos;est encore inscrit</source>
        <translation>Nobody is entered yet</translation>
    </message>
    <message>
        <source>Personne n&apos;est inscrit.</source>
        <translation>Nobody is entered.</translation>
    </message>
    <message>
        <source>Personne ne correspond à cette recherche.</source>
        <translation>Nobody matches this search.</translation>
    </message>
    <message>
        <source>Placer</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Tous les inscrits sont déjà pointés présents.</source>
        <translation>Every entrant is already marked present.</translation>
    </message>
    <message>
        <source>Tout le monde est présent</source>
        <translation>Everybody is present</translation>
    </message>
    <message>
        <source>Un joueur attend une place</source>
        <translation>A player waits for a seat</translation>
    </message>
    <message>
        <source>{0} et {1} autres</source>
        <translation>{0} and {1} others</translation>
    </message>
    <message>
        <source>{0} joueurs attendent une place</source>
        <translation>{0} players wait for a seat</translation>
    </message>
</context>
<context>
    <name>EntryLine</name>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Autre joueur sorti dans la même main</source>
        <translation>Another player out in the same hand</translation>
    </message>
    <message>
        <source>Chercher&#xa0;: un nom, une table, ou 4.7</source>
        <translation>Find: a name, a table, or 4.7</translation>
    </message>
    <message>
        <source>Nouvelle place&#xa0;: 4.7</source>
        <translation>New seat: 4.7</translation>
    </message>
    <message>
        <source>Personne en jeu ne correspond.</source>
        <translation>Nobody in play matches.</translation>
    </message>
    <message>
        <source>Plusieurs joueurs&#xa0;: ↑ ↓ pour choisir, puis Entrée.</source>
        <translation>Several players: ↑ ↓ to choose, then Enter.</translation>
    </message>
    <message>
        <source>Qui&#xa0;? Un nom, ou 4.7 pour table 4, place 7</source>
        <translation>Who? A name, or 4.7 for table 4, seat 7</translation>
    </message>
    <message>
        <source>Sortie</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>Sortie&#xa0;: un nom, ou 4.7 pour table 4, place 7</source>
        <translation>Out: a name, or 4.7 for table 4, seat 7</translation>
    </message>
    <message>
        <source>Tapez d&apos;abord un nom, ou 4.7.</source>
        <translation>Type a name first, or 4.7.</translation>
    </message>
    <message>
        <source>… et {0} de plus&#xa0;: précisez.</source>
        <translation>… and {0} more: type more.</translation>
    </message>
</context>
<context>
    <name>EveningSection</name>
    <message>
        <source>Affichage public</source>
        <translation>Public display</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Entrées tardives jusqu&apos;à la fin du niveau</source>
        <translation>Late entry until the end of level</translation>
    </message>
    <message>
        <source>Jamais&#xa0;: ses jetons restent et paient les blindes (§&#xa0;1.9).</source>
        <translation>Never: the chips stay and pay the blinds (§&#xa0;1.9).</translation>
    </message>
    <message>
        <source>La page Horloge dit si l&apos;on finira avant.</source>
        <translation>The Clock page says whether play ends before.</translation>
    </message>
    <message>
        <source>La salle ferme à</source>
        <translation>The hall closes at</translation>
    </message>
    <message>
        <source>Les membres d&apos;un même club</source>
        <translation>Members of the same club</translation>
    </message>
    <message>
        <source>Les membres d&apos;une même équipe</source>
        <translation>Members of the same team</translation>
    </message>
    <message>
        <source>Lieu</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Niveau 2 quand rien n&apos;est dit (§&#xa0;1.8).</source>
        <translation>Level 2 when nothing is said (§&#xa0;1.8).</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Personne</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>Places par table</source>
        <translation>Seats a table</translation>
    </message>
    <message>
        <source>Retirer qui n&apos;est jamais venu, après le niveau</source>
        <translation>Withdraw no-shows after level</translation>
    </message>
    <message>
        <source>Séparer au tirage</source>
        <translation>Keep apart in the draw</translation>
    </message>
    <message>
        <source>Tapis de départ</source>
        <translation>Starting stack</translation>
    </message>
    <message>
        <source>Y dire l&apos;heure de fin estimée</source>
        <translation>Say there when play should end</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>jamais</source>
        <translation>never</translation>
    </message>
    <message>
        <source>sans date</source>
        <translation>no date</translation>
    </message>
    <message>
        <source>sans limite</source>
        <translation>no limit</translation>
    </message>
    <message>
        <source>À des tables différentes, autant que les nombres le permettent.</source>
        <translation>At different tables, as far as the numbers allow.</translation>
    </message>
</context>
<context>
    <name>ExportsRow</name>
    <message>
        <source>Exporter le classement en CSV</source>
        <translation>Export the ranking as CSV</translation>
    </message>
    <message>
        <source>Exporter le classement pour un tableur</source>
        <translation>Export the ranking for a spreadsheet</translation>
    </message>
    <message>
        <source>Exporter le journal en JSON Lines, sans aucun nom</source>
        <translation>Export the journal as JSON Lines, without any name</translation>
    </message>
    <message>
        <source>Journal…</source>
        <translation>Journal…</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>Faute</source>
        <translation>Fault</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Dossier&#xa0;:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>Type&#xa0;:</source>
        <translation>Type:</translation>
    </message>
</context>
<context>
    <name>FileTroubleDialog</name>
    <message>
        <source>Le fichier du club ne peut pas être ouvert</source>
        <translation>The club&apos;s file cannot be opened</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Regarder sans écrire</source>
        <translation>Look without writing</translation>
    </message>
    <message>
        <source>Vous pouvez regarder les tournois sans rien écrire.</source>
        <translation>You can look at the tournaments without writing anything.</translation>
    </message>
</context>
<context>
    <name>FindView</name>
    <message>
        <source>Articles</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>Ce qui a été trouvé</source>
        <translation>What was found</translation>
    </message>
    <message>
        <source>Essayez un mot de moins, le mot de la table (string, muck, all-in), ou le numéro d&apos;un article. Échap efface&#xa0;: les moments de la main mènent à tout.</source>
        <translation>Try one word fewer, the table&apos;s own word (string, muck, all-in), or an article&apos;s number. Esc clears: the moments of the hand lead to everything.</translation>
    </message>
    <message>
        <source>Retour aux moments de la main</source>
        <translation>Back to the moments of the hand</translation>
    </message>
    <message>
        <source>Rien ne répond à ces mots.</source>
        <translation>Nothing answers these words.</translation>
    </message>
</context>
<context>
    <name>FinderPanel</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Aucune action ne répond à ces mots.</source>
        <translation>No action answers these words.</translation>
    </message>
    <message>
        <source>Ce qui a été trouvé</source>
        <translation>What was found</translation>
    </message>
    <message>
        <source>Cette page</source>
        <translation>This page</translation>
    </message>
    <message>
        <source>Chercher dans la page {0}</source>
        <translation>Search the page {0}</translation>
    </message>
    <message>
        <source>Par exemple&#xa0;: un nom, un pseudonyme, une licence, 4.7, table 4, string, 9.12, talons, antes.</source>
        <translation>For instance: a name, a nickname, a licence, 4.7, table 4, string, 9.12, slips, antes.</translation>
    </message>
    <message>
        <source>Rien ne répond à ces mots. Essayez un mot de moins.</source>
        <translation>Nothing answers these words. Try one word less.</translation>
    </message>
    <message>
        <source>Récentes</source>
        <translation>Recent</translation>
    </message>
    <message>
        <source>Un joueur, une table, une situation, un article, un papier, un réglage…</source>
        <translation>A player, a table, a situation, an article, a paper, a setting…</translation>
    </message>
    <message>
        <source>Une action&#xa0;: horloge, imprimer, annuler…</source>
        <translation>An action: clock, print, undo…</translation>
    </message>
    <message>
        <source>↑ ↓ choisir · Entrée faire · Échap fermer · Ctrl+F chercher</source>
        <translation>↑ ↓ choose · Enter do it · Esc close · Ctrl+F find</translation>
    </message>
    <message>
        <source>↑ ↓ choisir · Entrée y aller · Échap fermer · Ctrl+K les actions</source>
        <translation>↑ ↓ choose · Enter go there · Esc close · Ctrl+K actions</translation>
    </message>
</context>
<context>
    <name>FinishBar</name>
    <message>
        <source>Effacer</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>fermeture {0}</source>
        <translation>closing {0}</translation>
    </message>
</context>
<context>
    <name>FinishCard</name>
    <message>
        <source>Finir plus tôt</source>
        <translation>Finish sooner</translation>
    </message>
    <message>
        <source>Finirons-nous à l&apos;heure&#xa0;?</source>
        <translation>Shall we finish in time?</translation>
    </message>
    <message>
        <source>Pourquoi&#xa0;?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>Préparer</source>
        <translation>Prepare</translation>
    </message>
    <message>
        <source>Préparer&#xa0;: {0}, {1}</source>
        <translation>Prepare: {0}, {1}</translation>
    </message>
</context>
<context>
    <name>FloorField</name>
    <message>
        <source>Que se passe-t-il à la table&#xa0;?</source>
        <translation>What happened at the table?</translation>
    </message>
    <message>
        <source>Que se passe-t-il&#xa0;? jeton unique, string, 9.12…</source>
        <translation>What happened? single chip, string, 9.12…</translation>
    </message>
</context>
<context>
    <name>FloorPage</name>
    <message>
        <source>Ouvrir dans sa fenêtre</source>
        <translation>Open in its own window</translation>
    </message>
    <message>
        <source>Ouvrir dans sa fenêtre (Ctrl+F2)</source>
        <translation>Open in its own window (Ctrl+F2)</translation>
    </message>
</context>
<context>
    <name>FloorTabs</name>
    <message>
        <source>Arbitrer</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Règlement</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Sanctions</source>
        <translation>Penalties</translation>
    </message>
</context>
<context>
    <name>FloorView</name>
    <message>
        <source>Il reste à imprimer le classement.</source>
        <translation>The ranking is still to be printed.</translation>
    </message>
    <message>
        <source>Laisser</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Montrer les noms</source>
        <translation>Show the names</translation>
    </message>
    <message>
        <source>Ne pas déplacer</source>
        <translation>Do not move</translation>
    </message>
    <message>
        <source>Noms</source>
        <translation>Names</translation>
    </message>
    <message>
        <source>Nouvelle place de {0}&#xa0;: cliquez une place libre, ou tapez 4.7.</source>
        <translation>New seat for {0}: click a free seat, or type 4.7.</translation>
    </message>
    <message>
        <source>Ouvrir les papiers</source>
        <translation>Open the papers</translation>
    </message>
    <message>
        <source>{0} remporte le tournoi</source>
        <translation>{0} wins the tournament</translation>
    </message>
    <message>
        <source>{0}&#xa0;: cliquez le joueur, ou tapez son nom.</source>
        <translation>{0}: click the player, or type the name.</translation>
    </message>
</context>
<context>
    <name>FloorWindow</name>
    <message>
        <source>Floor · {0}</source>
        <translation>Floor · {0}</translation>
    </message>
</context>
<context>
    <name>Flow</name>
    <message>
        <source>Oui, place {0}</source>
        <translation>Yes, seat {0}</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Go back</translation>
    </message>
    <message>
        <source>Échap</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>FootBar</name>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Consultation seule.</source>
        <translation>Looking only.</translation>
    </message>
    <message>
        <source>Rien à annuler.</source>
        <translation>Nothing to undo.</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>{0}&#xa0;: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>ForecastStrip</name>
    <message>
        <source>Après</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Joueurs (est.)</source>
        <translation>Players (est.)</translation>
    </message>
    <message>
        <source>Joueurs prévus</source>
        <translation>Players expected</translation>
    </message>
    <message>
        <source>La prévision revient dès que la structure peut se jouer.</source>
        <translation>The forecast returns as soon as the structure can be played.</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Prévision pour</source>
        <translation>Forecast for</translation>
    </message>
    <message>
        <source>Tapis moyen</source>
        <translation>Average stack</translation>
    </message>
    <message>
        <source>joueurs&#xa0;:</source>
        <translation>players:</translation>
    </message>
    <message>
        <source>{0} BB</source>
        <translation>{0} BB</translation>
    </message>
    <message>
        <source>{0} h</source>
        <translation>{0} h</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0}, fin probable après {1}</source>
        <translation>{0}, likely to end after {1}</translation>
    </message>
    <message>
        <source>{0}, trop court pour finir</source>
        <translation>{0}, too short to finish</translation>
    </message>
</context>
<context>
    <name>Foreground</name>
    <message>
        <source>Retour</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>FreePlacesPanel</name>
    <message>
        <source>Cette table est pleine.</source>
        <translation>This table is full.</translation>
    </message>
    <message>
        <source>Place {0}</source>
        <translation>Seat {0}</translation>
    </message>
</context>
<context>
    <name>GapBanner</name>
    <message>
        <source>Elle est passée de {0} à {1}&#xa0;: {2} d&apos;un coup.</source>
        <translation>It went from {0} to {1}: {2} at once.</translation>
    </message>
    <message>
        <source>Elle est passée de {0} à {1}&#xa0;: {2} en arrière.</source>
        <translation>It went from {0} to {1}: {2} back.</translation>
    </message>
    <message>
        <source>L&apos;application était fermée pendant que l&apos;horloge tournait.</source>
        <translation>The application was closed while the clock was running.</translation>
    </message>
    <message>
        <source>L&apos;heure de l&apos;ordinateur a reculé pendant que l&apos;horloge tournait.</source>
        <translation>The computer&apos;s time went back while the clock was running.</translation>
    </message>
    <message>
        <source>L&apos;ordinateur s&apos;est mis en veille, ou son heure a été changée.</source>
        <translation>The computer went to sleep, or its time was changed.</translation>
    </message>
    <message>
        <source>Le temps a passé&#xa0;: comme si l&apos;horloge tournait</source>
        <translation>Time has passed: as if the clock was running</translation>
    </message>
    <message>
        <source>Reprendre au dernier moment vu</source>
        <translation>Go on from the last moment seen</translation>
    </message>
    <message>
        <source>Vue pour la dernière fois à {0}, il est {1}&#xa0;: {2} d&apos;absence.</source>
        <translation>Last seen at {0}, it is now {1}: {2} away.</translation>
    </message>
    <message>
        <source>À {0}, de {2}.</source>
        <translation>At {0}, by {2}.</translation>
    </message>
    <message>
        <source>À {0}, {2} d&apos;un coup.</source>
        <translation>At {0}, {2} at once.</translation>
    </message>
</context>
<context>
    <name>HandMapView</name>
    <message>
        <source>Les moments d&apos;une main</source>
        <translation>The moments of a hand</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>BB</translation>
    </message>
    <message>
        <source>Bouton</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>Corriger les positions de cette main</source>
        <translation>Correct the positions of this hand</translation>
    </message>
    <message>
        <source>Corriger…</source>
        <translation>Correct…</translation>
    </message>
    <message>
        <source>Donner les positions…</source>
        <translation>Give the positions…</translation>
    </message>
    <message>
        <source>La table peut tenir son bouton et ses blindes&#xa0;: un appui par main, la règle les fait avancer. C&apos;est facultatif.</source>
        <translation>The table may keep its button and blinds: one tap a hand, the rules move them on. It is optional.</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Main suivante</source>
        <translation>Next hand</translation>
    </message>
    <message>
        <source>Main {0}</source>
        <translation>Hand {0}</translation>
    </message>
    <message>
        <source>Partir du bouton tiré&#xa0;: place {0}</source>
        <translation>Start from the drawn button: seat {0}</translation>
    </message>
    <message>
        <source>Plus de cinq minutes&#xa0;: à vérifier à la table avant de s&apos;y fier.</source>
        <translation>Over five minutes old: check at the table before relying on it.</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <source>tous</source>
        <translation>all</translation>
    </message>
    <message>
        <source>{0} mort</source>
        <translation>{0} dead</translation>
    </message>
    <message>
        <source>À la prochaine main</source>
        <translation>In the next hand</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>C&apos;est la bulle</source>
        <translation>This is the bubble</translation>
    </message>
    <message>
        <source>Sortie dans la même main</source>
        <translation>Out in the same hand</translation>
    </message>
    <message>
        <source>Sortir {0} joueur</source>
        <translation>Put {0} player out</translation>
    </message>
    <message>
        <source>Sortir {0} joueurs</source>
        <translation>Put {0} players out</translation>
    </message>
    <message>
        <source>Vider</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>{0} joueurs dans la même main</source>
        <translation>{0} players in the same hand</translation>
    </message>
</context>
<context>
    <name>HouseRulesSection</name>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Ce qui change, en une phrase</source>
        <translation>What changes, in a sentence</translation>
    </message>
    <message>
        <source>Chaque écart au règlement se déclare avant le début, avec l&apos;article dont il s&apos;écarte. Les décisions du floor en tiennent compte et le disent&#xa0;; il figure sur les papiers.</source>
        <translation>Each departure from the rulebook is declared before the start, with the article it departs from. The floor&apos;s rulings follow it and say so; it stands on the papers.</translation>
    </message>
    <message>
        <source>Dans vos propres mots</source>
        <translation>In your own words</translation>
    </message>
    <message>
        <source>Déjà dit par les autres réglages</source>
        <translation>Already said by the other settings</translation>
    </message>
    <message>
        <source>La conduite</source>
        <translation>Conduct</translation>
    </message>
    <message>
        <source>Le déroulement</source>
        <translation>Running the tournament</translation>
    </message>
    <message>
        <source>Le tournoi a commencé&#xa0;: une règle maison se déclare avant. Annoncez ce changement aux joueurs.</source>
        <translation>The tournament has begun: a house rule is declared before. Announce this change to the players.</translation>
    </message>
    <message>
        <source>Les mains</source>
        <translation>The hands</translation>
    </message>
    <message>
        <source>Les mises</source>
        <translation>The bets</translation>
    </message>
    <message>
        <source>Écrire une règle maison</source>
        <translation>Write a house rule</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Autre liste</source>
        <translation>Another list</translation>
    </message>
    <message>
        <source>Importer une liste</source>
        <translation>Import a list</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Incidents notés, le dernier d&apos;abord</source>
        <translation>Incidents noted, the latest first</translation>
    </message>
</context>
<context>
    <name>IncidentView</name>
    <message>
        <source>Ce que dit le règlement</source>
        <translation>What the rulebook says</translation>
    </message>
    <message>
        <source>Ce qui a suivi</source>
        <translation>What followed</translation>
    </message>
    <message>
        <source>Ce qui a été décidé</source>
        <translation>What was decided</translation>
    </message>
    <message>
        <source>Joueurs concernés</source>
        <translation>Players concerned</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Reposer la question</source>
        <translation>Ask the question again</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Touche R</source>
        <translation>R key</translation>
    </message>
</context>
<context>
    <name>IncidentsPage</name>
    <message>
        <source>Aucun incident ne répond à cela.</source>
        <translation>No incident answers to that.</translation>
    </message>
    <message>
        <source>Aucun incident noté</source>
        <translation>No incident noted</translation>
    </message>
    <message>
        <source>Avec sanction</source>
        <translation>With a penalty</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord une table, dans l&apos;onglet où l&apos;on arbitre.</source>
        <translation>Choose a table first, in the tab where one rules.</translation>
    </message>
    <message>
        <source>Décidés autrement</source>
        <translation>Decided otherwise</translation>
    </message>
    <message>
        <source>Essayez un nom seul, un numéro d&apos;article (9.12), «&#xa0;table&#xa0;4&#xa0;», ou le filtre «&#xa0;Tous&#xa0;». Ce qui a été annulé ne se lit plus qu&apos;au procès-verbal.</source>
        <translation>Try a name alone, an article&apos;s number (9.12), “table 4”, or the filter “All”. What was undone is read in the minutes only.</translation>
    </message>
    <message>
        <source>Filtrer les incidents</source>
        <translation>Filter the incidents</translation>
    </message>
    <message>
        <source>Joueur, article, table, mots</source>
        <translation>Player, article, table, words</translation>
    </message>
    <message>
        <source>Table choisie</source>
        <translation>Chosen table</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Un incident, c&apos;est un appel à la table et sa décision&#xa0;: la situation, ce que dit le règlement, ce qui a été décidé. F2 ouvre la recherche&#xa0;: dites ce qui se passe, lisez la décision, puis «&#xa0;Appliquer et noter&#xa0;».</source>
        <translation>An incident is a call to a table and its ruling: the situation, what the rulebook says, what was decided. F2 opens the search: say what happened, read the ruling, then “Apply and note”.</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>1 ligne</source>
        <translation>1 line</translation>
    </message>
    <message>
        <source>Aucune ligne ne contient ces mots.</source>
        <translation>No line contains these words.</translation>
    </message>
    <message>
        <source>Chercher un nom, une table, un article</source>
        <translation>Find a name, a table, an article</translation>
    </message>
    <message>
        <source>Tout afficher</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>{0} dernières lignes sur {1}</source>
        <translation>last {0} lines of {1}</translation>
    </message>
    <message>
        <source>{0} lignes</source>
        <translation>{0} lines</translation>
    </message>
</context>
<context>
    <name>KeyActs</name>
    <message>
        <source>La structure n&apos;a plus de pause.</source>
        <translation>The structure has no break left.</translation>
    </message>
    <message>
        <source>Ouvrez d&apos;abord un tournoi.</source>
        <translation>Open a tournament first.</translation>
    </message>
    <message>
        <source>Quittez d&apos;abord la page qui est devant.</source>
        <translation>Leave the page in front first.</translation>
    </message>
    <message>
        <source>Une ligne est choisie&#xa0;: Échap, puis Espace pour l&apos;horloge.</source>
        <translation>A row is selected: Esc, then Space for the clock.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Aucune touche n&apos;agit pendant que vous écrivez (sauf F2, Ctrl+F et Ctrl+K) ni dans une question. Le pavé numérique convient aussi, et les chiffres d&apos;un clavier français sans la touche Majuscule (sauf le 6 et le 8, qui y écrivent des tirets).</source>
        <translation>No key acts while you type (but F2, Ctrl+F and Ctrl+K) nor in a question. The numeric pad will do too, and the figures of a French keyboard without Shift (but 6 and 8, which write dashes there).</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Keys</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>1 tour</source>
        <translation>1 round</translation>
    </message>
    <message>
        <source>2 tours</source>
        <translation>2 rounds</translation>
    </message>
    <message>
        <source>3 tours</source>
        <translation>3 rounds</translation>
    </message>
    <message>
        <source>4 tours</source>
        <translation>4 rounds</translation>
    </message>
    <message>
        <source>Avertissement</source>
        <translation>Warning</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Disqualification</translation>
    </message>
    <message>
        <source>Mains</source>
        <translation>Hands</translation>
    </message>
    <message>
        <source>Échelle des sanctions</source>
        <translation>Ladder of penalties</translation>
    </message>
</context>
<context>
    <name>LateFlow</name>
    <message>
        <source>C&apos;est la place de son besoin (§&#xa0;2.1)</source>
        <translation>It is the seat this player needs (§&#xa0;2.1)</translation>
    </message>
    <message>
        <source>C&apos;est la place qui paie la grosse blinde au plus tôt</source>
        <translation>It is the seat that pays the big blind soonest</translation>
    </message>
    <message>
        <source>Cette place ne convient pas</source>
        <translation>This seat will not do</translation>
    </message>
    <message>
        <source>Donner cette place</source>
        <translation>Give this seat</translation>
    </message>
    <message>
        <source>Faire entrer quand même</source>
        <translation>Let in all the same</translation>
    </message>
    <message>
        <source>J&apos;en réponds</source>
        <translation>I answer for it</translation>
    </message>
    <message>
        <source>Je ne sais pas&#xa0;: tirer la place</source>
        <translation>I don&apos;t know: draw the seat</translation>
    </message>
    <message>
        <source>Je ne sais pas&#xa0;: voir à la table</source>
        <translation>I don&apos;t know: see at the table</translation>
    </message>
    <message>
        <source>L&apos;arrivée se fait près du bouton&#xa0;: sa place dit si le joueur entre ou non.</source>
        <translation>The arrival is next to the button: its place tells whether the player enters or not.</translation>
    </message>
    <message>
        <source>La place exacte sera dite une fois tirée</source>
        <translation>The exact seat is told once drawn</translation>
    </message>
    <message>
        <source>La place qui paie la grosse blinde au plus tôt sera donnée. Cliquez la place de la grosse blinde, ou tapez son chiffre (0 pour la 10).</source>
        <translation>The seat that pays the big blind soonest will be given. Click the seat of the big blind, or type its figure (0 for seat 10).</translation>
    </message>
    <message>
        <source>Majorité vérifiée</source>
        <translation>Age checked</translation>
    </message>
    <message>
        <source>Où est la grosse blinde à la table {0}&#xa0;?</source>
        <translation>Where is the big blind at table {0}?</translation>
    </message>
    <message>
        <source>Où est le bouton à la table {0}&#xa0;?</source>
        <translation>Where is the button at table {0}?</translation>
    </message>
    <message>
        <source>Place tirée au sort à la table {0}</source>
        <translation>Seat drawn at table {0}</translation>
    </message>
    <message>
        <source>Placer {0}</source>
        <translation>Seat {0}</translation>
    </message>
    <message>
        <source>Raison</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Raison, écrite au procès-verbal</source>
        <translation>Reason, written in the minutes</translation>
    </message>
    <message>
        <source>Table où placer ce joueur</source>
        <translation>Table at which to seat this player</translation>
    </message>
    <message>
        <source>Table {0} ({1} joueurs)</source>
        <translation>Table {0} ({1} players)</translation>
    </message>
    <message>
        <source>Tirer la place</source>
        <translation>Draw the seat</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord la raison.</source>
        <translation>Write the reason first.</translation>
    </message>
</context>
<context>
    <name>Leaders</name>
    <message>
        <source>Aucun compte&#xa0;: imprimez les feuilles à la pause.</source>
        <translation>No count yet: print the sheets at the break.</translation>
    </message>
    <message>
        <source>Comptés au niveau {0}.</source>
        <translation>Counted at level {0}.</translation>
    </message>
    <message>
        <source>Comptés au niveau {0}. ~&#xa0;: un joueur est sorti depuis à sa table.</source>
        <translation>Counted at level {0}. ~: a player has gone out at that table since.</translation>
    </message>
    <message>
        <source>Jetons en jeu</source>
        <translation>Chips in play</translation>
    </message>
    <message>
        <source>Les plus gros tapis</source>
        <translation>Chip leaders</translation>
    </message>
    <message>
        <source>Tapis moyen</source>
        <translation>Average stack</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>{0} à compter</source>
        <translation>{0} to count</translation>
    </message>
    <message>
        <source>{0}, accepté</source>
        <translation>{0}, accepted</translation>
    </message>
    <message>
        <source>Écart</source>
        <translation>Gap</translation>
    </message>
</context>
<context>
    <name>LedgerTab</name>
    <message>
        <source>Anciens jetons retrouvés</source>
        <translation>Old chips found</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Le reste qui ne fait pas un jeton sort du jeu.</source>
        <translation>What is left and makes no chip leaves play.</translation>
    </message>
    <message>
        <source>Montant</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>How many</translation>
    </message>
    <message>
        <source>Nombre de jetons</source>
        <translation>Number of chips</translation>
    </message>
    <message>
        <source>Non précisé</source>
        <translation>Not said</translation>
    </message>
    <message>
        <source>Registre des jetons</source>
        <translation>Ledger of the chips</translation>
    </message>
    <message>
        <source>Sortir des jetons du jeu</source>
        <translation>Take chips out of play</translation>
    </message>
    <message>
        <source>Sortir du jeu</source>
        <translation>Take out of play</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>{0} en jeu</source>
        <translation>{0} in play</translation>
    </message>
    <message>
        <source>Échanger à montant égal</source>
        <translation>Exchange at equal amount</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord combien.</source>
        <translation>First write how many.</translation>
    </message>
</context>
<context>
    <name>LiftLine</name>
    <message>
        <source>La garder</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>Lever la sanction</source>
        <translation>Lift the penalty</translation>
    </message>
    <message>
        <source>Pourquoi cette sanction est levée</source>
        <translation>Why this penalty is lifted</translation>
    </message>
    <message>
        <source>Pourquoi la sanction de {0} est levée</source>
        <translation>Why the penalty of {0} is lifted</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord le motif.</source>
        <translation>Write the reason first.</translation>
    </message>
</context>
<context>
    <name>ListPad</name>
    <message>
        <source>Dans l&apos;ordre&#xa0;; Entrée quand tout y est</source>
        <translation>In order; Enter when everything is there</translation>
    </message>
    <message>
        <source>Rien encore</source>
        <translation>Nothing yet</translation>
    </message>
    <message>
        <source>Rien n&apos;est encore dit</source>
        <translation>Nothing has been told yet</translation>
    </message>
</context>
<context>
    <name>LogoRow</name>
    <message>
        <source>Choisir le logo</source>
        <translation>Choose the logo</translation>
    </message>
    <message>
        <source>Choisir…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer le logo</source>
        <translation>Remove the logo</translation>
    </message>
    <message>
        <source>aucun logo</source>
        <translation>no logo</translation>
    </message>
</context>
<context>
    <name>LookPart</name>
    <message>
        <source>Bleu</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Changements de place</source>
        <translation>Changes of seat</translation>
    </message>
    <message>
        <source>Couleur de l&apos;affichage</source>
        <translation>Colour of the display</translation>
    </message>
    <message>
        <source>Couleur et logo</source>
        <translation>Colour and logo</translation>
    </message>
    <message>
        <source>Derniers sortis, avec leur place</source>
        <translation>Last out, with their places</translation>
    </message>
    <message>
        <source>Jetons et leurs couleurs</source>
        <translation>Chips and their colours</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Ordre de fermeture des tables</source>
        <translation>Breaking order of the tables</translation>
    </message>
    <message>
        <source>Panneaux de la colonne, à tour de rôle</source>
        <translation>Panels of the column, in turn</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>Plum</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>Vert</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>{0}, en secondes</source>
        <translation>{0}, in seconds</translation>
    </message>
    <message>
        <source>&#xa0;s</source>
        <translation>&#xa0;s</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Ce n&apos;est pas possible</source>
        <translation>This is not possible</translation>
    </message>
    <message>
        <source>Direction de tournoi</source>
        <translation>Tournament director</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Le fichier du club pose problème</source>
        <translation>There is trouble with the club&apos;s file</translation>
    </message>
    <message>
        <source>Nouveau tournoi</source>
        <translation>New tournament</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>MakerFields</name>
    <message>
        <source>1re pause après</source>
        <translation>First break after</translation>
    </message>
    <message>
        <source>Ante dès le niveau</source>
        <translation>Ante from level</translation>
    </message>
    <message>
        <source>BB au départ</source>
        <translation>BB at the start</translation>
    </message>
    <message>
        <source>Durée d&apos;un niveau en minutes, au moins</source>
        <translation>Length of a level in minutes, at least</translation>
    </message>
    <message>
        <source>Durée d&apos;un niveau en minutes, au plus</source>
        <translation>Length of a level in minutes, at most</translation>
    </message>
    <message>
        <source>Durée d&apos;une pause</source>
        <translation>Length of a break</translation>
    </message>
    <message>
        <source>Durée voulue</source>
        <translation>Length wanted</translation>
    </message>
    <message>
        <source>Grosses blindes au départ, au moins</source>
        <translation>Big blinds at the start, at least</translation>
    </message>
    <message>
        <source>Grosses blindes au départ, au plus</source>
        <translation>Big blinds at the start, at most</translation>
    </message>
    <message>
        <source>Joueurs attendus</source>
        <translation>Players expected</translation>
    </message>
    <message>
        <source>Niveaux, en minutes</source>
        <translation>Levels, in minutes</translation>
    </message>
    <message>
        <source>Puis une toutes les</source>
        <translation>Then one every</translation>
    </message>
    <message>
        <source>Tapis de réserve</source>
        <translation>Stacks in reserve</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
</context>
<context>
    <name>MakerPanel</name>
    <message>
        <source>Composer une structure</source>
        <translation>Compose a structure</translation>
    </message>
    <message>
        <source>Prendre cette structure</source>
        <translation>Take this structure</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Go back</translation>
    </message>
</context>
<context>
    <name>MakerResult</name>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Blindes</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Commence à</source>
        <translation>Begins at</translation>
    </message>
    <message>
        <source>Il manque</source>
        <translation>Missing</translation>
    </message>
    <message>
        <source>La structure composée</source>
        <translation>The structure composed</translation>
    </message>
    <message>
        <source>Le nombre possédé de certains jetons n&apos;est pas dit&#xa0;: vérifiez que la mallette y suffit.</source>
        <translation>How many of some chips the club owns is not said: check that the case has enough.</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Pause après le niveau {0}&#xa0;: {1} sortent, avoir prêts {2}.</source>
        <translation>Break after level {0}: {1} leave, have {2} ready.</translation>
    </message>
    <message>
        <source>Pause de {0}</source>
        <translation>Break of {0}</translation>
    </message>
    <message>
        <source>Pause de {0}, retirer les {1}</source>
        <translation>Break of {0}, remove the {1}</translation>
    </message>
    <message>
        <source>Pourquoi</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>Rien ne convient</source>
        <translation>Nothing will do</translation>
    </message>
    <message>
        <source>Tapis de départ&#xa0;: {0}</source>
        <translation>Starting stack: {0}</translation>
    </message>
    <message>
        <source>et</source>
        <translation>and</translation>
    </message>
    <message>
        <source>sur {0}</source>
        <translation>of {0}</translation>
    </message>
    <message>
        <source>{0} BB</source>
        <translation>{0} BB</translation>
    </message>
    <message>
        <source>{0} niveaux de {1}</source>
        <translation>{0} levels of {1}</translation>
    </message>
    <message>
        <source>À préparer</source>
        <translation>To prepare</translation>
    </message>
</context>
<context>
    <name>MessagePart</name>
    <message>
        <source>Afficher</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>Aucun message n&apos;est affiché.</source>
        <translation>No message is shown.</translation>
    </message>
    <message>
        <source>Buffet ouvert pendant la pause</source>
        <translation>The buffet is open during the break</translation>
    </message>
    <message>
        <source>Combien de temps</source>
        <translation>How long</translation>
    </message>
    <message>
        <source>Garder</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>La liste est pleine&#xa0;: oubliez-en un.</source>
        <translation>The list is full: forget one.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Message pour la salle</source>
        <translation>Message to the hall</translation>
    </message>
    <message>
        <source>Messages prêts</source>
        <translation>Ready messages</translation>
    </message>
    <message>
        <source>Messages prêts…</source>
        <translation>Ready messages…</translation>
    </message>
    <message>
        <source>Oublier</source>
        <translation>Forget</translation>
    </message>
    <message>
        <source>Où le message paraît</source>
        <translation>Where the message is shown</translation>
    </message>
    <message>
        <source>Pour les prochaines fois</source>
        <translation>For the next times</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Take down</translation>
    </message>
    <message>
        <source>dans le bandeau</source>
        <translation>in the band</translation>
    </message>
    <message>
        <source>jusqu&apos;à ce qu&apos;on le retire</source>
        <translation>until it is taken down</translation>
    </message>
    <message>
        <source>pendant {0}&#xa0;min</source>
        <translation>for {0}&#xa0;min</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord le message.</source>
        <translation>Write the message first.</translation>
    </message>
    <message>
        <source>à la place de l&apos;horloge</source>
        <translation>over the clock</translation>
    </message>
</context>
<context>
    <name>MinuteList</name>
    <message>
        <source>Procès-verbal</source>
        <translation>Minutes</translation>
    </message>
</context>
<context>
    <name>MissedHands</name>
    <message>
        <source>Mains à manquer</source>
        <translation>Hands to miss</translation>
    </message>
    <message>
        <source>Une main de plus pour tous</source>
        <translation>One more hand for all</translation>
    </message>
    <message>
        <source>Une main de plus pour tous les sanctionnés de la table</source>
        <translation>One more hand for every penalised player of the table</translation>
    </message>
</context>
<context>
    <name>MissedHandsRow</name>
    <message>
        <source>Une main de moins pour {0}, à qui il reste {1}</source>
        <translation>One hand less for {0}, with {1} left</translation>
    </message>
    <message>
        <source>{0}, hors de la table</source>
        <translation>{0}, away from the table</translation>
    </message>
    <message>
        <source>{0}, peut rester assis</source>
        <translation>{0}, may stay seated</translation>
    </message>
    <message>
        <source>−1 main</source>
        <translation>−1 hand</translation>
    </message>
</context>
<context>
    <name>MoveForm</name>
    <message>
        <source>Déplacer</source>
        <translation>Move</translation>
    </message>
</context>
<context>
    <name>NameColumn</name>
    <message>
        <source>Les noms sont dans la colonne n°</source>
        <translation>Names are in column no.</translation>
    </message>
    <message>
        <source>Relire</source>
        <translation>Read again</translation>
    </message>
</context>
<context>
    <name>NameForm</name>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Corriger</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Last name</translation>
    </message>
    <message>
        <source>Prénom</source>
        <translation>First name</translation>
    </message>
</context>
<context>
    <name>NeedForm</name>
    <message>
        <source>Au tirage</source>
        <translation>In the draw</translation>
    </message>
    <message>
        <source>Aucun</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Besoin d&apos;une place (§&#xa0;2.1)</source>
        <translation>Needs a given seat (§&#xa0;2.1)</translation>
    </message>
    <message>
        <source>Ne jamais déplacer</source>
        <translation>Never move</translation>
    </message>
    <message>
        <source>Ne jamais déplacer ce joueur</source>
        <translation>Never move this player</translation>
    </message>
    <message>
        <source>Noter</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Place réservée</source>
        <translation>Seat kept</translation>
    </message>
    <message>
        <source>Place {0}</source>
        <translation>Seat {0}</translation>
    </message>
    <message>
        <source>Table et place réservées</source>
        <translation>Table and seat kept</translation>
    </message>
    <message>
        <source>Table réservée</source>
        <translation>Table kept</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Toujours table {0}, place {1}</source>
        <translation>Always table {0}, seat {1}</translation>
    </message>
    <message>
        <source>Toujours à la table {0}</source>
        <translation>Always at table {0}</translation>
    </message>
    <message>
        <source>Toute place</source>
        <translation>Any seat</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>Créer le tournoi</source>
        <translation>Create the tournament</translation>
    </message>
    <message>
        <source>Open d&apos;automne</source>
        <translation>Autumn Open</translation>
    </message>
    <message>
        <source>Tout se change encore ensuite, jusqu&apos;au tirage des places.</source>
        <translation>Everything can still be changed later, until the draw for seats.</translation>
    </message>
</context>
<context>
    <name>NoteForm</name>
    <message>
        <source>Ajouter la note</source>
        <translation>Add the note</translation>
    </message>
    <message>
        <source>Compléter par une note</source>
        <translation>Complete with a note</translation>
    </message>
    <message>
        <source>Ctrl+Entrée</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Ctrl+Entrée ajoute la note. Rien de ce qui est noté n&apos;est réécrit.</source>
        <translation>Ctrl+Enter adds the note. Nothing that is noted is rewritten.</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord la note.</source>
        <translation>Write the note first.</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>+ pour un nombre plus grand</source>
        <translation>+ for a larger number</translation>
    </message>
    <message>
        <source>Plus de {0}</source>
        <translation>More than {0}</translation>
    </message>
</context>
<context>
    <name>OneClick</name>
    <message>
        <source>Enregistrer dans un dossier…</source>
        <translation>Save in a folder…</translation>
    </message>
    <message>
        <source>Enregistrer en un seul PDF…</source>
        <translation>Save as one PDF…</translation>
    </message>
    <message>
        <source>Imprimer…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>{0} papier prêt.</source>
        <translation>{0} paper ready.</translation>
    </message>
    <message>
        <source>{0} papiers prêts.</source>
        <translation>{0} papers ready.</translation>
    </message>
</context>
<context>
    <name>OpenTablePanel</name>
    <message>
        <source>En réserve</source>
        <translation>In reserve</translation>
    </message>
    <message>
        <source>Fermées</source>
        <translation>Closed</translation>
    </message>
    <message>
        <source>Ouvrir la table {0}</source>
        <translation>Open table {0}</translation>
    </message>
</context>
<context>
    <name>OptionsList</name>
    <message>
        <source>À dire&#xa0;: {0}</source>
        <translation>To say: {0}</translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>Annoncé</source>
        <translation>Announced</translation>
    </message>
    <message>
        <source>Annoncé&#xa0;: {0}</source>
        <translation>Announced: {0}</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>C&apos;est la dernière ligne.</source>
        <translation>This is the last line.</translation>
    </message>
    <message>
        <source>C&apos;est la première ligne.</source>
        <translation>This is the first line.</translation>
    </message>
    <message>
        <source>Corriger l&apos;ordre</source>
        <translation>Correct the order</translation>
    </message>
    <message>
        <source>Corriger l&apos;ordre des sorties</source>
        <translation>Correct the finishing order</translation>
    </message>
    <message>
        <source>Descendre</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>Ex æquo avec le précédent (=)</source>
        <translation>Tied with the one before (=)</translation>
    </message>
    <message>
        <source>L&apos;ordre vient de changer&#xa0;: il a été relu.</source>
        <translation>The order has just changed: it was read again.</translation>
    </message>
    <message>
        <source>La décision sur les prix des ex æquo ({0}) ne vaudra plus&#xa0;; ils seront redemandés s&apos;il le faut.</source>
        <translation>The decision on the prizes of those tied ({0}) will no longer stand; it is asked again if need be.</translation>
    </message>
    <message>
        <source>Le meilleur d&apos;abord. Déplacez une ligne, ou mettez-la ex æquo&#xa0;: les places suivent.</source>
        <translation>Best first. Move a line, or tie it: the places follow.</translation>
    </message>
    <message>
        <source>Monter</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Motif, écrit au procès-verbal</source>
        <translation>Reason, written in the minutes</translation>
    </message>
    <message>
        <source>Ne rien changer</source>
        <translation>Change nothing</translation>
    </message>
    <message>
        <source>Personne n&apos;est sorti après ce joueur.</source>
        <translation>Nobody went out after this player.</translation>
    </message>
    <message>
        <source>Rien n&apos;est changé.</source>
        <translation>Nothing is changed.</translation>
    </message>
    <message>
        <source>Sorties inversées, tapis mal lus…</source>
        <translation>Two outs swapped, stacks misread…</translation>
    </message>
    <message>
        <source>Une ligne plus bas (Alt+↓)</source>
        <translation>One line lower (Alt+↓)</translation>
    </message>
    <message>
        <source>Une ligne plus haut (Alt+↑)</source>
        <translation>One line higher (Alt+↑)</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Aucune imprimante n&apos;est installée sur cet ordinateur.</source>
        <translation>No printer is installed on this computer.</translation>
    </message>
    <message>
        <source>Branchez-en une, ou enregistrez en PDF pour imprimer ailleurs.</source>
        <translation>Plug one in, or save a PDF to print elsewhere.</translation>
    </message>
    <message>
        <source>Enregistrer en PDF…</source>
        <translation>Save as PDF…</translation>
    </message>
    <message>
        <source>Envoi à l&apos;imprimante&#xa0;: page {0} sur {1}…</source>
        <translation>Sending to the printer: page {0} of {1}…</translation>
    </message>
    <message>
        <source>L&apos;imprimante est arrêtée&#xa0;: les pages y attendent.</source>
        <translation>The printer is stopped: the pages wait there.</translation>
    </message>
    <message>
        <source>L&apos;imprimante n&apos;a pas pris le papier.</source>
        <translation>The printer did not take the paper.</translation>
    </message>
    <message>
        <source>Ouvrir le dossier</source>
        <translation>Open the folder</translation>
    </message>
    <message>
        <source>Préparation&#xa0;: {0} ({1} sur {2})…</source>
        <translation>Making: {0} ({1} of {2})…</translation>
    </message>
    <message>
        <source>Préparation&#xa0;: {0}…</source>
        <translation>Making: {0}…</translation>
    </message>
    <message>
        <source>Remettez-la en marche, ou enregistrez le papier en PDF.</source>
        <translation>Start it again, or save the paper as a PDF.</translation>
    </message>
    <message>
        <source>Un fichier est enregistré.</source>
        <translation>One file is saved.</translation>
    </message>
    <message>
        <source>Une page est partie à l&apos;imprimante.</source>
        <translation>One page has gone to the printer.</translation>
    </message>
    <message>
        <source>Vérifiez qu&apos;elle est allumée, ou enregistrez le papier en PDF.</source>
        <translation>Check that it is on, or save the paper as a PDF.</translation>
    </message>
    <message>
        <source>{0} est enregistré.</source>
        <translation>{0} is saved.</translation>
    </message>
    <message>
        <source>{0} fichiers sont enregistrés.</source>
        <translation>{0} files are saved.</translation>
    </message>
    <message>
        <source>{0} pages sont parties à l&apos;imprimante.</source>
        <translation>{0} pages have gone to the printer.</translation>
    </message>
</context>
<context>
    <name>OverList</name>
    <message>
        <source>Choisissez d&apos;abord une sanction dans la liste.</source>
        <translation>Choose a penalty of the list first.</translation>
    </message>
    <message>
        <source>Faute</source>
        <translation>Fault</translation>
    </message>
    <message>
        <source>Heure</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Imprimer l&apos;avis</source>
        <translation>Print the slip</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Joueur, faute, sanction</source>
        <translation>Player, fault, penalty</translation>
    </message>
    <message>
        <source>Lever…</source>
        <translation>Lift…</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>Penalty</translation>
    </message>
    <message>
        <source>Sanctions terminées</source>
        <translation>Penalties that are over</translation>
    </message>
    <message>
        <source>État</source>
        <translation>State</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>1 page</source>
        <translation>1 page</translation>
    </message>
    <message>
        <source>Page entière</source>
        <translation>Whole page</translation>
    </message>
    <message>
        <source>Page précédente</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Page suivante</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>Page {0} / {1}</source>
        <translation>Page {0} / {1}</translation>
    </message>
    <message>
        <source>Pleine largeur</source>
        <translation>Full width</translation>
    </message>
</context>
<context>
    <name>PairsList</name>
    <message>
        <source>Doublons et homonymes</source>
        <translation>Duplicates and namesakes</translation>
    </message>
</context>
<context>
    <name>PanelForm</name>
    <message>
        <source>Raison</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Retour</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Écrite au procès-verbal</source>
        <translation>Written in the minutes</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Article 2.4</source>
        <translation>Article 2.4</translation>
    </message>
    <message>
        <source>Contre l&apos;ordre affiché</source>
        <translation>Against the posted order</translation>
    </message>
    <message>
        <source>Fermer la table {0}</source>
        <translation>Break table {0}</translation>
    </message>
    <message>
        <source>Ordre de fermeture</source>
        <translation>Breaking order</translation>
    </message>
    <message>
        <source>Ouvrir une table</source>
        <translation>Open a table</translation>
    </message>
    <message>
        <source>Place libre</source>
        <translation>Free seat</translation>
    </message>
    <message>
        <source>Places libres</source>
        <translation>Free seats</translation>
    </message>
    <message>
        <source>Réintégrer un joueur</source>
        <translation>Reinstate a player</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>arrêtée</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>jamais déplacé</source>
        <translation>never moved</translation>
    </message>
    <message>
        <source>la prochaine à fermer</source>
        <translation>the next to break</translation>
    </message>
    <message>
        <source>ordre de fermeture&#xa0;: {0}</source>
        <translation>breaking order: {0}</translation>
    </message>
    <message>
        <source>à court de {0}</source>
        <translation>{0} short</translation>
    </message>
</context>
<context>
    <name>PaperList</name>
    <message>
        <source>Papier</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Papiers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>État</source>
        <translation>State</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Aperçu du papier</source>
        <translation>Preview of the paper</translation>
    </message>
</context>
<context>
    <name>PaperSizes</name>
    <message>
        <source>Feuilles</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>Talons de place</source>
        <translation>Seat slips</translation>
    </message>
</context>
<context>
    <name>PaperView</name>
    <message>
        <source>Enregistrer en PDF…</source>
        <translation>Save as PDF…</translation>
    </message>
    <message>
        <source>Imprimer…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Le tournoi a changé depuis cet aperçu.</source>
        <translation>The tournament has changed since this preview.</translation>
    </message>
    <message>
        <source>Mettre à jour</source>
        <translation>Update</translation>
    </message>
    <message>
        <source>{0}&#xa0;: pas encore</source>
        <translation>{0}: not yet</translation>
    </message>
    <message>
        <source>{0}&#xa0;: plus besoin</source>
        <translation>{0}: no longer needed</translation>
    </message>
</context>
<context>
    <name>PapersPage</name>
    <message>
        <source>Le nom et le logo du club, en tête des papiers</source>
        <translation>The club&apos;s name and logo, at the head of papers</translation>
    </message>
    <message>
        <source>Les papiers prêts et les exports, dans un dossier</source>
        <translation>The papers that are ready and the exports, in a folder</translation>
    </message>
    <message>
        <source>Les papiers se préparent.</source>
        <translation>Papers are being made.</translation>
    </message>
    <message>
        <source>Nom et logo…</source>
        <translation>Name and logo…</translation>
    </message>
    <message>
        <source>Tout enregistrer…</source>
        <translation>Save all…</translation>
    </message>
</context>
<context>
    <name>PenaltiesPage</name>
    <message>
        <source>Imprimer l&apos;avis</source>
        <translation>Print the slip</translation>
    </message>
    <message>
        <source>Les sanctions se donnent une fois les places tirées et le jeu lancé.</source>
        <translation>Penalties are given once seats are drawn and play has begun.</translation>
    </message>
    <message>
        <source>Pas encore de sanction</source>
        <translation>No penalty yet</translation>
    </message>
    <message>
        <source>Sanctionner</source>
        <translation>Penalise</translation>
    </message>
    <message>
        <source>sorti</source>
        <translation>out</translation>
    </message>
</context>
<context>
    <name>PenaltyFoot</name>
    <message>
        <source>Directeur</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Disqualifier…</source>
        <translation>Disqualify…</translation>
    </message>
    <message>
        <source>Donner la sanction</source>
        <translation>Give the penalty</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Mains à manquer</source>
        <translation>Hands to miss</translation>
    </message>
    <message>
        <source>Motif ou note, pour le procès-verbal</source>
        <translation>Reason or note, for the minutes</translation>
    </message>
    <message>
        <source>Qui a décidé</source>
        <translation>Who decided</translation>
    </message>
</context>
<context>
    <name>PenaltyForm</name>
    <message>
        <source>Acte délibéré</source>
        <translation>Done on purpose</translation>
    </message>
    <message>
        <source>Choisir un autre joueur</source>
        <translation>Choose another player</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord la faute.</source>
        <translation>Choose the fault first.</translation>
    </message>
    <message>
        <source>plus à une table</source>
        <translation>no longer at a table</translation>
    </message>
    <message>
        <source>{0} · incident n°&#xa0;{1}</source>
        <translation>{0} · incident no.&#xa0;{1}</translation>
    </message>
</context>
<context>
    <name>PenaltyLists</name>
    <message>
        <source>En cours</source>
        <translation>Current</translation>
    </message>
    <message>
        <source>Les joueurs suspendus s&apos;affichent ici, avec leurs mains à manquer. Les avertissements sont parmi les sanctions terminées.</source>
        <translation>Suspended players show here, with the hands they have to miss. Warnings are among the penalties that are over.</translation>
    </message>
    <message>
        <source>Personne ne manque de main</source>
        <translation>Nobody misses hands</translation>
    </message>
    <message>
        <source>Quelles sanctions</source>
        <translation>Which penalties</translation>
    </message>
    <message>
        <source>Terminées</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Tous les avis de sanction</source>
        <translation>All penalty slips</translation>
    </message>
    <message>
        <source>Tous les avis…</source>
        <translation>All slips…</translation>
    </message>
    <message>
        <source>Tous les joueurs sanctionnés&#xa0;: une main de plus</source>
        <translation>Every penalised player: one more hand</translation>
    </message>
</context>
<context>
    <name>PenaltySuggestion</name>
    <message>
        <source>Au directeur de choisir</source>
        <translation>The director chooses</translation>
    </message>
    <message>
        <source>Aucune sanction jusqu&apos;ici pour ce joueur.</source>
        <translation>No penalty so far for this player.</translation>
    </message>
    <message>
        <source>Autre sanction que celle proposée ({0})</source>
        <translation>Another penalty than the one suggested ({0})</translation>
    </message>
    <message>
        <source>Choisissez la faute&#xa0;: la sanction proposée s&apos;affiche ici.</source>
        <translation>Choose the fault: the penalty suggested shows here.</translation>
    </message>
    <message>
        <source>Sanction proposée</source>
        <translation>Penalty suggested</translation>
    </message>
    <message>
        <source>Sanctions de ce joueur</source>
        <translation>This player&apos;s penalties</translation>
    </message>
    <message>
        <source>◆ proposée · ✓ déjà donnée pour cette faute</source>
        <translation>◆ suggested · ✓ given before for this fault</translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Last name</translation>
    </message>
    <message>
        <source>Prénom</source>
        <translation>First name</translation>
    </message>
    <message>
        <source>Pseudo</source>
        <translation>Nickname</translation>
    </message>
    <message>
        <source>Téléphone</source>
        <translation>Telephone</translation>
    </message>
    <message>
        <source>Équipe</source>
        <translation>Team</translation>
    </message>
</context>
<context>
    <name>PersonPanel</name>
    <message>
        <source>Enregistrer</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>J&apos;en réponds</source>
        <translation>I answer for it</translation>
    </message>
    <message>
        <source>Majorité&#xa0;: {0}</source>
        <translation>Age check: {0}</translation>
    </message>
    <message>
        <source>Motif pour répondre de la majorité</source>
        <translation>Reason for answering for the age</translation>
    </message>
    <message>
        <source>Motif, pour le procès-verbal</source>
        <translation>Reason, for the minutes</translation>
    </message>
    <message>
        <source>Rien n&apos;a changé.</source>
        <translation>Nothing has changed.</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord le motif (§&#xa0;1.4).</source>
        <translation>Write the reason first (§&#xa0;1.4).</translation>
    </message>
</context>
<context>
    <name>PlaceTaps</name>
    <message>
        <source>Celles de la main en cours. Cliquez la place ou tapez son chiffre (0 pour la 10), vide ou non.</source>
        <translation>Those of the hand being played. Click the seat or type its figure (0 for seat 10), empty or not.</translation>
    </message>
    <message>
        <source>Où est la grosse blinde&#xa0;?</source>
        <translation>Where is the big blind?</translation>
    </message>
    <message>
        <source>Où est la petite blinde&#xa0;?</source>
        <translation>Where is the small blind?</translation>
    </message>
    <message>
        <source>Où est le bouton&#xa0;?</source>
        <translation>Where is the button?</translation>
    </message>
    <message>
        <source>Pas de petite blinde</source>
        <translation>No small blind</translation>
    </message>
    <message>
        <source>Positions&#xa0;: {0} sur 3</source>
        <translation>Positions: {0} of 3</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>PlayersConcerned</name>
    <message>
        <source>Aucun joueur n&apos;a été noté&#xa0;: une sanction se donne alors à part.</source>
        <translation>No player was noted: a penalty is then given on its own.</translation>
    </message>
    <message>
        <source>Sanctionner</source>
        <translation>Penalise</translation>
    </message>
    <message>
        <source>Sanctionner ce joueur pour cet incident (S)</source>
        <translation>Penalise this player for this incident (S)</translation>
    </message>
    <message>
        <source>Sanctionner {0}</source>
        <translation>Penalise {0}</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>Liste des inscrits</source>
        <translation>List of entrants</translation>
    </message>
</context>
<context>
    <name>Popover</name>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Fermer ce panneau</source>
        <translation>Close this panel</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>Aucune ligne de cette sorte.</source>
        <translation>No line of this kind.</translation>
    </message>
    <message>
        <source>Cochez au moins une ligne.</source>
        <translation>Tick one line at least.</translation>
    </message>
    <message>
        <source>Doublons</source>
        <translation>Duplicates</translation>
    </message>
    <message>
        <source>Feuille lue</source>
        <translation>Sheet read</translation>
    </message>
    <message>
        <source>Homonymes</source>
        <translation>Namesakes</translation>
    </message>
    <message>
        <source>Importer un joueur</source>
        <translation>Import one player</translation>
    </message>
    <message>
        <source>Importer {0} joueurs</source>
        <translation>Import {0} players</translation>
    </message>
    <message>
        <source>Les pointer présents</source>
        <translation>Mark them present</translation>
    </message>
    <message>
        <source>Lignes montrées</source>
        <translation>Lines shown</translation>
    </message>
    <message>
        <source>Liste collée</source>
        <translation>Pasted list</translation>
    </message>
    <message>
        <source>Refusées</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>Tout cocher</source>
        <translation>Tick all</translation>
    </message>
    <message>
        <source>Tout décocher</source>
        <translation>Untick all</translation>
    </message>
    <message>
        <source>Toutes</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Valides</source>
        <translation>Valid</translation>
    </message>
    <message>
        <source>feuille {0}</source>
        <translation>sheet {0}</translation>
    </message>
    <message>
        <source>point-virgule</source>
        <translation>semicolon</translation>
    </message>
    <message>
        <source>séparateur {0}</source>
        <translation>separator {0}</translation>
    </message>
    <message>
        <source>tabulation</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>«&#xa0;{0}&#xa0;»</source>
        <translation>“{0}”</translation>
    </message>
    <message>
        <source>À vérifier</source>
        <translation>To check</translation>
    </message>
    <message>
        <source>Écartées</source>
        <translation>Left out</translation>
    </message>
</context>
<context>
    <name>PrizeSteps</name>
    <message>
        <source>Main par main avant la place (§&#xa0;2.7)</source>
        <translation>Hand-for-hand before place (§&#xa0;2.7)</translation>
    </message>
    <message>
        <source>Une place payée, ou plusieurs&#xa0;: 9, 5</source>
        <translation>A place paid, or several: 9, 5</translation>
    </message>
    <message>
        <source>le dernier prix</source>
        <translation>the last prize</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Ajouter une place</source>
        <translation>Add a place</translation>
    </message>
    <message>
        <source>Aucune place n&apos;est payée.</source>
        <translation>No place is paid.</translation>
    </message>
    <message>
        <source>Prix par place</source>
        <translation>Prizes by place</translation>
    </message>
    <message>
        <source>Retirer la dernière</source>
        <translation>Remove the last</translation>
    </message>
</context>
<context>
    <name>PrizesSection</name>
    <message>
        <source>1 place proposée</source>
        <translation>1 place proposed</translation>
    </message>
    <message>
        <source>Ajouter une place</source>
        <translation>Add a place</translation>
    </message>
    <message>
        <source>Argent</source>
        <translation>Money</translation>
    </message>
    <message>
        <source>Arrondi à</source>
        <translation>Rounded to</translation>
    </message>
    <message>
        <source>Aucun</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Des points entiers par place. Les ex æquo ont la moyenne des places couvertes.</source>
        <translation>Whole points for each place. Those tied have the average of the places they cover.</translation>
    </message>
    <message>
        <source>En cas d&apos;ex æquo, le directeur dit qui prend quoi.</source>
        <translation>In a tie, the director says who takes what.</translation>
    </message>
    <message>
        <source>En nature</source>
        <translation>In kind</translation>
    </message>
    <message>
        <source>Honorifiques</source>
        <translation>Honorary</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Le prix, par exemple un panier garni</source>
        <translation>The prize, for instance a hamper</translation>
    </message>
    <message>
        <source>Le tournoi n&apos;a ni prix ni bulle.</source>
        <translation>The tournament has neither prizes nor a bubble.</translation>
    </message>
    <message>
        <source>Les sommes sont arrondies vers le bas, le reste va au vainqueur. Les ex æquo se partagent, au centime, ce que gagnent les places couvertes.</source>
        <translation>Sums are rounded down, the rest goes to the winner. Those tied share, to the cent, what the places they cover win.</translation>
    </message>
    <message>
        <source>Place {0}</source>
        <translation>Place {0}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Proposer</source>
        <translation>Propose</translation>
    </message>
    <message>
        <source>Somme à répartir</source>
        <translation>Sum to share</translation>
    </message>
    <message>
        <source>Total&#xa0;: {0}</source>
        <translation>Total: {0}</translation>
    </message>
    <message>
        <source>Total&#xa0;: {0} de {1}</source>
        <translation>Total: {0} of {1}</translation>
    </message>
    <message>
        <source>Un lot par place. {0}</source>
        <translation>A prize for each place. {0}</translation>
    </message>
    <message>
        <source>Une coupe, un titre. {0}</source>
        <translation>A cup, a title. {0}</translation>
    </message>
    <message>
        <source>{0} places proposées, une pour huit joueurs</source>
        <translation>{0} places proposed, one for eight players</translation>
    </message>
</context>
<context>
    <name>PublicWindow</name>
    <message>
        <source>Affichage public · {0}</source>
        <translation>Public display · {0}</translation>
    </message>
</context>
<context>
    <name>PublishedText</name>
    <message>
        <source>L&apos;article {0} n&apos;a pas été trouvé dans ce fichier.</source>
        <translation>Article {0} was not found in this file.</translation>
    </message>
    <message>
        <source>Le fichier est peut-être celui d&apos;une autre édition, ou une image.</source>
        <translation>The file may be that of another edition, or a picture.</translation>
    </message>
    <message>
        <source>Notre résumé</source>
        <translation>Our summary</translation>
    </message>
    <message>
        <source>Recherche de l&apos;article…</source>
        <translation>Looking for the article…</translation>
    </message>
    <message>
        <source>Remplacer le fichier…</source>
        <translation>Replace the file…</translation>
    </message>
    <message>
        <source>Retour (Échap)</source>
        <translation>Back (Esc)</translation>
    </message>
    <message>
        <source>page {0} sur {1}</source>
        <translation>page {0} of {1}</translation>
    </message>
</context>
<context>
    <name>RaceSheet</name>
    <message>
        <source>(survie)</source>
        <translation>(stays in)</translation>
    </message>
    <message>
        <source>Cartes</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Cartes de la place {0}</source>
        <translation>Cards of seat {0}</translation>
    </message>
    <message>
        <source>Jetons de la place {0}</source>
        <translation>Chips of seat {0}</translation>
    </message>
    <message>
        <source>Jetons de {0}</source>
        <translation>Chips of {0}</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>La place {0} n&apos;a pas d&apos;autres jetons</source>
        <translation>Seat {0} has no other chips</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Reçoit</source>
        <translation>Gets</translation>
    </message>
    <message>
        <source>Rien d&apos;autre</source>
        <translation>Nothing else</translation>
    </message>
    <message>
        <source>une carte</source>
        <translation>one card</translation>
    </message>
    <message>
        <source>{0} cartes</source>
        <translation>{0} cards</translation>
    </message>
</context>
<context>
    <name>RaceTab</name>
    <message>
        <source>1 jeton de {1} au tirage</source>
        <translation>1 chip of {1} raced</translation>
    </message>
    <message>
        <source>1 jeton de {1} à sortir, au plus</source>
        <translation>1 chip of {1} to bring, at most</translation>
    </message>
    <message>
        <source>Aucune valeur ne part pour l&apos;instant</source>
        <translation>No value leaves for now</translation>
    </message>
    <message>
        <source>C&apos;est le moment</source>
        <translation>now is the time</translation>
    </message>
    <message>
        <source>Cartes distribuées par l&apos;application, graine {0}…</source>
        <translation>Cards dealt by the application, seed {0}…</translation>
    </message>
    <message>
        <source>Cette table est faite&#xa0;: annulez pour la refaire.</source>
        <translation>This table is done: undo to do it again.</translation>
    </message>
    <message>
        <source>Clore le retrait</source>
        <translation>Close the removal</translation>
    </message>
    <message>
        <source>Collecteur</source>
        <translation>Collector</translation>
    </message>
    <message>
        <source>Distribuer les cartes ici</source>
        <translation>Deal the cards here</translation>
    </message>
    <message>
        <source>Fait</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Feuilles…</source>
        <translation>Sheets…</translation>
    </message>
    <message>
        <source>Imprimer une feuille par table</source>
        <translation>Print a sheet a table</translation>
    </message>
    <message>
        <source>Inscrire le retrait</source>
        <translation>Record the race</translation>
    </message>
    <message>
        <source>Jetons à porter à la table, au plus</source>
        <translation>Chips to bring to the table, at most</translation>
    </message>
    <message>
        <source>L&apos;application distribue&#xa0;; la graine du tirage est au journal</source>
        <translation>The application deals; the seed is in the journal</translation>
    </message>
    <message>
        <source>La feuille s&apos;ouvre au niveau qui précède la pause où la structure retire une valeur.</source>
        <translation>The worksheet opens at the level before the break where the structure removes a value.</translation>
    </message>
    <message>
        <source>Les petits jetons sont réunis par</source>
        <translation>The small chips are gathered by</translation>
    </message>
    <message>
        <source>Les {0} partent contre des {1}</source>
        <translation>The {0} leave for {1}</translation>
    </message>
    <message>
        <source>Personne</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>Place {0} · {1}</source>
        <translation>Seat {0} · {1}</translation>
    </message>
    <message>
        <source>Rien d&apos;écrit&#xa0;: personne n&apos;a de jetons de {0} à cette table.</source>
        <translation>Nothing written: nobody has chips of {0} at this table.</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>partiront ensuite&#xa0;: {0}</source>
        <translation>to leave next: {0}</translation>
    </message>
    <message>
        <source>{0} jetons de {1} au tirage</source>
        <translation>{0} chips of {1} raced</translation>
    </message>
    <message>
        <source>{0} jetons de {1} à sortir, au plus</source>
        <translation>{0} chips of {1} to bring, at most</translation>
    </message>
    <message>
        <source>À faire</source>
        <translation>To do</translation>
    </message>
    <message>
        <source>À porter</source>
        <translation>To bring</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord les jetons.</source>
        <translation>First write the chips.</translation>
    </message>
    <message>
        <source>à la pause qui suit le niveau {0}</source>
        <translation>at the break after level {0}</translation>
    </message>
</context>
<context>
    <name>RankingForm</name>
    <message>
        <source>Descendre {0}</source>
        <translation>Move {0} down</translation>
    </message>
    <message>
        <source>Monter {0}</source>
        <translation>Move {0} up</translation>
    </message>
    <message>
        <source>Raison</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Raison, écrite au procès-verbal</source>
        <translation>Reason, written in the minutes</translation>
    </message>
    <message>
        <source>dans cet ordre, le meilleur d&apos;abord</source>
        <translation>in this order, the best first</translation>
    </message>
    <message>
        <source>ex æquo avec le précédent</source>
        <translation>tied with the one before</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Chercher un nom ou un club</source>
        <translation>Find a name or a club</translation>
    </message>
    <message>
        <source>Classés</source>
        <translation>Placed</translation>
    </message>
    <message>
        <source>Corriger l&apos;ordre…</source>
        <translation>Correct the order…</translation>
    </message>
    <message>
        <source>En jeu</source>
        <translation>In play</translation>
    </message>
    <message>
        <source>Exporter le classement en CSV</source>
        <translation>Export the ranking as CSV</translation>
    </message>
    <message>
        <source>Exporter le classement pour un tableur</source>
        <translation>Export the ranking for a spreadsheet</translation>
    </message>
    <message>
        <source>Il se remplit dès que les places sont tirées.</source>
        <translation>It fills as soon as the seats are drawn.</translation>
    </message>
    <message>
        <source>Imprimer…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Les places ne sont pas encore tirées.</source>
        <translation>The seats are not drawn yet.</translation>
    </message>
    <message>
        <source>Pas encore de classement</source>
        <translation>No ranking yet</translation>
    </message>
    <message>
        <source>Qui montrer</source>
        <translation>Who to show</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>Everyone</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Annonces</source>
        <translation>Announcements</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Lisez chaque annonce, puis confirmez.</source>
        <translation>Read out each announcement, then confirm.</translation>
    </message>
    <message>
        <source>Tout annoncé</source>
        <translation>All read</translation>
    </message>
</context>
<context>
    <name>ReasonDialog</name>
    <message>
        <source>Il sera écrit au procès-verbal.</source>
        <translation>It will be written in the minutes.</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Motif (facultatif)</source>
        <translation>Reason (optional)</translation>
    </message>
    <message>
        <source>Ne rien changer</source>
        <translation>Change nothing</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord un motif.</source>
        <translation>Write a reason first.</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Reprendre&#xa0;: {0}</source>
        <translation>Go on: {0}</translation>
    </message>
    <message>
        <source>Situations récentes et fréquentes</source>
        <translation>Recent and frequent situations</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>Appliquer et noter</source>
        <translation>Apply and note</translation>
    </message>
    <message>
        <source>Ce que vous décidez, et pourquoi (§&#xa0;1.1)</source>
        <translation>What you decide, and why (§&#xa0;1.1)</translation>
    </message>
    <message>
        <source>Cette main est déjà déclarée morte.</source>
        <translation>This hand is declared dead already.</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord ce que vous décidez.</source>
        <translation>First choose what you decide.</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord le joueur concerné, et lui seul.</source>
        <translation>First choose the player concerned, and only that one.</translation>
    </message>
    <message>
        <source>Directeur</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Décider autrement (A)</source>
        <translation>Decide otherwise (A)</translation>
    </message>
    <message>
        <source>Déplacer (D)</source>
        <translation>Move (D)</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Main déclarée morte, notée au procès-verbal.</source>
        <translation>Hand declared dead, noted in the minutes.</translation>
    </message>
    <message>
        <source>Main morte (M)</source>
        <translation>Dead hand (M)</translation>
    </message>
    <message>
        <source>Main n°</source>
        <translation>Hand no.</translation>
    </message>
    <message>
        <source>Ne pas noter</source>
        <translation>Do not note</translation>
    </message>
    <message>
        <source>Noté au procès-verbal&#xa0;: incident n°&#xa0;{0}.</source>
        <translation>Noted in the minutes: incident no.&#xa0;{0}.</translation>
    </message>
    <message>
        <source>Numéro de la main, s&apos;il est connu</source>
        <translation>Number of the hand, if known</translation>
    </message>
    <message>
        <source>Pourquoi ce choix</source>
        <translation>Why this choice</translation>
    </message>
    <message>
        <source>Qui a tranché</source>
        <translation>Who ruled</translation>
    </message>
    <message>
        <source>Sanctionner (S)</source>
        <translation>Penalise (S)</translation>
    </message>
    <message>
        <source>Sans table choisie, personne n&apos;est concerné&#xa0;: voyez Sanctions.</source>
        <translation>No table chosen, so nobody is concerned: see Penalties.</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord un motif.</source>
        <translation>Write a reason first.</translation>
    </message>
</context>
<context>
    <name>ReinstateForm</name>
    <message>
        <source>Choisissez d&apos;abord un joueur.</source>
        <translation>Choose a player first.</translation>
    </message>
    <message>
        <source>Facultative</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Joueurs sortis, le dernier d&apos;abord</source>
        <translation>Players out, the last first</translation>
    </message>
    <message>
        <source>Nom du joueur sorti</source>
        <translation>Name of the player out</translation>
    </message>
    <message>
        <source>Raison</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Réintégrer</source>
        <translation>Reinstate</translation>
    </message>
</context>
<context>
    <name>ReserveLine</name>
    <message>
        <source>En réserve&#xa0;: {0}</source>
        <translation>In reserve: {0}</translation>
    </message>
    <message>
        <source>Fermées&#xa0;: {0}</source>
        <translation>Closed: {0}</translation>
    </message>
    <message>
        <source>Ouvrir une table…</source>
        <translation>Open a table…</translation>
    </message>
</context>
<context>
    <name>ReturnForm</name>
    <message>
        <source>4.7</source>
        <translation>4.7</translation>
    </message>
    <message>
        <source>Place où il revient</source>
        <translation>Seat to come back to</translation>
    </message>
    <message>
        <source>Raison du retour</source>
        <translation>Reason of the return</translation>
    </message>
    <message>
        <source>Raison, facultative</source>
        <translation>Reason, optional</translation>
    </message>
    <message>
        <source>Réintégrer</source>
        <translation>Reinstate</translation>
    </message>
    <message>
        <source>Sorti par erreur&#xa0;: table.place</source>
        <translation>Put out by mistake: table.seat</translation>
    </message>
    <message>
        <source>Tapez la table et la place, par exemple 4.7.</source>
        <translation>Type the table and the seat, such as 4.7.</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>Finir</source>
        <translation>End it</translation>
    </message>
    <message>
        <source>Finir le main par main</source>
        <translation>End hand-for-hand</translation>
    </message>
    <message>
        <source>Finir le main par main&#xa0;?</source>
        <translation>End hand-for-hand?</translation>
    </message>
    <message>
        <source>Finir…</source>
        <translation>End…</translation>
    </message>
    <message>
        <source>Les tables n&apos;attendent plus les autres et l&apos;horloge reprend.</source>
        <translation>Tables no longer wait for each other and the clock goes on.</translation>
    </message>
    <message>
        <source>Main en cours finie&#xa0;: {0}</source>
        <translation>Hand under way over: {0}</translation>
    </message>
    <message>
        <source>Main finie&#xa0;: {0}</source>
        <translation>Hand over: {0}</translation>
    </message>
    <message>
        <source>Table {0}… puis Entrée.</source>
        <translation>Table {0}… then Enter.</translation>
    </message>
    <message>
        <source>Tapis payé</source>
        <translation>Called all-in</translation>
    </message>
    <message>
        <source>Tapis payé&#xa0;: A avant.</source>
        <translation>Called all-in: A first.</translation>
    </message>
    <message>
        <source>Tapis payé&#xa0;: {0}</source>
        <translation>Called all-in: {0}</translation>
    </message>
    <message>
        <source>Touche A</source>
        <translation>Key A</translation>
    </message>
    <message>
        <source>cliquez la table, ou tapez son numéro puis Entrée.</source>
        <translation>click the table, or type its number then Enter.</translation>
    </message>
    <message>
        <source>cliquez la table, ou tapez son numéro.</source>
        <translation>click the table, or type its number.</translation>
    </message>
</context>
<context>
    <name>RoundOuts</name>
    <message>
        <source>Attendez que toutes les tables aient fini.</source>
        <translation>Wait until every table is done.</translation>
    </message>
</context>
<context>
    <name>RowsList</name>
    <message>
        <source>Lignes du fichier</source>
        <translation>Lines of the file</translation>
    </message>
</context>
<context>
    <name>RowsPad</name>
    <message>
        <source>Entrée quand tout y est</source>
        <translation>Enter when everything is there</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Take out</translation>
    </message>
    <message>
        <source>Retirer {0}</source>
        <translation>Take out {0}</translation>
    </message>
    <message>
        <source>Rien n&apos;est encore dit</source>
        <translation>Nothing has been told yet</translation>
    </message>
</context>
<context>
    <name>RulesSection</name>
    <message>
        <source>Autre nombre, le directeur y déroge&#xa0;:</source>
        <translation>Another number, by the director:</translation>
    </message>
    <message>
        <source>Avertir ou sanctionner selon la faute et le niveau des joueurs.</source>
        <translation>Warn or penalise according to the fault and the players&apos; level.</translation>
    </message>
    <message>
        <source>Avertissements expliqués&#xa0;: tournois ouverts, habitués du club.</source>
        <translation>Warnings with an explanation: open tournaments, club regulars.</translation>
    </message>
    <message>
        <source>Joueurs à la table finale</source>
        <translation>Players at the final table</translation>
    </message>
    <message>
        <source>Lourde</source>
        <translation>Heavy</translation>
    </message>
    <message>
        <source>Légère</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Normale</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Sanction à chaque faute, sans avertissement&#xa0;: compétitions.</source>
        <translation>A penalty for each fault, without warning: competitions.</translation>
    </message>
    <message>
        <source>Sanctions</source>
        <translation>Penalties</translation>
    </message>
    <message>
        <source>Sanctions (§&#xa0;11)</source>
        <translation>Penalties (§&#xa0;11)</translation>
    </message>
    <message>
        <source>Selon le règlement&#xa0;: {0} joueurs (§&#xa0;2.6)</source>
        <translation>By the rulebook: {0} players (§&#xa0;2.6)</translation>
    </message>
    <message>
        <source>Table finale</source>
        <translation>Final table</translation>
    </message>
</context>
<context>
    <name>RulingView</name>
    <message>
        <source>Revoir cette réponse</source>
        <translation>Look at this answer again</translation>
    </message>
    <message>
        <source>Une sanction est possible, au jugement du floor.</source>
        <translation>A penalty is possible, as the floor judges.</translation>
    </message>
    <message>
        <source>Une sanction s&apos;impose&#xa0;: elle se donne après avoir noté.</source>
        <translation>A penalty is due: it is given once this is noted.</translation>
    </message>
</context>
<context>
    <name>RunningRow</name>
    <message>
        <source>Ensuite</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Imprimer l&apos;avis de sanction</source>
        <translation>Print the penalty slip</translation>
    </message>
    <message>
        <source>La sanction d&apos;avant se compte d&apos;abord.</source>
        <translation>The penalty before is counted first.</translation>
    </message>
    <message>
        <source>Lever la sanction</source>
        <translation>Lift the penalty</translation>
    </message>
    <message>
        <source>Lever…</source>
        <translation>Lift…</translation>
    </message>
    <message>
        <source>Une main de moins pour {0}, il en reste {1}</source>
        <translation>One hand less for {0}, {1} left</translation>
    </message>
    <message>
        <source>hors de la table</source>
        <translation>away from the table</translation>
    </message>
    <message>
        <source>peut rester assis</source>
        <translation>may stay seated</translation>
    </message>
    <message>
        <source>sur {0} main</source>
        <translation>of {0} hand</translation>
    </message>
    <message>
        <source>sur {0} mains</source>
        <translation>of {0} hands</translation>
    </message>
    <message>
        <source>{0} tour</source>
        <translation>{0} round</translation>
    </message>
    <message>
        <source>{0} tours</source>
        <translation>{0} rounds</translation>
    </message>
    <message>
        <source>−1 main</source>
        <translation>−1 hand</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Choisir un dossier</source>
        <translation>Choose a folder</translation>
    </message>
    <message>
        <source>Enregistrer</source>
        <translation>Save</translation>
    </message>
</context>
<context>
    <name>ScreensPart</name>
    <message>
        <source>Affichage {0} avant le début</source>
        <translation>Display {0} before the start</translation>
    </message>
    <message>
        <source>Avant le début</source>
        <translation>Before the start</translation>
    </message>
    <message>
        <source>Pas de second affichage</source>
        <translation>No second display</translation>
    </message>
    <message>
        <source>Un seul écran&#xa0;: l&apos;affichage public le couvre, Échap le quitte.</source>
        <translation>A single screen: the public display covers it, Escape leaves it.</translation>
    </message>
    <message>
        <source>Un écran débranché est retrouvé quand on le rebranche.</source>
        <translation>A screen that was unplugged is found again when it is plugged in.</translation>
    </message>
    <message>
        <source>l&apos;horloge</source>
        <translation>the clock</translation>
    </message>
    <message>
        <source>la liste des places</source>
        <translation>the list of seats</translation>
    </message>
    <message>
        <source>Écran</source>
        <translation>Screen</translation>
    </message>
    <message>
        <source>Écran de l&apos;affichage {0}</source>
        <translation>Screen of display {0}</translation>
    </message>
    <message>
        <source>Écran débranché, attendu</source>
        <translation>Screen unplugged, awaited</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Besoin, ne jamais déplacer…</source>
        <translation>Need, never move…</translation>
    </message>
    <message>
        <source>Changer de place…</source>
        <translation>Change seat…</translation>
    </message>
    <message>
        <source>Corriger le nom…</source>
        <translation>Correct the name…</translation>
    </message>
    <message>
        <source>De retour à table</source>
        <translation>Back at the table</translation>
    </message>
    <message>
        <source>Départ définitif…</source>
        <translation>Leaving for good…</translation>
    </message>
    <message>
        <source>N&apos;est jamais venu</source>
        <translation>Never came</translation>
    </message>
    <message>
        <source>Noter l&apos;absence</source>
        <translation>Note the absence</translation>
    </message>
    <message>
        <source>Sanctionner…</source>
        <translation>Penalise…</translation>
    </message>
    <message>
        <source>Sortie</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>Sortie à plusieurs dans la main…</source>
        <translation>Several out in the hand…</translation>
    </message>
    <message>
        <source>Trouvé à une mauvaise place…</source>
        <translation>Found at a wrong seat…</translation>
    </message>
    <message>
        <source>Échanger avec un autre…</source>
        <translation>Exchange with another…</translation>
    </message>
</context>
<context>
    <name>SeatsPad</name>
    <message>
        <source>Le chiffre de la place</source>
        <translation>The seat&apos;s figure</translation>
    </message>
    <message>
        <source>Personne n&apos;est choisi</source>
        <translation>Nobody is chosen</translation>
    </message>
    <message>
        <source>Sans table choisie&#xa0;: une lettre par joueur, au choix</source>
        <translation>No table chosen: one letter a player, as you like</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Une lettre</source>
        <translation>A letter</translation>
    </message>
    <message>
        <source>Valider</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>{0} met ou retire, * prend tout le monde</source>
        <translation>{0} puts in or takes out, * takes everybody</translation>
    </message>
    <message>
        <source>{0} répond</source>
        <translation>{0} answers</translation>
    </message>
    <message>
        <source>{0} répond&#xa0;; 0 pour la place 10</source>
        <translation>{0} answers; 0 for seat 10</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Adresse où lire le règlement</source>
        <translation>Address to read the rulebook</translation>
    </message>
    <message>
        <source>Celle du club ou de la fédération, avec https://. Le papier «&#xa0;Règles du tournoi&#xa0;» la donne à lire aux téléphones&#xa0;; sans elle, il leur donne les règles de ce tournoi.</source>
        <translation>The club&apos;s or the federation&apos;s, with https://. The paper “Rules of the tournament” gives it to telephones; without it, they are given the rules of this tournament.</translation>
    </message>
    <message>
        <source>Change aussitôt, sans rien fermer. Les papiers suivent.</source>
        <translation>Changes at once, without closing anything. Papers follow.</translation>
    </message>
    <message>
        <source>Chaque proposition et chaque refus cite son article (§). Les règles maison se déclarent dans les réglages du tournoi et figurent sur les papiers.</source>
        <translation>Every proposal and every refusal cites its article (§). House rules are declared in the tournament&apos;s settings and stand on the papers.</translation>
    </message>
    <message>
        <source>Clair</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Comme l&apos;ordinateur</source>
        <translation>As the computer</translation>
    </message>
    <message>
        <source>Emplacement du fichier du club</source>
        <translation>Where the club&apos;s file is</translation>
    </message>
    <message>
        <source>Feuilles</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>Fichier du club</source>
        <translation>Club&apos;s file</translation>
    </message>
    <message>
        <source>Il paraît en tête des papiers.</source>
        <translation>It stands at the head of the papers.</translation>
    </message>
    <message>
        <source>L&apos;affichage public reste noir, quel que soit le thème.</source>
        <translation>The public display stays black, whatever the theme.</translation>
    </message>
    <message>
        <source>Langue</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Les tournois de la fédération sont gratuits&#xa0;: sans cette case, il n&apos;est question d&apos;argent nulle part.</source>
        <translation>The federation&apos;s tournaments are free: unless this is ticked, money is mentioned nowhere.</translation>
    </message>
    <message>
        <source>Logiciel libre sous licence MIT. Rien ne quitte cet ordinateur&#xa0;: ni nom, ni résultat, ni statistique.</source>
        <translation>Free software under the MIT licence. Nothing leaves this computer: no name, no result, no statistic.</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Nom du club</source>
        <translation>Name of the club</translation>
    </message>
    <message>
        <source>Ouvrir le dossier</source>
        <translation>Open the folder</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Proposer des prix en argent</source>
        <translation>Offer prizes in money</translation>
    </message>
    <message>
        <source>ROPTA, édition {0}</source>
        <translation>ROPTA, edition {0}</translation>
    </message>
    <message>
        <source>Règlement</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Sombre</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Sur les papiers et l&apos;affichage public.</source>
        <translation>On the papers and the public display.</translation>
    </message>
    <message>
        <source>Talons de place</source>
        <translation>Seat slips</translation>
    </message>
    <message>
        <source>Thème</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Tournois, membres et réglages&#xa0;: tout est dans ce fichier.</source>
        <translation>Tournaments, members and settings: everything is in this file.</translation>
    </message>
    <message>
        <source>td-app, version {0}</source>
        <translation>td-app, version {0}</translation>
    </message>
    <message>
        <source>À propos</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Écran</source>
        <translation>Screen</translation>
    </message>
</context>
<context>
    <name>SettingsTabs</name>
    <message>
        <source>Ce tournoi</source>
        <translation>This tournament</translation>
    </message>
    <message>
        <source>L&apos;application et le club</source>
        <translation>The application and the club</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>La salle</source>
        <translation>The room</translation>
    </message>
    <message>
        <source>La structure</source>
        <translation>The structure</translation>
    </message>
    <message>
        <source>Le tournoi</source>
        <translation>The tournament</translation>
    </message>
    <message>
        <source>Les jetons</source>
        <translation>The chips</translation>
    </message>
    <message>
        <source>Les prix</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Les règles</source>
        <translation>The rules</translation>
    </message>
    <message>
        <source>Règles maison</source>
        <translation>House rules</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Abandonner les changements</source>
        <translation>Drop the changes</translation>
    </message>
    <message>
        <source>Changements non enregistrés</source>
        <translation>Changes not saved</translation>
    </message>
    <message>
        <source>Enregistrer</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Tout est enregistré.</source>
        <translation>Everything is saved.</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>ANNONCES</source>
        <translation>ANNOUNCEMENTS</translation>
    </message>
    <message>
        <source>Annonces</source>
        <translation>Announcements</translation>
    </message>
    <message>
        <source>Annonces copiées.</source>
        <translation>Announcements copied.</translation>
    </message>
    <message>
        <source>Copier</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copier les annonces</source>
        <translation>Copy the announcements</translation>
    </message>
    <message>
        <source>Imprimer</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Imprimer les annonces</source>
        <translation>Print the announcements</translation>
    </message>
    <message>
        <source>Lire</source>
        <translation>Read</translation>
    </message>
    <message>
        <source>Lire en grand</source>
        <translation>Read in large type</translation>
    </message>
    <message>
        <source>Tout annoncé</source>
        <translation>All read</translation>
    </message>
    <message>
        <source>À FAIRE</source>
        <translation>TO DO</translation>
    </message>
    <message>
        <source>À faire</source>
        <translation>To do</translation>
    </message>
</context>
<context>
    <name>SkippedList</name>
    <message>
        <source>Lignes écartées</source>
        <translation>Lines left out</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Couper les sons et la voix (V)</source>
        <translation>Mute sounds and voice (V)</translation>
    </message>
    <message>
        <source>Rendre les sons et la voix (V)</source>
        <translation>Bring sounds and voice back (V)</translation>
    </message>
</context>
<context>
    <name>SoundCard</name>
    <message>
        <source>Annonces</source>
        <translation>Announcements</translation>
    </message>
    <message>
        <source>Celui-ci</source>
        <translation>This one</translation>
    </message>
    <message>
        <source>Coupés</source>
        <translation>Muted</translation>
    </message>
    <message>
        <source>Dans la salle</source>
        <translation>In the hall</translation>
    </message>
    <message>
        <source>Dernière minute</source>
        <translation>Last minute</translation>
    </message>
    <message>
        <source>Entendus</source>
        <translation>Heard</translation>
    </message>
    <message>
        <source>Essayer</source>
        <translation>Try</translation>
    </message>
    <message>
        <source>Essayer&#xa0;: {0}</source>
        <translation>Try: {0}</translation>
    </message>
    <message>
        <source>La touche V les coupe et les rend à tout moment.</source>
        <translation>The V key mutes them and brings them back at any moment.</translation>
    </message>
    <message>
        <source>Le son seul&#xa0;: cet ordinateur n&apos;a pas de voix dans la langue des écrans.</source>
        <translation>The sound alone: this computer has no voice in the language of the screens.</translation>
    </message>
    <message>
        <source>Les sons et la voix sont coupés.</source>
        <translation>Sounds and voice are muted.</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Niveaux, pauses, jetons à retirer et changements de place annoncés, dits dans la langue des écrans si l&apos;ordinateur en a la voix.</source>
        <translation>Levels, breaks, chips to colour up and seat changes announced, said in the language of the screens where the computer has a voice for it.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>Poste qui sonne</source>
        <translation>Computer that sounds</translation>
    </message>
    <message>
        <source>Reprise</source>
        <translation>Back to play</translation>
    </message>
    <message>
        <source>Rien entendu&#xa0;? Montez aussi le son de l&apos;ordinateur.</source>
        <translation>Nothing heard? Turn the computer&apos;s own volume up, too.</translation>
    </message>
    <message>
        <source>Rien n&apos;est sorti&#xa0;: cet ordinateur n&apos;a pas de haut-parleurs prêts.</source>
        <translation>Nothing came out: this computer has no loudspeakers ready.</translation>
    </message>
    <message>
        <source>Si le club a plusieurs postes, un seul sonne&#xa0;; choix propre à ce poste.</source>
        <translation>Where the club has several computers, only one sounds; kept on this computer.</translation>
    </message>
    <message>
        <source>Sons et phrases</source>
        <translation>Sounds and sentences</translation>
    </message>
    <message>
        <source>Sons et voix</source>
        <translation>Sounds and voice</translation>
    </message>
    <message>
        <source>Sons seuls</source>
        <translation>Sounds alone</translation>
    </message>
    <message>
        <source>Un autre</source>
        <translation>Another one</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Volume, en pour cent</source>
        <translation>Volume, in percent</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>CSV, XLSX, XLS ou ODS, tel que le tableur l&apos;a enregistré</source>
        <translation>CSV, XLSX, XLS or ODS, as the spreadsheet saved it</translation>
    </message>
    <message>
        <source>Choisir un fichier…</source>
        <translation>Choose a file…</translation>
    </message>
    <message>
        <source>Choisir une liste</source>
        <translation>Choose a list</translation>
    </message>
    <message>
        <source>Collez d&apos;abord une liste.</source>
        <translation>Paste a list first.</translation>
    </message>
    <message>
        <source>Collez ici une liste&#xa0;: un nom par ligne, numéros, puces et lignes de trop ne gênent pas.

DUPONT Jean
Marie Martin, La Rivière Noire</source>
        <translation>Paste a list here: one name a line; numbers, bullets and stray lines do no harm.

DUPONT Jean
Marie Martin, Black River</translation>
    </message>
    <message>
        <source>Déposez ici le fichier du club</source>
        <translation>Drop the club&apos;s file here</translation>
    </message>
    <message>
        <source>Lire la liste</source>
        <translation>Read the list</translation>
    </message>
    <message>
        <source>Liste collée</source>
        <translation>Pasted list</translation>
    </message>
    <message>
        <source>Listes (*.csv *.txt *.tsv *.xlsx *.xlsm *.xls *.ods);;Tous (*)</source>
        <translation>Lists (*.csv *.txt *.tsv *.xlsx *.xlsm *.xls *.ods);;All (*)</translation>
    </message>
    <message>
        <source>ou une liste collée</source>
        <translation>or a pasted list</translation>
    </message>
</context>
<context>
    <name>StackField</name>
    <message>
        <source>Tapis avant la main</source>
        <translation>Stack before the hand</translation>
    </message>
    <message>
        <source>Tapis avant la main de {0}</source>
        <translation>Stack of {0} before the hand</translation>
    </message>
</context>
<context>
    <name>StacksTab</name>
    <message>
        <source>1 tapis à écrire.</source>
        <translation>1 stack to write.</translation>
    </message>
    <message>
        <source>Comptée</source>
        <translation>Counted</translation>
    </message>
    <message>
        <source>Feuilles de compte…</source>
        <translation>Count sheets…</translation>
    </message>
    <message>
        <source>Inscrire la table</source>
        <translation>Record the table</translation>
    </message>
    <message>
        <source>L&apos;écart reste celui qui est accepté.</source>
        <translation>The gap is still the one accepted.</translation>
    </message>
    <message>
        <source>L&apos;écart se vérifie à la dernière table.</source>
        <translation>The gap is checked at the last table.</translation>
    </message>
    <message>
        <source>L&apos;écart sera accepté avec ce motif.</source>
        <translation>The gap will be accepted with this reason.</translation>
    </message>
    <message>
        <source>Le compte tombe juste.</source>
        <translation>The count is exact.</translation>
    </message>
    <message>
        <source>Motif de l&apos;écart</source>
        <translation>Reason of the gap</translation>
    </message>
    <message>
        <source>Table comptée&#xa0;: corrigez un tapis pour l&apos;inscrire de nouveau.</source>
        <translation>Table counted: correct a stack to write it down again.</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Tapis de la place {0}, {1}</source>
        <translation>Stack of seat {0}, {1}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total&#xa0;: {0}</source>
        <translation>Total: {0}</translation>
    </message>
    <message>
        <source>{0} niv. {1}</source>
        <translation>{0} lev. {1}</translation>
    </message>
    <message>
        <source>{0} tapis à écrire.</source>
        <translation>{0} stacks to write.</translation>
    </message>
    <message>
        <source>À compter</source>
        <translation>To count</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>Aucun tournoi pour l&apos;instant</source>
        <translation>No tournament yet</translation>
    </message>
    <message>
        <source>Direction de tournoi</source>
        <translation>Tournament director</translation>
    </message>
    <message>
        <source>Essayer avec un tournoi d&apos;exemple</source>
        <translation>Try with a sample tournament</translation>
    </message>
    <message>
        <source>Le fichier du club est ouvert sans écriture.</source>
        <translation>The club&apos;s file is open for looking only.</translation>
    </message>
    <message>
        <source>Montrer les tournois archivés</source>
        <translation>Show archived tournaments</translation>
    </message>
    <message>
        <source>Nouveau tournoi</source>
        <translation>New tournament</translation>
    </message>
    <message>
        <source>Préparez votre soirée&#xa0;: nom, tables, structure. Ou faites-vous la main sur un tournoi d&apos;exemple déjà lancé&#xa0;: 36 inscrits, quatre tables, niveau 3.</source>
        <translation>Prepare your evening: name, tables, structure. Or get the feel of it on a sample tournament already under way: 36 entrants, four tables, level 3.</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Tournoi d&apos;exemple</source>
        <translation>Sample tournament</translation>
    </message>
    <message>
        <source>Tournois</source>
        <translation>Tournaments</translation>
    </message>
    <message>
        <source>Tous les tournois sont archivés.</source>
        <translation>All tournaments are archived.</translation>
    </message>
</context>
<context>
    <name>StepButton</name>
    <message>
        <source>déjà donnée</source>
        <translation>given before</translation>
    </message>
    <message>
        <source>proposée</source>
        <translation>suggested</translation>
    </message>
</context>
<context>
    <name>StripItem</name>
    <message>
        <source>Changer cette réponse</source>
        <translation>Change this answer</translation>
    </message>
    <message>
        <source>{0} (Alt + {1})</source>
        <translation>{0} (Alt + {1})</translation>
    </message>
</context>
<context>
    <name>StructureEdit</name>
    <message>
        <source>Abandonner</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Annoncez le changement aux tables.</source>
        <translation>Announce the change to the tables.</translation>
    </message>
    <message>
        <source>Aucun niveau à venir ne dure plus longtemps.</source>
        <translation>No coming level lasts longer.</translation>
    </message>
    <message>
        <source>Aucune pause à venir.</source>
        <translation>No break to come.</translation>
    </message>
    <message>
        <source>Changer la structure</source>
        <translation>Change the structure</translation>
    </message>
    <message>
        <source>Durée des niveaux à venir, en minutes</source>
        <translation>Length of the coming levels, in minutes</translation>
    </message>
    <message>
        <source>Niveaux de</source>
        <translation>Levels of</translation>
    </message>
    <message>
        <source>Raccourcir</source>
        <translation>Shorten</translation>
    </message>
    <message>
        <source>Sans pauses</source>
        <translation>No breaks</translation>
    </message>
    <message>
        <source>Une pause où l&apos;on retire des jetons reste, de 5 minutes.</source>
        <translation>A break where chips are removed stays, 5 minutes long.</translation>
    </message>
    <message>
        <source>&#xa0;min</source>
        <translation>&#xa0;min</translation>
    </message>
</context>
<context>
    <name>StructureEditor</name>
    <message>
        <source>C&apos;est déjà la dernière ligne.</source>
        <translation>It is the last line already.</translation>
    </message>
    <message>
        <source>C&apos;est déjà la première ligne que l&apos;on peut changer.</source>
        <translation>It is the first line that can be changed already.</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord une ligne.</source>
        <translation>Choose a line first.</translation>
    </message>
    <message>
        <source>Descendre la ligne (Alt et flèche)</source>
        <translation>Move the line down (Alt and arrow)</translation>
    </message>
    <message>
        <source>Monter la ligne (Alt et flèche)</source>
        <translation>Move the line up (Alt and arrow)</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Niveaux et pauses</source>
        <translation>Levels and breaks</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Supprimer la ligne (Suppr)</source>
        <translation>Delete the line (Del)</translation>
    </message>
</context>
<context>
    <name>StructureList</name>
    <message>
        <source>Aller au début du niveau {0}</source>
        <translation>Go to the start of level {0}</translation>
    </message>
    <message>
        <source>Aller au niveau choisi</source>
        <translation>Go to the level chosen</translation>
    </message>
    <message>
        <source>Aller à la pause après le niveau {0}</source>
        <translation>Go to the break after level {0}</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Blindes</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>C&apos;est le niveau en cours.</source>
        <translation>It is the current level.</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord une ligne de la structure.</source>
        <translation>Choose a line of the structure first.</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>En cours</source>
        <translation>Current</translation>
    </message>
    <message>
        <source>Le tournoi est terminé.</source>
        <translation>The tournament is over.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Modifier la structure à venir</source>
        <translation>Change the structure to come</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Passé</source>
        <translation>Past</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>en cours</source>
        <translation>current</translation>
    </message>
    <message>
        <source>retirer {0}</source>
        <translation>remove {0}</translation>
    </message>
    <message>
        <source>À venir</source>
        <translation>To come</translation>
    </message>
</context>
<context>
    <name>StructureSection</name>
    <message>
        <source>Ante payée par chacun</source>
        <translation>Ante paid by everyone</translation>
    </message>
    <message>
        <source>Ante payée par la grosse blinde</source>
        <translation>Ante paid by the big blind</translation>
    </message>
    <message>
        <source>Ante payée par le bouton</source>
        <translation>Ante paid by the button</translation>
    </message>
    <message>
        <source>Color-up au mieux</source>
        <translation>Best color-ups</translation>
    </message>
    <message>
        <source>Composer une structure…</source>
        <translation>Compose a structure…</translation>
    </message>
    <message>
        <source>Format de l&apos;ante</source>
        <translation>Ante format</translation>
    </message>
    <message>
        <source>Le jeu a commencé&#xa0;: changez les lignes une par une.</source>
        <translation>Play has begun: change the lines one by one.</translation>
    </message>
    <message>
        <source>Pas d&apos;ante</source>
        <translation>No ante</translation>
    </message>
    <message>
        <source>Profonde&#xa0;: niveaux de 25 minutes</source>
        <translation>Deep: 25-minute levels</translation>
    </message>
    <message>
        <source>Rapide&#xa0;: niveaux de 12 minutes</source>
        <translation>Fast: 12-minute levels</translation>
    </message>
    <message>
        <source>Soirée de club&#xa0;: niveaux de 20 minutes</source>
        <translation>Club evening: 20-minute levels</translation>
    </message>
    <message>
        <source>Structure toute prête</source>
        <translation>Ready structure</translation>
    </message>
    <message>
        <source>À chaque pause, retirer les valeurs dont plus aucune blinde n&apos;a besoin.</source>
        <translation>At each break, remove the values no blind needs any more.</translation>
    </message>
</context>
<context>
    <name>SwapForm</name>
    <message>
        <source>Choisissez d&apos;abord un joueur.</source>
        <translation>Choose a player first.</translation>
    </message>
    <message>
        <source>Joueurs en jeu, ceux de la table d&apos;abord</source>
        <translation>Players in play, those of the table first</translation>
    </message>
    <message>
        <source>Nom, 4.7, ou un clic sur sa place</source>
        <translation>Name, 4.7, or a click on the seat</translation>
    </message>
    <message>
        <source>Échanger</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Échanger avec</source>
        <translation>Exchange with</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>La table où l&apos;on est appelé&#xa0;: tapez son numéro.</source>
        <translation>The table where one is called: type its number.</translation>
    </message>
    <message>
        <source>Sans table</source>
        <translation>No table</translation>
    </message>
    <message>
        <source>Table où l&apos;on est appelé</source>
        <translation>Table where one is called</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Actions de la table…</source>
        <translation>Table actions…</translation>
    </message>
    <message>
        <source>Salle</source>
        <translation>Room</translation>
    </message>
    <message>
        <source>Table précédente</source>
        <translation>Previous table</translation>
    </message>
    <message>
        <source>Table suivante</source>
        <translation>Next table</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Échap</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Arrêter la table</source>
        <translation>Stop the table</translation>
    </message>
    <message>
        <source>Fermer la table</source>
        <translation>Break the table</translation>
    </message>
    <message>
        <source>Fermer la table vide</source>
        <translation>Close the empty table</translation>
    </message>
    <message>
        <source>Fermer quand même…</source>
        <translation>Break all the same…</translation>
    </message>
    <message>
        <source>Il n&apos;y a qu&apos;une table en jeu.</source>
        <translation>Only one table is in play.</translation>
    </message>
    <message>
        <source>Ordre de fermeture…</source>
        <translation>Breaking order…</translation>
    </message>
    <message>
        <source>Ouvrir une autre table…</source>
        <translation>Open another table…</translation>
    </message>
    <message>
        <source>Page de la table</source>
        <translation>Page of the table</translation>
    </message>
    <message>
        <source>Reprendre le jeu</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Toutes les tables de la salle sont ouvertes.</source>
        <translation>Every table of the room is open.</translation>
    </message>
    <message>
        <source>hors service</source>
        <translation>out of use</translation>
    </message>
    <message>
        <source>libre</source>
        <translation>free</translation>
    </message>
</context>
<context>
    <name>TablePlan</name>
    <message>
        <source>, absent de la table</source>
        <translation>, away from the table</translation>
    </message>
    <message>
        <source>Place {0}&#xa0;: hors service</source>
        <translation>Seat {0}: out of use</translation>
    </message>
    <message>
        <source>Place {0}&#xa0;: libre</source>
        <translation>Seat {0}: free</translation>
    </message>
    <message>
        <source>Place {0}&#xa0;: {1}</source>
        <translation>Seat {0}: {1}</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Table {0}, joueurs&#xa0;: {1}</source>
        <translation>Table {0}, players: {1}</translation>
    </message>
</context>
<context>
    <name>TablesSection</name>
    <message>
        <source>C&apos;est déjà l&apos;ordre.</source>
        <translation>It is the order already.</translation>
    </message>
    <message>
        <source>C&apos;est déjà la dernière à fermer.</source>
        <translation>It is the last to close already.</translation>
    </message>
    <message>
        <source>C&apos;est déjà la première à fermer.</source>
        <translation>It is the first to close already.</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord une table.</source>
        <translation>Choose a table first.</translation>
    </message>
    <message>
        <source>Du plus grand numéro au plus petit</source>
        <translation>From the highest number to the lowest</translation>
    </message>
    <message>
        <source>Nombre de tables</source>
        <translation>Number of tables</translation>
    </message>
    <message>
        <source>Ordre de fermeture</source>
        <translation>Breaking order</translation>
    </message>
    <message>
        <source>Ordre de fermeture (§&#xa0;2.4)</source>
        <translation>Breaking order (§&#xa0;2.4)</translation>
    </message>
    <message>
        <source>Ordre habituel</source>
        <translation>Usual order</translation>
    </message>
    <message>
        <source>Plus tard</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Plus tôt</source>
        <translation>Sooner</translation>
    </message>
    <message>
        <source>Retirer la table</source>
        <translation>Remove the table</translation>
    </message>
    <message>
        <source>Tables de la salle</source>
        <translation>Tables of the room</translation>
    </message>
    <message>
        <source>{0} places en tout</source>
        <translation>{0} seats in all</translation>
    </message>
    <message>
        <source>{0}.&#x2002;Table {1}</source>
        <translation>{0}. Table {1}</translation>
    </message>
</context>
<context>
    <name>TextPad</name>
    <message>
        <source>Valider</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>TieBanner</name>
    <message>
        <source>Question mise de côté.</source>
        <translation>Question set aside.</translation>
    </message>
</context>
<context>
    <name>TieButton</name>
    <message>
        <source>Prix des ex æquo…</source>
        <translation>Prizes of those tied…</translation>
    </message>
    <message>
        <source>{0} (à décider)</source>
        <translation>{0} (to be decided)</translation>
    </message>
</context>
<context>
    <name>TimeCallBar</name>
    <message>
        <source>Demander le temps (Ctrl+T)</source>
        <translation>Call time (Ctrl+T)</translation>
    </message>
    <message>
        <source>Temps</source>
        <translation>Time</translation>
    </message>
</context>
<context>
    <name>TimeCallDial</name>
    <message>
        <source>{0} secondes</source>
        <translation>{0} seconds</translation>
    </message>
</context>
<context>
    <name>TimeCallForm</name>
    <message>
        <source>Accorder {0}&#xa0;s (A)</source>
        <translation>Grant {0}&#xa0;s (A)</translation>
    </message>
    <message>
        <source>Choisissez d&apos;abord la table.</source>
        <translation>Choose the table first.</translation>
    </message>
    <message>
        <source>Demande trop hâtive</source>
        <translation>Called too hastily</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Fermer (Échap)</source>
        <translation>Close (Esc)</translation>
    </message>
    <message>
        <source>Joueur qui réfléchit</source>
        <translation>Player who is thinking</translation>
    </message>
    <message>
        <source>Motif du refus</source>
        <translation>Reason of the refusal</translation>
    </message>
    <message>
        <source>Non précisé</source>
        <translation>Not named</translation>
    </message>
    <message>
        <source>Noter le refus</source>
        <translation>Note the refusal</translation>
    </message>
    <message>
        <source>Place du joueur</source>
        <translation>Player&apos;s seat</translation>
    </message>
    <message>
        <source>Place {0}, {1}</source>
        <translation>Seat {0}, {1}</translation>
    </message>
    <message>
        <source>Pourquoi la demande est refusée</source>
        <translation>Why the call is refused</translation>
    </message>
    <message>
        <source>Refuser (R)</source>
        <translation>Refuse (R)</translation>
    </message>
    <message>
        <source>Réfléchit depuis</source>
        <translation>Thinking for</translation>
    </message>
    <message>
        <source>Temps de réflexion</source>
        <translation>Time already taken</translation>
    </message>
    <message>
        <source>Temps demandé (§&#xa0;3.5)</source>
        <translation>Time called (§&#xa0;3.5)</translation>
    </message>
    <message>
        <source>À dire&#xa0;: «&#xa0;{0}&#xa0;»</source>
        <translation>To say: “{0}”</translation>
    </message>
    <message>
        <source>Écrivez d&apos;abord un motif.</source>
        <translation>Write a reason first.</translation>
    </message>
</context>
<context>
    <name>TimeCallLine</name>
    <message>
        <source>A joué avant la fin</source>
        <translation>Acted before the end</translation>
    </message>
    <message>
        <source>Annuler cette demande</source>
        <translation>Undo this call</translation>
    </message>
    <message>
        <source>Compter à voix haute</source>
        <translation>Count aloud</translation>
    </message>
    <message>
        <source>Couper la voix</source>
        <translation>Silence the voice</translation>
    </message>
    <message>
        <source>D&apos;autres actions ont suivi&#xa0;: annulez-les d&apos;abord (Ctrl+Z).</source>
        <translation>Other actions followed: undo them first (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Le décompte n&apos;est pas fini&#xa0;: il peut encore jouer.</source>
        <translation>The countdown is not over: he may still act.</translation>
    </message>
    <message>
        <source>Main morte</source>
        <translation>Hand dead</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Table {0} · place {1}</source>
        <translation>Table {0} · seat {1}</translation>
    </message>
    <message>
        <source>Temps écoulé depuis {0}&#xa0;s&#xa0;: main morte, à confirmer.</source>
        <translation>Time has been up for {0}&#xa0;s: hand dead, to be confirmed.</translation>
    </message>
    <message>
        <source>Une action à l&apos;instant même de la fin compte (§&#xa0;3.5).</source>
        <translation>An action at the very end counts (§&#xa0;3.5).</translation>
    </message>
    <message>
        <source>À l&apos;instant de la fin</source>
        <translation>At the very end</translation>
    </message>
</context>
<context>
    <name>TodoList</name>
    <message>
        <source>C&apos;est un conseil&#xa0;: vous pouvez l&apos;écarter sans motif.</source>
        <translation>This is advice: you may set it aside without a reason.</translation>
    </message>
    <message>
        <source>La règle l&apos;impose&#xa0;: un motif est demandé (article 1.1).</source>
        <translation>The rule requires it: a reason is asked for (article 1.1).</translation>
    </message>
    <message>
        <source>Le tournoi est terminé. Imprimez le classement.</source>
        <translation>The tournament is over. Print the ranking.</translation>
    </message>
    <message>
        <source>Les équilibrages et fermetures de tables viendront ici, une fois tiré.</source>
        <translation>Balancing moves and table breaks will come here, once the seats are drawn.</translation>
    </message>
    <message>
        <source>Rien&#xa0;: les tables sont équilibrées.</source>
        <translation>Nothing: the tables are even.</translation>
    </message>
    <message>
        <source>Écarter</source>
        <translation>Set aside</translation>
    </message>
    <message>
        <source>Écarter «&#xa0;{0}&#xa0;»&#xa0;?</source>
        <translation>Set “{0}” aside?</translation>
    </message>
    <message>
        <source>Écarter…</source>
        <translation>Set aside…</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Affichage public (D)</source>
        <translation>Public display (D)</translation>
    </message>
    <message>
        <source>Inscrits · présents</source>
        <translation>Entered · present</translation>
    </message>
    <message>
        <source>Joueurs en jeu</source>
        <translation>Players left</translation>
    </message>
    <message>
        <source>Niveau {0} · dernier niveau</source>
        <translation>Level {0} · last level</translation>
    </message>
    <message>
        <source>Niveau {0} · ensuite {1}</source>
        <translation>Level {0} · then {1}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Pause · retirer les {0}</source>
        <translation>Break · remove the {0}</translation>
    </message>
    <message>
        <source>Reprise à {0}</source>
        <translation>Play resumes at {0}</translation>
    </message>
    <message>
        <source>Tapis moyen</source>
        <translation>Average stack</translation>
    </message>
    <message>
        <source>Touches (?)</source>
        <translation>Keys (?)</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Tournoi&#xa0;: {0}</source>
        <translation>Tournament: {0}</translation>
    </message>
    <message>
        <source>{0} BB</source>
        <translation>{0} BB</translation>
    </message>
</context>
<context>
    <name>TournamentCard</name>
    <message>
        <source>Archiver</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Dupliquer les réglages</source>
        <translation>Duplicate the settings</translation>
    </message>
    <message>
        <source>Dupliquer les réglages de {0}</source>
        <translation>Duplicate the settings of {0}</translation>
    </message>
    <message>
        <source>Le fichier du club est ouvert sans écriture.</source>
        <translation>The club&apos;s file is open for looking only.</translation>
    </message>
    <message>
        <source>Ouvrir</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Ouvrir {0}</source>
        <translation>Open {0}</translation>
    </message>
    <message>
        <source>Sans nom</source>
        <translation>Without a name</translation>
    </message>
    <message>
        <source>Sortir des archives</source>
        <translation>Take out of the archive</translation>
    </message>
    <message>
        <source>archivé</source>
        <translation>archived</translation>
    </message>
    <message>
        <source>sans date</source>
        <translation>no date</translation>
    </message>
</context>
<context>
    <name>TournamentMenu</name>
    <message>
        <source>Archiver ce tournoi</source>
        <translation>Archive this tournament</translation>
    </message>
    <message>
        <source>Dupliquer les réglages</source>
        <translation>Duplicate the settings</translation>
    </message>
    <message>
        <source>Le fichier du club est ouvert sans écriture.</source>
        <translation>The club&apos;s file is open for looking only.</translation>
    </message>
    <message>
        <source>Nouveau tournoi…</source>
        <translation>New tournament…</translation>
    </message>
    <message>
        <source>Tous les tournois…</source>
        <translation>All tournaments…</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Consultation seule&#xa0;: rien de ce que vous faites ici n&apos;est enregistré.</source>
        <translation>Looking only: nothing you do here is recorded.</translation>
    </message>
    <message>
        <source>Les sorties viennent après le tirage des places.</source>
        <translation>Eliminations come after the draw for seats.</translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>L&apos;action n&apos;a pas pu être enregistrée</source>
        <translation>The action could not be recorded</translation>
    </message>
    <message>
        <source>Message du système&#xa0;: {0}</source>
        <translation>The system says: {0}</translation>
    </message>
    <message>
        <source>Renoncer à l&apos;action</source>
        <translation>Give the action up</translation>
    </message>
    <message>
        <source>Rien n&apos;a changé et rien n&apos;est perdu&#xa0;: le tournoi est resté tel quel.</source>
        <translation>Nothing changed and nothing is lost: the tournament is as it was.</translation>
    </message>
    <message>
        <source>Réessayer</source>
        <translation>Try again</translation>
    </message>
</context>
<context>
    <name>TypedNumberPad</name>
    <message>
        <source>Tapez un nombre</source>
        <translation>Type a number</translation>
    </message>
    <message>
        <source>Valider</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>UndoClockDialog</name>
    <message>
        <source>Annuler&#xa0;: {0}</source>
        <translation>Undo: {0}</translation>
    </message>
    <message>
        <source>Comme si de rien n&apos;était</source>
        <translation>As if it had never happened</translation>
    </message>
    <message>
        <source>Du temps a passé depuis. Que doit montrer l&apos;horloge&#xa0;?</source>
        <translation>Time has passed since. What should the clock show?</translation>
    </message>
    <message>
        <source>L&apos;horloge montre ce qu&apos;elle montrerait si l&apos;action n&apos;avait pas eu lieu.</source>
        <translation>The clock shows what it would show had the action not taken place.</translation>
    </message>
    <message>
        <source>Le temps montré reste&#xa0;; l&apos;horloge repart ou s&apos;arrête comme avant l&apos;action.</source>
        <translation>The time shown stays; the clock runs or stands as it did before the action.</translation>
    </message>
    <message>
        <source>Ne pas annuler</source>
        <translation>Do not undo</translation>
    </message>
    <message>
        <source>À partir de maintenant</source>
        <translation>From now</translation>
    </message>
</context>
<context>
    <name>ViewHead</name>
    <message>
        <source>{0} (Échap)</source>
        <translation>{0} (Esc)</translation>
    </message>
</context>
<context>
    <name>WallChoice</name>
    <message>
        <source>Affichage public</source>
        <translation>Public display</translation>
    </message>
    <message>
        <source>Ce que l&apos;affichage public montre&#xa0;: messages, panneaux, écrans</source>
        <translation>What the public display shows: messages, panels, screens</translation>
    </message>
    <message>
        <source>Fermer l&apos;affichage</source>
        <translation>Close the display</translation>
    </message>
    <message>
        <source>Préparer l&apos;affichage public</source>
        <translation>Prepare the public display</translation>
    </message>
    <message>
        <source>Touche D&#xa0;; Échap le quitte</source>
        <translation>Key D; Esc leaves it</translation>
    </message>
    <message>
        <source>Un seul écran&#xa0;: l&apos;affichage public le couvre, Échap le quitte.</source>
        <translation>Only one screen: the public display covers it, Esc leaves it.</translation>
    </message>
    <message>
        <source>Écran de l&apos;affichage public</source>
        <translation>Screen of the public display</translation>
    </message>
</context>
<context>
    <name>WallDialog</name>
    <message>
        <source>Affichage public</source>
        <translation>Public display</translation>
    </message>
    <message>
        <source>Ce que la salle voit</source>
        <translation>What the hall sees</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>WhereAndWhen</name>
    <message>
        <source>Niveau {0}</source>
        <translation>Level {0}</translation>
    </message>
    <message>
        <source>Niveau {0} · pause</source>
        <translation>Level {0} · break</translation>
    </message>
</context>
<context>
    <name>WinnerCard</name>
    <message>
        <source>Vainqueur</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Vainqueur&#xa0;: {0}</source>
        <translation>Winner: {0}</translation>
    </message>
    <message>
        <source>{0} joueurs</source>
        <translation>{0} players</translation>
    </message>
</context>
<context>
    <name>WrongSeatForm</name>
    <message>
        <source>4.7&#xa0;: table 4, place 7</source>
        <translation>4.7: table 4, seat 7</translation>
    </message>
    <message>
        <source>Décision</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Le joueur rejoint sa place avec ses jetons du moment&#xa0;; les coups joués restent. Une sanction est possible selon les circonstances (§&#xa0;2.1).</source>
        <translation>The player takes the right seat with the chips of the moment; hands played stand. A penalty is possible, depending on the circumstances (§&#xa0;2.1).</translation>
    </message>
    <message>
        <source>Noter</source>
        <translation>Note it</translation>
    </message>
    <message>
        <source>Place où il a été trouvé</source>
        <translation>Seat where the player was found</translation>
    </message>
    <message>
        <source>Rejoint sa place</source>
        <translation>Takes the right seat</translation>
    </message>
    <message>
        <source>Reste là (décision du directeur)</source>
        <translation>Stays there (director&apos;s decision)</translation>
    </message>
    <message>
        <source>Tapez la table et la place, par exemple 4.7.</source>
        <translation>Type the table and the seat, such as 4.7.</translation>
    </message>
</context>
<context>
    <name>_Home</name>
    <message>
        <source>Alt + chiffre</source>
        <translation>Alt + figure</translation>
    </message>
    <message>
        <source>Au fil de la main</source>
        <translation>Through the hand</translation>
    </message>
    <message>
        <source>Récentes et fréquentes</source>
        <translation>Recent and frequent</translation>
    </message>
    <message>
        <source>touche →</source>
        <translation>→ key</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Retirer la ligne</source>
        <translation>Remove the line</translation>
    </message>
    <message>
        <source>Retirer {0}</source>
        <translation>Remove {0}</translation>
    </message>
    <message>
        <source>{0} joue encore</source>
        <translation>{0} still plays</translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>Combien&#xa0;?</source>
        <translation>How many, or how much?</translation>
    </message>
    <message>
        <source>Quel joueur&#xa0;?</source>
        <translation>Which player?</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>carreau</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>cœur</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>joueur {0}</source>
        <translation>player {0}</translation>
    </message>
    <message>
        <source>pique</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>place {0} {1}</source>
        <translation>seat {0} {1}</translation>
    </message>
    <message>
        <source>pot extérieur {0}</source>
        <translation>side pot {0}</translation>
    </message>
    <message>
        <source>pot principal</source>
        <translation>main pot</translation>
    </message>
    <message>
        <source>table {0}</source>
        <translation>table {0}</translation>
    </message>
    <message>
        <source>trèfle</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>{0}&#xa0;: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>book</name>
    <message>
        <source>Le règlement&#xa0;: {0}</source>
        <translation>The rulebook: {0}</translation>
    </message>
    <message>
        <source>Lecture écartée&#xa0;: {0}</source>
        <translation>Reading set aside: {0}</translation>
    </message>
    <message>
        <source>Règle maison de ce tournoi</source>
        <translation>House rule of this tournament</translation>
    </message>
    <message>
        <source>maison</source>
        <translation>house</translation>
    </message>
</context>
<context>
    <name>chips</name>
    <message>
        <source>Couleur</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>En jeu</source>
        <translation>In play</translation>
    </message>
    <message>
        <source>Heure</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Nombre possédé</source>
        <translation>Number owned</translation>
    </message>
    <message>
        <source>Pourquoi</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
</context>
<context>
    <name>deeds</name>
    <message>
        <source>Aucun changement de place n&apos;attend d&apos;être annoncé.</source>
        <translation>No move waits to be announced.</translation>
    </message>
    <message>
        <source>C&apos;est déjà ainsi.</source>
        <translation>It is so already.</translation>
    </message>
    <message>
        <source>Le fichier du club est ouvert sans écriture.</source>
        <translation>The club&apos;s file is open for looking only.</translation>
    </message>
    <message>
        <source>Les places ne sont pas encore tirées.</source>
        <translation>The seats are not drawn yet.</translation>
    </message>
    <message>
        <source>Sons et voix coupés.</source>
        <translation>Sounds and voice muted.</translation>
    </message>
    <message>
        <source>Sons et voix rendus.</source>
        <translation>Sounds and voice are back.</translation>
    </message>
</context>
<context>
    <name>finder</name>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Papiers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Règlement</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situations</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>ce tournoi</source>
        <translation>this tournament</translation>
    </message>
    <message>
        <source>pas encore</source>
        <translation>not yet</translation>
    </message>
    <message>
        <source>{0} joueurs</source>
        <translation>{0} players</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>La raison figure au procès-verbal (§ 1.1).</source>
        <translation>The reason stands in the minutes (§&#xa0;1.1).</translation>
    </message>
    <message>
        <source>pause de l’horloge</source>
        <translation>pause of the clock</translation>
    </message>
    <message>
        <source>Écarter</source>
        <translation>Set aside</translation>
    </message>
    <message>
        <source>Écarter cette proposition</source>
        <translation>Set this proposal aside</translation>
    </message>
</context>
<context>
    <name>hand map</name>
    <message>
        <source>Abattage</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Avant la donne</source>
        <translation>Before the deal</translation>
    </message>
    <message>
        <source>Comportement</source>
        <translation>Conduct</translation>
    </message>
    <message>
        <source>Donne</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Horloge</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Mises</source>
        <translation>Betting</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>{0} situation</source>
        <translation>{0} situation</translation>
    </message>
    <message>
        <source>{0} situations</source>
        <translation>{0} situations</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>Ce qu&apos;elle dit</source>
        <translation>What it says</translation>
    </message>
    <message>
        <source>Cette ligne</source>
        <translation>This line</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Déjà inscrit&#xa0;: {0}</source>
        <translation>Already entered: {0}</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Ligne</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Ligne {0}&#xa0;: {1}</source>
        <translation>Line {0}: {1}</translation>
    </message>
    <message>
        <source>Pourquoi elle est écartée</source>
        <translation>Why it is left out</translation>
    </message>
    <message>
        <source>Rapport</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Remarque</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>À côté de</source>
        <translation>Beside</translation>
    </message>
    <message>
        <source>État</source>
        <translation>State</translation>
    </message>
</context>
<context>
    <name>incidents</name>
    <message>
        <source>Ce que dit le règlement a été appliqué.</source>
        <translation>What the rulebook says was applied.</translation>
    </message>
    <message>
        <source>Cette situation ne demande rien.</source>
        <translation>This situation asks nothing.</translation>
    </message>
    <message>
        <source>Décidé autrement</source>
        <translation>Decided otherwise</translation>
    </message>
    <message>
        <source>Décidé autrement, pour l&apos;équité du jeu (§&#xa0;1.1)</source>
        <translation>Decided otherwise, for the fairness of the game (§&#xa0;1.1)</translation>
    </message>
    <message>
        <source>Incident {0}</source>
        <translation>Incident {0}</translation>
    </message>
    <message>
        <source>Main déclarée morte&#xa0;: {0}</source>
        <translation>Hand declared dead: {0}</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>Penalty</translation>
    </message>
    <message>
        <source>Sanction levée</source>
        <translation>Penalty lifted</translation>
    </message>
    <message>
        <source>Tranché par le directeur.</source>
        <translation>Ruled by the director.</translation>
    </message>
    <message>
        <source>Tranché par le floor.</source>
        <translation>Ruled by the floor.</translation>
    </message>
    <message>
        <source>levée</source>
        <translation>lifted</translation>
    </message>
    <message>
        <source>main n°&#xa0;{0}</source>
        <translation>hand no.&#xa0;{0}</translation>
    </message>
    <message>
        <source>niveau&#xa0;{0}</source>
        <translation>level&#xa0;{0}</translation>
    </message>
    <message>
        <source>n°&#xa0;{0}</source>
        <translation>no.&#xa0;{0}</translation>
    </message>
    <message>
        <source>table&#xa0;{0}</source>
        <translation>table&#xa0;{0}</translation>
    </message>
    <message>
        <source>{0}&#xa0;: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>journal</name>
    <message>
        <source>Annulé</source>
        <translation>Undone</translation>
    </message>
    <message>
        <source>Annulé&#xa0;:</source>
        <translation>Undone:</translation>
    </message>
    <message>
        <source>«&#xa0;{0}&#xa0;»</source>
        <translation>“{0}”</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Absent de sa table, ou de retour</source>
        <translation>Away from the table, or back</translation>
    </message>
    <message>
        <source>Affichage public (Échap le quitte)</source>
        <translation>Public display (Esc leaves it)</translation>
    </message>
    <message>
        <source>Ajouter un sorti de la même main</source>
        <translation>Add a player out in the same hand</translation>
    </message>
    <message>
        <source>Ajouter une ligne</source>
        <translation>Add a row</translation>
    </message>
    <message>
        <source>Aller de ligne en ligne</source>
        <translation>Go from line to line</translation>
    </message>
    <message>
        <source>Aller à la prochaine pause</source>
        <translation>Go to the next break</translation>
    </message>
    <message>
        <source>Annoncer le main par main</source>
        <translation>Announce hand-for-hand</translation>
    </message>
    <message>
        <source>Annuler la dernière action</source>
        <translation>Undo the last action</translation>
    </message>
    <message>
        <source>Appel d&apos;un floor</source>
        <translation>A floor is called</translation>
    </message>
    <message>
        <source>Cette liste des touches</source>
        <translation>This list of keys</translation>
    </message>
    <message>
        <source>Chercher partout</source>
        <translation>Find anything</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Copier une ligne du journal</source>
        <translation>Copy a line of the journal</translation>
    </message>
    <message>
        <source>Corriger</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Corriger l&apos;ordre des sorties</source>
        <translation>Correct the finishing order</translation>
    </message>
    <message>
        <source>Couper les sons et la voix, ou les rendre</source>
        <translation>Mute sounds and voice, or bring them back</translation>
    </message>
    <message>
        <source>Créer le tournoi</source>
        <translation>Create the tournament</translation>
    </message>
    <message>
        <source>Demander le temps à un joueur</source>
        <translation>Call time on a player</translation>
    </message>
    <message>
        <source>Demander le temps à une table</source>
        <translation>Call time at a table</translation>
    </message>
    <message>
        <source>Donner une sanction</source>
        <translation>Give a penalty</translation>
    </message>
    <message>
        <source>Décider autrement</source>
        <translation>Decide otherwise</translation>
    </message>
    <message>
        <source>Déclarer la main morte</source>
        <translation>Declare the hand dead</translation>
    </message>
    <message>
        <source>Démarrer ou arrêter l&apos;horloge</source>
        <translation>Start or stop the clock</translation>
    </message>
    <message>
        <source>Déplacer le joueur</source>
        <translation>Move the player</translation>
    </message>
    <message>
        <source>Effacer un chiffre</source>
        <translation>Erase a figure</translation>
    </message>
    <message>
        <source>Enregistrer tous les papiers et les exports</source>
        <translation>Save every paper and the exports</translation>
    </message>
    <message>
        <source>Enregistrer une sortie</source>
        <translation>Record an elimination</translation>
    </message>
    <message>
        <source>Entrée</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Espace</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Faire, ou choisir la ligne</source>
        <translation>Do it, or choose the line</translation>
    </message>
    <message>
        <source>Finir le main par main</source>
        <translation>End hand-for-hand</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Garder la remarque</source>
        <translation>Keep the remark</translation>
    </message>
    <message>
        <source>Horloge</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Importer une liste de joueurs</source>
        <translation>Import a list of players</translation>
    </message>
    <message>
        <source>Imprimer le papier choisi</source>
        <translation>Print the paper chosen</translation>
    </message>
    <message>
        <source>Inser</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Joueurs et tables</source>
        <translation>Players and tables</translation>
    </message>
    <message>
        <source>La place où est la BB, de 1 à 10</source>
        <translation>The seat of the BB, from 1 to 10</translation>
    </message>
    <message>
        <source>Le floor dans sa propre fenêtre</source>
        <translation>The floor in a window of its own</translation>
    </message>
    <message>
        <source>Lire les annonces en grand</source>
        <translation>Read the announcements in large type</translation>
    </message>
    <message>
        <source>Main par main&#xa0;: donner le signal de la main suivante</source>
        <translation>Hand-for-hand: give the signal of the next hand</translation>
    </message>
    <message>
        <source>Main par main&#xa0;: tapis payé, puis le numéro de la table</source>
        <translation>Hand-for-hand: called all-in, then the table&apos;s number</translation>
    </message>
    <message>
        <source>Maj</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Majorité vérifiée, ou non</source>
        <translation>Age checked, or not</translation>
    </message>
    <message>
        <source>Monter, descendre la ligne</source>
        <translation>Move the row up or down</translation>
    </message>
    <message>
        <source>Niveau ou pause qui précède</source>
        <translation>Level or break before</translation>
    </message>
    <message>
        <source>Niveau ou pause qui suit</source>
        <translation>Level or break after</translation>
    </message>
    <message>
        <source>Nouveau tournoi</source>
        <translation>New tournament</translation>
    </message>
    <message>
        <source>Ordre des sorties&#xa0;: ex æquo avec le précédent</source>
        <translation>Finishing order: tied with the one before</translation>
    </message>
    <message>
        <source>Ordre des sorties&#xa0;: monter, descendre</source>
        <translation>Finishing order: move up, move down</translation>
    </message>
    <message>
        <source>Ouvrir le règlement</source>
        <translation>Open the rulebook</translation>
    </message>
    <message>
        <source>Ouvrir une page</source>
        <translation>Open a page</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Papiers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Partout</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>Passer au champ ou au bouton suivant</source>
        <translation>Go to the next field or button</translation>
    </message>
    <message>
        <source>Prendre une ligne, rouvrir une réponse</source>
        <translation>Take a line, reopen an answer</translation>
    </message>
    <message>
        <source>Présent, ou absent</source>
        <translation>Present, or absent</translation>
    </message>
    <message>
        <source>Quitter un champ ou une liste</source>
        <translation>Leave a field or a list</translation>
    </message>
    <message>
        <source>Reposer la question</source>
        <translation>Ask the question again</translation>
    </message>
    <message>
        <source>Retirer de la liste</source>
        <translation>Remove from the list</translation>
    </message>
    <message>
        <source>Retirer la ligne</source>
        <translation>Remove the row</translation>
    </message>
    <message>
        <source>Retour</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Revenir d&apos;une question</source>
        <translation>Go back one question</translation>
    </message>
    <message>
        <source>Revoir les incidents notés</source>
        <translation>See the incidents noted</translation>
    </message>
    <message>
        <source>Règlement&#xa0;: changer de chapitre</source>
        <translation>Rulebook: another chapter</translation>
    </message>
    <message>
        <source>Règlement&#xa0;: revenir où l&apos;on était</source>
        <translation>Rulebook: back to where one was</translation>
    </message>
    <message>
        <source>Réglages et journal</source>
        <translation>Settings and journal</translation>
    </message>
    <message>
        <source>Répondre, de 1 à 9</source>
        <translation>Answer, from 1 to 9</translation>
    </message>
    <message>
        <source>Rétablir l&apos;action annulée</source>
        <translation>Redo the action undone</translation>
    </message>
    <message>
        <source>Salle</source>
        <translation>Room</translation>
    </message>
    <message>
        <source>Sanctionner</source>
        <translation>Give a penalty</translation>
    </message>
    <message>
        <source>Suppr</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Thème clair</source>
        <translation>Light theme</translation>
    </message>
    <message>
        <source>Thème de l&apos;ordinateur</source>
        <translation>The computer&apos;s theme</translation>
    </message>
    <message>
        <source>Thème sombre</source>
        <translation>Dark theme</translation>
    </message>
    <message>
        <source>Tirer les places</source>
        <translation>Draw the seats</translation>
    </message>
    <message>
        <source>Tous les tournois du club</source>
        <translation>All the club&apos;s tournaments</translation>
    </message>
    <message>
        <source>Toutes les actions</source>
        <translation>Every action</translation>
    </message>
    <message>
        <source>Toutes les places d&apos;un coup</source>
        <translation>Every seat at once</translation>
    </message>
    <message>
        <source>Une minute de moins</source>
        <translation>One minute less</translation>
    </message>
    <message>
        <source>Une minute de plus</source>
        <translation>One minute more</translation>
    </message>
    <message>
        <source>Échap</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Écrans</source>
        <translation>Screens</translation>
    </message>
    <message>
        <source>Écrans en anglais</source>
        <translation>Screens in English</translation>
    </message>
    <message>
        <source>Écrans en français</source>
        <translation>Screens in French</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message>
        <source>Il faut au moins deux joueurs sortis pour corriger leur ordre.</source>
        <translation>At least two players must be out for their order to be corrected.</translation>
    </message>
    <message>
        <source>un autre joueur change de place</source>
        <translation>one more player changes place</translation>
    </message>
    <message>
        <source>{0} autres changent de place</source>
        <translation>{0} others change place</translation>
    </message>
    <message>
        <source>{0} de {1} à {2}</source>
        <translation>{0} from {1} to {2}</translation>
    </message>
    <message>
        <source>{0} passe de {1} à {2}</source>
        <translation>{0} goes from {1} to {2}</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Classement</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Horloge</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Papiers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Salle</source>
        <translation>Room</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Anciens jetons retrouvés, jetons sortis du jeu</source>
        <translation>Old chips found, chips taken out of play</translation>
    </message>
    <message>
        <source>Changer l&apos;ordre de fermeture</source>
        <translation>Change the breaking order</translation>
    </message>
    <message>
        <source>Changer la structure en cours</source>
        <translation>Change the structure in play</translation>
    </message>
    <message>
        <source>Composer une structure</source>
        <translation>Make a structure</translation>
    </message>
    <message>
        <source>Compter les tapis</source>
        <translation>Count the stacks</translation>
    </message>
    <message>
        <source>Finirons-nous à l&apos;heure&#xa0;?</source>
        <translation>Shall we finish in time?</translation>
    </message>
    <message>
        <source>Il n&apos;y a qu&apos;une table en jeu.</source>
        <translation>Only one table is in play.</translation>
    </message>
    <message>
        <source>Imprimer&#xa0;: {0}</source>
        <translation>Print: {0}</translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Le tournoi est terminé.</source>
        <translation>The tournament is over.</translation>
    </message>
    <message>
        <source>Main par main&#xa0;: classer les sorties de la main</source>
        <translation>Hand-for-hand: rank those out in the hand</translation>
    </message>
    <message>
        <source>Ouvrir une table</source>
        <translation>Open a table</translation>
    </message>
    <message>
        <source>Ouvrir&#xa0;: {0}</source>
        <translation>Open: {0}</translation>
    </message>
    <message>
        <source>Papiers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Personne n&apos;est encore sorti.</source>
        <translation>Nobody is out yet.</translation>
    </message>
    <message>
        <source>Préparer l&apos;affichage public, écrire un message à la salle</source>
        <translation>Prepare the public display, write a message to the room</translation>
    </message>
    <message>
        <source>Retirer une valeur, chip race</source>
        <translation>Withdraw a value, chip race</translation>
    </message>
    <message>
        <source>Réintégrer un joueur sorti</source>
        <translation>Bring back a player who is out</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Table {0}</translation>
    </message>
    <message>
        <source>Table {0}&#xa0;: arrêter le jeu</source>
        <translation>Table {0}: stop play</translation>
    </message>
    <message>
        <source>Table {0}&#xa0;: fermer</source>
        <translation>Table {0}: break</translation>
    </message>
    <message>
        <source>Table {0}&#xa0;: main finie (main par main)</source>
        <translation>Table {0}: hand over (hand-for-hand)</translation>
    </message>
    <message>
        <source>Table {0}&#xa0;: main suivante</source>
        <translation>Table {0}: next hand</translation>
    </message>
    <message>
        <source>Table {0}&#xa0;: ouvrir sa page</source>
        <translation>Table {0}: open its page</translation>
    </message>
    <message>
        <source>Table {0}&#xa0;: reprendre le jeu</source>
        <translation>Table {0}: play again</translation>
    </message>
    <message>
        <source>Table {0}&#xa0;: tapis payé (main par main)</source>
        <translation>Table {0}: all-in called (hand-for-hand)</translation>
    </message>
    <message>
        <source>Tous les changements de place sont annoncés</source>
        <translation>All seat changes have been announced</translation>
    </message>
    <message>
        <source>Toutes les tables de la salle sont ouvertes.</source>
        <translation>Every table of the room is open.</translation>
    </message>
    <message>
        <source>À faire</source>
        <translation>To do</translation>
    </message>
    <message>
        <source>Écarter une proposition</source>
        <translation>Set a proposal aside</translation>
    </message>
    <message>
        <source>Écarter&#xa0;: {0}</source>
        <translation>Set aside: {0}</translation>
    </message>
</context>
<context>
    <name>papers</name>
    <message>
        <source>A6, 4 par feuille</source>
        <translation>A6, 4 a sheet</translation>
    </message>
    <message>
        <source>A7, 8 par feuille</source>
        <translation>A7, 8 a sheet</translation>
    </message>
    <message>
        <source>Après</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Avant</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>Ce papier a changé depuis {0}</source>
        <translation>This paper has changed since {0}</translation>
    </message>
    <message>
        <source>Des places ont changé depuis {0}</source>
        <translation>Seats have changed since {0}</translation>
    </message>
    <message>
        <source>En PDF {0}</source>
        <translation>PDF {0}</translation>
    </message>
    <message>
        <source>Enregistré à {0}</source>
        <translation>Saved at {0}</translation>
    </message>
    <message>
        <source>Imprimé {0}</source>
        <translation>Printed {0}</translation>
    </message>
    <message>
        <source>Imprimé à {0}</source>
        <translation>Printed at {0}</translation>
    </message>
    <message>
        <source>Incidents ou sanctions ont changé depuis {0}</source>
        <translation>Incidents or penalties have changed since {0}</translation>
    </message>
    <message>
        <source>L&apos;ordre de fermeture a changé depuis {0}</source>
        <translation>The breaking order has changed since {0}</translation>
    </message>
    <message>
        <source>La feuille de présence a changé depuis {0}</source>
        <translation>The attendance sheet has changed since {0}</translation>
    </message>
    <message>
        <source>La liste alphabétique a changé depuis {0}</source>
        <translation>The alphabetical list has changed since {0}</translation>
    </message>
    <message>
        <source>La liste par table a changé depuis {0}</source>
        <translation>The list by table has changed since {0}</translation>
    </message>
    <message>
        <source>La structure a changé depuis {0}</source>
        <translation>The structure has changed since {0}</translation>
    </message>
    <message>
        <source>Le classement a changé depuis {0}</source>
        <translation>The ranking has changed since {0}</translation>
    </message>
    <message>
        <source>Le plan de salle a changé depuis {0}</source>
        <translation>The room plan has changed since {0}</translation>
    </message>
    <message>
        <source>Le podium a changé depuis {0}</source>
        <translation>The podium has changed since {0}</translation>
    </message>
    <message>
        <source>Le procès-verbal a changé depuis {0}</source>
        <translation>The minutes have changed since {0}</translation>
    </message>
    <message>
        <source>Le tirage a changé depuis {0}</source>
        <translation>The draw has changed since {0}</translation>
    </message>
    <message>
        <source>Les feuilles de table ont changé depuis {0}</source>
        <translation>The table sheets have changed since {0}</translation>
    </message>
    <message>
        <source>Les règles du tournoi ont changé depuis {0}</source>
        <translation>The rules of the tournament have changed since {0}</translation>
    </message>
    <message>
        <source>Les sanctions ont changé depuis {0}</source>
        <translation>The penalties have changed since {0}</translation>
    </message>
    <message>
        <source>Les sorties ont changé depuis {0}</source>
        <translation>The eliminations have changed since {0}</translation>
    </message>
    <message>
        <source>Les tables en jeu ont changé depuis {0}</source>
        <translation>The tables in play have changed since {0}</translation>
    </message>
    <message>
        <source>Les talons de place ont changé depuis {0}</source>
        <translation>The seat slips have changed since {0}</translation>
    </message>
    <message>
        <source>Lettre US</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Leur rouleau a son imprimante.</source>
        <translation>Their roll has a printer of its own.</translation>
    </message>
    <message>
        <source>Ne vaut plus</source>
        <translation>No longer valid</translation>
    </message>
    <message>
        <source>Pas encore</source>
        <translation>Not yet</translation>
    </message>
    <message>
        <source>Pas encore&#xa0;: {0}.</source>
        <translation>Not yet: {0}.</translation>
    </message>
    <message>
        <source>Pendant</source>
        <translation>During</translation>
    </message>
    <message>
        <source>Plus besoin</source>
        <translation>No longer needed</translation>
    </message>
    <message>
        <source>Plus besoin&#xa0;: {0}.</source>
        <translation>No longer needed: {0}.</translation>
    </message>
    <message>
        <source>Prêt</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Rouleau 80&#xa0;mm</source>
        <translation>80 mm roll</translation>
    </message>
    <message>
        <source>Tout pour la fin</source>
        <translation>All for the end</translation>
    </message>
    <message>
        <source>Tout pour le début</source>
        <translation>All for the start</translation>
    </message>
    <message>
        <source>À imprimer à part&#xa0;: {0}.</source>
        <translation>To be printed apart: {0}.</translation>
    </message>
    <message>
        <source>À réimprimer</source>
        <translation>Print again</translation>
    </message>
</context>
<context>
    <name>penalties</name>
    <message>
        <source>Averti</source>
        <translation>Warned</translation>
    </message>
    <message>
        <source>Disqualifié</source>
        <translation>Disqualified</translation>
    </message>
    <message>
        <source>Effectuée</source>
        <translation>Served</translation>
    </message>
    <message>
        <source>Gradation {0}.</source>
        <translation>Ladder: {0}.</translation>
    </message>
    <message>
        <source>Il quitte le tournoi et ses jetons sortent du jeu.</source>
        <translation>The player leaves the tournament and the chips leave play.</translation>
    </message>
    <message>
        <source>Imposée par le texte</source>
        <translation>Imposed by the text</translation>
    </message>
    <message>
        <source>Jetons qui sortent du jeu&#xa0;: {0}. Il en reste {1}.</source>
        <translation>Chips leaving play: {0}. In play after: {1}.</translation>
    </message>
    <message>
        <source>Le texte impose de sanctionner</source>
        <translation>The text says to penalise</translation>
    </message>
    <message>
        <source>Le texte permet de sanctionner</source>
        <translation>The text allows a penalty</translation>
    </message>
    <message>
        <source>Levée</source>
        <translation>Lifted</translation>
    </message>
    <message>
        <source>Permise par le texte</source>
        <translation>Allowed by the text</translation>
    </message>
    <message>
        <source>Sans effet sur le jeu.</source>
        <translation>No effect on play.</translation>
    </message>
    <message>
        <source>Sorti avant la fin</source>
        <translation>Out before the end</translation>
    </message>
    <message>
        <source>Tapis non compté&#xa0;: le total des jetons en jeu ne change pas.</source>
        <translation>Stack not counted: the total of chips in play stays as it is.</translation>
    </message>
    <message>
        <source>levée</source>
        <translation>lifted</translation>
    </message>
    <message>
        <source>niveau {0}</source>
        <translation>level {0}</translation>
    </message>
    <message>
        <source>{0} tour</source>
        <translation>{0} round</translation>
    </message>
    <message>
        <source>{0} tours</source>
        <translation>{0} rounds</translation>
    </message>
    <message>
        <source>{0} × {1} = {2}. Il s&apos;éloigne de la table.</source>
        <translation>{0} × {1} = {2}. The player leaves the table.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Absents</source>
        <translation>Away</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>En jeu</source>
        <translation>In play</translation>
    </message>
    <message>
        <source>Inscrits</source>
        <translation>Entered</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Majorité</source>
        <translation>Age check</translation>
    </message>
    <message>
        <source>Majorité à vérifier</source>
        <translation>Age to check</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Présent</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Présents</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Sortis</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>away</translation>
    </message>
    <message>
        <source>jamais déplacé</source>
        <translation>never moved</translation>
    </message>
    <message>
        <source>jamais venu</source>
        <translation>never came</translation>
    </message>
    <message>
        <source>présent</source>
        <translation>present</translation>
    </message>
    <message>
        <source>table {0} réservée</source>
        <translation>table {0} kept</translation>
    </message>
    <message>
        <source>table {0}, place {1} réservée</source>
        <translation>table {0}, seat {1} kept</translation>
    </message>
    <message>
        <source>À placer</source>
        <translation>To seat</translation>
    </message>
    <message>
        <source>État</source>
        <translation>State</translation>
    </message>
    <message>
        <source>à placer</source>
        <translation>to seat</translation>
    </message>
</context>
<context>
    <name>prizes</name>
    <message>
        <source>Part</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Somme</source>
        <translation>Sum</translation>
    </message>
</context>
<context>
    <name>public</name>
    <message>
        <source>Attendez le signal de la main suivante</source>
        <translation>Wait for the signal of the next hand</translation>
    </message>
    <message>
        <source>Aussi&#xa0;: {0}</source>
        <translation>Also: {0}</translation>
    </message>
    <message>
        <source>Avant le début</source>
        <translation>Before the start</translation>
    </message>
    <message>
        <source>Bientôt</source>
        <translation>Soon</translation>
    </message>
    <message>
        <source>Changements de place</source>
        <translation>Changes of seat</translation>
    </message>
    <message>
        <source>Cherchez votre nom, puis rejoignez votre table</source>
        <translation>Find your name, then go to your table</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Derniers sortis</source>
        <translation>Last out</translation>
    </message>
    <message>
        <source>Ensuite&#xa0;: {0}</source>
        <translation>Next: {0}</translation>
    </message>
    <message>
        <source>Entrées tardives closes</source>
        <translation>Late entry closed</translation>
    </message>
    <message>
        <source>Entrées tardives jusqu&apos;à la fin du niveau {0}</source>
        <translation>Late entry to the end of level {0}</translation>
    </message>
    <message>
        <source>Fin estimée</source>
        <translation>Estimated end</translation>
    </message>
    <message>
        <source>Finissez la main en cours, puis attendez</source>
        <translation>End this hand, then wait</translation>
    </message>
    <message>
        <source>Inscrits</source>
        <translation>Entered</translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Jetons en jeu</source>
        <translation>Chips in play</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Main par main</source>
        <translation>Hand-for-hand</translation>
    </message>
    <message>
        <source>Main {0}</source>
        <translation>Hand {0}</translation>
    </message>
    <message>
        <source>Niveau {0}</source>
        <translation>Level {0}</translation>
    </message>
    <message>
        <source>Nouvelles blindes à la main suivante</source>
        <translation>New blinds from the next hand</translation>
    </message>
    <message>
        <source>On attend la table {0}</source>
        <translation>Waiting for table {0}</translation>
    </message>
    <message>
        <source>On attend les tables {0}</source>
        <translation>Waiting for tables {0}</translation>
    </message>
    <message>
        <source>On attend {0} tables</source>
        <translation>Waiting for {0} tables</translation>
    </message>
    <message>
        <source>On retire</source>
        <translation>To remove</translation>
    </message>
    <message>
        <source>On retourne les cartes à {0} tables</source>
        <translation>Cards turned up at {0} tables</translation>
    </message>
    <message>
        <source>On retourne les cartes&#xa0;: table {0}</source>
        <translation>Cards are turned up: table {0}</translation>
    </message>
    <message>
        <source>On retourne les cartes&#xa0;: tables {0}</source>
        <translation>Cards are turned up: tables {0}</translation>
    </message>
    <message>
        <source>Ordre de fermeture</source>
        <translation>Breaking order</translation>
    </message>
    <message>
        <source>Pas d&apos;entrée tardive</source>
        <translation>No late entry</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Prochaine pause</source>
        <translation>Next break</translation>
    </message>
    <message>
        <source>TEMPS · Table {0}</source>
        <translation>TIME · Table {0}</translation>
    </message>
    <message>
        <source>TEMPS · Table {0} · place {1}</source>
        <translation>TIME · Table {0} · seat {1}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table finale</source>
        <translation>Final table</translation>
    </message>
    <message>
        <source>Tapis moyen</source>
        <translation>Average stack</translation>
    </message>
    <message>
        <source>Tapis payé, cartes cachées à {0} tables</source>
        <translation>All-ins called, cards down at {0} tables</translation>
    </message>
    <message>
        <source>Tapis payé, cartes cachées&#xa0;: table {0}</source>
        <translation>Called all-in, cards down: table {0}</translation>
    </message>
    <message>
        <source>Tapis payé, cartes cachées&#xa0;: tables {0}</source>
        <translation>Called all-ins, cards down: tables {0}</translation>
    </message>
    <message>
        <source>Temps écoulé</source>
        <translation>Time is up</translation>
    </message>
    <message>
        <source>Vainqueur</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>arrêtée</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>dernier</source>
        <translation>last</translation>
    </message>
    <message>
        <source>dernier niveau</source>
        <translation>last level</translation>
    </message>
    <message>
        <source>dépassé</source>
        <translation>overrun</translation>
    </message>
    <message>
        <source>horloge arrêtée</source>
        <translation>clock stopped</translation>
    </message>
    <message>
        <source>table {0} · {1}&#xa0;s</source>
        <translation>table {0} · {1}&#xa0;s</translation>
    </message>
    <message>
        <source>temps dépassé</source>
        <translation>overtime</translation>
    </message>
    <message>
        <source>vers {0}</source>
        <translation>about {0}</translation>
    </message>
    <message>
        <source>{0} BB</source>
        <translation>{0} BB</translation>
    </message>
    <message>
        <source>{0} · {1} places</source>
        <translation>{0} · {1} places</translation>
    </message>
    <message>
        <source>À la reprise, niveau {0}</source>
        <translation>When play resumes, level {0}</translation>
    </message>
</context>
<context>
    <name>ranking</name>
    <message>
        <source>Avant</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Ordre des sorties, le meilleur d&apos;abord</source>
        <translation>Finishing order, best first</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Prize</translation>
    </message>
    <message>
        <source>Sortie</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>abandon</source>
        <translation>withdrew</translation>
    </message>
    <message>
        <source>en jeu</source>
        <translation>in play</translation>
    </message>
    <message>
        <source>niveau {0}</source>
        <translation>level {0}</translation>
    </message>
</context>
<context>
    <name>room</name>
    <message>
        <source>Place de son besoin.</source>
        <translation>Seat kept for a need.</translation>
    </message>
    <message>
        <source>Place qui paie la grosse blinde au plus tôt.</source>
        <translation>Seat that pays the big blind soonest.</translation>
    </message>
    <message>
        <source>Place tirée au sort.</source>
        <translation>Seat drawn.</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>away</translation>
    </message>
    <message>
        <source>absent depuis le début</source>
        <translation>away since the start</translation>
    </message>
    <message>
        <source>absent depuis le niveau {0}</source>
        <translation>away since level {0}</translation>
    </message>
    <message>
        <source>arrêtée</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>attendue</source>
        <translation>awaited</translation>
    </message>
    <message>
        <source>jamais déplacé</source>
        <translation>never moved</translation>
    </message>
    <message>
        <source>jamais venu</source>
        <translation>never came</translation>
    </message>
    <message>
        <source>main finie</source>
        <translation>hand over</translation>
    </message>
    <message>
        <source>sorti</source>
        <translation>out</translation>
    </message>
    <message>
        <source>table finale</source>
        <translation>final table</translation>
    </message>
    <message>
        <source>tapis payé</source>
        <translation>called all-in</translation>
    </message>
    <message>
        <source>{0} absent</source>
        <translation>{0} away</translation>
    </message>
    <message>
        <source>{0} absents</source>
        <translation>{0} away</translation>
    </message>
    <message>
        <source>{0} joueur</source>
        <translation>{0} player</translation>
    </message>
    <message>
        <source>{0} joueurs</source>
        <translation>{0} players</translation>
    </message>
    <message>
        <source>{0} main</source>
        <translation>{0} hand</translation>
    </message>
    <message>
        <source>{0} main à manquer</source>
        <translation>{0} hand to miss</translation>
    </message>
    <message>
        <source>{0} mains</source>
        <translation>{0} hands</translation>
    </message>
    <message>
        <source>{0} mains à manquer</source>
        <translation>{0} hands to miss</translation>
    </message>
    <message>
        <source>{0} sanctionné</source>
        <translation>{0} penalised</translation>
    </message>
    <message>
        <source>{0} sanctionnés</source>
        <translation>{0} penalised</translation>
    </message>
    <message>
        <source>à court de {0}</source>
        <translation>{0} short</translation>
    </message>
</context>
<context>
    <name>round</name>
    <message>
        <source>Classer la sortie</source>
        <translation>Rank the player out</translation>
    </message>
    <message>
        <source>Classer les {0} sorties</source>
        <translation>Rank the {0} players out</translation>
    </message>
    <message>
        <source>Horloge arrêtée&#xa0;: {0} min par main.</source>
        <translation>Clock stopped: {0} min a hand.</translation>
    </message>
    <message>
        <source>L&apos;horloge attend&#xa0;: relancez-la quand le jeu reprend.</source>
        <translation>The clock waits: start it when play resumes.</translation>
    </message>
    <message>
        <source>L&apos;horloge repart.</source>
        <translation>The clock runs again.</translation>
    </message>
    <message>
        <source>Les mains en cours sont finies. L&apos;horloge s&apos;arrêtera au signal.</source>
        <translation>The hands under way are over. The clock stops at the signal.</translation>
    </message>
    <message>
        <source>Main par main annoncé</source>
        <translation>Hand-for-hand announced</translation>
    </message>
    <message>
        <source>Main par main · main {0}</source>
        <translation>Hand-for-hand · hand {0}</translation>
    </message>
    <message>
        <source>Niveau {0} à la main suivante.</source>
        <translation>Level {0} with the next hand.</translation>
    </message>
    <message>
        <source>On attend la table {0}.</source>
        <translation>Waiting for table {0}.</translation>
    </message>
    <message>
        <source>On attend les tables {0}.</source>
        <translation>Waiting for tables {0}.</translation>
    </message>
    <message>
        <source>Signal&#xa0;: main suivante</source>
        <translation>Signal: next hand</translation>
    </message>
    <message>
        <source>Signal&#xa0;: première main</source>
        <translation>Signal: first hand</translation>
    </message>
    <message>
        <source>Table {0}&#xa0;: retournez les cartes, les autres ont fini.</source>
        <translation>Table {0}: turn up the cards, the others are done.</translation>
    </message>
    <message>
        <source>Tables {0}&#xa0;: retournez les cartes, les autres ont fini.</source>
        <translation>Tables {0}: turn up the cards, the others are done.</translation>
    </message>
    <message>
        <source>Tapis payé aux tables {0}, cartes cachées.</source>
        <translation>Called all-ins at tables {0}, cards down.</translation>
    </message>
    <message>
        <source>Tapis payé à la table {0}, cartes cachées.</source>
        <translation>Called all-in at table {0}, cards down.</translation>
    </message>
    <message>
        <source>Toutes les tables ont fini.</source>
        <translation>Every table is done.</translation>
    </message>
    <message>
        <source>Toutes les tables ont fini&#xa0;: classez les sorties.</source>
        <translation>Every table is done: rank those out.</translation>
    </message>
    <message>
        <source>encore {0} sortie</source>
        <translation>{0} more out</translation>
    </message>
    <message>
        <source>encore {0} sorties</source>
        <translation>{0} more out</translation>
    </message>
    <message>
        <source>jusqu&apos;à la table finale à {0}</source>
        <translation>before the final table of {0}</translation>
    </message>
    <message>
        <source>jusqu&apos;à la {0} place</source>
        <translation>before {0} place</translation>
    </message>
    <message>
        <source>prix de la {0} place partagé</source>
        <translation>prize of {0} place shared</translation>
    </message>
    <message>
        <source>prix de la {0} à la {1} place partagés</source>
        <translation>prizes of {0} to {1} place shared</translation>
    </message>
</context>
<context>
    <name>ruling</name>
    <message>
        <source>Lecture retenue ({0}, {1})&#xa0;: {2} Autre lecture&#xa0;: {3}</source>
        <translation>Reading relied on ({0}, {1}): {2} The other reading: {3}</translation>
    </message>
    <message>
        <source>Pourquoi</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>Règle maison (§&#xa0;{0})&#xa0;: {1}</source>
        <translation>House rule (§&#xa0;{0}): {1}</translation>
    </message>
    <message>
        <source>À dire à la table</source>
        <translation>To say at the table</translation>
    </message>
</context>
<context>
    <name>seat_acts</name>
    <message>
        <source>Besoin d&apos;une place, ne jamais déplacer</source>
        <translation>Need for a seat, never moved</translation>
    </message>
    <message>
        <source>Changer un joueur de place</source>
        <translation>Move a player to another seat</translation>
    </message>
    <message>
        <source>Corriger le nom d&apos;un joueur</source>
        <translation>Correct a player&apos;s name</translation>
    </message>
    <message>
        <source>Départ définitif d&apos;un joueur</source>
        <translation>A player leaves for good</translation>
    </message>
    <message>
        <source>Joueur trouvé à une mauvaise place</source>
        <translation>Player found at a wrong seat</translation>
    </message>
    <message>
        <source>Noter l&apos;absence d&apos;un joueur</source>
        <translation>Note a player&apos;s absence</translation>
    </message>
    <message>
        <source>Noter le retour d&apos;un joueur</source>
        <translation>Note a player&apos;s return</translation>
    </message>
    <message>
        <source>Noter un joueur qui n&apos;est jamais venu</source>
        <translation>Note a player who never came</translation>
    </message>
    <message>
        <source>Échanger deux places</source>
        <translation>Exchange two seats</translation>
    </message>
</context>
<context>
    <name>structure</name>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Grosse blinde</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Les jetons en jeu ne la paient pas au compte juste.</source>
        <translation>The chips in play cannot pay it exactly.</translation>
    </message>
    <message>
        <source>Ligne</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Pause, retirer les {0}</source>
        <translation>Break, remove the {0}</translation>
    </message>
    <message>
        <source>Petite blinde</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Remarque</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>en cours</source>
        <translation>current</translation>
    </message>
    <message>
        <source>et</source>
        <translation>and</translation>
    </message>
    <message>
        <source>jouée</source>
        <translation>played</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>BB</translation>
    </message>
    <message>
        <source>Bouton</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Donne</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Grosse blinde</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Notée à la table&#xa0;: place {0} ({1}).</source>
        <translation>Noted at the table: seat {0} ({1}).</translation>
    </message>
    <message>
        <source>Petite blinde</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Place {0}, {1}&#xa0;: {2}</source>
        <translation>Seat {0}, {1}: {2}</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <source>bouton</source>
        <translation>button</translation>
    </message>
    <message>
        <source>bouton mort</source>
        <translation>dead button</translation>
    </message>
    <message>
        <source>env. {0} (niv. {1})</source>
        <translation>about {0} (level {1})</translation>
    </message>
    <message>
        <source>grosse blinde</source>
        <translation>big blind</translation>
    </message>
    <message>
        <source>il y a {0} min</source>
        <translation>{0} min ago</translation>
    </message>
    <message>
        <source>main {0}, {1}</source>
        <translation>hand {0}, {1}</translation>
    </message>
    <message>
        <source>personne ne la paie</source>
        <translation>nobody posts it</translation>
    </message>
    <message>
        <source>petite blinde</source>
        <translation>small blind</translation>
    </message>
    <message>
        <source>place vide</source>
        <translation>empty seat</translation>
    </message>
    <message>
        <source>{0} (niv. {1})</source>
        <translation>{0} (level {1})</translation>
    </message>
    <message>
        <source>à l&apos;instant</source>
        <translation>just now</translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>Places</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>Places hors service (cliquer dessus)</source>
        <translation>Seats out of use (click them)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>told_answers</name>
    <message>
        <source>de la table</source>
        <translation>from the table</translation>
    </message>
    <message>
        <source>du niveau en cours</source>
        <translation>from this level</translation>
    </message>
    <message>
        <source>du tournoi</source>
        <translation>from the tournament</translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{0} (copie)</source>
        <translation>{0} (copy)</translation>
    </message>
</context>
</TS>
