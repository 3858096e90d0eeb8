import { spelled } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { parents, specialsLookedAt } from '../../data/set-up.ts'
import { quoted } from '../names/ru.ts'
import type { CardPhrases } from './phrases.ts'

const times = plural('ru', { one: 'раз', few: 'раза', other: 'раз' })
const otherMaterial = plural('ru', { one: 'другого материала', other: 'других материалов' })
const player = plural('ru', { one: 'игроке', other: 'игроках' })
const tokens = plural('ru', { one: 'жетон', few: 'жетона', other: 'жетонов' })
const lookedAt = plural(
  'ru',
  { one: 'верхнее особое здание', few: 'верхних особых здания', other: 'верхних особых зданий' },
  spelled.ru,
)(specialsLookedAt)

export const ru: CardPhrases = {
  printed: {
    take: ({ gets, holding }, say) =>
      Object.keys(holding).length === 0
        ? `взять из запаса: ${say.amounts(gets)}`
        : `если у вас есть ${say.items(holding)} (они остаются у вас), взять из запаса: ${say.amounts(gets)}`,
    'take-missing': ({ each }) =>
      `за каждую пустую клетку поставки, в том числе клетку франков, взять из запаса её вид: по ${each}`,
    'take-different': ({ of, number, mostAlone, besides }, say) =>
      [
        `взять из запаса ${say.anyGoods(number)}, все разных видов; можно выбирать из этих: ${say.goods(of)}`,
        ...(mostAlone === undefined
          ? []
          : [`при такой настройке партии играющий в одиночку берёт не больше чем ${say.anyGoods(mostAlone)}`]),
        ...(besides === 'peek'
          ? [`в полном варианте игры затем посмотреть ${lookedAt} и вернуть их в любом порядке`]
          : []),
        ...(besides === 'loan' ? ['при этом вы берёте заём, но не получаете за него франков'] : []),
      ].join('; '),
    convert({ from, into, energy = 0, energyOnce = 0, most }, say) {
      const made =
        Object.keys(from).length === 0
          ? `каждый раз получить: ${say.into(into)}`
          : `превратить: ${say.items(from)} → ${say.into(into)}`
      return [
        made,
        most === undefined ? 'сколько угодно раз' : `не больше чем ${say.times(most)}`,
        ...(energy === 0 ? [] : [`каждый раз нужно: ${say.energy(energy)}`]),
        ...(energyOnce === 0 ? [] : [`всего нужно: ${say.energy(energyOnce)}`]),
      ].join(', ')
    },
    choose: ({ of }, say) => `выбрать одно: ${of.map((one) => exchanged(say.exchange(one))).join('; ')}`,
    once: (exchange, say) => `один раз ${exchanged(say.exchange(exchange))}`,
    'return-loans': ({ most, francs }, say) =>
      `вернуть один заём бесплатно, а если есть ещё один, получить ${say.francs(francs)}; или, если займов больше чем ${most}, вернуть бесплатно ${most}`,
    construct: ({ twice, needs, less }, say) =>
      [
        twice
          ? 'построить, потратив материалы, одно или два верхних здания из стопок планируемых зданий, одно за другим; второе может лежать под первым, а между постройками можно покупать карты'
          : 'построить, потратив материалы, одно верхнее здание из стопок планируемых зданий',
        ...(needs === undefined ? [] : [`только если в его напечатанной стоимости есть ${say.item(needs)}`]),
        ...(less === undefined ? [] : [`за вычетом: ${say.items(less)}`]),
      ].join(', '),
    'build-ship': ({ energy, modernising }, say) =>
      `построить верхний корабль с одной из клеток за его материалы и ${say.energy(energy)}; первый здесь корабль, кроме деревянного, требует ещё ${say.items(modernising)}, и верфь остаётся модернизированной до конца партии`,
    'exchange-ship': (_, say) =>
      `обменять свой корабль на карту города, которую так получают: ${say.cardsWith('got-for-ship')}`,
    sail: ({ energy, holds, prices }, say) =>
      `продать товары кораблями; за каждый вышедший корабль нужно: ${say.energy(energy)}; ${holds
        .map(({ ship, goods }) => `каждый ${say.shipType(ship)} везёт до ${goods} товаров`)
        .join(', ')}; товар приносит свою цену: ${say.prices(prices)}`,
    'sell-goods': ({ upgraded, standard, standardForOne }, say) =>
      `продать любые товары: ${say.francs(1)} за каждый из этих: ${say.goods(upgraded)}; ${say.francs(1)} за каждые ${standardForOne} любых из этих: ${say.goods(standard)}`,
    swap: ({ give, get }, say) =>
      `один раз отдать ${say.anyGoods(give)} на выбор и получить: ${say.items({ [get]: 1 })}`,
    'trade-goods': ({ markets }, say) =>
      markets
        .map(({ give, take, most, by }) =>
          by === 'number'
            ? `отдать до ${most} товаров из этих: ${say.goods(give)}, и получить столько же из этих: ${say.goods(take)}`
            : `отдать до ${most} товаров и получить товары, за которые корабли платят в сумме ровно столько же`,
        )
        .join('; и/или: '),
    'buy-one-of-each': ({ prices }, say) => `купить товары, не больше одного каждого вида: ${say.prices(prices)}`,
    'buy-with-food': ({ wares }, say) =>
      wares
        .map(
          ({ gets, food, most }) =>
            `купить: ${say.items(gets)}, цена: ${say.food(food)} (или столько же франков), не больше чем ${say.times(most)}`,
        )
        .join('; и/или: '),
    'one-more-of-each': ({ francsForSteel }, say) =>
      `взять ещё по одному товару каждого вида, который у вас есть, кроме стали; ещё одна сталь, если она у вас есть, стоит ${say.francs(francsForSteel)}`,
    'pawn-goods': ({ receives, costs }, say) =>
      `заложить товары, не больше одного каждого вида, и получить за каждый ${say.francs(receives)}; каждый можно выкупить в любой момент за ${say.francs(costs)}, а до того другой товар этого вида заложить нельзя`,
    'take-neighbours': ({ francs }, say) =>
      `заплатить ${say.francs(francs)} и взять всё с двух соседних клеток поставки, если обе не пусты; у клетки франков соседей нет`,
    'take-ones-and-two': ({ every, besides }) =>
      `взять всё со всех клеток поставки, где лежит ровно ${tokens(every)}, и с одной, где их ровно ${besides}; такая клетка должна быть`,
    'drive-cattle': ({ each, ofOneOther }, say) =>
      `взять у каждого другого игрока, у которого есть коровы: ${say.items({ cattle: each })}; в партии вдвоём: ${say.items({ cattle: ofOneOther })}`,
    evict: ({ francs }, say) =>
      `заплатить ${say.francs(francs)} другому игроку, чей диск уходит домой, и сразу войти в освободившееся здание, внеся обычную плату за вход`,
    'any-of': ({ parts }, say) => `сделать одно или несколько из этого: ${say.parts(parts)}`,
    'one-of': ({ parts }, say) => `сделать что-то одно: ${say.parts(parts)}`,
  },
  powers: {
    'saves-energy': ({ energy }, say) =>
      `в каждом основном действии владельцу нужно на ${say.energy(energy)} меньше; неиспользованное не возвращается`,
    'saves-material': ({ of }, say) =>
      `из стоимости здания владелец не платит: ${of.map((good) => say.items({ [good]: 1 })).join(' или, если такого товара в ней нет, ')}`,
    'replaces-material': ({ by }, say) =>
      `строя здание, владелец может заплатить ${say.items({ [by]: 1 })} вместо ${otherMaterial(1)}`,
    'more-calves': ({ calves, most }, say) =>
      `если у владельца от ${parents} до ${most} коров, урожай дополнительно приносит ему: ${say.items({ cattle: calves })}`,
    'every-round': ({ gets, few }, say) =>
      `в конце каждого раунда, до фазы потребления, владелец получает: ${say.items(gets)} (а если игроков не больше ${few.players}, то ${say.items(few.gets)})`,
    'final-actions': ({ number }) =>
      `у владельца ${number} финальных действия подряд, если он не продаст карту между ними`,
    'feeds-like': ({ ship }, say) => `в конце каждого раунда кормит владельца так же, как ${say.shipType(ship)}`,
    'no-interest': () => 'владелец не платит процентов',
    dividends: ({ francOffer, firstOwner }, say) =>
      `владелец получает из запаса ${say.francs(francOffer)}, когда другой игрок берёт франки с клетки поставки, и ${say.francs(firstOwner.francs)}, когда другой игрок первым становится владельцем здания ${say.building(firstOwner.of)}`,
    souvenirs: ({ francs }, say) =>
      `владелец получает из запаса ${say.francs(francs)}, когда другой игрок входит в одно из зданий владельца`,
    tribute: ({ francs }, say) =>
      `каждый другой игрок платит владельцу ${say.francs(francs)} за каждый корабль, вышедший продавать товары`,
    fuel: ({ good, energy }, say) =>
      `когда корабли владельца выходят продавать товары, он может сжигать ${say.item(good)}: ${say.energy(energy)} за единицу`,
    'sends-home': () =>
      'в свой ход владелец может бесплатно и сколько угодно раз отправлять домой диски других игроков из своих зданий',
    'given-for': ({ good }, say) =>
      `стоит в городе, пока кто-то из игроков не получит с клетки поставки или в здании ${say.item(good)}; тогда бесплатно достаётся этому игроку`,
    'got-for-ship': ({ ship, modern }, say) =>
      `карту можно купить, а можно получить на верфи в обмен на свой ${say.shipType(ship)}, который выходит из игры${modern ? '; верфь должна быть уже модернизирована или модернизируется при этом кирпичом' : ', без других затрат'}`,
    'joins-pile': ({ where }) =>
      where === 'highest'
        ? 'когда карту открывают, она ложится на стопку планируемых зданий с самым большим номером сверху, и её можно построить'
        : 'когда карту открывают, она ждёт, пока не опустеет одна из стопок планируемых зданий, занимает её место, и её можно построить',
    'dealt-again': () =>
      'если в начале карта лежит сверху на стопке планируемых зданий, стопки раскладывают заново, если в настройках партии не выбрано иное',
    'not-alone': () => 'в игре в одиночку не участвует',
  },
  bonus: (tally) => `в конце игры дополнительно приносит владельцу: ${tally}`,
  tallied: ({ base, terms, most }) => {
    const each = terms.map(({ gives, every, of }) =>
      every === undefined ? `${gives} за ${of}` : `${gives} за каждые ${every} единицы, что у вас есть (${of})`,
    )
    return [
      ...(base === undefined ? [] : [`${base} и ещё`]),
      each.join(' и '),
      ...(most === undefined ? [] : [`(не больше чем ${most})`]),
    ].join(' ')
  },
  countables: {
    hammers: 'каждый молоток на ваших картах',
    fishermen: 'каждого рыбака на ваших картах',
    craft: 'каждое ваше ремесленное здание',
    economic: 'каждое ваше коммерческое здание',
    industrial: 'каждое ваше производственное здание',
    public: 'каждое ваше общественное здание',
    none: 'каждое ваше здание без типа',
    ships: 'каждый ваш корабль',
    guests: 'каждый диск другого игрока в ваших зданиях',
    goods: 'товары любых видов',
  },
  held: (good) => `каждую единицу, что у вас есть (${good})`,
  halves: (of) =>
    of === 'energy'
      ? '½ энергии (за всё посещение округляется вверх)'
      : of === 'hides'
        ? '½ шкуры (за всё посещение округляется вниз)'
        : '½ франка (за всё посещение округляется вниз)',
  semicolon: '; ',
  goods: plural('ru', { one: 'товар', few: 'товара', other: 'товаров' }),
  times,
  locked: 'войти сюда нельзя',
  ship: 'карта считается кораблём там, где считают корабли, и никого не кормит',
  building: quoted,
  groups: {
    standard: 'Обычные здания',
    special: 'Особые здания',
    promo: 'Промокарты',
    'grand-hameau': '«Гранд-Амо» и Эссен 2010',
    ships: 'Корабли',
    tiles: 'Жетоны поставок',
    goods: 'Товары',
  },
  types: {
    craft: 'ремесленное здание',
    economic: 'коммерческое здание',
    industrial: 'производственное здание',
    public: 'общественное здание',
    none: 'здание без типа',
    ship: 'корабль',
  },
  values: {
    value: (francs) => `ценность: ${francs}`,
    price: (francs) => `цена: ${francs}`,
    unbuyable: 'купить нельзя',
    unsellable: 'продать нельзя',
    hammers: plural('ru', { one: 'молоток', few: 'молотка', other: 'молотков' }),
    fishermen: plural('ru', { one: 'рыбак', few: 'рыбака', other: 'рыбаков' }),
    shipPrice: (francs) => `корабли продают за ${francs}`,
    carries: (goods) => `везёт ${goods}`,
  },
  either: (one, other) => `${one} или ${other}`,
  feeds: (byPlayers) =>
    `еда для владельца в конце каждого раунда: ${byPlayers.map(({ players, food }) => `${food} при ${players === 1 ? player(players) : players}`).join(', ')}`,
  feedsNobody: 'он никого не кормит',
  tile: (adds, interest) =>
    `добавляет на клетки поставок: ${adds}${interest ? '; затем все, у кого есть займы, платят проценты' : ''}`,
  good: (isUpgraded) => (isUpgraded ? 'переработанный товар' : 'обычный товар'),
  replaces: {
    brick: 'может заменить глину, но не на Кирпичном заводе',
    steel: 'может заменить железо, но не на Сталелитейном заводе',
  },
  sources: {
    scan: 'прочитано со скана карты и подтверждено вторым источником',
    two: 'два независимых источника, скана нет',
    'at-odds': 'источники расходятся: взято то, что подтверждают два источника или скан',
    totals: 'один источник; действие и суммы сходятся с приложением',
    one: 'один источник',
    piece: 'правила, сканы и две независимые программы сходятся',
    ship: 'числа: правила, сканы и программы; название: только одна программа',
  },
  houseName: 'название на этом языке наше',
}

const exchanged = ({
  gives,
  energy,
  keeps,
  gets,
}: {
  gives: string
  energy: string
  keeps: string
  gets: string
}): string =>
  [
    ...(gives === '' ? [] : [`отдать: ${gives}`]),
    ...(keeps === '' ? [] : [`показать и оставить себе: ${keeps}`]),
    ...(energy === '' ? [] : [`потратить: ${energy}`]),
    `получить: ${gets}`,
  ].join(', ')
