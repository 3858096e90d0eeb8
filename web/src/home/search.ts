import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { isLanguage } from '../words/languages.ts'
import { paces } from './paces.ts'

export const kinds = ['toJoin', 'substitute', 'toWatch', 'finished'] as const
type Kind = (typeof kinds)[number]
const ratings = ['true', 'false'] as const

/** A search, as in the address of the page. A missing or unknown filter does not apply. */
export interface Search {
  readonly show: Kind
  readonly game: string | undefined
  readonly seats: number | undefined
  readonly free: number | undefined
  readonly pace: Schemas['Pace']['kind'] | undefined
  readonly hours: number | undefined
  readonly language: Schemas['Account']['language'] | undefined
  readonly rated: (typeof ratings)[number] | undefined
}

export function searchIn(query: Readonly<Record<string, string>>): Search {
  const { show, game, seats, free, pace, hours, language, rated } = query
  return {
    show: kinds.find((one) => one === show) ?? 'toJoin',
    game: game || undefined,
    // A match of one player begins at once: nobody can look for it.
    seats: seats === '1' ? undefined : countIn(seats),
    free: countIn(free),
    pace: paces.find((one) => one === pace),
    hours: countIn(hours),
    language: isLanguage(language) ? language : undefined,
    rated: ratings.find((one) => one === rated),
  }
}

const countIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined

const queries = {
  toJoin: { status: 'open' },
  substitute: { substitute: 'true' },
  toWatch: { status: 'running' },
  finished: { status: 'ended' },
} as const satisfies Record<Kind, object>

/** A page of search results. @throws Refused, Unreachable */
export function findMatches(search: Search, cursor: string | undefined): Promise<Schemas['MatchPage']> {
  const { show, free, ...filters } = search
  // Only open matches have free seats.
  const asked = { ...queries[show], ...filters, ...(show === 'toJoin' ? { free } : {}), cursor }
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  return answer(api.GET('/v1/matches', { params: { query } }))
}
