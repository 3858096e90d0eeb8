import { z } from 'zod'
import { Match } from '../answers.ts'
import { Tables } from './answers.ts'
import { onDay } from './cast.ts'
import { type At, answer, answerOnce } from './deeds/answer.ts'
import { joinMatch, playAgain } from './deeds/join.ts'
import { ban, erase, resign } from './deeds/leave.ts'
import { orderAhead } from './deeds/order-ahead.ts'
import { propose } from './deeds/propose.ts'
import { substitute } from './deeds/substitute.ts'
import { takeBack } from './deeds/take-back.ts'
import { keptOut, unlessRefused } from './deeds/unless-refused.ts'
import { vote } from './deeds/vote.ts'
import type { Event } from './live.ts'
import { about } from './look.ts'
import type { Person, Unread } from './person.ts'
import type { WeeksServer } from './server.ts'
import { wish } from './tables.ts'
import { outage } from './world.ts'

/** What is to be told of the matches: by their ids, in the order in which they were opened. */
export type Chronicle = Map<string, string[]>

export interface Course {
  readonly events: readonly Event[]
  look(person: Person, unread: Unread): Promise<unknown>
}

const hour = 3_600_000

/** What happens in these weeks, beside what people do when a mail calls them. */
export function courseOf(server: WeeksServer, people: readonly Person[], chronicle: Chronicle): Course {
  const matches = [...chronicle.keys()]
  const named = (name: string): Person => {
    const person = people.find((each) => each.name === name)
    if (person === undefined) throw new Error(`nobody is called ${name}`)
    return person
  }
  const numbered = (number: number): string => matches[number - 1] ?? ''
  const date = () => server.clock.now().toISOString().slice(5, 10)
  const note = (match: string, what: string) => chronicle.set(match, [...(chronicle.get(match) ?? []), what])

  /** Whoever does more than to answer when they look. */
  const ways: Readonly<Record<string, (person: Person, at: At) => Promise<unknown>>> = {
    async Greta(person, at) {
      if (person.dice.below(3) === 0 && (await answerOnce(person, at)).moved && (await takeBack(person, at.match))) {
        note(at.match, `${date()} Greta took a move back`)
      }
      await answer(person, at)
    },
    async Hugo(person, at) {
      if (!(await orderAhead(person, at))) await answer(person, at)
    },
  }

  async function look(person: Person, unread: Unread): Promise<void> {
    for (const at of about(unread)) {
      const topics = new Set(unread.flatMap(({ match, topic }) => (match === at.match ? [topic] : [])))
      if (topics.has('invited') && (await joinMatch(person, at.match)))
        note(at.match, `${date()} ${person.name} joined`)
      if (topics.has('proposed')) await vote(person, at.match)
      if (topics.has('match-ended') && at.match === numbered(1) && person.name === 'Inés') {
        note(await playAgain(person, at.match), `a rematch of the first`)
      }
      if (topics.has('your-turn') || topics.has('deadline-near') || topics.has('deadline-missed')) {
        await (ways[person.name] ?? answer)(person, at)
      }
    }
  }

  const at = (days: number, happen: () => Promise<unknown>): Event => ({ at: onDay(days), happen })

  async function resignEverywhere(person: Person): Promise<void> {
    const { items } = await person.api.get('/v1/matches?mine=true&status=running&limit=50', Tables)
    for (const { id } of items) if (await resign(person, id)) note(id, `${date()} ${person.name} resigned`)
  }

  async function seeksSeat(name: string): Promise<void> {
    const taken = await substitute(named(name))
    if (taken !== undefined) note(taken.match, `${date()} ${name} came as a substitute`)
  }

  async function wishes(name: string): Promise<void> {
    const outcome = await named(name).api.post('/v1/wishes', wish, Wished)
    if (outcome.match !== undefined) note(outcome.match, 'two wished for it')
  }

  async function proposes(name: string, number: number, terms: Parameters<typeof propose>[2]): Promise<void> {
    const made = await propose(named(name), numbered(number), terms)
    if (made !== undefined) note(numbered(number), `${date()} ${name} proposed: ${saying(terms)}`)
  }

  async function leaves(name: string, what: string, leave: () => Promise<unknown>): Promise<void> {
    const { items } = await named(name).api.get('/v1/matches?mine=true&status=running&limit=50', Tables)
    await leave()
    for (const { id } of items) note(id, `${date()} ${name} ${what}`)
  }

  const days = Array.from({ length: 20 }, (_, index) => index + 1)
  return {
    look: (person, unread) => unlessRefused(keptOut, look(person, unread)),
    events: [
      at(1.2, () => wishes('Sam')),
      at(1.6, () => wishes('Tomás')),
      ...days.flatMap((day) => [at(day + 0.3, () => seeksSeat('Sam')), at(day + 0.8, () => seeksSeat('Tomás'))]),
      at(7.5, () => leaves('Chloé', 'erased her account', () => erase(named('Chloé')))),
      at(8.4, () => proposes('Ольга', 15, { kind: 'pause', days: 4 })),
      at(9.5, () => resignEverywhere(named('Pavel'))),
      at(10.4, async () =>
        leaves('Boris', 'was banned', async () => ban(await server.administrator(), named('Boris'))),
      ),
      at(11, async () => replaceSleeper()),
      at(13, () => outage(server, 24 * hour)),
      at(16.4, () => proposes('Greta', 17, { kind: 'end' })),
    ],
  }

  /** The others agree that a bot shall play for somebody who has not answered for days. */
  async function replaceSleeper(): Promise<void> {
    const { decisions } = await named('Inés').api.get(`/v1/matches/${numbered(14)}`, Match)
    const [waited] = decisions
    if (waited !== undefined) await proposes('Inés', 14, { kind: 'replace', seat: waited.seat, by: 'bot' })
  }
}

const Wished = z.object({ outcome: z.string(), match: z.uuid().optional() })

function saying(terms: Parameters<typeof propose>[2]): string {
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
