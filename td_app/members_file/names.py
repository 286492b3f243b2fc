"""One cell holding a whole name: which words are the last name, and how sure that is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from td_app.members_file.meanings import Meaning
from td_app.tournament.state.person import plain_words

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

_OFTENER_LAST_WORDS = """
andre aubert barthelemy benard bernard bertrand blanche clement colas colin constant gauthier
gautier geoffroy germain girard gregoire guerin hamon henry hubert humbert jacob joly jordan
lambert laurent leonard mari marin martin martinez mathieu maurice maury michel normand oliver
olivier perrin renard renaud richard robert robin rolland rose simon thibault thomas vidal vincent
walter
"""
#: Those met as last names more often than as first names: they tell the two words apart where
#: both may be either.
_OFTENER_LAST = frozenset(_OFTENER_LAST_WORDS.split())

NOT_GIVEN = 0
MAYBE_GIVEN = 1
GIVEN = 2


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


_PARTICLES_WORDS = """
de du des d la le les l da do dos das van von der den ter di del della dello el al ben ibn bin
st ste saint sainte mac mc zu zur ait ould
"""
_PARTICLES = frozenset(_PARTICLES_WORDS.split())
# Written before a name in capitals without being in capitals itself: d'ALMEIDA, McDONALD.
_PREFIX = re.compile(r"^(?:mc|mac|[dlonm]['’])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SplitName:
    """A name in its two parts; ``doubt`` is a code when the split is a guess."""

    last: str
    first: str
    doubt: str | None = None


@dataclass(frozen=True, slots=True)
class FileOrder:
    """The order most names of the file follow, whether surely, whether the director says so."""

    order: str
    sure: bool
    imposed: bool = False


def split_name(name: str, file_order: FileOrder) -> SplitName:
    """Return the last and first names: by the comma, by capitals, else as the file does.

    >>> split_name("PÉREZ Gaëtan", FileOrder("first_last", True))
    SplitName(last='PÉREZ', first='Gaëtan', doubt=None)
    >>> split_name("Marie de la Tour", FileOrder("first_last", True)).last
    'de la Tour'
    """
    before, comma, after = name.partition(",")
    if comma and before.strip() and after.strip():
        return SplitName(before.strip(), " ".join(after.replace(",", " ").split()))
    words = name.replace(",", " ").split()
    if len(words) < 2:
        return SplitName(" ".join(words), "", "NAME_SINGLE_WORD")
    return _by_capitals(words) or _by_order(words, file_order)


def order_of_file(names: Iterable[str], declared: str | None = None) -> FileOrder:
    """Return the order of a column of names; ``declared`` by its header, it is only checked."""
    capitals: Counter[str] = Counter()
    given: Counter[str] = Counter()
    leaning: Counter[str] = Counter()
    plain: Counter[str | None] = Counter()
    total = 0
    for name in names:
        words = name.split()
        if len(words) < 2 or "," in name:
            continue
        total += 1
        by_capitals = _order_by_capitals(words)
        own = _order_by_given(words)[0]
        capitals.update(filter(None, [by_capitals]))
        given.update(filter(None, [own]))
        leaning.update(filter(None, [_leaning(words)]))
        if _capital_run(words) is None:
            plain[own or _leaning(words)] += 1
    if declared:
        return FileOrder(declared, True)
    for votes, agreed, share in ((capitals, 0.9, 0.3), (given, 0.8, 0.1)):
        cast = votes.total()
        if cast and cast >= share * total and (cast >= 3 or 2 * cast >= total):
            order, most = votes.most_common(1)[0]
            told = FileOrder(order, most >= agreed * cast)
            return _of_plain(plain, told) if votes is capitals else told
    every = capitals + given + leaning
    if not every:
        return FileOrder(Meaning.LAST_FIRST, False)
    order, most = every.most_common(1)[0]
    return FileOrder(order, most >= max(3, 0.9 * every.total()))


def _of_plain(plain: Counter[str | None], by_capitals: FileOrder) -> FileOrder:
    """Return the order of the names without capitals, where others have them.

    Who writes last names in capitals puts them where they like: what the others' own words say
    comes first, and with nothing said the order is a guess.
    """
    said = Counter({order: votes for order, votes in plain.items() if order is not None})
    if not plain:
        return by_capitals
    if not said:
        return FileOrder(by_capitals.order, False)
    order, most = said.most_common(1)[0]
    if order == by_capitals.order:
        return FileOrder(order, by_capitals.sure and most >= 0.8 * said.total())
    return FileOrder(order, most >= max(3, 0.9 * said.total()))


def in_capitals(word: str) -> bool:
    """Return whether a word is in capitals, a prefix such as Mc or d' apart.

    >>> in_capitals("N'DIAYE"), in_capitals("McDONALD"), in_capitals("J."), in_capitals("Le")
    (True, True, False, False)
    """
    letters = [c for c in _PREFIX.sub("", word) if c.isalpha()]
    if len(letters) < 2:
        letters = [c for c in word if c.isalpha()]
    return len(letters) > 1 and all(c == c.upper() != c.lower() or c == "ß" for c in letters)


def is_particle(word: str) -> bool:
    """Return whether a word belongs with the name after it: de, La, Van, d'."""
    return plain_words(word) in _PARTICLES


def _capital_run(words: Sequence[str]) -> tuple[int, int] | None:
    """Return the bounds of the words in capitals, particles before them included."""
    capital = [in_capitals(word) for word in words]
    if not any(capital) or all(capital):
        return None
    start = capital.index(True)
    end = len(words) - capital[::-1].index(True)
    if not all(
        c or is_particle(w) for c, w in zip(capital[start:end], words[start:end], strict=True)
    ):
        return None
    while start and is_particle(words[start - 1]):
        start -= 1
    return None if (start, end) == (0, len(words)) else (start, end)


def _order_by_capitals(words: Sequence[str]) -> str | None:
    run = _capital_run(words)
    if run is None or (run[0] > 0 and run[1] < len(words)):
        return None
    return Meaning.LAST_FIRST if run[0] == 0 else Meaning.FIRST_LAST


def _by_capitals(words: Sequence[str]) -> SplitName | None:
    run = _capital_run(words)
    if run is None:
        return None
    start, end = run
    aside = (*words[:start], *words[end:])
    doubt = "NAME_SPLIT_GUESSED" if start and end < len(words) else None
    return SplitName(" ".join(words[start:end]), " ".join(aside), doubt)


def _order_by_given(words: Sequence[str]) -> tuple[str | None, bool]:
    """Return the order that first names and particles speak for, and whether clearly."""
    ahead = how_given(words[0])
    behind = how_given(words[-1])
    if is_particle(words[0]) and not is_particle(words[-1]):
        return Meaning.LAST_FIRST, behind == GIVEN
    if is_particle(words[-1]):
        return Meaning.FIRST_LAST, ahead == GIVEN
    if ahead == GIVEN and behind < GIVEN:
        return Meaning.FIRST_LAST, behind == NOT_GIVEN
    if behind == GIVEN and ahead < GIVEN:
        return Meaning.LAST_FIRST, ahead == NOT_GIVEN
    return None, False


def _leaning(words: Sequence[str]) -> str | None:
    """Return the order suggested by first names that are also last names, None if unclear."""
    ahead = how_given(words[0])
    behind = how_given(words[-1])
    if ahead == behind == MAYBE_GIVEN:
        ahead, behind = (plain_words(word) not in _OFTENER_LAST for word in (words[0], words[-1]))
    if ahead == behind:
        return None
    return Meaning.FIRST_LAST if ahead > behind else Meaning.LAST_FIRST


def _by_order(words: Sequence[str], file_order: FileOrder) -> SplitName:
    """Split as the file does, unless the name itself clearly speaks for the other order."""
    own, clearly = _order_by_given(words)
    if not file_order.sure:
        own = own or _leaning(words)
    order = file_order.order
    doubt = None
    if own and own != order and clearly and not file_order.imposed:
        order = own
        doubt = "NAME_ORDER_UNUSUAL" if file_order.sure else None
    elif own and own != order and not file_order.sure:
        # What leans one way by itself leans more than a list that does both.
        order = own
        doubt = "NAME_ORDER_GUESSED"
    elif not file_order.sure and not (own == order and clearly):
        doubt = "NAME_ORDER_GUESSED"
    if order == Meaning.FIRST_LAST:
        at, sure = _end_of_first_name(words)
        split = SplitName(" ".join(words[at:]), " ".join(words[:at]))
    else:
        at, sure = _end_of_last_name(words)
        split = SplitName(" ".join(words[:at]), " ".join(words[at:]))
    return SplitName(split.last, split.first, doubt or (None if sure else "NAME_SPLIT_GUESSED"))


def _end_of_first_name(words: Sequence[str]) -> tuple[int, bool]:
    """Return where the last name begins in "Prénom Nom", and whether that is sure."""
    particle = next((at for at, word in enumerate(words) if at and is_particle(word)), None)
    if particle is not None:
        return particle, particle == 1 or all(how_given(word) for word in words[:particle])
    if len(words) == 2:
        return 1, True
    if len(words) == 3 and how_given(words[1]):
        return 2, how_given(words[2]) == NOT_GIVEN
    return 1, False


def _end_of_last_name(words: Sequence[str]) -> tuple[int, bool]:
    """Return where the first name begins in "Nom Prénom", and whether that is sure."""
    size = len(words)
    if size == 2:
        return 1, True
    stem = next((at for at, word in enumerate(words) if not is_particle(word)), size - 1)
    if 0 < stem < size - 1:
        return stem + 1, stem == size - 2 or all(how_given(word) for word in words[stem + 1 :])
    if size == 3 and how_given(words[1]) and how_given(words[2]):
        return 1, True
    return size - 1, False
