import type { Words } from './en.ts'

export const ru: Words = {
  title: (game) => `${game}: учимся, играя`,
  loading: 'Урок загружается.',
  notShown: 'Этот урок нельзя показать',
  seat: (seat) => `Место ${seat + 1}`,
  course: 'Урок',
  explanation: 'Объяснение',
  happened: 'Что произошло',
  nothingYet: 'Начинаете вы: здесь будет рассказано, что происходит.',
  next: (left) => `Дальше (ещё ${left})`,
  suggest: 'Подсказать ход',
  back: 'На ход назад',
  again: 'Начать заново',
  againSure: 'Урок начнётся сначала; ваши ходы будут забыты.',
  goOn: 'Продолжить здесь',
  over: 'Вы сыграли целую партию.',
  onward: 'Что дальше?',
  rules: 'Прочитать правила',
}
