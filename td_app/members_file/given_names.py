"""First names met in French clubs: they tell "Prénom Nom" from "Nom Prénom" when capitals do not.

Written as :func:`plain_words` leaves them; a compound is known by its first part.
"""

from __future__ import annotations

from td_app.members_file.member import plain_words

_GIVEN = """
aaron abdel abdelkader abdou abel adam adama adele adeline adil adrian adriana adrien adrienne
agathe agnes ahmed aicha aime aimee alain alan alban albane alberto aldo alessandro alex alexandra
alexandre alexia alexis alfred ali alice alicia alina aline alison alix alizee aliou allan alma
alphonse alvaro amadou amandine amar ambre amel amelie amin amina amine amir ana anais anatole
anders andrea andreas andree andrei andrew andrzej ange angela angele angelina angelique angelo
anita ann anna annabelle anne annick annie anouk anthony antoine antoinette anton antonia antonio
arlette armand armelle arnold arsene arthur assia astrid aude audrey augustin aurelie aurelien
aurore axel axelle aymeric ayoub aziz baptiste barbara bastien beatrice ben benedicte benjamin
berangere berenice bernadette bertrand bilal boris bouchra brahim brandon brice brigitte bruno
bryan camila camille capucine carine carla carlos carmen carole carolina caroline cassandra
catherine cathy cecile cedric celia celine chantal charlene charles charlie charline charlotte
chiara chloe chris christel christelle christian christiane christina christine christophe
christopher cindy claire clara clarisse claude claudia claudine claudio clemence clementine
clotilde colette colin coline constance coralie corentin corinne cristian cristina cyprien cyril
cyrille dalila damien dan daniel daniela daniele danielle danny daphne david deborah delphine denise
diana diane didier diego dimitri djamel dominique dora doriane dorian dorothee douglas driss dylan
ebru eddy edgar edith edmond edouard eduardo edward edwige elena eleonore elia eliane elias elie
elina eline eliot elisa elisabeth elise elizabeth ella elodie eloise elsa elvire emeline emeric
emile emilie emilien emilio emma emmanuel emmanuelle enzo eric erica erik erika ernest erwan erwann
esteban estelle esther ethan etienne eugene eugenie eva evan eve evelyne ewen fabian fabien
fabienne fabio fabrice fadila fanny farid fatiha fatima fatma fatou felicie felix ferdinand
fernanda fernande fernando filip filipe fiona flavie flavien fleur flora florence florent florian
floriane francesca francesco francine francisco franck frank frederic frederique gabin gabriel
gabriela gabriella gabrielle gael gaelle gaetan gary gaspard gauthier gautier genevieve geoffrey
geoffroy george georges georgette geraldine germaine ghislain ghislaine giacomo gilbert gilberte
gilles gina ginette giovanni gisele giulia giuseppe gladys gloria goncalo gordon graziella
gregoire gregory greta guenola guenole guilhem guillaume gurvan gustave guy gwenael gwenaelle
gwendoline hakim hamid hamza hanna hannah hans harold harry hassan hector helena helene heloise
henri henriette herve hicham hippolyte honore houda houria hubert hugo hugues hussein ian ibrahim
ibrahima idriss igor ilan ilona ilyes imane imran ines ingrid inna irene iris irina isaac isabel
isabella isabelle ismael issa ivan jack jackie jacky jacob jacqueline jacques jad james jamal jamel
jamila jan jane janine jason jasmine javier jean jeanine jeanne jeannette jeannine jen jennifer
jenny jeremie jeremy jerome jessica jessy jesus jim jimmy joachim joan joanna joao joaquin jocelyn
jocelyne joe joel joelle johan johann johanna john johnny jon jonas jonathan jordan jordane jorge
jose josef joseph josephine joshua josiane josselin joy juan juanita jules julia julian juliana
julie julien julienne juliette justin justine kader kamel karen karim karima karin karine karl
kathleen katia kelly ken kenny kenza kevin khaled khadija kilian killian kim laetitia laila lara
larissa lars laura laure lauren laurence laurene laurette laurianne lea leana leandre leila lena
leo leon leonard leonardo leonie leopold leslie lia liam lidia lila lilian liliane lily lina linda
line lionel lisa lise lison livia loan loane loic lola lorena lorenzo lorette lou louane loubna
louis louisa louise louna luc luca lucas lucette lucia lucie lucien lucienne lucile ludivine
ludovic luigi luis luisa luka lukas luna lydia lydie lyna lynda mabel maddy madeleine mae mael
maelle maelys maeva magali magalie maite malek malika malo mamadou manon manu manuel manuela marc
marcel marcelle marco marcos marcus margaux margot marguerite maria mariam marianne marie marielle
marilyne marin marina marine mario marion marius marjorie mark marko marlene marta marthe martina
martine marvin mary maryline maryse maryvonne mateo mathias mathieu mathilde mathis mathys matteo
matthew matthias matthieu maud maurane maureen mauricette max maxence maxime maximilien maya
mehdi melanie melina melissa melvin mercedes meryem mia michael michaela michele micheline
michelle mickael miguel mikael mike milan milena mireille miriam mohamed mohammed moise mona
monica monique morad morgan morgane mounir mourad moussa muriel murielle mustapha mylene myriam
nabil nadege nadia nadine nadir naima najat nancy naomi natacha natalia natasha nathalie nathan
nathanael nawel nelly nicolas nicolasa nicole nils nina nino noa noah noam noe noelie noeline
noemie nolan nolwenn nora norah norbert nordine norma nuno oceane octave odette odile olga olivia
omar ombeline ophelie oriane orlane oscar otto oumar oussama owen pablo paola paolo pascal pascale
pascaline patrice patricia patrick patryk paula paulette paulin pauline paulo pavel pedro peggy
perrine peter petra philibert philippe philomene pierre pierrette pierrick pietro piotr priscilla
prune quentin rachel rachid rachida rafael ralph ramon ramona raoul raphael raphaelle rayan
rebecca regine regis reine rejane remi remy renata renaud renee ricardo riccardo richie rita
roberte roberto robin rodolphe rodrigo rodrigue rokia roland romain romane romeo romuald ronan
rosa rosalie rosane rose roselyne rosine roxane ruben rudy rui ruth ryan sabine sabri sabrina said
saida salim salima salome salvatore sam samantha sami samia samir samira samuel samy sandra
sandrine sandro sandy sara sarah sasha saskia scott sean sebastian sebastien selim selma
serge sergio severine shana sharon shirley sibylle sidonie sigrid silvia simeon simone
sofia sofiane solange solene solenn solveig sonia sophia sophie soraya souad stan stanislas
stefan stefania stefano stella stephan stephane stephanie stephen steve steven suzanne suzette
suzie swann sylvain sylvaine sylvester sylvestre sylvette sylvia sylviane sylvie tania tanguy
tanya tarek tatiana ted teddy teo teresa terry tessa thais thea theo theodore therese thibaud
thibault thibaut thierry thiago thimothee tiago tiffany tim timeo timothe timothee tina titouan
tom tomas tommy toni tony toufik tracy tristan typhaine ugo ulrich ulysse urbain ursula
vadim valentin valentina valentine valerie valery vanessa vera veronique victoire victor victoria
victorien vincenza violaine violette virgile virginie vittorio viviane vladimir wafa walid walter
wanda warren wassim wendy wilfried will william willy xavier yacine yael yamina yan yanis yann
yannick yannis yasmina yasmine yassin yassine yoan yoann yohan yohann yolande yona youcef younes
youri youssef yuri yusuf yvan yves yvette yvon yvonne zachary zacharie zahra zakaria zara zelie
zineb zinedine zoe zohra zora
"""
# Met as first names and, as often, as last names: they tell nothing by themselves.
_ALSO_LAST = """
albert andre antoine arnaud aubert barthelemy baptiste benard benoit bernard
bertrand blaise blanche charles claude clement colas colin constant daniel david denis
edmond emile ferdinand felix fernand francois frederic gaston gauthier gautier
geoffroy georges gerard germain gilbert gilles girard gregoire guerin guillaume guy hamon henri
henry herve hubert hugues humbert isaac jacob jacques jordan joseph joly jules julien justin
lambert laurent leon leonard louis lucas marc marcel mari marie marin martin martinez mathieu
matthieu maurice maury michel nicolas noel normand oliver olivier oscar paul perrin
philippe pierre raymond remy renard renaud rene richard robert robin roger roland rolland romain
rose samson samuel serge simon sylvestre thibault thomas victor vidal
vincent walter yvon
"""

_ALL_GIVEN = frozenset(_GIVEN.split()) | frozenset(_ALSO_LAST.split()) - frozenset(
    ("martinez", "renard", "guerin", "perrin", "maury", "joly", "normand", "vidal", "girard")
)
_UNSURE = frozenset(_ALSO_LAST.split())

NOT_GIVEN, MAYBE_GIVEN, GIVEN = 0, 1, 2


def how_given(word: str) -> int:
    """Return how surely a word is a first name: ``GIVEN``, ``MAYBE_GIVEN`` or ``NOT_GIVEN``.

    >>> how_given("Gaëtan"), how_given("Thomas"), how_given("Jean-Baptiste"), how_given("Goff")
    (2, 1, 2, 0)
    """
    parts = plain_words(word).split()
    if not parts or parts[0] not in _ALL_GIVEN:
        return NOT_GIVEN
    if len(parts) > 1:
        return GIVEN if all(part in _ALL_GIVEN for part in parts) else NOT_GIVEN
    return MAYBE_GIVEN if parts[0] in _UNSURE else GIVEN
