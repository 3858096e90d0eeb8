import { rate, rating } from 'openskill'

/**
 * How well somebody plays a game (OpenSkill's Plackett-Luce model: Weng and Lin, "A Bayesian Approximation Method for
 * Online Ranking", JMLR 12, 2011): most likely so well, give or take so much.
 */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** What is known of somebody before their first rated match. */
export const beginner: Skill = rating()

/** Fewer rated matches say too little. `ratings_best_idx` holds who has as many. */
export const fewestMatches = 10

/** What a result says of those who played, by their places: 1 is best, ties share a place. */
export function skillsAfter(players: readonly { readonly skill: Skill; readonly place: number }[]): Skill[] {
  return rate(
    players.map(({ skill: { mu, sigma } }) => [{ mu, sigma }]),
    { rank: players.map(({ place }) => place) },
  ).flat()
}

/** 1000 is what beginners have; 40 points are one of the model's own. */
const scale = { beginners: 1000, points: 40 }

/** What somebody almost certainly plays at least, on a scale for people. */
export const shownRating = ({ mu, sigma }: Skill): number =>
  Math.round(scale.beginners + scale.points * (mu - 3 * sigma))

/** How far from the truth a rating may be, on the same scale. */
export const shownUncertainty = ({ sigma }: Skill): number => Math.round(scale.points * sigma)
