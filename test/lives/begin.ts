import { Match } from '../../scripts/demo/answers.ts'
import type { At } from '../../scripts/demo/weeks/deeds/answer.ts'
import type { Person } from '../../scripts/demo/weeks/person.ts'
import type { Terms } from './plan.ts'

/** Opens a match and has everybody join. */
export async function begin(terms: Terms, players: readonly Person[]): Promise<At> {
  const [first, ...others] = players
  if (first === undefined) throw new Error('nobody is there to play')
  const { id } = await first.api.post('/v1/matches', terms, Match)
  for (const { api } of others) await api.post(`/v1/matches/${id}/seats`, {}, Match)
  return { match: id, game: terms.game }
}
