import type { Words } from './en.ts'

export const ru: Words = {
  rules: 'Правила',
  reference: 'Справочник',
  lesson: 'Учиться за игрой',
  game: 'Игроки и статистика',
  ways: 'Об этой игре',
  contents: 'Содержание',
  ours: 'Своими словами. Числа те же, по которым играет сервер.',
  lookUp: 'Посмотреть в справочнике',
  find: 'Найти',
  group: 'Что показать',
  goods: 'Товары',
  anyGoods: 'Все',
  makes: 'Даёт',
  takes: 'Берёт',
  onlyHouse: 'Только наши собственные значения',
  found: (count, all) => `${count} из ${all}`,
  none: 'Ничего не подходит.',
  linkTo: (name) => `Ссылка: ${name}`,
  others: 'Что ещё есть на столе',
  unexplained: 'Правила этой игры здесь ещё не записаны.',
}
