import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { havana } from '../../src/games/havana/index.ts'
import type { Dice } from '../../src/games/kit/dice.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { decisionId } from '../../src/journal/decisions.ts'
import { fold } from '../../src/journal/fold.ts'
import { type Head, resultOf } from '../../src/journal/head.ts'
import { journalFile } from '../../src/journal/journal-file.ts'
import { heads, stateAt } from '../../src/journal/replay.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'
import { times } from '../support/long.ts'
import { after, aMatch, type PlayedMatch, played, seed, takingBack } from './given.ts'

/** A match, and its heads at every version, from playing it. */
interface Played {
  readonly live: PlayedMatch
  readonly heads: readonly Head[]
  /** How often seats took back by themselves, and how often that was refused. */
  readonly alone: number
  readonly refused: ReadonlySet<string>
  readonly agreed: number
}

const mostReturns = 25

/** A whole match played at random, in which seats now and then go back a few versions, or many. */
function aMatchWithReturns(lot: Dice, seats: number): Played {
  let live = aMatch({ game: havana, seats, seating: 'shuffled' })
  const lived = [live.head]
  const refused = new Set<string>()
  const count = { alone: 0, agreed: 0 }
  const goOn = (next: PlayedMatch) => {
    live = next
    lived.push(next.head)
  }
  while (live.head.decisions.length > 0) {
    const { version, decisions } = live.head
    if (count.alone + count.agreed < mostReturns && lot.below(4) === 0) {
      const isAgreed = lot.below(5) === 0
      const to = version - 1 - lot.below(Math.min(isAgreed ? 20 : 2, version))
      const last = live.entries.at(-1)?.actor
      const seat = last?.kind === 'seat' && lot.below(3) > 0 ? last.seat : lot.below(seats)
      const outcome = takingBack(live, seat, to, isAgreed)
      if (outcome.outcome === 'refused') refused.add(outcome.code)
      else {
        if (!isAgreed) expect(learnedNothing(live, seat, to)).toBe(true)
        count[isAgreed ? 'agreed' : 'alone'] += 1
        goOn(after(live, outcome))
      }
      continue
    }
    const owing = pick(lot, decisions)
    const choice = owing && pick(lot, live.game.choices(live.head.state, owing.seat))
    if (!owing || !choice) throw new Error('a seat is asked and has no choice')
    goOn(played(live, owing.seat, fill(choice, lot)))
  }
  return { live, heads: lived, refused, ...count }
}

/** Since that version only this seat acted, nothing was drawn, and nothing was revealed. */
function learnedNothing({ entries, head }: PlayedMatch, seat: number, to: number): boolean {
  const since = entries.filter(({ version }) => version > to)
  const isOwn = since.every(({ actor }) => actor.kind === 'seat' && actor.seat === seat)
  const types = new Set(since.flatMap(({ events }) => events.map(({ type }) => type)))
  const { draws } = entries[to - 1] ?? { draws: -1 }
  return isOwn && head.draws === draws && !types.has('revealed')
}

const matches = fc.record({ lot: fc.integer({ min: 0, max: 2 ** 31 }), seats: fc.integer({ min: 2, max: 4 }) })

/** Every run plays other matches; a failure prints its seed and its seats. */
function holds(property: (played: Played, lot: Dice) => void, numRuns = times(2, 60)): void {
  fc.assert(
    fc.property(matches, ({ lot, seats }) => {
      const dice = seededDice('taking back', lot)
      property(aMatchWithReturns(dice, seats), dice)
    }),
    { numRuns, endOnFailure: true },
  )
}

describe('random matches of Havana, with moves taken back wherever that is allowed', () => {
  test('fold to the heads from playing, at every version', () => {
    holds(({ live, heads: lived }, lot) => {
      const stored = JSON.parse(JSON.stringify(live.entries))
      expect(fold(havana, stored)).toEqual(live.head)
      expect([...heads(havana, stored)]).toEqual(lived)
      const any = pick(lot, lived)
      expect(stateAt(havana, stored, any?.version)).toEqual(any?.state)
    })
  })

  test('have files that pass every check, with every move judged again', () => {
    holds(({ live }) => {
      const look = { viewer: 'spectator', over: true } as const
      const sealed = { seed, later: [], secrets: live.secrets }
      const record = { result: resultOf(havana, live.head), names: new Map<string, string>() }
      const file = journalFile(havana, live.entries, sealed, look, undefined, record)
      const found = verifyFile(JSON.parse(JSON.stringify(file)), { game: havana })
      expect(found.filter(({ outcome }) => outcome !== 'passed').map(({ check }) => check)).toEqual(['head'])
    })
  })

  test('always find the version that a return refers to', () => {
    holds(({ live }, lot) => {
      const back = pick(
        lot,
        live.entries.filter(({ kind }) => kind === 'taken-back'),
      )
      fc.pre(back !== undefined)
      const to = 1 + lot.below(back.version)
      const forged = live.entries.map((entry) =>
        entry === back ? { ...entry, events: entry.events.map((event) => ({ ...event, to })) } : entry,
      )
      fc.pre(JSON.stringify(forged) !== JSON.stringify(live.entries))
      const look = { viewer: 'spectator', over: true } as const
      const file = journalFile(havana, forged, { seed, later: [], secrets: live.secrets }, look, undefined)
      const failed = verifyFile(file, { game: havana }).filter(({ outcome }) => outcome === 'failed')
      expect(failed.map(({ check }) => check)).toContain('hashes')
    })
  })

  test('never repeat draws, and never reopen a decision that was answered', () => {
    holds(({ heads: lived }) => {
      const answered = new Set<string>()
      lived.forEach((head, index) => {
        const before = lived[index - 1]
        const open = new Set(head.decisions.map(decisionId))
        expect(head.draws).toBeGreaterThanOrEqual(before?.draws ?? 0)
        for (const id of before?.decisions.map(decisionId) ?? []) if (!open.has(id)) answered.add(id)
        expect([...open].filter((id) => answered.has(id))).toEqual([])
      })
    })
  })

  test('include both ways of taking back, and every reason for refusing it', () => {
    const all = Array.from({ length: 10 }, (_, lot) => aMatchWithReturns(seededDice('all ways', lot), 2 + (lot % 3)))
    expect(all.reduce((sum, { alone }) => sum + alone, 0)).toBeGreaterThan(10)
    expect(all.reduce((sum, { agreed }) => sum + agreed, 0)).toBeGreaterThan(10)
    expect(new Set(all.flatMap(({ refused }) => [...refused]))).toEqual(
      new Set(['journal/nothing-to-take-back', 'journal/others-have-moved', 'journal/something-was-revealed']),
    )
  })
})
