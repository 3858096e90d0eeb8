import { spelledAccusative } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import { draw } from '../cards/contrabando.ts'
import { coins as inTheBox, rowLength, stallRounds } from '../data/set-up.ts'
import type { Phrases } from './phrases.ts'
import { scoreExplained } from './score-explained.ts'

const pesos = (amount: number) => `${amount} песо`
const chosen = plural('ru', { one: 'фишку', few: 'фишки', other: 'фишек' }, spelledAccusative)(draw.chosen)
const drawn = plural('ru', { one: 'случайную', few: 'случайные', other: 'случайных' }, spelledAccusative)(draw.first)
const inARow = plural('ru', { one: 'постройку', few: 'постройки', other: 'построек' }, spelledAccusative)(rowLength)
const quiet = plural('ru', { one: 'раунд', few: 'раунда', other: 'раундов' })(stallRounds)

/**
 * The titles are those of the Russian rulebook, except for card 5, which is missing in our copy and has a title of our
 * own. Players' names are not inflected, and verbs about players are in the present tense, which has no gender.
 */
export const ru: Phrases = {
  title: 'Гавана',
  cards: {
    siesta: 'Siesta (Сиеста)',
    guardaespaldas: 'Guardaespaldas (Телохранитель)',
    mendigo: 'Mendigo (Нищий)',
    reciclaje: 'Reciclaje (Переработка)',
    ruina: 'Ruina (Снос)',
    escombros: 'Escombros (Щебень)',
    obreros: 'Obreros (Рабочие)',
    arquitecto: 'Arquitecto (Архитектор)',
    ladron: 'Ladrón (Вор)',
    receptador: 'Receptador (Укрыватель краденого)',
    contrabando: 'Contrabando (Контрабанда)',
    empresario: 'Empresario (Предприниматель)',
    mama: 'Mama (Мама)',
  },
  amounts: {
    white: plural('ru', { one: 'белый кирпич', few: 'белых кирпича', other: 'белых кирпичей' }),
    yellow: plural('ru', { one: 'жёлтый кирпич', few: 'жёлтых кирпича', other: 'жёлтых кирпичей' }),
    green: plural('ru', { one: 'зелёный кирпич', few: 'зелёных кирпича', other: 'зелёных кирпичей' }),
    red: plural('ru', { one: 'красный кирпич', few: 'красных кирпича', other: 'красных кирпичей' }),
    rubble: plural('ru', { one: 'щебень', few: 'щебня', other: 'щебня' }),
    pesos,
    workers: plural('ru', { one: 'рабочий', few: 'рабочих', other: 'рабочих' }),
  },
  pieces: {
    white: 'белый кирпич',
    yellow: 'жёлтый кирпич',
    green: 'зелёный кирпич',
    red: 'красный кирпич',
    rubble: 'щебень',
    pesos: 'песо',
    workers: 'рабочий',
  },
  nothing: 'ничего',
  semicolon: '; ',
  architect: 'архитектор',
  points: (amount) => `${amount} ОП`,
  building: (number) => `Дом ${number}`,
  plan: (name, points, price) => `${name} (${points}: ${price})`,
  questions: {
    opening: 'Выберите две первые карты.',
    turn: 'Сделайте ход: выполните действия обеих карт, затем при желании стройте.',
    replace: 'Замените одну из двух карт картой с руки.',
  },
  buildOrEnd: 'Стройте или завершите ход.',
  choices: {
    open: 'Выложить две карты лицом вниз',
    replace: 'Заменить карту',
    'end-turn': 'Закончить ход',
    carryOut: (card) => `Выполнить действие ${card}`,
    carryOutAgainst: (card, victim) => `Выполнить действие ${card}, цель: ${victim}`,
    exchange: (card) => `Выполнить действие ${card}: обменять карту`,
    keep: (card) => `Выполнить действие ${card} без обмена карты`,
    build: (building) => `Построить: ${building}`,
  },
  fields: {
    'open/cards': 'Ваши две карты',
    'reciclaje/give': 'Карта с руки, которую вы сбрасываете',
    'reciclaje/take': 'Карта, которую вы берёте из сброса',
    'ruina/building': 'Постройка, от которой вы избавляетесь; оставьте пустым, чтобы ничего не сносить',
    'ladron/victim': 'Кого обокрасть',
    'receptador/bricks': 'Что украсть',
    'contrabando/take': `Выберите ${chosen} или не выбирайте ничего, чтобы вытянуть ${drawn}`,
    'mama/bricks': 'Какие цветные кирпичи взять',
    'build/pay': 'Чем заплатить',
    'replace/drop': 'Карта, которую вы сбрасываете',
    'replace/play': 'Карта, которую вы выкладываете лицом вниз',
  },
  events: {
    'ages-drawn': ({ youngestFirst }, say) =>
      `Порядок по возрасту определён жребием, младшие первые: ${say.seats(youngestFirst)}.`,
    'rows-dealt': () => `Выложены два ряда по ${inARow}.`,
    'end-exchanged': (event, say) =>
      `На краях рядов не было недорогих построек. Убрано: ${say.building(event.out)}, вместо этого выложено: ${say.building(event.in)}.`,
    'round-began': ({ round, order }, say) =>
      `Начался раунд ${round}. Порядок хода: ${order.map(({ seat, initiative }) => `${say.seat(seat)} (${initiative})`).join(', ')}.`,
    'turn-ended': ({ seat }, say) => `${say.seat(seat)} заканчивает ход.`,
    supplied: ({ pesos, bricks }, say) => `Карта ресурсов пополнена: ${say.pieces({ ...bricks, pesos })}.`,
    revealed: ({ cards }, say) =>
      `Карты открыты. ${cards.map(({ seat, cards }) => `${say.seat(seat)}: ${say.cards(cards)}`).join('; ')}.`,
    'picked-up': ({ seat, cards }, say) => `${say.seat(seat)} берёт в руку весь сброс (карт: ${cards}).`,
    'carried-out': ({ seat, card }, say) => `${say.seat(seat)} выполняет действие ${say.card(card)}.`,
    gained: ({ seat, from, pieces }, say) =>
      `${say.seat(seat)} берёт ${{ reserve: 'из общего запаса', card: 'с карты ресурсов', bag: 'из мешочка' }[from]}: ${say.pieces(pieces)}.`,
    stolen: ({ seat, victim, pieces }, say) =>
      `${say.seat(seat)} крадёт у игрока ${say.seat(victim)}: ${say.pieces(pieces)}.`,
    drawn: ({ seat, bricks }, say) => `${say.seat(seat)} вытягивает из мешочка: ${say.pieces(bricks)}.`,
    demolished: ({ seat, building }, say) => `${say.seat(seat)} сносит постройку: ${say.building(building)}.`,
    'card-given-up': ({ seat, card }, say) => `${say.seat(seat)} тайно сбрасывает карту ${say.card(card)}.`,
    'card-recovered': ({ seat, card }, say) => `${say.seat(seat)} берёт из сброса в руку карту ${say.card(card)}.`,
    built: ({ seat, building, paid }, say) =>
      `${say.seat(seat)} завершает постройку: ${say.building(building)}. Оплата: ${say.pieces(paid)}.`,
    'row-refilled': ({ row, buildings }, say) =>
      `Новые постройки в ${row === 'upper' ? 'верхнем' : 'нижнем'} ряду: ${say.buildings(buildings)}.`,
    'top-revealed': ({ building }, say) => `Верхняя карта стопки: ${say.building(building)}.`,
    'opening-chosen': ({ seat, cards }, say) => `${say.seat(seat)} начинает с карт ${say.cards(cards)}.`,
    'opening-committed': ({ seat }, say) => `${say.seat(seat)} выбирает две карты.`,
    'card-laid': ({ seat, card }, say) => `${say.seat(seat)} выкладывает лицом вниз карту ${say.card(card)}.`,
    'replacement-made': ({ seat, dropped }, say) =>
      `${say.seat(seat)} сбрасывает карту ${say.card(dropped)} и выкладывает новую.`,
    'seat-left': ({ seat }, say) => `${say.seat(seat)} выходит из партии.`,
  },
  refusals: {
    'match-over': () => 'Партия окончена.',
    'seat-left': () => 'Игрок на этом месте вышел из партии.',
    'not-now': () => 'Этот ход не относится к текущей фазе.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'already-chosen': () => 'Вы уже сделали выбор.',
    'same-card-twice': () => 'Выберите две разные карты.',
    'not-in-hand': ({ card }) => `Карты ${card} нет у вас в руке.`,
    'not-in-discard': ({ card }) => `Карты ${card} нет в вашем сбросе.`,
    'not-on-your-table': ({ card }) => `Карта ${card} не лежит перед вами лицом вверх.`,
    'already-carried-out': ({ card }) => `Действие ${card} уже выполнено в этот ход.`,
    'actions-first': () => 'Сначала выполните действия обеих карт.',
    'nothing-to-choose': () => 'Здесь нечего выбирать: оставьте поле пустым.',
    'give-and-take': () => 'Назовите и сбрасываемую, и возвращаемую карту — или ни одной.',
    'ruina-used': () => 'В этом раунде постройку уже сносили.',
    'not-at-an-end': ({ building }) => `${building} — не крайняя карта ряда.`,
    'choose-victim': () => 'Выберите, кого обокрасть.',
    'no-such-target': () => 'На этом месте некого обокрасть.',
    'already-acted': ({ victim }) => `${victim} ходит в этом раунде до вас: обокрасть этого игрока нельзя.`,
    protected: ({ victim }) => `${victim} под защитой карты Guardaespaldas (Телохранитель).`,
    'nothing-to-steal': ({ victim }) => `У игрока ${victim} нечего красть.`,
    'choose-bricks': ({ amount }) => `Выберите ровно столько кирпичей: ${amount}.`,
    'not-there': ({ missing }) => `Этого там нет: ${missing}.`,
    'not-first': ({ card }) => `В этом раунде действие ${card} уже выполняли: вы тянете одну фишку без выбора.`,
    'needs-architect': ({ building }) => `${building}: перед вами должна лежать карта Arquitecto (Архитектор).`,
    'cannot-pay': ({ building, missing }) => `Постройку нельзя оплатить: ${building}. Не хватает: ${missing}.`,
    'not-owned': ({ missing }) => `У вас столько нет. Не хватает: ${missing}.`,
    'payment-short': ({ missing }) => `Оплаты недостаточно. Не хватает: ${missing}.`,
    'payment-too-much': ({ tooMuch }) => `Оплата слишком велика. Лишнее: ${tooMuch}.`,
  },
  endings: {
    goal: (winners) => `Нужное количество очков престижа набрано. Победа: ${winners}.`,
    'no-buildings': (winners) => `Построек не осталось. Больше всего очков престижа: ${winners}.`,
    'no-bricks': (winners) => `Все строительные материалы использованы. Больше всего очков престижа: ${winners}.`,
    stalled: (winners) => `${quiet} никто не строил. Больше всего очков престижа: ${winners}.`,
    forfeit: (winners) => `Остальные игроки вышли из партии. Победа: ${winners}.`,
  },
  scoreExplained: scoreExplained.ru,
  scores: { buildings: 'Постройки' },
  position: {
    round: (round) => `Раунд ${round}.`,
    phases: {
      setup: 'Подготовка к игре.',
      opening: 'Игроки выбирают по две карты.',
      turns: 'Действия и строительство.',
      supply: 'Пополнение ресурсов.',
      replacement: 'Замена карт.',
      over: 'Партия окончена.',
    },
    atTurn: (player) => `Сейчас ходит: ${player}.`,
    later: (players) => `Затем: ${players}.`,
    order: (players) => `Порядок хода в этом раунде: ${players}.`,
    place: (place, player, points, lines) => `Место ${place}: ${player}, ${points} (${lines}).`,
    line: (label, points) => `${label}: ${points}`,
    carriedOut: (now, inRound) => `Выполнено в этот ход: ${now}; в этом раунде: ${inRound}.`,
    demolishedNow: 'В этом раунде постройку уже сносили.',
    drawing: (pieces) => `Предстоит вытянуть из мешочка: ${pieces}.`,
    row: (row, buildings) => `${row === 'upper' ? 'Верхний' : 'Нижний'} ряд: ${buildings}.`,
    stack: (top, below) =>
      top === undefined
        ? `Стопка построек пуста; под ней: ${below}.`
        : `Верхняя карта стопки: ${top}. Под ней, в неизвестном порядке: ${below}.`,
    demolished: (buildings) => `Снесённые постройки: ${buildings}.`,
    middle: (card, bag) => `Карта ресурсов: ${card}. Мешочек: ${bag}.`,
    away: (reserve, box) => `Общий запас: ${reserve}. Израсходовано: ${box}.`,
    youngestFirst: (players) => `При полном равенстве ходят в таком порядке: ${players}.`,
    quiet: (rounds, most) =>
      `Раундов с пустым мешочком после последней постройки: ${rounds}${most === undefined ? '' : ` из ${most}`}.`,
    options: ({ buildings, coins, stallLimit }) =>
      `Карт построек: ${buildings}; ${coins === 'limited' ? `всего ${pesos(inTheBox.limited)}` : 'песо не кончаются'}; ${
        stallLimit
          ? 'партия кончается, если долго никто не строит'
          : 'партия не кончается из-за того, что никто не строит'
      }.`,
    player: ({ name, points, goal, pieces, built, table, hand, laid, discarded, left }) =>
      `${name}: ${points} из ${goal}; ${pieces}. ${built === undefined ? '' : `Построено: ${built}. `}Карты: ${table}; ${[
        `в руке: ${hand}`,
        ...(laid === 0 ? [] : [`лицом вниз: ${laid}`]),
        ...(discarded === 0 ? [] : [`в сбросе: ${discarded}`]),
      ].join(', ')}.${left ? ' Больше не играет.' : ''}`,
    known: (player, hand, discard, unsure) =>
      `Об игроке ${player} известно: в руке или лицом вниз ${hand}; в сбросе ${discard}${unsure === undefined ? '' : `; в руке или в сбросе ${unsure}`}.`,
    ownCards: (player, hand, discard, laid) =>
      `Карты игрока ${player}: в руке ${hand}; в сбросе ${discard}; лицом вниз ${laid}.`,
  },
}
