import { expect, test } from 'vitest'
import { disputeFreezes } from '../../../src/disputes/effects/dispute-freezes.ts'
import { disputeSettled } from '../../../src/disputes/effects/dispute-settled.ts'
import type { Effect } from '../../../src/matches/commit/effect.ts'
import { clocksSet } from '../../../src/matches/commit/effects/clocks-set.ts'
import { decisionsReplaced } from '../../../src/matches/commit/effects/decisions-replaced.ts'
import { ordersCancelled } from '../../../src/matches/commit/effects/orders-cancelled.ts'
import { ordersGiven } from '../../../src/matches/commit/effects/orders-given.ts'
import { type HolderState, participantsChanged } from '../../../src/matches/commit/effects/participants-changed.ts'
import { proposalAgreed } from '../../../src/matches/commit/effects/proposal-agreed.ts'
import { proposalSettled } from '../../../src/matches/commit/effects/proposal-settled.ts'
import { rosterRaised } from '../../../src/matches/commit/effects/roster-raised.ts'
import { matchEffects } from '../../../src/matches/commit/match-effects.ts'
import { replacingSeat } from '../../../src/matches/commit/replacing-seat.ts'
import { commitStatement } from '../../../src/matches/commit/statement.ts'
import { newBot } from '../../../src/matches/record/newcomer.ts'

const statement = commitStatement([...matchEffects, disputeFreezes, disputeSettled])
const stores = (...effects: Effect[]) => statement([{ match: 'a match', expected: 1, roster: 1, effects }])

const at = new Date(0)
const state = (seat: number): HolderState => ({
  seat,
  bank: null,
  leftAt: null,
  offeredAt: null,
  hasOrders: false,
  inTime: 0,
  late: 0,
  retaken: 0,
  answerTimes: [],
  missed: 0,
})
const replaced = (seat: number) => replacingSeat({ seat, newcomer: newBot(), bars: false, at })
const settled = { status: 'upheld', ruledBy: null, reasons: null, remedies: [], entries: [], at } as const

test.each<[string, Effect[]]>([
  ['seat 1', [participantsChanged([state(0), state(1)]), participantsChanged([state(1)])]],
  ['seat 1', [participantsChanged([state(1), state(1)])]],
  ['seat 1', [participantsChanged([state(1)]), ...replaced(1)]],
  ['proposal', [...replaced(0), ...replaced(1)]],
  [
    'proposal 3',
    [proposalAgreed({ number: 3, seat: 0 }), proposalSettled({ number: 3, status: 'accepted', agreed: 0, at })],
  ],
  [
    'proposal 4',
    [
      ...replacingSeat({ seat: 1, newcomer: newBot(), bars: false, at, proposal: 3 }),
      proposalSettled({ number: 4, status: 'declined', agreed: null, at }),
    ],
  ],
  ['seat 1, order 2', [ordersGiven({ seat: 1, orders: [], at }), ordersCancelled({ seat: 1, place: 2 })]],
  ['dispute 2', [disputeSettled({ number: 2, ...settled }), disputeFreezes({ number: 2, freezes: false })]],
  ['decisions', [decisionsReplaced({ before: [], after: [] }), decisionsReplaced({ before: [], after: [] })]],
  ['clocksSet', [clocksSet({ pausedUntil: null, frozenAt: at }), clocksSet({ pausedUntil: at, frozenAt: null })]],
  ['rosterRaised', [rosterRaised({}), rosterRaised({})]],
])('a change with two effects on %s is a fault', (row, effects) => {
  expect(() => stores(...effects)).toThrow(`both update ${row}`)
})

test('effects of one kind on different rows, and of different matches, are stored together', () => {
  const [one, other] = [disputeSettled({ number: 1, ...settled }), disputeFreezes({ number: 2, freezes: true })]
  const cancelled = [null, 1].map((place) => ordersCancelled({ seat: 0, place }))
  const carriedOut = proposalSettled({ number: 3, status: 'accepted', agreed: 0, at })
  expect(() =>
    stores(
      participantsChanged([state(0), state(1)]),
      ...replacingSeat({ seat: 2, newcomer: newBot(), bars: false, at, proposal: 3 }),
      carriedOut,
      one,
      other,
      ...cancelled,
    ),
  ).not.toThrow()
  const guard = { expected: 1, roster: 1, effects: [participantsChanged([state(0)])] }
  expect(() => statement(['a', 'b'].map((match) => ({ match, ...guard })))).not.toThrow()
})
