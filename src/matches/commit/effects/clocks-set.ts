import type { MatchRecord } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/** Until when the clocks are paused, and since when they are frozen by a dispute. */
type Clocks = Pick<MatchRecord, 'pausedUntil' | 'frozenAt'>

export const clocksSet = effectKind<Clocks>({
  kind: 'clocksSet',
  apply: (record, { pausedUntil, frozenAt }) => ({ ...record, pausedUntil, frozenAt }),
  columns: {
    given: '"pausedUntil" timestamptz, "frozenAt" timestamptz',
    sets: { paused_until: 'g."pausedUntil"', frozen_at: 'g."frozenAt"' },
  },
  values: ({ pausedUntil, frozenAt }) => ({ pausedUntil, frozenAt }),
})
