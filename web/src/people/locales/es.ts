import type { Words } from './en.ts'

export const es: Words = {
  since: (day) => `Aquí desde el ${day}.`,
  habits: 'Fiabilidad',
  ratings: 'Juegos',
  ratingHint: 'Una puntuación es la fuerza que alguien tiene casi con certeza; se empieza con 1000.',
  game: 'Juego',
  rating: 'Puntuación',
  played: 'Jugadas',
  won: 'Ganadas',
  provisional: 'provisional: menos de 10 partidas puntuadas',
  nothing: 'Todavía no ha terminado ninguna partida.',
  results: 'Resultados',
  noResults: 'Todavía no hay resultados.',
  place: (place, seats) => `puesto ${place} de ${seats}`,
  points: (points) => `puntos: ${points}`,
  forfeit: 'las demás personas habían abandonado',
  unrated: 'no cuenta para la clasificación',
  change: (before, after) => `puntuación ${before} → ${after}`,
}
