import type { Words } from './en.ts'

export const ru: Words = {
  since: (day) => `Здесь с ${day}.`,
  habits: 'Надёжность',
  ratings: 'Игры',
  ratingHint: 'Рейтинг — сила, которая у человека есть почти наверняка; начинают с 1000.',
  game: 'Игра',
  rating: 'Рейтинг',
  played: 'Сыграно',
  won: 'Победы',
  provisional: 'предварительный: меньше 10 партий в рейтинге',
  nothing: 'Ни одна партия ещё не закончена.',
  results: 'Результаты',
  noResults: 'Результатов пока нет.',
  place: (place, seats) => `место ${place} из ${seats}`,
  points: (points) => `очки: ${points}`,
  forfeit: 'остальные вышли из партии',
  unrated: 'без рейтинга',
  change: (before, after) => `рейтинг ${before} → ${after}`,
}
