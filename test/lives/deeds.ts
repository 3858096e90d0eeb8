import { z } from 'zod'
import { Match } from '../../scripts/demo/answers.ts'
import type { Api } from '../../scripts/demo/api.ts'
import { type At, answer, answerOnce } from '../../scripts/demo/weeks/deeds/answer.ts'
import { examples, giveOrders } from '../../scripts/demo/weeks/deeds/give-orders.ts'
import { keepHours } from '../../scripts/demo/weeks/deeds/keep-hours.ts'
import { erase, resign } from '../../scripts/demo/weeks/deeds/leave.ts'
import { propose } from '../../scripts/demo/weeks/deeds/propose.ts'
import { takeBack } from '../../scripts/demo/weeks/deeds/take-back.ts'
import type { Person } from '../../scripts/demo/weeks/person.ts'
import { shuffle } from '../../src/games/kit/dice.ts'
import type { SeatTerms } from '../../src/matches/proposals/proposal-terms.ts'
import { one } from './plan.ts'

/** What a player may do at a table besides answering: how often in a thousand looks, and its name. */
const whims: readonly (readonly [number, string, (person: Person, at: At) => Promise<unknown>])[] = [
  [15, 'resigns', (person, { match }) => resign(person, match)],
  [10, 'erases the account', (person) => erase(person)],
  [80, 'proposes', proposeAnything],
  [80, 'gives orders', orderAnything],
  [20, 'cancels orders', (person, { match }) => giveOrders(person, match, [])],
  [30, 'keeps other hours', keepOtherHours],
  [60, 'does nothing', async () => undefined],
  [60, 'makes one move', answerOnce],
  [100, 'answers, and takes it back', answersAndTakesBack],
]

/** Does something at random for a player. @returns its name */
export async function anything(person: Person, at: At): Promise<string> {
  let drawn = person.dice.below(1000)
  for (const [often, what, act] of whims) {
    if (drawn < often) {
      const done = await act(person, at)
      return `${what} ${JSON.stringify(done) ?? ''}`
    }
    drawn -= often
  }
  return `answers ${await answer(person, at)}`
}

async function answersAndTakesBack(person: Person, at: At): Promise<boolean> {
  await answerOnce(person, at)
  const isBack = await takeBack(person, at.match)
  if (person.dice.below(4) > 0) await answer(person, at)
  return isBack
}

async function proposeAnything(person: Person, { match }: At): Promise<unknown> {
  const { dice, api } = person
  const { version, seats } = await tableOf(api, match)
  if (version === 0) return undefined
  const kinds: readonly SeatTerms[] = [
    { kind: 'pause', days: 1 + dice.below(5) },
    { kind: 'resume' },
    { kind: 'take-back', to: 1 + dice.below(version) },
    { kind: 'replace', seat: dice.below(seats), by: 'bot' },
    { kind: 'replace', seat: dice.below(seats), by: 'person' },
    ...(dice.below(5) === 0 ? [{ kind: 'end' as const }] : []),
  ]
  const terms = one(dice, kinds)
  const made = await propose(person, match, terms)
  return { ...terms, status: made?.status }
}

/** Orders that may or may not match the next question: some always apply, some under a condition. */
async function orderAnything(person: Person, { match }: At): Promise<unknown> {
  const { dice } = person
  const some = shuffle(dice, await examples(person, match)).slice(0, 1 + dice.below(3))
  const orders = some.map((order) => ({
    ...order,
    stays: dice.below(3) === 0,
    conditions: dice.below(3) === 0 ? [{ at: '/round', is: 'at-most', value: dice.below(8) }] : [],
  }))
  return (await giveOrders(person, match, orders)) && orders.length
}

async function keepOtherHours(person: Person): Promise<unknown> {
  const { dice } = person
  const hours = {
    night: dice.below(2) === 0 ? null : { from: '22:00', until: '08:00' },
    restDays: dice.below(2) === 0 ? [] : [7],
    vacations: [],
    vacationsByThemselves: dice.below(2) === 0,
    remindHours: dice.below(2) === 0 ? null : 6,
  }
  await keepHours(person, hours)
  return hours
}

const Seated = Match.extend({ seats: z.int() })

const tableOf = (api: Api, match: string) => api.get(`/v1/matches/${match}`, Seated)
