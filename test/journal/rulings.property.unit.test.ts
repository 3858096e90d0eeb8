import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/games/game.ts'
import { type Dice, pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import type { Remedy, Ruled } from '../../src/journal/carry-out-ruling.ts'
import { decisionId } from '../../src/journal/decisions.ts'
import { EntryKind, takenBackTo } from '../../src/journal/entry.ts'
import { fold } from '../../src/journal/fold.ts'
import { freeze, thaw } from '../../src/journal/freeze.ts'
import type { Accepted } from '../../src/journal/head.ts'
import { type Head, isOver } from '../../src/journal/head.ts'
import { journalFile } from '../../src/journal/journal-file.ts'
import { judge } from '../../src/journal/judge.ts'
import { playByNewRules } from '../../src/journal/new-rules.ts'
import type { Refused } from '../../src/journal/refusal.ts'
import { heads, seatsGivenUpAt } from '../../src/journal/replay.ts'
import type { LaterSeed } from '../../src/journal/secrets.ts'
import { resign, submit } from '../../src/journal/submit.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'
import { mendedHavana } from '../support/newer-rules.ts'
import { afterRuling, aMatch, at, type PlayedMatch, refold, ruling, seed, takingBack } from './given.ts'
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
  readonly live: PlayedMatch
  readonly heads: readonly Head[]
  readonly later: readonly LaterSeed[]
  /** The kinds of entries there are, and the reasons for refusals. */
  readonly seen: ReadonlySet<string>
}

type Outcome = Accepted | Ruled | Refused
type Deed = (live: PlayedMatch, lot: Dice) => Outcome

const administrator = { kind: 'administrator' } as const
const byLot = (lot: Dice, { entries }: PlayedMatch) => 1 + lot.below(entries.length + 1)
const seatOf = (lot: Dice, { joinerAt }: PlayedMatch) => lot.below(joinerAt.length)

/** A legal move of a seat that is asked; now and then an illegal one of another seat. */
function moveOf({ game, head }: PlayedMatch, lot: Dice): { seat: number; move: ReturnType<typeof fill> } | undefined {
  const owing = pick(lot, game.decisions(head.state))
  const choice = owing && pick(lot, game.choices(head.state, owing.seat))
  return owing && choice && { seat: owing.seat, move: fill(choice, lot) }
}

function remedyOf(live: PlayedMatch, lot: Dice): Remedy {
  const asked = moveOf(live, lot)
  const kinds = ['rewind', 'rewind', 'replace', 'end', 'annul', ...(asked ? (['move', 'move'] as const) : [])] as const
  const kind = pick(lot, kinds) ?? 'annul'
  const seats = Array.from(live.joinerAt, (_, seat) => ({ seat, place: 1, points: lot.below(9), lines: [] }))
  switch (kind) {
    case 'rewind':
      return { kind, to: byLot(lot, live) }
    case 'move':
      return { kind, seat: asked?.seat ?? 0, move: asked?.move ?? { type: 'none' } }
    case 'replace':
      return { kind, seat: seatOf(lot, live), participant: `p${10 + lot.below(90)}` }
    case 'end':
      return { kind, result: { reason: 'ruling', seats } }
    case 'annul':
      return { kind }
  }
}

const moves: Deed = (live, lot) => {
  const { game, head, secrets } = live
  const { seat, move } = moveOf(live, lot) ?? { seat: 0, move: { type: 'none' } }
  return submit(game, head, secrets, { seat, by: 'hand', moves: [move], at })
}
const rules: Deed = (live, lot) => {
  const remedies = Array.from({ length: lot.below(4) }, () => remedyOf(live, lot))
  const newSeed = live.entries.length.toString(16).padStart(64, '0')
  return ruling(live, remedies, { thaws: lot.below(2) === 0, newSeed })
}
const freezes: Deed = ({ game, head, secrets }) => freeze(game, head, secrets, { dispute: 1, actor: administrator, at })
const thaws: Deed = ({ game, head, secrets }) => thaw(game, head, secrets, { actor: administrator, at })
const takesBack: Deed = (live, lot) => {
  const last = live.entries.at(-1)?.actor
  const seat = last?.kind === 'seat' && lot.below(3) > 0 ? last.seat : seatOf(lot, live)
  return takingBack(live, seat, Math.max(1, live.head.version - 1 - lot.below(3)), lot.below(3) === 0)
}
const resigns: Deed = (live, lot) =>
  resign(live.game, live.head, live.secrets, { seat: seatOf(lot, live), by: 'hand', at })
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
  let live: PlayedMatch = {
    ...aMatch({ game: older, seats, options: game.meta.options.parse(options), seating: 'shuffled' }),
    game,
  }
  const lived = [live.head]
  const later: LaterSeed[] = []
  const seen = new Set<string>()
  for (let made = 0; made < most; made++) {
    const deed = isOver(live.head) || made === most - 1 ? rules : (pick(lot, deeds) ?? moves)
    const outcome = deed(live, lot)
    if (outcome.outcome === 'refused') {
      seen.add(outcome.code)
      continue
    }
    for (const { kind, version, events } of outcome.entries) {
      seen.add(kind)
      const [own] = events
      const isNew = kind === 'rewound' && own !== undefined && 'commitment' in own && own.commitment !== null
      if (isNew) later.push({ since: version, seed: live.entries.length.toString(16).padStart(64, '0') })
    }
    live = 'secrets' in outcome ? afterRuling(live, outcome) : afterRuling(live, { ...outcome, secrets: live.secrets })
    lived.push(live.head)
  }
  return { live, heads: lived, later, seen }
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
    holds(({ live, heads: lived }, lot) => {
      const stored = JSON.parse(JSON.stringify(live.entries))
      expect(fold(game, stored)).toEqual(live.head)
      const folded = [...heads(game, stored)]
      expect(lived.map(({ version }) => folded[version - 1])).toEqual(lived)
      const since = pick(lot, lived)
      const caughtUp = since && refold(game, since, stored.slice(since.version))
      const isFarther = live.entries.some(
        (entry) =>
          entry.version > (since?.version ?? 0) &&
          (takenBackTo(entry) ?? Number.POSITIVE_INFINITY) < (since?.version ?? 0),
      )
      expect(caughtUp).toEqual(isFarther ? undefined : live.head)
      if (since && !isFarther) expect(fold(game, stored.slice(since.version), since)).toEqual(live.head)
      for (const reached of folded) expect(fold(game, stored.slice(0, reached.version))).toEqual(reached)
    })
  })

  test('judge again without a difference, and their files pass every check', () => {
    holds(({ live, later }) => {
      expect(judge(game, JSON.parse(JSON.stringify(live.entries)), seed, later)).toBeUndefined()
      const sealed = { seed, later, secrets: live.secrets }
      const file = journalFile(game, live.entries, sealed, { viewer: 'spectator', over: true }, undefined)
      const found = verifyFile(JSON.parse(JSON.stringify(file)), { game, mayGoOn: !isOver(live.head) })
      expect(found.filter(({ outcome }) => outcome !== 'passed').map(({ check }) => check)).toEqual(['head', 'result'])
    })
  })

  test('have files with a verifiable chain and without a seed for every viewer during the match', () => {
    holds(({ live, later }, lot) => {
      const viewer = pick(lot, [0, 1, 'spectator', 'administrator'] as const) ?? 0
      const sealed = { seed, later, secrets: live.secrets }
      const file = journalFile(game, live.entries, sealed, { viewer, over: false }, undefined)
      const found = verifyFile(JSON.parse(JSON.stringify(file)), { game })
      const failed = found.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check)
      // A finished match without its seed fails.
      expect(failed.filter((check) => check !== 'seed' || !isOver(live.head))).toEqual([])
      expect(found.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed'])
      for (const secret of [seed, ...later.map((one) => one.seed)]) expect(JSON.stringify(file)).not.toContain(secret)
    })
  })

  test('never repeat draws, and never reopen a decision that was answered', () => {
    holds(({ live }) => {
      const answered = new Set<string>()
      let before: Head | undefined
      for (const head of heads(game, live.entries)) {
        const open = new Set(head.decisions.map(decisionId))
        expect(head.draws).toBeGreaterThanOrEqual(before?.draws ?? 0)
        for (const id of before?.decisions.map(decisionId) ?? []) if (!open.has(id)) answered.add(id)
        expect([...open].filter((id) => answered.has(id))).toEqual([])
        before = head
      }
    })
  })

  test('have no entries while they are frozen, except rulings and changes of hands or rules', () => {
    holds(({ live }) => {
      let frozen = false
      for (const [index, head] of [...heads(game, live.entries)].entries()) {
        const kind = live.entries[index]?.kind ?? 'opened'
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
    const { live } = aDisputedMatch(mendedHunch, { rounds: 6 }, seededDice('given up', lot), size)
    for (const { version, state } of heads(mendedHunch, live.entries)) {
      const left = hunch.schemas.state.parse(state).seats.flatMap((one, seat) => (one.left ? [seat] : []))
      expect([...seatsGivenUpAt(live.entries, version)].sort()).toEqual(left)
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
