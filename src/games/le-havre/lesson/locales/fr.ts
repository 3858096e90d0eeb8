import { spelled, spelledFeminine } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { energyOf } from '../../data/goods.ts'
import { loan, parents } from '../../data/set-up.ts'
import type { Words } from '../words.ts'

const points = plural('fr', { one: 'point', other: 'points' })
const [own, other] = [0, 1]

export const fr: Words = {
  end: {
    title: 'La fin de la partie',
    says: ({ isWon, own: mine, others }, say) => [
      isWon
        ? `Vous avez ${say.it('points', own, points(mine))} et vous gagnez : bravo !`
        : `${say.it('seat', other, 'L’autre joueur')} a ${say.it('points', other, points(others))} et gagne ; vous en avez ${mine}.`,
      `Les francs comptent, ainsi que la valeur de vos bâtiments et de vos bateaux ; chaque emprunt qui reste coûte ${points(loan.unpaid)}.`,
    ],
  },
  aim: {
    title: 'Le but',
    says: ({ rounds, turns }, say) => [
      `Gagnez des francs, des bâtiments et des bateaux : leur valeur fait vos ${say.it('points', own, 'points')}, et qui en a le plus gagne.`,
      `C’est la version raccourcie : ${spelledFeminine.fr(rounds)} manches de ${spelled.fr(turns)} tours, que vous jouez tour à tour avec l’autre joueur.`,
    ],
  },
  turn: {
    title: 'Votre tour',
    says: ({ offer, items }, say) => [
      'Au début d’un tour, de nouvelles marchandises arrivent sur deux quais.',
      'Puis vous agissez une fois : videz un quai, ou entrez dans un bâtiment.',
      `Le plus rempli est le ${say.offer(offer)} : ${say.items(items)}.`,
    ],
  },
  final: {
    title: 'Une dernière action',
    says: () => [
      'La dernière manche est finie. Chacun agit encore une fois, même dans un bâtiment où se trouve un autre.',
      'On ne peut plus rien acheter.',
    ],
  },
  took: {
    title: 'Ce que vous avez pris',
    says: ({ items }, say) => [
      `Vous avez pris ${say.items(items)} ; le quai est vide, et se remplit de tour en tour.`,
      'Les marchandises servent à construire, à nourrir, ou deviennent meilleures dans des bâtiments.',
    ],
  },
  entered: {
    title: 'Votre disque',
    says: ({ building, isTowns }, say) => [
      `${say.it('disc', own, 'Votre disque')} est dans ${say.building(building)} : personne d’autre ne peut y entrer tant qu’il y est.`,
      isTowns
        ? 'Le bâtiment est à la ville. Quand un bâtiment est à un autre joueur, c’est lui qui reçoit le droit d’entrée.'
        : 'Si le bâtiment est à un autre joueur, c’est lui qui reçoit le droit d’entrée.',
    ],
  },
  built: {
    title: 'Votre premier bâtiment',
    says: ({ building }, say) => [
      `${say.building(building)} est à vous : il compte à la fin.`,
      'Les autres vous paient pour y entrer ; pour vous, l’entrée est gratuite.',
    ],
  },
  fed: {
    title: 'Nourrir',
    says: ({ food, paid }, say) => [
      `La manche est finie, et vous avez payé ${say.items(paid)} pour ${say.food(food)}.`,
      'Chaque manche en demande plus que la précédente ; les bateaux en apportent à chaque manche.',
    ],
  },
  harvest: {
    title: 'La récolte',
    says: ({ goods }, say) => [
      `Vous avez reçu ${say.items(goods)}.`,
      `À la récolte, il suffit d’un grain pour en avoir un de plus, et de ${spelled.fr(parents)} bovins pour un veau.`,
    ],
  },
  'round-end': {
    title: 'La fin de la manche',
    says: ({ food, feeds, has, turns }, say) => [
      `Après ${spelled.fr(turns)} tours, chacun doit ${say.food(food)} : ${say.it('round-card', 'round', 'la carte de manche')} le dit, avec ce qui arrive encore.`,
      `Votre bateau en apporte ${feeds} ; vos marchandises et vos francs valent ${say.it('food-to-pay', 'due', say.food(has))}.`,
      'Un franc vaut aussi une nourriture, mais les francs sont des points.',
    ],
  },
  buildings: {
    title: 'Les bâtiments',
    says: ({ buildings }, say) => [
      `Au lieu d’un quai, vous pouvez utiliser un bâtiment de la ville : ${say.buildings(buildings)}.`,
      'Chacun fait quelque chose pour qui y entre ; certains demandent un prix en nourriture ou en francs.',
    ],
  },
  others: {
    title: 'Ce que prennent les autres',
    says: ({ items }, say) => [
      `${say.it('seat', other, 'L’autre joueur')} a pris ${say.items(items)}.`,
      'Avant de laisser un quai se remplir, pensez à qui joue ensuite.',
    ],
  },
  blocked: {
    title: 'C’est occupé',
    says: ({ building }, say) => [
      `${say.it('disc', other, 'Le disque de l’autre joueur')} est dans ${say.building(building)}.`,
      'Vous pourrez y entrer quand il sera ailleurs.',
    ],
  },
  construction: {
    title: 'Construire',
    says: ({ builder, tops }, say) => [
      `Dans ${say.building(builder)}, vous construisez l’un de ceux du dessus des piles : ${say.buildings(tops)}.`,
      'Sa carte montre les matériaux qu’il faut.',
    ],
  },
  purchases: {
    title: 'Acheter',
    says: () => [
      'À votre tour, vous pouvez aussi acheter des bâtiments et des bateaux. Cela ne coûte pas d’action.',
      'Ce que vous achetez compte pour sa valeur, souvent presque son prix.',
    ],
  },
  city: {
    title: 'La ville construit',
    says: ({ building }, say) => [
      `À la fin de certaines manches, la ville construit : cette fois ${say.building(building)}.`,
      'Chacun peut désormais y entrer, ou l’acheter.',
    ],
  },
  ship: {
    title: 'Les bateaux',
    says: ({ ship }, say) => [
      `Nouveau bateau : ${say.ship(ship)}. On construit les bateaux dans un chantier naval, ou on les achète.`,
      'Ils valent des points, et apportent de la nourriture à la fin de chaque manche.',
    ],
  },
  energy: {
    title: 'L’énergie',
    says: (_, say) => [
      'Beaucoup de bâtiments demandent de l’énergie, autant que montre leur carte.',
      `On la paie en ${say.item('wood')} (${energyOf('wood')}), ${say.item('charcoal')} (${energyOf('charcoal')}), ${say.item('coal')} (${energyOf('coal')}) ou ${say.item('coke')} (${energyOf('coke')}).`,
    ],
  },
  upgraded: {
    title: 'De meilleures marchandises',
    says: ({ items }, say) => [
      `Vous avez reçu ${say.items(items)}.`,
      'Chaque marchandise a une meilleure face : elle nourrit plus, donne plus d’énergie, se vend plus cher, ou construit ce que l’autre ne peut pas.',
    ],
  },
  loans: {
    title: 'Les emprunts',
    says: (_, say) => [
      `Qui ne peut pas payer la nourriture ou les intérêts contracte ${say.it('loan', 'loan', 'des emprunts')}, chacun pour ${say.francs(loan.receives)}.`,
      `Une tuile qui montre des intérêts coûte ${say.francs(loan.interest)}, quel que soit le nombre d’emprunts. En rembourser un coûte ${say.francs(loan.costs)}.`,
    ],
  },
}
