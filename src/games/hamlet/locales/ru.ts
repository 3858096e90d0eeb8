import { ordinal, spelled, spelledGenitive } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import { alms, hiring, limits } from '../data/set-up.ts'
import { sixths } from '../geometry/lattice.ts'
import { ru as names } from './names/ru.ts'
import type { Phrases } from './phrases.ts'
import { scoreExplained } from './score-explained.ts'

const idle = plural('ru', {
  one: 'житель, которого можно активировать',
  few: 'жителя, которых можно активировать',
  other: 'жителей, которых можно активировать',
})
const standing = plural('ru', {
  one: 'ослик, которого можно переместить',
  few: 'ослика, которых можно переместить',
  other: 'осликов, которых можно переместить',
})

const inHand = plural('ru', { one: 'чертёж', few: 'чертежа', other: 'чертежей' }, spelled.ru)(limits.blueprints)

const hired = hiring.villagers.map((price, place) => {
  const villager = ordinal.ru(place + 2)
  return place === 0 ? `${villager} стоит ${names.coin(price)}` : `${villager} ${price}`
})
const perDonkey = plural('ru', { one: 'монете', few: 'монеты', other: 'монет' })(hiring.donkey)

/**
 * The terms are those of the Russian rulebook. Players' names and amounts follow a colon, so that they need no
 * inflection.
 */
export const ru: Phrases = {
  title: 'Hamlet',
  names,
  nothing: 'ничего',
  none: 'нет',
  semicolon: '; ',
  tile: (name) => `«${name}»`,
  at: (what, tile) => `${what} с участка ${tile}`,
  by: (goods, maker) => `${goods} (${maker})`,
  fromMarket: (good) => `покупка на рынке (${good})`,
  step: (from, to) => `дорога с участка ${from} на участок ${to}`,
  towards: (tile, segment) => `дорога к участку ${tile} (сегмент ${segment})`,
  brings: (given, brought) => `${given}, награда: ${brought}`,
  questions: {
    turn: 'Сделайте ход: переместите осликов на один шаг и активируйте жителей в любом порядке. Затем закончите ход.',
  },
  choices: {
    gather: ({ goods, at }) => `Заполнить участок ${at}: ${goods}`,
    refine: ({ goods, at }) => `Произвести на участке ${at}: ${goods}`,
    'town-hall': ({ blueprint }) =>
      blueprint === '' ? 'Нанять жителей или осликов' : `Взять чертёж ${blueprint} и при желании нанять работников`,
    sell: ({ sale }) => `Продать: ${sale}`,
    deliver: ({ slot }) => `Поставка в церковь: ${slot}`,
    beg: () => `Попросить у церкви милостыню: ${names.coin(alms)}`,
    build: ({ tile, at }) => `Построить здание ${tile} с участка ${at}`,
    road: ({ road, at }) => `Построить ${road} с участка ${at}`,
    drive: () => 'Переместить осликов',
    'end-turn': () => 'Закончить ход',
  },
  fields: {
    goods: 'Каким сырьём заполнить',
    number: 'Сколько произвести',
    pay: 'Чем заплатить',
    villagers: `Сколько жителей нанять: ${hired.join(', ')}`,
    donkeys: `Сколько осликов нанять и где их поставить: по ${perDonkey} за каждого`,
    place: 'Куда положить участок',
    segment: 'Куда ведёт дорога',
    steps: 'Сколько осликов и куда идут',
    villager: 'Какой житель идёт',
  },
  unused: {
    villagers: (number) => `У вас ещё есть ${idle(number)}.`,
    donkeys: (number) => `У вас ещё есть ${standing(number)}.`,
  },
  events: {
    'laid-out': ({ buildings }, say) =>
      `Вокруг ${say.called('church', 'церкви')} лежат: ${say.tiles(buildings.map(({ tile }) => tile))}.`,
    'blueprints-drawn': ({ tiles }, say) => `Новые чертежи: ${say.tiles(tiles)}.`,
    'sale-turned-up': ({ token }, say) => `Новая продажа на ${say.called('market', 'рынке')}: ${say.sale(token)}.`,
    'turn-began': ({ seat, round }, say) => `Раунд ${round}. Сейчас ходит: ${say.seat(seat)}.`,
    'donkeys-moved': ({ seat, steps }, say) =>
      `${say.seat(seat)} перемещает осликов: ${say.list(steps.map(({ from, to, number }) => `${number} с участка ${say.tile(from)} на участок ${say.tile(to)}`))}.`,
    'villager-went': ({ seat, from, to }, say) =>
      from === to
        ? `${say.seat(seat)} активирует жителя на участке ${say.tile(to)}.`
        : `${say.seat(seat)} отправляет жителя с участка ${say.tile(from)} на участок ${say.tile(to)}.`,
    'raw-used': ({ seat, good, from, number }, say) =>
      `${say.seat(seat)} расходует: ${say.goods({ [good]: number })} с участка ${say.tile(from)}.`,
    'refined-used': ({ seat, good, from, maker, number, reward }, say) =>
      `${say.seat(seat)} расходует: ${say.goods({ [good]: number })} с участка ${say.tile(from)}. Награду за производство получает ${say.seat(maker)}: ${say.reward(reward)}.`,
    bought: ({ seat, goods, coins }, say) =>
      `${say.seat(seat)} покупает на ${say.called('market', 'рынке')}: ${say.goods(goods)}. Цена: ${names.coin(coins)}.`,
    gathered: ({ seat, at, goods, reward }, say) =>
      `${say.seat(seat)} заполняет участок ${say.tile(at)}: ${say.goods(goods)}. Награда: ${say.reward(reward)}.`,
    refined: ({ seat, at, good, number, highQuality }, say) =>
      `${say.seat(seat)} производит на участке ${say.tile(at)}: ${say.goods({ [good]: number })}${highQuality ? ' (высокое качество)' : ''}.`,
    'blueprint-taken': ({ seat, tile, paid, found }, say) =>
      `${say.seat(seat)} берёт чертёж ${say.tile(tile)}.${paid === 0 ? '' : ` Цена: ${names.coin(paid)}.`}${found === 0 ? '' : ` На чертеже лежало: ${names.coin(found)}.`}`,
    'villagers-hired': ({ seat, number, coins }, say) =>
      `${say.seat(seat)} нанимает работников: ${names.villager(number)}. Цена: ${names.coin(coins)}.`,
    'donkeys-hired': ({ seat, at, coins }, say) =>
      `${say.seat(seat)} нанимает осликов: ${say.list(at.map(({ tile, number }) => `${number} на участке ${say.tile(tile)}`))}. Цена: ${names.coin(coins)}.`,
    sold: ({ seat, token, reward }, say) =>
      `${say.seat(seat)} продаёт на рынке: ${say.sale(token)}. Награда: ${say.reward(reward)}.`,
    delivered: ({ seat, slot, vp }, say) =>
      `${say.seat(seat)} делает поставку в ${say.called('church', 'церковь')}: ${say.slotOf(slot)}. Награда: ${names.point(vp)}.`,
    'alms-received': ({ seat, coins }, say) => `${say.seat(seat)} получает милостыню: ${names.coin(coins)}.`,
    built: ({ seat, tile, coins, vp }, say) =>
      `${say.seat(seat)} строит здание ${say.tile(tile)}.${coins === 0 ? '' : ` Цена: ${names.coin(coins)}.`} Награда: ${names.point(vp)}.`,
    'flag-raised': ({ seat, tile }, say) => `${say.seat(seat)} ставит флаг на участок ${say.tile(tile)}.`,
    'milestone-taken': ({ seat, milestone }, say) =>
      `${say.seat(seat)} получает памятный знак «${say.milestone(milestone)}».`,
    'stack-opened': ({ tiles }, say) => `В мешочек добавлены чертежи: ${say.tiles(tiles)}.`,
    'road-built': ({ seat, from, to, kind }, say) =>
      `${say.seat(seat)} строит ${names.roads[kind]} с участка ${say.tile(from)} на участок ${say.tile(to)}.`,
    'seat-left': ({ seat }, say) => `${say.seat(seat)} выходит из партии.`,
  },
  refusals: {
    'match-over': () => 'Партия окончена.',
    'seat-left': () => 'Игрок на этом месте вышел из партии.',
    'not-now': () => 'Этот ход сейчас невозможен.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'no-villager-ready': () => 'В этом ходу вы уже активировали всех жителей.',
    'no-such-villager': ({ tile }) => `На участке ${tile} нет жителя, которого вы можете активировать.`,
    'out-of-reach': ({ tile }) => `К участку ${tile} пока не ведёт дорога.`,
    'not-built': ({ tile }) => `Этого здания в деревне пока нет: ${tile}.`,
    'slots-full': ({ tile }) => `На участке ${tile} недостаточно пустых ячеек.`,
    'choose-goods': ({ number }) => `Заполните все пустые ячейки сырьём этого участка. Нужно кубиков: ${number}.`,
    'no-tokens-left': ({ good }) => `У вас в запасе недостаточно фишек: ${good}.`,
    'not-in-the-row': ({ tile }) => `Этого чертежа сейчас нет в ряду: ${tile}.`,
    'hand-full': () => `У вас уже ${inHand}: сначала постройте что-нибудь.`,
    'nothing-hired': () => 'Возьмите чертёж или наймите кого-нибудь.',
    'villagers-all-hired': ({ number }) =>
      `Жителей может быть не больше ${spelledGenitive(limits.villagers)}. Можно нанять ещё: ${number}.`,
    'donkeys-all-hired': ({ number }) =>
      `Осликов может быть не больше ${spelledGenitive(limits.donkeys)}. Можно нанять ещё: ${number}.`,
    'not-on-offer': ({ sale }) => `Этой продажи сейчас нет на рынке: ${sale}.`,
    'already-delivered': ({ slot }) => `Эта поставка не открыта: ${slot}.`,
    'no-such-delivery': () => 'У этой церкви нет такой поставки: на стороне для этого числа игроков её нет.',
    'alms-not-yet': () => 'Милостыню дают, только когда ферма, лесоруб и каменоломня заполнены.',
    'not-your-blueprint': ({ tile }) => `У вас нет этого чертежа: ${tile}.`,
    overlaps: () => 'Участок накрыл бы другой участок.',
    'road-mismatch': () => 'Дорога должна примыкать к дороге, и только к ней.',
    'not-next-to': ({ tile }) => `Участок должен примыкать к участку ${tile}, где стоит житель.`,
    'same-picture': () => 'При меньшем повороте участок выглядит так же: укажите меньший поворот.',
    'no-contact': () => 'Участок должен примыкать к зданию целым сегментом.',
    'no-neighbour': ({ tile }) => `К этому сегменту участка ${tile} ничего не примыкает.`,
    'a-cliff': () => 'Лес и гора образуют утёс: там дорогу построить нельзя.',
    'no-road-there': () => 'Путь соединяет два леса, мост — две горы.',
    'already-linked': ({ tile }) => `Отсюда уже ведёт дорога к участку ${tile}.`,
    'no-roads-left': () => 'Вы построили все свои дороги.',
    'already-driven': () => 'В этом ходу вы уже перемещали осликов.',
    'no-donkey-there': ({ tile }) => `На участке ${tile} у вас нет столько осликов.`,
    'no-link': () => 'Ослик идёт со своего участка на соседний, к которому ведёт дорога.',
    'no-steps': () => 'Укажите хотя бы один шаг ослика.',
    'goods-not-asked': ({ goods, asked }) =>
      `Этого не требуется: ${goods}. ${asked === undefined ? 'Нужны только монеты.' : `Нужно: ${asked}.`}`,
    'goods-not-there': ({ goods }) => `Этого там нет: ${goods}.`,
    'no-purchases': ({ goods }) => `Для продажи ничего нельзя купить: ${goods}.`,
    'donkey-missing': ({ goods, tile, donkeys }) =>
      `На участок ${tile} это не доставить: ${goods}. Не хватает вашего ослика здесь: ${donkeys}.`,
    'no-way': ({ goods, tile }) => `На участок ${tile} это не доставить, туда нет дороги: ${goods}.`,
    'payment-short': ({ goods }) => `Оплаты недостаточно. Не хватает: ${goods}.`,
    'payment-too-much': ({ goods }) => `Оплата слишком велика. Лишнее: ${goods}.`,
    'coins-short': ({ number, bought }) =>
      `У вас не хватает монет: ${number}.${bought === undefined ? '' : ` Пришлось бы купить: ${bought}.`}`,
  },
  endings: {
    church: (winners, points) => `Церковь достроена. Победа: ${winners}, результат: ${points}.`,
    'round-limit': (winners, points) => `Последний раунд окончен. Победа: ${winners}, результат: ${points}.`,
    forfeit: (winners) => `Остальные игроки вышли из партии. Победа: ${winners}.`,
  },
  scoreExplained: scoreExplained.ru,
  scores: {
    goods: 'Сырьё и товары',
    buildings: 'Здания',
    deliveries: 'Поставки',
    sales: 'Продажи',
    chaplain: 'Капеллан',
    sacristan: 'Ризничий',
    merchant: 'Торговец',
    landscaper: 'Благоустроитель',
    landmarks: 'Достопримечательности',
    roads: 'Мосты и пути',
    'longest-road': 'Самая длинная дорога',
    coins: 'Монеты',
  },
  position: {
    round: (round) => `Раунд ${round}.`,
    atTurn: (player) => `Сейчас ходит: ${player}.`,
    driven: 'Ослики уже перемещены.',
    phases: { setup: 'Подготовка к игре.', 'turn-over': 'Ход окончен.', over: 'Партия окончена.' },
    village: (buildings) => `Деревня: ${buildings}.`,
    building: ({ name, lies, holds, empty, flag, connected }) => {
      const parts = [
        ...(holds === undefined ? [] : [holds]),
        ...(empty === 0 ? [] : [names.emptySlot(empty)]),
        ...(flag === undefined ? [] : [`флаг (${flag})`]),
        ...(connected ? [] : ['дороги пока нет']),
        lies,
      ]
      return `${name}: ${parts.join(', ')}`
    },
    roads: (pairs) => `Соединены дорогами: ${pairs}.`,
    road: (pair, segment, owner) => `${pair} (сегмент ${segment}), ${owner}`,
    lies: ({ turns, q, r }) => `в точке (${q}, ${r})${turns === 0 ? '' : `, поворот ${turns}/${sixths.length}`}`,
    result: (place, player, points, lines) => `Место ${place}: ${player}, ${points} (${lines}).`,
    bag: (blueprints) => `Чертежи, которые можно вытянуть: ${blueprints}.`,
    stack: (good, blueprints) => `Чертежи, которые придут с первым производством (${good}): ${blueprints}.`,
    unseen: (sales, levels) =>
      `Ещё не открытые продажи, часть которых не участвует в партии: ${sales}. Уровни впереди: ${levels}.`,
    delivered: (deliveries) => `Поставлено в церковь: ${deliveries}.`,
    options: ({ layout, parallelRoads, churchBreaksLongestRoad, roundLimit }) =>
      `Первые участки: ${layout === 'drawn' ? 'по жребию' : 'как в первой партии'}; параллельные дороги: ${parallelRoads ? 'да' : 'нет'}; самая длинная дорога через церковь: ${churchBreaksLongestRoad ? 'нет' : 'да'}; раундов не больше: ${roundLimit}.`,
    scored: (player, parts, sales, roadsLeft) =>
      `Очки игрока ${player}: ${parts}. Выполненные продажи: ${sales}. Осталось дорог: ${roadsLeft}.`,
    blueprint: ({ plan, price, found }) =>
      `Чертёж (цена: ${names.coin(price)}): ${plan}.${found === 0 ? '' : ` На чертеже лежит: ${names.coin(found)}.`}`,
    market: ({ raw, refined, sales }) => `Цены рынка: сырьё — ${raw}, товар — ${refined}. Продажи: ${sales}.`,
    church: (slots) => `Открытые поставки в церковь: ${slots}.`,
    player: ({ name, points, coins, villagers, ready, donkeys, goods, milestones, left }) =>
      `${name}: ${[
        ...(left ? ['больше не играет'] : []),
        points,
        coins,
        `жители: ${villagers}`,
        ...(ready === undefined ? [] : [`можно активировать: ${ready}`]),
        `ослики: ${donkeys}`,
        ...(goods === undefined ? [] : [`свои товары: ${goods}`]),
        ...(milestones === undefined ? [] : [`памятные знаки: ${milestones}`]),
      ].join('; ')}.`,
    hand: (player, blueprints) => `Чертежи игрока ${player}: ${blueprints}.`,
  },
}
