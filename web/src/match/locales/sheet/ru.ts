import type { SheetWords } from './en.ts'

export const ru: SheetWords = {
  previous: 'Предыдущая',
  next: 'Следующая',
  number: 'Номер',
  cost: 'Стоимость',
  fee: 'Вход',
  ourOwn: 'Числа наши',
  ruled: 'Наше толкование',
  house: 'Числа наши, а не издателя.',
  ruling: 'Числа — наше толкование.',
  on: 'Что на нём есть',
  can: 'Что можно сделать',
}
