import type { RatedOutcome } from './outcome.ts'
import { beginner, type Skill, skillsAfter } from './skill.ts'

/** How a match changes somebody's rating. */
export interface RatingChange {
  readonly account: string
  readonly before: Skill
  readonly after: Skill
}

/**
 * How a match changes the ratings of its rated players.
 * @param skills their skills by account; a player without one is a beginner
 */
export function ratingChanges(
  { rated }: Pick<RatedOutcome, 'rated'>,
  skills: ReadonlyMap<string, Skill>,
): RatingChange[] {
  if (rated.length === 0) return []
  const players = rated.map(({ account, place }) => ({ account, place, skill: skills.get(account) ?? beginner }))
  const after = skillsAfter(players)
  return players.map(({ account, skill }, index) => ({ account, before: skill, after: after[index] ?? skill }))
}
