import { describe, expect, test } from 'vitest'
import { disputeEffects } from '../../../src/disputes/dispute-effects.ts'
import { type Dice, pick } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { applied, type Effect } from '../../../src/matches/commit/effect.ts'
import { decisionsChanged } from '../../../src/matches/commit/effects/decisions-replaced.ts'
import { rosterRaised } from '../../../src/matches/commit/effects/roster-raised.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { matchEffects } from '../../../src/matches/commit/match-effects.ts'
import { commitStatement } from '../../../src/matches/commit/statement.ts'
import { startOf } from '../../../src/matches/lobby/starting.ts'
import { existing } from '../../../src/matches/record/find-match.ts'
import { whileRunning } from '../../../src/matches/record/lifetime.ts'
import { newcomerOf } from '../../../src/matches/record/newcomer.ts'
import type { MatchRecord } from '../../../src/matches/record/record.ts'
import { hoursAfter } from '../../../src/platform/clock.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { openMatch, startedMatch } from '../../support/started-match.ts'
import {
  allOf,
  bystandersOf,
  type Ground,
  madeBystanders,
  type RandomEffect,
  randomEffects,
  randomStart,
} from './random-effects.ts'

const server = await testServer()
const { platform } = server
const kinds = [...matchEffects, ...disputeEffects]
const { commit } = groupCommit(platform, kinds)
const people = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
const strangers = [(await newPlayer(server)).id, (await newPlayer(server)).id]
const { id: erased } = await newPlayer(server)
await platform.database.prisma.account.update({ where: { id: erased }, data: { status: 'erased', email: null } })

/** Everything stored about a match, in a canonical order. */
const shown: Readonly<Record<keyof MatchRecord, (record: MatchRecord) => unknown>> = {
  id: ({ id }) => id,
  game: ({ game }) => game.meta.id,
  rules: ({ rules }) => rules,
  data: ({ data }) => data,
  options: ({ options }) => options,
  seats: ({ seats }) => seats,
  name: ({ name }) => name,
  status: ({ status }) => status,
  private: (record) => record.private,
  seating: ({ seating }) => seating,
  pace: ({ pace }) => pace,
  longestWait: ({ longestWait }) => longestWait,
  restDays: ({ restDays }) => restDays,
  late: ({ late }) => late,
  seatOpensAfter: ({ seatOpensAfter }) => seatOpensAfter,
  language: ({ language }) => language,
  rated: ({ rated }) => rated,
  reliability: ({ reliability }) => reliability,
  creator: ({ creator }) => creator,
  removed: ({ removed }) => removed,
  rematchOf: ({ rematchOf }) => rematchOf,
  commitment: ({ commitment }) => commitment,
  sealedSeed: ({ sealedSeed }) => sealedSeed,
  laterSeeds: ({ laterSeeds }) => laterSeeds,
  roster: ({ roster }) => roster,
  version: ({ version }) => version,
  hash: ({ hash }) => hash,
  result: ({ result }) => result,
  createdAt: ({ createdAt }) => createdAt,
  startedAt: ({ startedAt }) => startedAt,
  endedAt: ({ endedAt }) => endedAt,
  movedAt: ({ movedAt }) => movedAt,
  expiresAt: ({ expiresAt }) => expiresAt,
  pausedUntil: ({ pausedUntil }) => pausedUntil,
  frozenAt: ({ frozenAt }) => frozenAt,
  disputed: ({ disputed }) => disputed,
  importedAt: ({ importedAt }) => importedAt,
  participants: ({ participants }) =>
    participants.toSorted((one, other) => (one.number < other.number ? -1 : 1)).map((one) => ({ ...one })),
  decisions: ({ decisions }) =>
    decisions
      .map(({ seat, question, since, sinceAt, lapses, counted, dueAt, remindAt, missedAt, actAt, claimedBy }) => {
        const times = { sinceAt, dueAt, remindAt, missedAt, actAt }
        return { key: `${seat}/${question}`, since, lapses, counted, claimedBy, ...times }
      })
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
}
const all = (record: MatchRecord) => Object.fromEntries(Object.entries(shown).map(([field, of]) => [field, of(record)]))

const aboutProposals = (kind: string): boolean => kind.startsWith('proposal')
const proposalEffects = Object.keys(randomEffects).filter(aboutProposals)

async function made(kind: string | undefined, ground: Ground): Promise<RandomEffect> {
  const make = randomEffects[kind ?? '']
  if (make === undefined) throw new Error(`there is no ${kind}`)
  return make(ground)
}

/** A match of the same people, with an open proposal and with orders of every seat, that no effect here is about. */
const other = (await startedMatch(server, people)).id
{
  const record = await existing(platform, other)
  const ground: Ground = { platform, record, dice: seededDice('another', 'match'), strangers, erased }
  await madeBystanders(ground)
  for (const kind of Object.keys(randomEffects)) await made(kind, ground)
}

/** A match that has begun, with rows beside those that effects are about. */
async function begun(dice: Dice): Promise<MatchRecord> {
  const { id } = await startedMatch(server, people)
  await madeBystanders({ platform, record: await existing(platform, id), dice, strangers, erased })
  return existing(platform, id)
}

/**
 * Stores effects on a match, and checks that the database then equals the record in memory, and that nothing else has
 * changed: neither another match, nor other rows of this one.
 */
async function holds(record: MatchRecord, random: readonly RandomEffect[]): Promise<MatchRecord> {
  const effects: Effect[] = random.map(({ effect }) => effect)
  const { id: match, version: expected, roster } = record
  const others = async () => [await allOf(platform, other), await bystandersOf(platform, match)]
  const before = await others()
  expect(await commit({ match, expected, roster, effects })).toBe('stored')
  const stored = await existing(platform, match)
  expect(all(applied(record, effects))).toEqual(all(stored))
  expect(await others()).toEqual(before)
  for (const one of random) await one.stored?.()
  return stored
}

test('every kind of effect has a random generator here', () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(Object.keys({ ...randomStart, ...randomEffects }).sort())
})

describe('an effect stores what it does in memory', () => {
  test('at the start: everybody is seated, including the last to join', async () => {
    const open = await openMatch(server, people.slice(0, 2), 3)
    const record = await existing(platform, open)
    const last = await newcomerOf(platform, people[2]?.id ?? '', { entropy: '', joined: record.roster + 1 })
    const { effects } = startOf(platform, record, [last])
    const { movedAt } = await holds(
      record,
      effects.map((effect) => ({ effect })),
    )
    const { warnAt } = await platform.database.prisma.match.findUniqueOrThrow({ where: { id: open } })
    expect(warnAt).toEqual(hoursAfter(movedAt, whileRunning.warnHours))
  })

  test('seated, by itself, in matches of any size with any number of people', async () => {
    const dice = seededDice('alone', 'seated')
    for (let times = 0; times < 8; times++) {
      const seats = 2 + dice.below(3)
      const there = people.slice(0, 1 + dice.below(seats - 1))
      const record = await existing(platform, await openMatch(server, there, seats))
      await holds(record, [await randomStart.seated({ platform, record, dice, strangers, erased })])
    }
  })

  test.each(Object.keys(randomEffects))('%s, by itself', async (kind) => {
    const dice = seededDice('alone', kind)
    for (let times = 0; times < 4; times++) {
      const record = await begun(dice)
      await holds(record, [await made(kind, { platform, record, dice, strangers, erased })])
    }
  })

  test('random sequences of all effects, one change after another', async () => {
    for (let matches = 0; matches < 4; matches++) {
      const dice = seededDice('together', matches)
      let record = await begun(dice)
      for (let changes = 0; changes < 12; changes++) {
        const ground: Ground = { platform, record, dice, strangers, erased }
        const random: RandomEffect[] = [{ effect: rosterRaised({}) }]
        // Only one proposal of a kind can be open, so effects on them cannot be prepared for the same moment.
        const others = Object.keys(randomEffects).filter((kind) => !aboutProposals(kind) && kind !== 'rosterRaised')
        const kinds = [pick(dice, proposalEffects), ...others.filter(() => dice.below(3) === 0)]
        for (const kind of kinds) random.push(await made(kind, ground))
        record = await holds(record, random)
      }
    }
  })
})

test('when to remind is no reason to store a decision: reminders are noted without raising the roster', async () => {
  let record = await existing(platform, (await startedMatch(server, people)).id)
  for (let times = 0; times < 4; times++) {
    const remindAt = new Date(Date.UTC(2027, 0, 1 + times))
    const effects = [
      decisionsChanged(
        record,
        record.decisions.map((open) => ({ ...open, remindAt })),
      ),
      rosterRaised({}),
    ]
    const { id: match, version: expected, roster } = record
    expect(await commit({ match, expected, roster, effects })).toBe('stored')
    const stored = await existing(platform, match)
    expect(stored.decisions).toEqual(record.decisions)
    record = stored
  }
})

test('the statement has two texts, one for everyday effects and one for all, whatever it stores', () => {
  const statement = commitStatement(kinds)
  const guard = { match: 'a match', expected: 1, roster: 1 }
  const storing = (kind: string, rows: readonly object[]) =>
    statement([
      { ...guard, effects: [{ kind, rows, apply: (record: MatchRecord) => record, values: {}, updates: [] }] },
    ])
  const [short, whole] = [statement([]), statement([{ ...guard, effects: [], by: 'somebody' }])]
  for (const { kind, sql, everyday } of kinds) {
    const expected = sql === undefined || everyday ? short : whole
    for (const rows of [[], [{}], [{ seat: 1 }, { seat: 2 }]]) {
      const { text, parameters } = storing(kind, rows)
      expect(text, kind).toBe(expected.text)
      expect(parameters).toHaveLength(expected.parameters.length)
    }
  }
})

test('an effect of an unregistered kind is refused', () => {
  const raised = { kind: 'unheard-of', apply: (record: MatchRecord) => record, rows: [], values: {}, updates: [] }
  const guard = { match: 'a match', expected: 1, roster: 1 }
  expect(() => commitStatement([])([{ ...guard, effects: [raised] }])).toThrow('unheard-of')
})
