import type { Words } from './en.ts'

const rules = new Intl.PluralRules('ru')
const counted = (count: number, one: string, few: string, many: string): string => {
  const rule = rules.select(count)
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`
}
const matches = (count: number): string => counted(count, 'партия', 'партии', 'партий')

export const ru: Words = {
  nobody: (name) => `Здесь нет никого по имени ${name}.`,
  since: (day) => `Здесь с ${day}`,
  habits: 'Надёжность',
  ofDecisions: (count) => `решений со сроком: ${count}`,
  threeQuarters: (time) => `Три четверти ответов приходят за это время: ${time}.`,
  quartiles: (quarter, half, threeQuarters) =>
    `За какое время приходят ответы: четверть — ${quarter}, половина — ${half}, три четверти — ${threeQuarters}.`,
  ratings: 'Игры',
  ratingHint:
    'Рейтинг — сила, которая у человека есть почти наверняка, а ± говорит, насколько она неточна; начинают с 1000.',
  rating: 'Рейтинг',
  unrated: 'Партий в рейтинге пока нет.',
  played: (count) => `сыграно: ${count}`,
  won: (count) => `победы: ${count}`,
  rated: (count) => `в рейтинге: ${count}`,
  provisional: 'предварительный, меньше 10 партий в рейтинге',
  nothing: 'Ни одна партия ещё не закончена.',
  course: ({ from, to, lowest, highest, matches: count }) =>
    `Рейтинг, ${matches(count)}: от ${from} до ${to}, самый низкий ${lowest}, самый высокий ${highest}.`,
  numbers: 'Числа',
  day: 'День',
  match: 'Партия',
  results: 'Результаты',
  noResults: 'Результатов пока нет.',
  place: (place, seats) => `место ${place} из ${seats}`,
  points: (points) => `очки: ${points}`,
  forfeit: 'остальные вышли из партии',
  notRated: 'без рейтинга',
  change: (before, after) => `рейтинг ${before} → ${after}`,
  games: 'Игры',
  best: 'Лучшие игроки',
  bestHint: 'Все, у кого десять партий в рейтинге или больше.',
  noBest: 'Десяти партий в рейтинге пока нет ни у кого.',
  person: 'Игрок',
  matches: 'Партии в рейтинге',
  statistics: 'Статистика',
  statisticsHint: 'Считаются все партии, сыгранные до конца, кроме закрытых; имён здесь нет.',
  noStatistics: 'Статистика появляется с пяти партий.',
  players: (count) => counted(count, 'игрок', 'игрока', 'игроков'),
  averages: (count, time, entries) => `${matches(count)}, в среднем: ${time}, записей: ${entries}.`,
  forfeits: (count) => `Ещё ${matches(count)}, где все, кроме одного, вышли.`,
  seat: 'Место за столом',
  seatNumber: (number) => `Место ${number}`,
  victories: 'Победы',
  pointsOnAverage: 'Очки в среднем',
}
