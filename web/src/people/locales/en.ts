export interface Words {
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
  readonly points: (points: string) => string
  readonly forfeit: string
  readonly unrated: string
  readonly change: (before: number, after: number) => string
}

export const en: Words = {
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
}
