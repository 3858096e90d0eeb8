import { rate, rating } from 'openskill'

/**
 * How well somebody plays a game: the mean and the standard deviation of OpenSkill's Plackett-Luce model (Weng and Lin,
 * "A Bayesian Approximation Method for Online Ranking", JMLR 12, 2011).
 */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** The skill of somebody before their first rated match. */
export const beginner: Skill = rating()

/** Fewer rated matches say too little. `ratings_best_idx` covers ratings with at least this many. */
export const fewestMatches = 10

/** The skills of players after a match, by their places: 1 is best, ties share a place. */
export function skillsAfter(players: readonly { readonly skill: Skill; readonly place: number }[]): Skill[] {
  return rate(
    players.map(({ skill: { mu, sigma } }) => [{ mu, sigma }]),
    { rank: players.map(({ place }) => place) },
  ).flat()
}

/** Beginners have 1000 points; 40 points are one unit of the model. */
const scale = { beginners: 1000, points: 40 }

/** A conservative estimate of strength, on a readable scale. */
export const shownRating = ({ mu, sigma }: Skill): number =>
  Math.round(scale.beginners + scale.points * (mu - 3 * sigma))

/** How uncertain a rating is, on the same scale. */
export const shownUncertainty = ({ sigma }: Skill): number => Math.round(scale.points * sigma)
