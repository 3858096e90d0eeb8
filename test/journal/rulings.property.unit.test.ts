import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/games/game.ts'
import { type Dice, pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { decisionId } from '../../src/journal/decisions.ts'
import { EntryKind, takenBackTo } from '../../src/journal/entry.ts'
import { freeze, thaw } from '../../src/journal/freeze.ts'
import { type Head, isOver } from '../../src/journal/head.ts'
import { journalFile } from '../../src/journal/journal-file.ts'
import { judge } from '../../src/journal/judge.ts'
import { playByNewRules } from '../../src/journal/new-rules.ts'
import type { Refused } from '../../src/journal/refusal.ts'
import { fold, givenUpAt, heads } from '../../src/journal/replay.ts'
import type { Remedy, Ruled } from '../../src/journal/rule.ts'
import type { LaterSeed } from '../../src/journal/secrets.ts'
import { type Accepted, resign, submit } from '../../src/journal/submit.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'
import { mendedHavana } from '../support/newer-rules.ts'
import { afterRuling, aMatch, at, refold, ruling, seed, type Table, takingBack } from './given.ts'
import { hunch } from './hunch.ts'

/** Hunch by rules 4: a match that is moved to them has one more round. */
const mendedHunch: Game = {
  ...hunch,
  meta: { ...hunch.meta, rulesVersion: 4 },
  byRules: (state) => {
    const { rounds, ...others } = hunch.schemas.state.parse(state)
    return { ...others, rounds: rounds + 1 }
  },
}

/** A match, and its heads after each step. */
interface Lived {
  readonly table: Table
  readonly heads: readonly Head[]
  readonly later: readonly LaterSeed[]
  /** The kinds of entries there are, and the reasons for refusals. */
  readonly seen: ReadonlySet<string>
}

type Outcome = Accepted | Ruled | Refused
type Deed = (table: Table, lot: Dice) => Outcome

const administrator = { kind: 'administrator' } as const
const byLot = (lot: Dice, { entries }: Table) => 1 + lot.below(entries.length + 1)
const seatOf = (lot: Dice, { joinerAt }: Table) => lot.below(joinerAt.length)

/** A legal move of a seat that is asked; now and then an illegal one of another seat. */
function moveOf({ game, head }: Table, lot: Dice): { seat: number; move: ReturnType<typeof fill> } | undefined {
  const owing = pick(lot, game.decisions(head.state))
  const choice = owing && pick(lot, game.choices(head.state, owing.seat))
  return owing && choice && { seat: owing.seat, move: fill(choice, lot) }
}

function remedyOf(table: Table, lot: Dice): Remedy {
  const asked = moveOf(table, lot)
  const kinds = ['rewind', 'rewind', 'replace', 'end', 'annul', ...(asked ? (['move', 'move'] as const) : [])] as const
  const kind = pick(lot, kinds) ?? 'annul'
  const seats = Array.from(table.joinerAt, (_, seat) => ({ seat, place: 1, points: lot.below(9), lines: [] }))
  switch (kind) {
    case 'rewind':
      return { kind, to: byLot(lot, table) }
    case 'move':
      return { kind, seat: asked?.seat ?? 0, move: asked?.move ?? { type: 'none' } }
    case 'replace':
      return { kind, seat: seatOf(lot, table), participant: `p${10 + lot.below(90)}` }
    case 'end':
      return { kind, result: { reason: 'ruling', seats } }
    case 'annul':
      return { kind }
  }
}

const moves: Deed = (table, lot) => {
  const { game, head, secrets } = table
  const { seat, move } = moveOf(table, lot) ?? { seat: 0, move: { type: 'none' } }
  return submit(game, head, secrets, { seat, by: 'hand', moves: [move], at })
}
const rules: Deed = (table, lot) => {
  const remedies = Array.from({ length: lot.below(4) }, () => remedyOf(table, lot))
  const newSeed = table.entries.length.toString(16).padStart(64, '0')
  return ruling(table, remedies, { thaws: lot.below(2) === 0, newSeed })
}
const freezes: Deed = ({ game, head, secrets }) => freeze(game, head, secrets, { dispute: 1, actor: administrator, at })
const thaws: Deed = ({ game, head, secrets }) => thaw(game, head, secrets, { actor: administrator, at })
const takesBack: Deed = (table, lot) => {
  const last = table.entries.at(-1)?.actor
  const seat = last?.kind === 'seat' && lot.below(3) > 0 ? last.seat : seatOf(lot, table)
  return takingBack(table, seat, Math.max(1, table.head.version - 1 - lot.below(3)), lot.below(3) === 0)
}
const resigns: Deed = (table, lot) =>
  resign(table.game, table.head, table.secrets, { seat: seatOf(lot, table), by: 'hand', at })
const newRules: Deed = ({ game, head, secrets }) =>
  playByNewRules(game, head, secrets, { to: game.meta.rulesVersion, at })

const deeds: readonly Deed[] = [
  ...Array.from({ length: 14 }, () => moves),
  ...[rules, rules, rules, freezes, thaws, thaws, takesBack, takesBack, resigns, newRules],
]

interface Size {
  readonly seats: number
  /** The number of steps. */
  readonly most: number
}

/** A match of this many random steps: mostly moves, and everything that can follow from disputes at any moment. */
function aDisputedMatch(game: Game, options: object, lot: Dice, { seats, most }: Size): Lived {
  const older = { ...game, meta: { ...game.meta, rulesVersion: game.meta.rulesVersion - 1 } }
  let table: Table = {
    ...aMatch({ game: older, seats, options: game.meta.options.parse(options), seating: 'shuffled' }),
    game,
  }
  const lived = [table.head]
  const later: LaterSeed[] = []
  const seen = new Set<string>()
  for (let made = 0; made < most; made++) {
    const deed = isOver(table.head) || made === most - 1 ? rules : (pick(lot, deeds) ?? moves)
    const outcome = deed(table, lot)
    if (outcome.outcome === 'refused') {
      seen.add(outcome.code)
      continue
    }
    for (const { kind, version, events } of outcome.entries) {
      seen.add(kind)
      const [own] = events
      const isNew = kind === 'rewound' && own !== undefined && 'commitment' in own && own.commitment !== null
      if (isNew) later.push({ since: version, seed: table.entries.length.toString(16).padStart(64, '0') })
    }
    table =
      'secrets' in outcome ? afterRuling(table, outcome) : afterRuling(table, { ...outcome, secrets: table.secrets })
    lived.push(table.head)
  }
  return { table, heads: lived, later, seen }
}

const lots = fc.record({ lot: fc.integer({ min: 0, max: 2 ** 31 }), seats: fc.integer({ min: 2, max: 4 }) })

describe.each([
  { name: 'Hunch', game: mendedHunch, options: { rounds: 6 }, most: 40, numRuns: 20 },
  { name: 'Havana', game: mendedHavana, options: {}, most: 90, numRuns: 2 },
])('random matches of $name with disputes at random moments', ({ game, options, most, numRuns }) => {
  /** Every run plays other matches; a failure prints its seed and its seats. */
  function holds(property: (lived: Lived, lot: Dice) => void): void {
    fc.assert(
      fc.property(lots, ({ lot, seats }) => {
        const dice = seededDice('disputes', lot)
        property(aDisputedMatch(game, options, dice, { seats, most }), dice)
      }),
      { numRuns, endOnFailure: true },
    )
  }

  test('fold to the heads from playing, as a whole and from any moment on', () => {
    holds(({ table, heads: lived }, lot) => {
      const stored = JSON.parse(JSON.stringify(table.entries))
      expect(fold(game, stored)).toEqual(table.head)
      const folded = [...heads(game, stored)]
      expect(lived.map(({ version }) => folded[version - 1])).toEqual(lived)
      const since = pick(lot, lived)
      const caughtUp = since && refold(game, since, stored.slice(since.version))
      const isFarther = table.entries.some(
        (entry) =>
          entry.version > (since?.version ?? 0) &&
          (takenBackTo(entry) ?? Number.POSITIVE_INFINITY) < (since?.version ?? 0),
      )
      expect(caughtUp).toEqual(isFarther ? undefined : table.head)
    })
  })

  test('judge again without a difference, and their files pass every check', () => {
    holds(({ table, later }) => {
      expect(judge(game, JSON.parse(JSON.stringify(table.entries)), seed, later)).toBeUndefined()
      const sealed = { seed, later, secrets: table.secrets }
      const file = journalFile(game, table.entries, sealed, { viewer: 'spectator', over: true }, undefined)
      const found = verifyFile(JSON.parse(JSON.stringify(file)), { game, mayGoOn: !isOver(table.head) })
      expect(found.filter(({ outcome }) => outcome !== 'passed').map(({ check }) => check)).toEqual(['head', 'result'])
    })
  })

  test('have files with a verifiable chain and without a seed for every viewer during the match', () => {
    holds(({ table, later }, lot) => {
      const viewer = pick(lot, [0, 1, 'spectator', 'administrator'] as const) ?? 0
      const sealed = { seed, later, secrets: table.secrets }
      const file = journalFile(game, table.entries, sealed, { viewer, over: false }, undefined)
      const found = verifyFile(JSON.parse(JSON.stringify(file)), { game })
      const failed = found.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check)
      // A finished match without its seed fails.
      expect(failed.filter((check) => check !== 'seed' || !isOver(table.head))).toEqual([])
      expect(found.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed'])
      for (const secret of [seed, ...later.map((one) => one.seed)]) expect(JSON.stringify(file)).not.toContain(secret)
    })
  })

  test('never repeat draws, and never reopen a decision that was answered', () => {
    holds(({ table }) => {
      const answered = new Set<string>()
      let before: Head | undefined
      for (const head of heads(game, table.entries)) {
        const open = new Set(head.decisions.map(decisionId))
        expect(head.draws).toBeGreaterThanOrEqual(before?.draws ?? 0)
        for (const id of before?.decisions.map(decisionId) ?? []) if (!open.has(id)) answered.add(id)
        expect([...open].filter((id) => answered.has(id))).toEqual([])
        before = head
      }
    })
  })

  test('have no entries while they are frozen, except rulings and changes of hands or rules', () => {
    holds(({ table }) => {
      let frozen = false
      for (const [index, head] of [...heads(game, table.entries)].entries()) {
        const kind = table.entries[index]?.kind ?? 'opened'
        if (frozen)
          expect(['thawed', 'rewound', 'corrected', 'ruled', 'aborted', 'replaced', 'new-rules']).toContain(kind)
        frozen = head.frozen
        if (isOver(head)) expect(frozen).toBe(false)
      }
    })
  })
})

test('have the resigned seats of their position, wherever a ruling went back to', () => {
  for (let lot = 0; lot < 25; lot++) {
    const size = { seats: 3 + (lot % 2), most: 40 }
    const { table } = aDisputedMatch(mendedHunch, { rounds: 6 }, seededDice('given up', lot), size)
    for (const { version, state } of heads(mendedHunch, table.entries)) {
      const left = hunch.schemas.state.parse(state).seats.flatMap((one, seat) => (one.left ? [seat] : []))
      expect([...givenUpAt(table.entries, version)].sort()).toEqual(left)
    }
  }
})

test('include everything that can follow from a dispute, and every reason for refusing it', () => {
  const seen = Array.from({ length: 40 }, (_, lot) => [
    ...aDisputedMatch(mendedHunch, { rounds: 6 }, seededDice('all kinds', lot), { seats: 2 + (lot % 3), most: 40 })
      .seen,
  ]).flat()
  const kinds = EntryKind.options.filter((kind) => kind !== 'opened')
  const reasons = [
    'already-resigned',
    'chance-between',
    'match-frozen',
    'match-over',
    'no-newer-rules',
    'not-frozen',
    'nothing-to-take-back',
    'others-have-moved',
    'something-was-revealed',
  ].map((reason) => `journal/${reason}`)
  expect([...new Set(seen)].sort()).toEqual([...kinds, ...reasons, 'hunch/not-asked'].sort())
})
