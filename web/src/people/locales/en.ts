/** How a rating went, from the first match that is shown to the last. */
export interface RatingCourse {
  readonly from: number
  readonly to: number
  readonly lowest: number
  readonly highest: number
  readonly matches: number
}

export interface Words {
  readonly nobody: (name: string) => string
  readonly since: (day: string) => string
  readonly habits: string
  readonly ofDecisions: (count: number) => string
  readonly threeQuarters: (time: string) => string
  readonly quartiles: (quarter: string, half: string, threeQuarters: string) => string
  readonly ratings: string
  readonly ratingHint: string
  readonly rating: string
  readonly unrated: string
  readonly played: (count: number) => string
  readonly won: (count: number) => string
  readonly rated: (count: number) => string
  readonly provisional: string
  readonly nothing: string
  readonly course: (course: RatingCourse) => string
  readonly numbers: string
  readonly day: string
  readonly match: string
  readonly results: string
  readonly noResults: string
  readonly place: (place: number, seats: number) => string
  readonly points: (points: string) => string
  readonly forfeit: string
  readonly notRated: string
  readonly change: (before: number, after: number) => string
  readonly games: string
  readonly best: string
  readonly bestHint: string
  readonly noBest: string
  readonly person: string
  readonly matches: string
  readonly statistics: string
  readonly statisticsHint: string
  readonly noStatistics: string
  readonly players: (count: number) => string
  readonly averages: (matches: number, time: string, entries: string) => string
  readonly forfeits: (count: number) => string
  readonly seat: string
  readonly seatNumber: (number: number) => string
  readonly victories: string
  readonly pointsOnAverage: string
}

const matches = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`

export const en: Words = {
  nobody: (name) => `Nobody here has the name ${name}.`,
  since: (day) => `Here since ${day}.`,
  habits: 'Reliability',
  ofDecisions: (count) => `of ${count} decisions with a deadline`,
  threeQuarters: (time) => `Three quarters of the answers come within ${time}.`,
  quartiles: (quarter, half, threeQuarters) =>
    `A quarter of the answers come within ${quarter}, half within ${half}, three quarters within ${threeQuarters}.`,
  ratings: 'Games',
  ratingHint:
    'A rating is the strength that somebody almost certainly has, and ± says how uncertain it is; beginners have 1000.',
  rating: 'Rating',
  unrated: 'No rated match yet.',
  played: (count) => `${matches(count)} played`,
  won: (count) => `${count} won`,
  rated: (count) => `${count} rated`,
  provisional: 'provisional, below 10 rated matches',
  nothing: 'No match has ended yet.',
  course: ({ from, to, lowest, highest, matches: count }) =>
    `The rating over ${matches(count)}: from ${from} to ${to}, lowest ${lowest}, highest ${highest}.`,
  numbers: 'The numbers',
  day: 'Day',
  match: 'Match',
  results: 'Results',
  noResults: 'No results yet.',
  place: (place, seats) => `place ${place} of ${seats}`,
  points: (points) => `points: ${points}`,
  forfeit: 'all others had given up',
  notRated: 'not rated',
  change: (before, after) => `rating ${before} → ${after}`,
  games: 'Games',
  best: 'The best players',
  bestHint: 'Everybody with ten rated matches or more.',
  noBest: 'Nobody has ten rated matches yet.',
  person: 'Player',
  matches: 'Rated matches',
  statistics: 'Statistics',
  statisticsHint: 'They count every match that was played to its end, except private ones, and name nobody.',
  noStatistics: 'Statistics appear once five matches have ended.',
  players: (count) => (count === 1 ? '1 player' : `${count} players`),
  averages: (count, time, entries) => `${matches(count)}, of ${time} and ${entries} entries on average.`,
  forfeits: (count) => `${matches(count)} more ended because all but one had given up.`,
  seat: 'Seat',
  seatNumber: (number) => `Seat ${number}`,
  victories: 'Victories',
  pointsOnAverage: 'Points on average',
}
