import { pick } from '../../../../src/games/kit/dice.ts'
import { Played } from '../../answers.ts'
import { MatchPage } from '../answers.ts'
import type { Person } from '../person.ts'
import type { At } from './answer.ts'
import { unlessRefused } from './unless-refused.ts'

const notOpen = ['seat-not-open', 'already-joined', 'not-together', 'match-over']

/** Finds a seat that is open to substitutes and takes it over. @returns the match and seat */
export async function substitute({ api, dice }: Person): Promise<At | undefined> {
  const { items } = await api.get('/v1/matches?status=running&substitute=true', MatchPage)
  const offered = items.flatMap(({ id, game, players }) =>
    players.flatMap(({ seat, open }) => (open && seat !== null ? [{ match: id, game, seat }] : [])),
  )
  const open = pick(dice, offered)
  if (open === undefined) return undefined
  const { match, game, seat } = open
  const taken = await unlessRefused(notOpen, api.post(`/v1/matches/${match}/substitute`, { seat }, Played))
  return taken && { match, game }
}
