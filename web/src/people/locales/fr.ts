import type { Words } from './en.ts'

export const fr: Words = {
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
}
