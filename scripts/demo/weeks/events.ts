import { z } from 'zod'
import type { SeatTerms } from '../../../src/matches/proposals/proposal-terms.ts'
import { Match } from '../answers.ts'
import { MatchPage } from './answers.ts'
import { onDay } from './cast.ts'
import type { Chronicle } from './chronicle.ts'
import { ban, erase, resign } from './deeds/leave.ts'
import { propose } from './deeds/propose.ts'
import { substitute } from './deeds/substitute.ts'
import type { Event } from './live.ts'
import { type Plot, type Plots, wish } from './openings.ts'
import type { Person } from './person.ts'
import type { WeeksServer } from './server.ts'
import { outage } from './world.ts'

const hour = 3_600_000

/** What happens in these weeks apart from people's reactions to mails. */
export function eventsOf(
  server: WeeksServer,
  people: readonly Person[],
  { note }: Chronicle,
  plots: Plots,
): readonly Event[] {
  const named = (name: string): Person => {
    const person = people.find((each) => each.name === name)
    if (person === undefined) throw new Error(`nobody is called ${name}`)
    return person
  }

  async function wishes(name: string): Promise<void> {
    const { match } = await named(name).api.post('/v1/wishes', wish, Wished)
    if (match !== undefined) note(match, 'two had wished for it')
  }

  async function seeksSeat(name: string): Promise<void> {
    const taken = await substitute(named(name))
    if (taken !== undefined) note(taken.match, `${name} came as a substitute`)
  }

  async function proposes(name: string, plot: Plot, terms: SeatTerms): Promise<void> {
    const match = plots.get(plot) ?? ''
    const made = await propose(named(name), match, terms)
    if (made !== undefined) note(match, `${name} proposed ${saying(terms)}`)
  }

  /** The others should agree that a bot replaces a player who has not answered for days. */
  async function replacesSleeper(name: string): Promise<void> {
    const { decisions } = await named(name).api.get(`/v1/matches/${plots.get('replacement')}`, Match)
    const [waited] = decisions
    if (waited !== undefined) await proposes(name, 'replacement', { kind: 'replace', seat: waited.seat, by: 'bot' })
  }

  async function leaves(name: string, what: string, leave: (match: string) => Promise<unknown>): Promise<void> {
    const { items } = await named(name).api.get('/v1/matches?mine=true&status=running&limit=50', MatchPage)
    for (const { id } of items) {
      await leave(id)
      note(id, `${name} ${what}`)
    }
  }

  const at = (days: number, happen: () => Promise<unknown>): Event => ({ at: onDay(days), happen })
  const days = Array.from({ length: 20 }, (_, index) => index + 1)
  return [
    at(1.2, () => wishes('Sam')),
    at(1.6, () => wishes('Tomás')),
    ...days.flatMap((day) => [at(day + 0.3, () => seeksSeat('Sam')), at(day + 0.8, () => seeksSeat('Tomás'))]),
    at(7.5, () =>
      leaves(
        'Chloé',
        'erased her account',
        once(() => erase(named('Chloé'))),
      ),
    ),
    at(8.4, () => proposes('Ольга', 'pause', { kind: 'pause', days: 4 })),
    at(9.5, () => leaves('Pavel', 'resigned', (match) => resign(named('Pavel'), match))),
    at(10.4, () =>
      leaves(
        'Boris',
        'was banned',
        once(async () => ban(await server.administrator(), named('Boris'))),
      ),
    ),
    at(11, () => replacesSleeper('Inés')),
    at(13, () => outage(server, 24 * hour)),
    at(16.4, () => proposes('Greta', 'end', { kind: 'end' })),
  ]
}

const Wished = z.object({ match: z.uuid().optional() })

/** A player who erases their account leaves all their matches at once. */
function once(leave: () => Promise<unknown>): () => Promise<unknown> {
  let left: Promise<unknown> | undefined
  return () => {
    left ??= leave()
    return left
  }
}

function saying(terms: SeatTerms): string {
  switch (terms.kind) {
    case 'pause':
      return `a pause of ${terms.days} days`
    case 'resume':
      return 'to go on'
    case 'end':
      return 'to end it'
    case 'take-back':
      return `to go back to version ${terms.to}`
    case 'replace':
      return `that a ${terms.by} plays on for seat ${terms.seat}`
  }
}
