import type { Language } from '../words/languages.ts'

interface Words {
  readonly since: (day: string) => string
  readonly habits: string
  readonly ratings: string
  readonly ratingHint: string
  readonly game: string
  readonly rating: string
  readonly played: string
  readonly won: string
  readonly provisional: string
  readonly nothing: string
  readonly results: string
  readonly noResults: string
  readonly place: (place: number, seats: number) => string
  readonly points: (points: number) => string
  readonly forfeit: string
  readonly unrated: string
  readonly change: (before: number, after: number) => string
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    since: (day) => `Here since ${day}.`,
    habits: 'Reliability',
    ratings: 'Games',
    ratingHint: 'A rating is the strength that somebody almost certainly has; beginners have 1000.',
    game: 'Game',
    rating: 'Rating',
    played: 'Played',
    won: 'Won',
    provisional: 'provisional: fewer than 10 rated matches',
    nothing: 'No match has ended yet.',
    results: 'Results',
    noResults: 'No results yet.',
    place: (place, seats) => `place ${place} of ${seats}`,
    points: (points) => `points: ${points}`,
    forfeit: 'all others had given up',
    unrated: 'not rated',
    change: (before, after) => `rating ${before} → ${after}`,
  },
  fr: {
    since: (day) => `Ici depuis le ${day}.`,
    habits: 'Fiabilité',
    ratings: 'Jeux',
    ratingHint: 'Un classement est la force que quelqu’un a presque sûrement ; on débute à 1000.',
    game: 'Jeu',
    rating: 'Classement',
    played: 'Jouées',
    won: 'Gagnées',
    provisional: 'provisoire : moins de 10 parties classées',
    nothing: 'Aucune partie n’est encore terminée.',
    results: 'Résultats',
    noResults: 'Pas encore de résultats.',
    place: (place, seats) => `place ${place} sur ${seats}`,
    points: (points) => `points : ${points}`,
    forfeit: 'les autres avaient abandonné',
    unrated: 'hors classement',
    change: (before, after) => `classement ${before} → ${after}`,
  },
  ru: {
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
  },
  es: {
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
  },
}
