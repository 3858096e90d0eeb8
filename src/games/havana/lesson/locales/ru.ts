import { spelledFeminine } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { handToPickUpAt, refill, shortRow, supply } from '../../data/set-up.ts'
import { rate } from '../../payment.ts'
import type { Words } from '../words.ts'

const points = plural('ru', { one: 'очко', few: 'очка', other: 'очков' })
const few = plural('ru', { one: 'постройка', few: 'постройки', other: 'построек' }, spelledFeminine.ru)
const cards = plural('ru', { one: 'карта', few: 'карты', other: 'карт' }, spelledFeminine.ru)
const [own, other] = [0, 1]

export const ru: Words = {
  end: {
    title: 'Конец партии',
    says: ({ isWon, isGoal, own: mine, others, goal }, say) => [
      isWon
        ? `У вас ${say.it('points', own, points(mine))}, и вы победили. Отлично!`
        : `У ${say.it('seat', other, 'другого игрока')} ${say.it('points', other, points(others))}, и он победил; у вас ${points(mine)}.`,
      ...(isGoal ? [`Кто набирает ${points(goal)}, тот сразу заканчивает партию.`] : []),
      'Она кончается и тогда, когда не осталось построек или кирпичей; тогда побеждает тот, у кого больше очков.',
    ],
  },
  aim: {
    title: 'Цель',
    says: ({ goal }, say) => [
      'Стройте то, что лежит в двух рядах: каждая постройка приносит очки, которые на ней показаны.',
      `Кто первым набирает ${say.it('points', own, points(goal))}, сразу побеждает.`,
    ],
  },
  opening: {
    title: 'Две первые карты',
    says: ({ cards: all }) => [
      `У всех одинаковые карты действий, по ${all}.`,
      'Выложите две свои лицом вниз. Все карты открывают одновременно, и в первом раунде вы выполняете обе свои.',
    ],
  },
  initiative: {
    title: 'Кто ходит первым',
    says: ({ own: mine, others, isFirst }, say) => [
      `Номера ваших двух карт, меньший впереди, дают ${mine}; номера карт ${say.it('seat', other, 'другого игрока')} дают ${others}.`,
      `Меньшее число ходит первым${mine === others ? ', а если они равны, тот, у кого меньше очков или фишек' : ''}: ${isFirst ? 'это вы' : 'это не вы'}. У карт, которые много приносят, номера большие, и они ходят поздно.`,
    ],
  },
  actions: {
    title: 'Ваш ход',
    says: ({ cards: two }, say) => [
      'Выполните действия обеих карт в любом порядке.',
      ...two.map((card) => `${say.card(card)}: ${say.effect(card)}.`),
    ],
  },
  pieces: {
    title: 'Что вы берёте',
    says: ({ pieces }, say) => [
      `Вы взяли: ${say.pieces(pieces)}.`,
      'Кирпичами, щебнем, песо и рабочими платят за постройки; цена показана на каждой.',
    ],
  },
  rows: {
    title: 'Что можно построить',
    says: ({ buildings }, say) => [
      `Строить можно только то, что лежит с края ряда: сейчас это ${say.buildings(buildings)}.`,
      'Остальные ждут, пока не окажутся с края.',
    ],
  },
  building: {
    title: 'Строительство',
    says: ({ buildings }, say) => [
      `Действия карт выполнены, и вам хватает на ${say.buildings(buildings)}.`,
      'Стройте, пока есть чем платить, или завершите ход и копите. То, что вы оставите, могут построить другие.',
    ],
  },
  replace: {
    title: 'Новая карта',
    says: (_, say) => [
      `Перед следующим раундом положите одну из двух карт в ${say.it('discard', own, 'свой сброс')} и выложите лицом вниз одну карту ${say.it('hand', own, 'с руки')}.`,
      'Малые номера ходят рано; большие приносят больше.',
    ],
  },
  built: {
    title: 'Ваша первая постройка',
    says: ({ building, points: mine, goal }, say) => [
      `Теперь у вас есть ${say.building(building)}; всего ${say.it('points', own, points(mine))} из ${goal}.`,
      `Уплаченные кирпичи выходят из игры; песо и рабочие возвращаются в ${say.it('reserve', 'reserve', 'общий запас')}.`,
    ],
  },
  theft: {
    title: 'Воры',
    says: ({ isVictim, pieces }, say) => [
      isVictim
        ? `${say.it('seat', other, 'Другой игрок')} крадёт у вас: ${say.pieces(pieces)}.`
        : `Вы крадёте у ${say.it('seat', other, 'другого игрока')}: ${say.pieces(pieces)}.`,
      `Красть можно только у тех, кто ходит позже в этом раунде, и нельзя у того, перед кем открыта карта ${say.card('guardaespaldas')}.`,
    ],
  },
  supply: {
    title: 'Новые ресурсы',
    says: ({ pieces }, say) => [
      `После каждого раунда на ${say.it('resource-card', 'card', 'карту ресурсов')} кладут ${supply.pesos} песо и ещё ${supply.bricks} из ${say.it('bag', 'bag', 'мешочка')}, кирпичи или щебень: сейчас это ${say.pieces(pieces)}.`,
      'Оттуда берут многие карты: когда там много лежит, выгодно ходить рано.',
    ],
  },
  others: {
    title: 'Что делают другие',
    says: ({ cards: theirs }, say) => [
      `${say.it('seat', other, 'Другой игрок')} выполняет действия карт ${say.cards(theirs)}.`,
      'Карты у всех одинаковые: что могут сделать вам, то можете сделать и вы.',
    ],
  },
  'turn-ended': {
    title: 'Конец хода',
    says: () => [
      'Ваш ход закончился сам: ни одной постройки с края ряда вы возвести не можете.',
      'Всё, что у вас есть, остаётся на следующие раунды.',
    ],
  },
  refill: {
    title: 'Новые постройки',
    says: ({ buildings, top }, say) => [
      `В ряду осталось только ${few(shortRow)}, и между ними из ${say.it('stack', 'stack', 'стопки')} пришли ${spelledFeminine.ru(refill)}: ${say.buildings(buildings)}.`,
      ...(top === null ? [] : [`Сверху на стопке видна следующая: ${say.building(top)}.`]),
    ],
  },
  'others-built': {
    title: 'Одной постройкой меньше',
    says: ({ building, points: theirs, goal }, say) => [
      `${say.it('seat', other, 'Другой игрок')} построил ${say.building(building)}; у него ${say.it('points', other, points(theirs))} из ${goal}.`,
      'Смотрите, на что копят другие: возможно, вы построите это раньше.',
    ],
  },
  'picked-up': {
    title: 'Карты возвращаются',
    says: ({ cards: many }, say) => [
      `У вас ${say.it('hand', own, 'на руке')} осталось только ${cards(handToPickUpAt)}, и вы забрали ${say.it('discard', own, 'свой сброс')}, карт в нём: ${many}.`,
    ],
  },
  'thin-hand': {
    title: 'На руке мало карт',
    says: ({ cards: many }, say) => [
      `У вас ${say.it('hand', own, 'на руке')} осталось карт: ${many}.`,
      `Когда останется только ${cards(handToPickUpAt)}, вы заберёте весь ${say.it('discard', own, 'свой сброс')}.`,
    ],
  },
  'stand-ins': {
    title: `${rate} за одного`,
    says: ({ own: mine }, say) => [
      `У вас ${say.pieces(mine)}.`,
      `При оплате щебень (${rate}) заменяет один цветной кирпич, а ${rate} песо заменяют рабочего.`,
    ],
  },
  architect: {
    title: 'Архитектор',
    says: ({ building }, say) => [
      `На карте ${say.building(building)} показан архитектор: построить её может только тот, перед кем открыта карта ${say.card('arquitecto')}.`,
    ],
  },
  'near-goal': {
    title: 'Цель близка',
    says: ({ isYou, points: left }, say) => [
      isYou
        ? `Вам не хватает только ${say.it('points', own, lacking(left))}. Ищите постройку, которая стоит столько же.`
        : `${say.it('seat', other, 'Другому игроку')} не хватает только ${say.it('points', other, lacking(left))}.`,
      `Дорогую постройку с края ряда может построить любой; снести её можно картой ${say.card('ruina')}.`,
    ],
  },
}

/** "Не хватает одного очка". */
function lacking(left: number): string {
  return plural('ru', { one: 'очка', other: 'очков' })(left)
}
