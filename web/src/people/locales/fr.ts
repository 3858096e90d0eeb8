import type { Words } from './en.ts'

const matches = (count: number): string => `${count} ${count < 2 ? 'partie' : 'parties'}`

export const fr: Words = {
  since: (day) => `Ici depuis le ${day}.`,
  habits: 'Fiabilité',
  ofDecisions: (count) => `Sur ${count} décisions à échéance.`,
  quartiles: (quarter, half, threeQuarters) =>
    `Un quart des réponses arrive en ${quarter}, la moitié en ${half}, les trois quarts en ${threeQuarters}.`,
  ratings: 'Jeux',
  ratingHint:
    'Un classement est la force que quelqu’un a presque sûrement, et ± dit son incertitude ; on débute à 1000.',
  rating: 'Classement',
  unrated: 'Pas encore de partie classée.',
  played: (count) => `${matches(count)} ${count < 2 ? 'jouée' : 'jouées'}`,
  won: (count) => `${count} ${count < 2 ? 'gagnée' : 'gagnées'}`,
  rated: (count) => `${count} ${count < 2 ? 'classée' : 'classées'}`,
  provisional: 'provisoire, moins de 10 parties classées',
  nothing: 'Aucune partie n’est encore terminée.',
  course: ({ from, to, lowest, highest, matches: count }) =>
    `Le classement sur ${matches(count)} : de ${from} à ${to}, au moins ${lowest}, au plus ${highest}.`,
  numbers: 'Les chiffres',
  day: 'Jour',
  match: 'Partie',
  results: 'Résultats',
  noResults: 'Pas encore de résultats.',
  place: (place, seats) => `place ${place} sur ${seats}`,
  points: (points) => `points : ${points}`,
  forfeit: 'les autres avaient abandonné',
  notRated: 'hors classement',
  change: (before, after) => `classement ${before} → ${after}`,
  games: 'Jeux',
  best: 'Au sommet du classement',
  bestHint: 'À partir de dix parties classées.',
  noBest: 'Personne n’a encore dix parties classées.',
  person: 'Nom',
  matches: 'Parties classées',
  statistics: 'Statistiques',
  statisticsHint: 'Elles comptent toute partie jouée jusqu’au bout, et ne nomment personne.',
  noStatistics: 'Il y a des statistiques à partir de cinq parties.',
  players: (count) => `À ${count}`,
  averages: (count, time, entries) => `${matches(count)}, en moyenne ${time} et ${entries} entrées.`,
  forfeits: (count) => `${matches(count)} de plus, où il ne restait qu’une personne.`,
  seat: 'Place à table',
  seatNumber: (number) => `Place ${number}`,
  victories: 'Victoires',
  pointsOnAverage: 'Points en moyenne',
}
