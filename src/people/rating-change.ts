import type { RatedOutcome } from './outcome.ts'
import { beginner, type Skill, skillsAfter } from './skill.ts'

/** What a match does to somebody's rating. */
export interface RatingChange {
  readonly account: string
  readonly before: Skill
  readonly after: Skill
}

/**
 * What a match does to the ratings of those who are rated by it.
 * @param skills what is known of them by account; who is not among them is a beginner
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
