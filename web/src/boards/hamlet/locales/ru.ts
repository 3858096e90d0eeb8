import type { Words } from './en.ts'

const rules = new Intl.PluralRules('ru')

/** `1 монета, 2 монеты, 5 монет`. */
function russian(count: number, one: string, few: string, other: string): string {
  const form = rules.select(count)
  return form === 'one' ? one : form === 'few' ? few : other
}

export const ru: Words = {
  village: 'Деревня',
  market: 'Рынок и церковь',
  players: 'Игроки',
  round: (number) => `Раунд ${number}`,
  apart: 'не соединено с церковью',
  sales: 'Открытые продажи',
  levels: (levels) => `впереди, по уровням: ${levels}`,
  blueprints: 'Чертежи на выбор',
  inBag: 'в мешочке',
  price: (costs, on) => (on === 0 ? `стоит ${costs}` : `стоит ${costs}, приносит ${on}`),
  toBuild: 'постройка',
  stacks: 'Придут с первым производством',
  deliveries: 'Поставки в церковь',
  milestones: 'Памятные знаки',
  roads: 'первая дорога',
  notTaken: 'ещё не взято',
  heldBy: (name) => `У игрока ${name}`,
  notHeld: 'Ещё ни у кого',
  counted: {
    coins: (count) => russian(count, 'монета', 'монеты', 'монет'),
    points: (count) => russian(count, 'очко', 'очка', 'очков'),
    villagers: (count) => russian(count, 'житель', 'жителя', 'жителей'),
    villagersReady: () => 'жителей готово',
    donkeys: (count) => russian(count, 'ослик', 'ослика', 'осликов'),
    roadsLeft: (count) => russian(count, 'дорога осталась', 'дороги осталось', 'дорог осталось'),
  },
  villagers: 'Жители',
  ready: 'готов',
  resting: 'отдыхает',
  donkeys: 'Ослики',
  roadsTo: 'Дороги на',
  flag: 'Флаг',
  hand: 'Чертежи',
  sold: 'Продажи',
  onTurn: 'ходит',
  yourTurn: 'ваш ход',
  you: 'вы',
  place: 'Место',
  left: 'больше не играет',
  none: 'нет',
  spot: (number, of) => `место ${number} из ${of}`,
  ways: (count) => `${count} ${russian(count, 'вариант', 'варианта', 'вариантов')} поворота`,
  larger: 'Крупнее',
  smaller: 'Мельче',
  whole: 'Вся деревня',
  highQuality: 'высокое качество',
  goods: {
    wood: 'дерево',
    stone: 'камень',
    wheat: 'зерно',
    planks: 'доски',
    brick: 'каменный блок',
    milk: 'молоко',
    flour: 'мука',
  },
  worth: (points) => `${points} ПО`,
}
