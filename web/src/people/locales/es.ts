import type { Words } from './en.ts'

const matches = (count: number): string => `${count} ${count === 1 ? 'partida' : 'partidas'}`

export const es: Words = {
  since: (day) => `Aquí desde el ${day}.`,
  habits: 'Fiabilidad',
  ofDecisions: (count) => `De ${count} decisiones con plazo.`,
  quartiles: (quarter, half, threeQuarters) =>
    `Un cuarto de las respuestas llega en ${quarter}, la mitad en ${half}, tres cuartos en ${threeQuarters}.`,
  ratings: 'Juegos',
  ratingHint:
    'Una puntuación es la fuerza que alguien tiene casi con certeza, y ± dice lo incierta que es; se empieza con 1000.',
  rating: 'Puntuación',
  unrated: 'Todavía no hay partidas puntuadas.',
  played: (count) => `${matches(count)} ${count === 1 ? 'jugada' : 'jugadas'}`,
  won: (count) => `${count} ${count === 1 ? 'ganada' : 'ganadas'}`,
  rated: (count) => `${count} ${count === 1 ? 'puntuada' : 'puntuadas'}`,
  provisional: 'provisional, menos de 10 partidas puntuadas',
  nothing: 'Todavía no ha terminado ninguna partida.',
  course: ({ from, to, lowest, highest, matches: count }) =>
    `La puntuación a lo largo de ${matches(count)}: de ${from} a ${to}, como mínimo ${lowest}, como máximo ${highest}.`,
  numbers: 'Los números',
  day: 'Día',
  match: 'Partida',
  results: 'Resultados',
  noResults: 'Todavía no hay resultados.',
  place: (place, seats) => `puesto ${place} de ${seats}`,
  points: (points) => `puntos: ${points}`,
  forfeit: 'las demás personas habían abandonado',
  notRated: 'no cuenta para la clasificación',
  change: (before, after) => `puntuación ${before} → ${after}`,
  games: 'Juegos',
  best: 'Las mejores puntuaciones',
  bestHint: 'Desde diez partidas puntuadas.',
  noBest: 'Nadie tiene todavía diez partidas puntuadas.',
  person: 'Nombre',
  matches: 'Partidas puntuadas',
  statistics: 'Estadísticas',
  statisticsHint: 'Cuentan todas las partidas jugadas hasta el final, y no nombran a nadie.',
  noStatistics: 'Hay estadísticas a partir de cinco partidas.',
  players: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  averages: (count, time, entries) => `${matches(count)}, de media ${time} y ${entries} entradas.`,
  forfeits: (count) => `${matches(count)} más en que quedaba una sola persona.`,
  seat: 'Asiento',
  seatNumber: (number) => `Asiento ${number}`,
  victories: 'Victorias',
  pointsOnAverage: 'Puntos de media',
}
