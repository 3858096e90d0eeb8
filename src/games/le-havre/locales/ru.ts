import { plural } from '../../kit/plural.ts'
import { goodsSwappedFor } from '../cards/asked-for.ts'
import { loan, pawn } from '../data/set-up.ts'
import { type Good, total } from '../items.ts'
import { ru as names, quoted } from './names/ru.ts'
import type { Phrases } from './phrases.ts'
import { ru as position } from './position/ru.ts'
import { scoreExplained } from './score-explained.ts'

/** "From the space": the name of an offer begins with its space, in the nominative. */
const from = (offer: string) => offer.replace(/^клетка/, 'с клетки')

const goods = plural('ru', { one: 'товар', few: 'товара', other: 'товаров' })
/** "4 товара, которые обмениваются": what is handed in for a good. */
const toSwap = (good: Good) => {
  const number = goodsSwappedFor(good)
  return number === 1 ? 'Товар, который обменивается' : `${goods(number)}, которые обмениваются`
}
const upgraded = plural('ru', {
  one: 'переработанный товар',
  few: 'переработанных товара',
  other: 'переработанных товаров',
})

/**
 * Names and amounts are not inflected: they stand in quotation marks after an inflected word, or after a colon. The
 * present tense needs no gender.
 */
export const ru: Phrases = {
  title: 'Гавр',
  names,
  nothing: 'ничего',
  none: 'нет',
  semicolon: '; ',
  points: plural('ru', { one: 'очко', few: 'очка', other: 'очков' }),
  building: quoted,
  ship: (type, name) => `${type} ${quoted(name)}`,
  answers: { yes: 'Да' },
  orders: {
    both: {
      automatic: 'Списывать еду и проценты автоматически',
      ask: 'Каждый раз спрашивать меня о еде и процентах',
    },
    food: { automatic: 'Списывать еду автоматически', ask: 'Каждый раз спрашивать меня, чем кормить рабочих' },
    interest: { pay: 'списывать проценты автоматически', ask: 'спрашивать меня, прежде чем списывать проценты' },
  },
  questions: {
    supply:
      'При следующей поставке игроки с займами выплатят проценты. При желании сначала продайте или купите что-нибудь либо погасите займы, затем примите поставку.',
    turn: 'Сделайте ход: заберите всё с одной клетки поставки или войдите в здание. Можно также покупать здания и корабли.',
    final: 'Выполните финальное действие: заберите всё с одной клетки поставки или войдите в здание.',
    feeding: 'Накормите рабочих: отдайте еду, которую требует этот раунд.',
    interest: 'Выплатите проценты по займам. Сначала можно погасить займы или что-нибудь продать.',
    peek: 'Верните просмотренные особые здания на место в любом порядке.',
    city: 'Город вот-вот построит верхнее особое здание. Сначала верните просмотренные особые здания на место в любом порядке.',
  },
  laterQuestions: {
    construction: 'Постройте второе здание или закончите ход. Перед этим можно что-нибудь купить.',
    'construction-final': 'Постройте второе здание или закончите ход.',
    eviction: 'Войдите в освобождённое здание.',
    after: 'При желании продайте или купите что-нибудь либо погасите займы, затем закончите ход.',
    'after-final': 'При желании продайте что-нибудь либо погасите займы, затем закончите ход.',
  },
  choices: {
    'take-offer': ({ offer }) => `Забрать всё ${from(offer)}`,
    enter: ({ building }) => `Войти в здание ${building}`,
    construct: () => 'Второе строительство',
    buy: ({ building, price }) => `Купить здание ${building} за ${price}`,
    'buy-ship': ({ shipType, price }) => `Купить за ${price} верхний ${shipType}`,
    sell: ({ building, half }) => `Продать здание ${building} городу за половину ценности, ${half}`,
    'sell-ship': ({ ship, half }) => `Продать ${ship} за половину ценности, ${half}`,
    repay: () => 'Погасить займы',
    redeem: () => 'Выкупить заложенный товар',
    supply: () => 'Принять поставку',
    'end-turn': () => 'Закончить ход',
    'send-home': () => 'Как владелец «Табачной фабрики»',
    feed: () => 'Накормить рабочих',
    'pay-interest': () => 'Выплатить проценты',
    'order-specials': () => 'Вернуть особые здания на место',
    'standing-order': ({ order }) => order,
  },
  details: {
    build: (building) => `построить здание ${building}`,
    woodFor: (good) => `${names.amounts.wood(1)} вместо другого материала (${good})`,
    shipType: (type) => `построить ${type}`,
    exchange: (ship) => `обменять ${ship}`,
    victim: (player) => `отправить домой диск игрока ${player}`,
    returns: (loans) => `вернуть ${loans}`,
    first: (offer) => `забрать всё ${from(offer)}`,
    second: (offer) => `забрать всё ${from(offer)}`,
  },
  withDetails: (title, details) => `${title}: ${details}`,
  fields: {
    stay: 'Продолжить ход после действия, чтобы купить, продать или вернуть заём',
    fee: 'Чем оплатить вход',
    materials: 'Какие материалы потратить',
    energy: 'Чем покрыть энергию',
    food: 'Какую еду отдать',
    pay: 'Чем заплатить',
    times: 'Сколько раз',
    goods: 'Какие товары',
    ships: 'Какие корабли отправить',
    give: 'Какие товары отдать',
    take: 'Какие товары взять',
    buy: 'Сколько купить',
    sell: 'Сколько продать',
    forSteel: `${toSwap('steel')} на сталь`,
    forCharcoal: `${toSwap('charcoal')} на древесный уголь`,
    forLeather: `${toSwap('leather')} на кожу`,
    forBrick: `${toSwap('brick')} на кирпич`,
    offer: 'Клетка с двумя жетонами, с которой вы всё забираете',
    top: 'Здание, которое ляжет сверху',
    'repay/loans': `Сколько займов погасить, по ${names.amounts.franc(loan.costs)} за каждый`,
    'redeem/good': `Какой товар выкупить, за ${names.amounts.franc(pawn.costs)}`,
  },
  howOften: (good) => `Сколько раз: ${good}`,
  events: {
    'piles-dealt': ({ piles }, say) =>
      `Стопки планируемых зданий разложены. Сверху: ${say.buildings(piles.flatMap((pile) => pile.slice(0, 1)))}.`,
    'turn-began': ({ seat, final }, say) => (final === null ? '' : `${say.seat(seat)} выполняет финальное действие.`),
    supplied: ({ adds, owing }, say) =>
      `Поставка: ${adds.map((offer) => say.items({ [offer]: 1 })).join(' и ')}.${owing.length === 0 ? '' : ` Проценты платят: ${say.seats(owing)}.`}`,
    'interest-paid': ({ seat, francs }, say) =>
      francs === 0
        ? `${say.seat(seat)}: займов больше нет, проценты платить не нужно.`
        : `${say.seat(seat)} платит проценты: ${say.francs(francs)}.`,
    'loans-taken': ({ seat, loans, francs }, say) =>
      `${say.seat(seat)} берёт ${say.loans(loans)} и получает ${say.francs(francs)}.`,
    'loans-repaid': ({ seat, loans, francs }, say) =>
      `${say.seat(seat)} погашает ${say.loans(loans)} за ${say.francs(francs)}.`,
    'franc-given': ({ seat, to, francs }, say) =>
      `${say.seat(seat)} платит игроку ${say.seat(to)} ${say.francs(francs)}.`,
    dividend: ({ seat, francs }, say) =>
      `${say.seat(seat)} владеет зданием ${say.cardWith('dividends')} и получает ${say.francs(francs)}.`,
    pawned: ({ seat, goods }, say) => `${say.seat(seat)} может выкупить: ${say.goods(goods)}.`,
    redeemed: ({ seat, good, francs }, say) =>
      `${say.seat(seat)} выкупает за ${say.francs(francs)}: ${say.items({ [good]: 1 })}.`,
    'offer-taken': ({ seat, offer, amount }, say) =>
      `${say.seat(seat)} забирает с ${say.offer(offer, 'клетки поставки')}: ${say.items({ [offer]: amount })}.`,
    entered: ({ seat, building, owner, fee }, say) => {
      const paid = owner === null ? say.items(fee) : `${say.items(fee)}, получает ${say.seat(owner)}`
      return `${say.seat(seat)} входит в здание ${say.building(building)}.${total(fee) === 0 ? '' : ` Плата за вход: ${paid}.`}`
    },
    used: ({ seat, gave, got }, say) => {
      const did = [
        ...(total(gave) === 0 ? [] : [`отдаёт: ${say.items(gave)}`]),
        ...(total(got) === 0 ? [] : [`получает: ${say.items(got)}`]),
      ]
      return did.length === 0 ? '' : `${say.seat(seat)} ${did.join('; ')}.`
    },
    'loans-returned': ({ seat, loans }, say) => `${say.seat(seat)} бесплатно возвращает ${say.loans(loans)}.`,
    'disc-went-home': ({ seat, building }, say) =>
      `Диск игрока ${say.seat(seat)} покидает здание ${say.building(building)}.`,
    built: ({ seat, building }, say) => `${say.seat(seat)} строит здание ${say.building(building)}.`,
    bought: ({ seat, building, francs }, say) =>
      `${say.seat(seat)} покупает здание ${say.building(building)}. Цена: ${say.francs(francs)}.`,
    sold: ({ seat, building, francs }, say) =>
      `${say.seat(seat)} продаёт городу здание ${say.building(building)}. Получено: ${say.francs(francs)}.`,
    'ship-built': ({ seat, ship, wharf }, say) =>
      `${say.seat(seat)} строит ${say.ship(ship)} в здании ${say.building(wharf)}.`,
    'ship-bought': ({ seat, ship, francs }, say) =>
      `${say.seat(seat)} покупает ${say.ship(ship)}. Цена: ${say.francs(francs)}.`,
    'ship-sold': ({ seat, ship, francs }, say) =>
      `${say.seat(seat)} продаёт ${say.ship(ship)}. Получено: ${say.francs(francs)}.`,
    'ship-exchanged': ({ seat, ship, building }, say) =>
      `${say.seat(seat)} меняет ${say.ship(ship)} на ${say.building(building)}.`,
    modernised: ({ seat, building }, say) => `${say.seat(seat)} модернизирует здание ${say.building(building)}.`,
    'car-given': ({ seat, building }, say) =>
      `${say.seat(seat)} вместе с железом получает карту ${say.building(building)}.`,
    harvested: ({ seats }, say) =>
      seats.length === 0
        ? 'Собирать было нечего.'
        : `Урожай: ${seats.map(({ seat, goods }) => `${say.seat(seat)} — ${say.items(goods)}`).join('; ')}.`,
    'feeding-began': ({ owing }, say) =>
      owing.length === 0
        ? 'В этом раунде никому не нужно отдавать еду.'
        : `Нужно отдать еды: ${owing.map(({ seat, food }) => `${say.seat(seat)} (${food})`).join(', ')}.`,
    fed: ({ seat, food, paid }, say) => `${say.seat(seat)} отдаёт: ${say.items(paid)}. Требовалось: ${say.food(food)}.`,
    'city-built': ({ building }, say) => `Город строит здание ${say.building(building)}.`,
    'special-revealed': ({ building, to }, say) => {
      if (to === 'town') return `Город строит особое здание ${say.building(building)}.`
      if (to === 'waiting') return `Открыто особое здание, которое ждёт пустой стопки: ${say.buildingName(building)}.`
      return `Открыто особое здание ${say.building(building)}: оно ложится в стопку планируемых зданий.`
    },
    'pile-begun': ({ building }, say) => `Особое здание легло на место пустой стопки: ${say.buildingName(building)}.`,
    'ship-arrived': ({ ship }, say) => `Новый корабль: ${say.ship(ship)}.`,
    'peek-announced': ({ seat }, say) => `${say.seat(seat)} просматривает верхние особые здания.`,
    'specials-peeked': ({ cards }, say) => `Сверху лежат рубашкой вверх: ${say.buildings(cards)}.`,
    'specials-ordered': ({ cards }, say) =>
      `Возвращены на место, начиная с верхнего: ${cards.map(say.buildingName).join(', ')}.`,
    'peek-closed': ({ seat, lapsed }, say) =>
      lapsed
        ? `${say.seat(seat)} оставляет особые здания в прежнем порядке.`
        : `${say.seat(seat)} возвращает особые здания на место.`,
    'standing-order-given': ({ seat, feeding, interest }, say) => {
      const food = feeding === 'automatic' ? 'еда списывается автоматически' : 'о еде нужно спрашивать'
      const taken =
        interest === 'pay' ? 'проценты списываются автоматически' : 'перед списанием процентов нужно спрашивать'
      if (interest !== undefined) return `${say.seat(seat)}: ${food}, ${taken}.`
      return feeding === 'automatic'
        ? `${say.seat(seat)}: еда и проценты теперь списываются автоматически.`
        : `${say.seat(seat)}: о еде и процентах теперь нужно спрашивать.`
    },
    'seat-left': ({ seat }, say) => `${say.seat(seat)} выходит из партии.`,
  },
  refusals: {
    'match-over': () => 'Партия окончена.',
    'seat-left': () => 'Игрок на этом месте вышел из партии.',
    'not-now': () => 'Сейчас такой ход невозможен.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'inside-an-action': () => 'Пока выполняется действие, ничего нельзя продавать.',
    'offer-empty': ({ offer }) => `Нечего взять ${from(offer)}.`,
    'building-occupied': ({ building }) => `В здании ${building} уже стоит чей-то диск.`,
    'your-disc-is-there': ({ building }) => `Ваш диск уже стоит в здании ${building}: выберите другое.`,
    'not-open': ({ building }) => `Здание ${building} ещё никто не построил.`,
    'no-action': ({ building }) => `В здание ${building} нельзя войти: в нём нет действия.`,
    'cannot-be-used': () => 'Сейчас вы ничего не смогли бы сделать в этом здании, поэтому войти в него нельзя.',
    'not-a-victim': () =>
      'Выберите другого игрока, чей диск стоит в другом здании, которым вы затем смогли бы воспользоваться.',
    'pay-otherwise': ({ building }) =>
      `После такой оплаты вы не смогли бы воспользоваться зданием ${building}: заплатите иначе.`,
    'must-enter': ({ building }) => `Теперь войдите в здание ${building}.`,
    'not-on-offer': ({ card }) => `Этой карты сейчас нет в наличии: ${card}.`,
    'cannot-be-bought': ({ card }) => `Эту карту нельзя купить: ${card}.`,
    'cannot-be-built': ({ card }) => `Эту карту нельзя построить: ${card}.`,
    'needs-wood-in-cost': () => 'Здесь можно построить только здание, в стоимость которого входит дерево.',
    'sold-this-turn': ({ card }) => `Эта карта продана в этот ход, и в этот же ход её нельзя купить: ${card}.`,
    'not-yours': ({ card }) => `Эта карта вам не принадлежит: ${card}.`,
    'cannot-be-sold': ({ card }) => `Эту карту нельзя продать: ${card}.`,
    'no-purchase-now': () => 'Во время финального этапа ничего нельзя покупать.',
    'too-many-loans': ({ most }) => `У вас нет стольких займов. Займов у вас: ${most}.`,
    'already-pawned': () => 'Товар этого вида у вас уже в залоге: сначала выкупите его.',
    'not-pawned': () => 'Этого товара у вас в залоге нет.',
    'cannot-pay': ({ missing }) => `Вы не можете это оплатить. Не хватает: ${missing}.`,
    'must-hold': ({ missing }) => `Не хватает: ${missing}. Это нужно иметь, но отдавать не придётся.`,
    'payment-short': ({ missing }) => `Оплаты недостаточно. Не хватает: ${missing}.`,
    'payment-too-much': ({ tooMuch }) => `Оплата слишком велика. Лишнее: ${tooMuch}.`,
    'not-a-payment': ({ tooMuch }) => `Этим здесь нельзя платить: ${tooMuch}.`,
    'nothing-to-pay': () => 'Здесь не за что платить.',
    'choose-different': () => 'Выберите товары разных видов.',
    'choose-amount': ({ most }) => `Слишком много. Самое большее: ${most}.`,
    'choose-exactly': ({ count }) => `Выберите ровно ${goods(count)}.`,
    'too-few-ships': ({ card, most }) => `У вас нет стольких кораблей этого вида (${card}). Их у вас: ${most}.`,
    'ships-too-small': ({ most }) => `Эти корабли везут самое большее ${goods(most)}.`,
    'unequal-number': () =>
      'Возьмите ровно столько обычных товаров, сколько отдаёте обычных, и столько переработанных, сколько отдаёте переработанных.',
    'unequal-worth': () =>
      'Возьмите товары, за которые корабли платят в сумме ровно столько же, сколько за отдаваемые.',
    'brings-nothing': ({ count }) => `Это ничего не принесёт: продайте хотя бы ${upgraded(1)} или ${count} обычных.`,
    'choose-something': () => 'Выберите, что вы хотите сделать в этом здании.',
    'no-such-choice': () => 'Такого варианта нет.',
    'nothing-to-decide': () => 'Здесь нечего решать.',
    'everything-goes': () => 'Еды у вас меньше, чем требуется, и уйдёт она вся: не указывайте оплату.',
  },
  endings: {
    rounds: (winners, points) => `Последний раунд окончен. Лучший результат (${points}): ${winners}.`,
    forfeit: (winners) => `Остальные игроки вышли из партии. Победа: ${winners}.`,
    alone: (player, points) => `Партия окончена. Результат игрока ${player}: ${points}.`,
    'alone-poor': (player, points) => `Партия окончена. Результат игрока ${player}: ${points}. Это слабый результат.`,
    'alone-fair': (player, points) => `Партия окончена. Результат игрока ${player}: ${points}. Это неплохой результат.`,
    'alone-good': (player, points) => `Партия окончена. Результат игрока ${player}: ${points}. Это хороший результат.`,
    'alone-excellent': (player, points) =>
      `Партия окончена. Результат игрока ${player}: ${points}. Это отличный результат.`,
  },
  scoreExplained: scoreExplained.ru,
  scores: {
    francs: 'Франки',
    buildings: 'Здания',
    ships: 'Корабли',
    bonuses: 'Бонусы',
    loans: 'Непогашенные займы',
  },
  position,
}
