import { plural } from '../../../kit/plural.ts'
import { mostAlone } from '../../cards/asked-for.ts'
import { specialIds } from '../../data/building-ids.ts'
import { doubleInterest, loan, turnsInARound } from '../../data/set-up.ts'
import { ru as names } from '../names/ru.ts'
import type { DueInWords, PositionPhrases } from './phrases.ts'

const usual = names.amounts.franc(loan.interest)
const double = names.amounts.franc(doubleInterest)
const goods = plural('ru', { one: 'товара', other: 'товаров' })

const sets = {
  base: 'из коробки',
  'base+promos': 'из коробки и промокарты',
  'base+promos+grand-hameau': 'из коробки, промокарты и «Гранд-Амо»',
} as const

export const ru: PositionPhrases = {
  turn: (round, turn) => `Раунд ${round}, ход ${turn} из ${turnsInARound}.`,
  soFar: (round, turns) => `Раунд ${round}; сыграно ходов: ${turns}.`,
  finalPhase: 'Финальные действия.',
  phases: {
    setup: 'Подготовка к игре.',
    'turn-over': 'Ход окончен.',
    'round-end': 'Раунд окончен.',
  },
  stages: {
    supply: (player) => `Сейчас, до поставки, ходит: ${player}.`,
    action: (player) => `Основное действие выполняет: ${player}.`,
    construction: (player, at) => `Второе строительство в здании ${at}: ${player}.`,
    eviction: (player, at) => `В здание ${at} входит: ${player}.`,
    after: (player) => `Основное действие выполнено, но ход ещё не окончен: ${player}.`,
  },
  finalActions: (players) => `Финальные действия ещё впереди: ${players}.`,
  actedLast: (player) => `Последнее действие: ${player}.`,
  sold: (cards) => `Продано в этот ход: ${cards}.`,
  owingInterest: (players) => `Должны выплатить проценты: ${players}.`,
  owingFood: (owed) => `Должны отдать еду: ${owed}.`,
  asked: (players) => `Ожидается ответ: ${players}.`,
  next: {
    feeding: 'Далее нужно накормить рабочих.',
    city: 'Далее строит город.',
    ship: 'Далее прибывает новый корабль.',
    round: 'Далее начинается новый раунд.',
  },
  place: (place, player, points, lines) => `Место ${place}: ${player}, ${points} (${lines}).`,
  line: (label, points) => `${label}: ${points}`,
  offers: (offers) => `На клетках поставок: ${offers}.`,
  tiles: (tiles) => `Жетоны поставок: ${tiles}.`,
  interest: 'проценты',
  roundEnd: ({ food, harvest, cityBuilds, ship }) =>
    `В конце раунда: ${[
      harvest ? 'урожай' : 'нет урожая',
      `нужно отдать — ${food}`,
      ...(cityBuilds === null
        ? []
        : [{ standard: 'город строит здание', special: 'город строит особое здание' }[cityBuilds]]),
      `новый корабль — ${ship}`,
    ].join('; ')}.`,
  town: (buildings) => `Город: ${buildings}.`,
  proposals: (piles) => `Сверху в стопках планируемых зданий: ${piles}.`,
  emptyPile: 'ничего (стопка пуста)',
  pile: (top, below) => `${top} (ниже: ${below})`,
  ships: (ships) => `Корабли: ${ships}.`,
  modernised: (buildings) => `Модернизированы: ${buildings}.`,
  bankHeld: 'У «Банка» уже был владелец.',
  specials: (count) => `Особых зданий рубашкой вверх: ${count}.`,
  unrevealed: (buildings) => `Они среди этих: ${buildings}.`,
  drawn: (count) => `Верхних карт, которые уже кто-то видел: ${count}.`,
  seen: (reader, buildings, isOrderKnown) =>
    `Известны${reader === undefined ? '' : ` (${reader})`}, ${isOrderKnown ? 'сверху вниз' : 'в том или другом порядке'}: ${buildings}.`,
  looking: (player, since, isShown) =>
    isShown
      ? `Верхние особые здания рассматривает: ${player} (${since}).`
      : `Верхние особые здания сейчас увидит: ${player} (${since}).`,
  since: (round, turn) => `раунд ${round}, ход ${turn}`,
  waiting: (buildings) => `Ждут пустой стопки: ${buildings}.`,
  interestRule: {
    usual: `${usual} при любом числе займов`,
    double: `${double}, если займов не меньше, чем игроков`,
    'double-alone': `${usual} при любом числе займов (${double} — только при нескольких игроках)`,
  },
  options: ({ length, specials, reshuffleBlackMarket, soloMarketplaceLimit }, thirtySixth, interest) =>
    `${
      length === 'short'
        ? 'Сокращённый вариант игры, без особых зданий'
        : `Полный вариант игры; особые здания: ${sets[specials]}, ${specialIds.length}-е — «${thirtySixth}»`
    }; проценты: ${interest}; стопки планируемых зданий ${
      reshuffleBlackMarket ? 'раскладываются заново, если сверху лежит «Чёрный рынок»' : 'остаются, как легли'
    }; «Рынок» для одного игрока: ${soloMarketplaceLimit ? `не больше ${goods(mostAlone)}` : 'без ограничений'}.`,
  orders: (feeding, interest) => {
    if (interest === undefined)
      return feeding === 'automatic' ? 'еда и проценты списываются автоматически' : 'спрашивать о еде и процентах'
    return [
      feeding === 'automatic' ? 'еда списывается автоматически' : 'спрашивать о еде',
      interest === 'pay' ? 'проценты списываются автоматически' : 'спрашивать о процентах',
    ].join(', ')
  },
  player: ({ name, points, stock, food, energy, due, loans, pawned, buildings, ships, feeds, disc, orders, left }) =>
    left
      ? `${name} больше не играет.`
      : `${name}: ${[
          points,
          stock,
          `всего — ${food} и ${energy}`,
          ...(due === undefined ? [] : [dueInWords(due)]),
          ...(loans === undefined ? [] : [loans]),
          ...(pawned === undefined ? [] : [`в залоге — ${pawned}`]),
          `здания — ${buildings}`,
          `корабли — ${ships}`,
          ...(feeds === undefined ? [] : [`за раунд приносят: ${feeds}`]),
          disc === undefined ? 'диск дома' : `диск в здании ${disc}`,
          orders,
        ].join('; ')}.`,
}

const dueInWords = (due: DueInWords) =>
  [
    `в конце раунда отдать: ${due.food}`,
    ...(due.grows === undefined ? [] : [`перед этим прибавится: ${due.grows}`]),
    ...(due.short === undefined ? [] : [`не хватает: ${due.short}`]),
  ].join(', ')
