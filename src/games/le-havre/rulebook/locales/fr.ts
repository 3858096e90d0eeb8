import { plural } from '../../../kit/plural.ts'
import { list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { fr as names } from '../../locales/names/fr.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'
import { amountsIn, firmsIn, goodRows, playerColumns, shipFoodRows, shipRows, tileRows } from '../tables.ts'

const { amounts, buildings, counted, items } = names
const { loan, starting, startingOffers } = facts
const turns = plural('fr', { one: 'tour', other: 'tours' })
const special = plural('fr', { one: 'bâtiment spécial', other: 'bâtiments spéciaux' })

export const fr = (): Chapters => ({
  aim: {
    title: 'De quoi il s’agit',
    blocks: [
      text(
        'Vous faites du commerce dans le port du Havre. Vous prenez des marchandises sur les quais, vous en faites de meilleures dans des bâtiments, vous acquérez des bâtiments et des bateaux, et vous nourrissez vos gens à la fin de chaque manche.',
      ),
      text('À la fin, qui possède le plus gagne : en francs, et en valeur de bâtiments et de bateaux.'),
    ],
  },
  table: {
    title: 'Sur la table',
    blocks: [
      shown(
        'early-match',
        'Trois joueurs après quelques manches, tels que le serveur les dessine.',
        'La manche, et combien il y en a.',
        'La nourriture que chacun doit à la fin de cette manche.',
        'Ce que la fin de la manche apporte encore : une récolte si du grain et un bœuf sont dessinés, et si la ville construit.',
        'Le bateau qui arrive à la fin de la manche, et sa valeur.',
        'Les quais, avec ce qui s’y trouve.',
        'Les tuiles d’approvisionnement. Le cadre montre celle de ce tour.',
        'Sur l’une des tuiles, des intérêts sont dus.',
        'Le nombre de bâtiments qui appartiennent à la ville.',
        'Les trois piles de bâtiments : le numéro de la carte du dessus, son prix, et combien la pile en compte.',
        'Les bateaux disponibles : celui du dessus de chaque type.',
        'Le nombre de bâtiments spéciaux encore face cachée.',
        'Les francs et les bâtiments d’un joueur, le bâtiment où se trouve son disque, et ses emprunts ; au-dessous ses marchandises.',
        'Ce que tout cela rapporte maintenant, avec les emprunts tels quels.',
      ),
      list(
        `Chacun débute avec ${amountsIn('fr', starting.full)}, et un disque.`,
        `Sur les quais se trouvent ${amountsIn('fr', startingOffers.full)}.`,
        `Ces bâtiments appartiennent d’abord à la ville : ${firmsIn('fr')}.`,
        `D’autres bâtiments forment trois piles, ${facts.inPiles} en tout pour ${facts.playersShown} joueurs, chacune rangée par numéros. Tous peuvent les regarder en entier, mais on ne peut obtenir que les trois du dessus.`,
      ),
    ],
  },
  turn: {
    title: 'Votre tour',
    blocks: [
      steps(
        'L’approvisionnement : votre bateau avance sur la tuile suivante, et chacune des deux choses qu’elle montre arrive une fois sur les quais.',
        'L’action principale : videz un quai, ou entrez dans un bâtiment.',
      ),
      text(
        'En outre, vous pouvez acheter des bâtiments et des bateaux pendant votre tour, avant et après l’action principale, autant que vous voulez. Vous pouvez rembourser des emprunts à tout moment, même pendant le tour d’un autre, et vendre à tout moment sauf au milieu d’une action.',
      ),
      text(
        `Il y a ${facts.tiles.length} tuiles d’approvisionnement. On les retourne au fil de la première manche, et elles restent ensuite comme elles sont. Une manche compte donc toujours ${turns(facts.turnsInARound)} en tout, quels que soient ceux qui les jouent.`,
      ),
      table('Les tuiles d’approvisionnement', ['Elle ajoute', 'Intérêts'], tileRows('fr', 'dus')),
    ],
  },
  offers: {
    title: 'Vider un quai',
    blocks: [
      text(
        `Choisissez l’un des ${facts.offers} quais, et prenez tout ce qui s’y trouve. On ne peut pas choisir un quai vide.`,
      ),
    ],
  },
  entering: {
    title: 'Entrer dans un bâtiment',
    blocks: [
      text(
        'Posez votre disque dans un bâtiment, et faites ce qu’il dit. Le bâtiment peut être à la ville, à vous ou à un autre, mais aucun disque ne doit s’y trouver. On n’entre pas dans les bâtiments des piles.',
      ),
      list(
        'Payez d’abord le droit d’entrée : au propriétaire, ou à la réserve si le bâtiment est à la ville. Les vôtres sont gratuits.',
        'Un droit en nourriture se paie en nourriture et en francs, comme on veut ; un droit en francs, en francs seulement. Si une carte montre les deux, vous choisissez.',
        'Vous ne pouvez entrer que si vous pouvez ensuite y faire quelque chose.',
        'Votre disque reste là jusqu’à ce que vous le déplaciez, ou que le bâtiment soit acheté ou vendu. Pour utiliser le même bâtiment encore une fois, il faut l’avoir quitté.',
        'On n’entre pas dans les bâtiments sans action. Ils rapportent à la fin.',
        'Les marteaux, les pêcheurs et les types de bâtiments comptent sur vos propres cartes, quel que soit le bâtiment utilisé.',
      ),
    ],
  },
  payment: {
    title: 'Marchandises, nourriture et énergie',
    blocks: [
      text('Pour chaque marchandise, il en est une meilleure, que des bâtiments en font. Elles ont diverses valeurs :'),
      table('Ce que vaut une marchandise', ['Marchandise', 'Nourriture', 'Énergie', 'Prix par bateau'], goodRows('fr')),
      list(
        `Un franc vaut toujours ${counted.food(facts.foodForAFranc)}, mais jamais d’énergie.`,
        'On ne rend pas la nourriture ni l’énergie payées en trop. L’énergie d’une action se paie en une seule fois.',
        'Les moitiés s’arrondissent une seule fois pour toute la visite : vers le bas pour ce que vous recevez, vers le haut pour ce que vous payez.',
        `Comme matériau, et là où une carte en prend, la marchandise « ${items.brick} » peut remplacer « ${items.clay} », et « ${items.steel} » peut remplacer « ${items.iron} » ; mais jamais l’inverse, ni à la ${buildings.brickworks} ni à l’${buildings['steel-mill']}.`,
      ),
    ],
  },
  building: {
    title: 'Construire',
    blocks: [
      text(
        `Pour construire, entrez dans un bâtiment qui le permet : ${firmsIn('fr')} sont dans la ville dès le départ. Remettez alors les matériaux que montre une carte du dessus d’une pile, et elle est à vous.`,
      ),
      text(
        'La carte suivante de la pile est aussitôt disponible. Une carte sans coût ne peut pas être construite, seulement achetée.',
      ),
    ],
  },
  trade: {
    title: 'Acheter et vendre',
    blocks: [
      list(
        'Pendant votre tour, vous pouvez acheter tout bâtiment de la ville, la carte du dessus de n’importe quelle pile, et le bateau du dessus de n’importe quel type, sauf les bateaux de luxe. Vous payez son prix en francs. Certains bâtiments n’ont pas de prix.',
        'Si un disque se trouve dans un bâtiment acheté ou vendu, il revient à son joueur. Vous pouvez donc acheter le bâtiment où vous êtes, et y entrer de nouveau.',
        'Vous vendez pour la moitié de la valeur. Le bâtiment est alors à la ville ; un bateau revient sur le dessus de son type.',
        'Un bâtiment vendu pendant un tour ne peut pas être acheté pendant ce tour.',
      ),
    ],
  },
  ships: {
    title: 'Les bateaux',
    blocks: [
      text(
        `Les bateaux apportent de la nourriture à chaque manche, transportent des marchandises outre-mer, et valent quelque chose à la fin. On les achète, ou on les construit dans un chantier naval : pour leurs matériaux et ${counted.energy(facts.shipEnergy)}. Le premier bateau d’un chantier qui n’est pas en bois coûte ${amountsIn('fr', facts.modernising)} de plus, ce qui modernise le chantier pour de bon.`,
      ),
      table('Les bateaux', ['Bateau', 'Matériaux', 'Prix', 'Valeur', 'Transporte'], shipRows('fr')),
      table(
        'La nourriture qu’un bateau apporte à chaque manche, selon le nombre de joueurs',
        ['Bateau', ...playerColumns],
        shipFoodRows('fr'),
      ),
      text(
        `Avec « ${buildings['shipping-line']} », vous vendez des marchandises par bateau : ${counted.energy(facts.shipEnergy)} pour chaque bateau qui part.`,
      ),
    ],
  },
  'round-end': {
    title: 'La fin d’une manche',
    blocks: [
      steps(
        `La récolte, si cette manche en a une : qui a du grain reçoit ${amounts.grain(facts.harvest.grain)}, et qui a au moins ${amounts.cattle(facts.parents)} reçoit ${amounts.cattle(facts.harvest.cattle)} de plus.`,
        'La nourriture : chacun paie celle de la manche, moins ce qu’apportent ses bateaux. On paie en nourriture et en francs, comme on veut.',
        'La ville construit, à certaines manches : soit le bâtiment au plus petit numéro parmi les trois du dessus, soit le premier bâtiment spécial. Il est alors à la ville.',
        'Un nouveau bateau arrive, et se pose sur le dessus de son type.',
      ),
      table(
        'La nourriture due, selon la manche et le nombre de joueurs ; une étoile signifie qu’il n’y a pas de récolte',
        ['Manche', ...playerColumns],
        facts.foodRows.full,
      ),
    ],
  },
  loans: {
    title: 'Emprunts et intérêts',
    blocks: [
      text(
        `Si votre nourriture et vos francs ne suffisent pas à nourrir vos gens, ou vos francs à payer les intérêts, vous prenez des emprunts : chacun apporte ${amounts.franc(loan.receives)}. Vous pouvez vendre quelque chose à la place, sans y être obligé. Il n’y a pas d’emprunts pour autre chose.`,
      ),
      list(
        `Quand le bateau de quelqu’un atteint la tuile aux intérêts, chacun de ceux qui ont des emprunts paie ${amounts.franc(loan.interest)}, peu importe combien il en a.`,
        `Vous pouvez rembourser un emprunt à tout moment, pour ${amounts.franc(loan.costs)}.`,
        `Un emprunt qui reste à la fin coûte ${amounts.franc(loan.unpaid)}.`,
      ),
    ],
  },
  specials: {
    title: 'Les bâtiments spéciaux',
    blocks: [
      text(
        `Des ${facts.specialsInTheBox} bâtiments spéciaux, ${facts.specials} sont tirés pour une partie, et restent face cachée. Personne ne les connaît avant que la ville ne les construise. On peut alors y entrer et les acheter comme les autres bâtiments de la ville.`,
      ),
      text(
        `Qui visite « ${buildings.marketplace} » regarde ${special(facts.specialsLookedAt)} du dessus, et les repose dans l’ordre de son choix.`,
      ),
    ],
  },
  end: {
    title: 'Les dernières actions',
    blocks: [
      text(
        'Après la dernière manche, chacun a encore une action principale, dans l’ordre des tours : sans approvisionnement, sans intérêts et sans achats. On peut encore vendre et rembourser des emprunts.',
      ),
      text('On peut alors entrer dans un bâtiment où se trouve un disque, à moins que ce ne soit le sien.'),
    ],
  },
  scoring: {
    title: 'Qui a gagné',
    blocks: [
      list(
        'Vos francs.',
        'Les valeurs imprimées sur vos bâtiments et vos bateaux, quel qu’en fût le prix.',
        'Ce que certains bâtiments ajoutent pour d’autres choses que vous possédez.',
        `Moins ${amounts.franc(loan.unpaid)} pour chaque emprunt.`,
      ),
      text(
        `Les marchandises ne valent plus rien, à moins qu’un bâtiment comme « ${buildings.storehouse} » ne le dise. Qui a le plus gagne ; les joueurs à égalité partagent la victoire.`,
      ),
      table(
        'La durée d’une partie',
        ['Joueurs', 'Manches', 'Tours de chacun', 'Bâtiments dans les piles'],
        facts.lengthRows.full,
      ),
    ],
  },
  short: {
    title: 'La version raccourcie',
    blocks: [
      text('Elle compte moins de manches et aucun bâtiment spécial, et débute avec davantage :'),
      list(
        `Chacun débute avec ${amountsIn('fr', starting.short)}.`,
        `Sur les quais se trouvent ${amountsIn('fr', startingOffers.short)}.`,
        `À un ou deux joueurs, chacun débute aussi avec un bateau en bois de valeur ${facts.dealtShips}. Pour un joueur seul, un autre est en vente.`,
        'Sauf à trois joueurs, un bâtiment ou plus s’ajoute aux trois de la ville.',
      ),
      table(
        'La durée d’une partie en version raccourcie',
        ['Joueurs', 'Manches', 'Tours de chacun', 'Bâtiments dans les piles'],
        facts.lengthRows.short,
      ),
      table(
        'La nourriture due dans la version raccourcie, selon la manche et le nombre de joueurs ; une étoile signifie qu’il n’y a pas de récolte',
        ['Manche', ...playerColumns],
        facts.foodRows.short,
      ),
      text(
        'Sauf à deux joueurs, une seule source dit quels bâtiments et quelles cartes de manche on joue dans la version raccourcie.',
      ),
    ],
  },
  alone: {
    title: 'En solitaire',
    blocks: [
      text('Seul, vous jouez avec les mêmes règles, contre ces repères :'),
      table(
        'Votre résultat',
        ['Version', 'Faible', 'Correct', 'Bon', 'Excellent'],
        [
          ['Complète', ...facts.soloRows.full],
          ['Raccourcie', ...facts.soloRows.short],
        ],
      ),
    ],
  },
  options: {
    title: 'Options',
    blocks: [
      text('Quand on ouvre une partie, on peut choisir :'),
      list(
        'La version complète ou la raccourcie.',
        'Des bâtiments spéciaux d’ailleurs : des cartes promotionnelles, et une partie du Grand Hameau.',
        'Le dernier des bâtiments spéciaux de la boîte, qui varie selon les éditions.',
        `Des intérêts de ${amounts.franc(facts.doubleInterest)} pour qui a au moins autant d’emprunts qu’il y a de joueurs.`,
        `Les piles telles qu’elles ont été distribuées, même si « ${buildings['black-market']} » est sur le dessus. Sinon, on les distribue de nouveau.`,
        `Au plus ${facts.mostAlone} marchandises avec « ${buildings.marketplace} » pour un joueur seul.`,
      ),
    ],
  },
})
