import type { MatchRecord } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/** Until when the clocks are paused, and since when they are frozen by a dispute. */
type Clocks = Pick<MatchRecord, 'pausedUntil' | 'frozenAt'>

export const clocksSet = effectKind<Clocks>({
  kind: 'clocksSet',
  apply: (record, { pausedUntil, frozenAt }) => ({ ...record, pausedUntil, frozenAt }),
  columns: ({ pausedUntil, frozenAt }) => ({ clocks: { paused_until: pausedUntil, frozen_at: frozenAt } }),
})
