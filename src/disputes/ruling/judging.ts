import type { Language } from '../../games/kit/wording.ts'
import { RewoundEvent } from '../../journal/entry.ts'
import type { Refused } from '../../journal/refusal.ts'
import { givenUpAt, type Replayed } from '../../journal/replay.ts'
import { type Ruled, type Ruling, rule } from '../../journal/rule.ts'
import { decisionsTakenBack } from '../../journal/taken-back.ts'
import {
  type Circumstances,
  type Effect,
  type Entering,
  holders,
  type LiveMatch,
  type MatchRecord,
  newBot,
  ordersCancelled,
  type Refusal,
  refusal,
  replacingSeat,
  type SealedLater,
  seedsAdded,
} from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'

/** Judges a ruling by the journal, with the effects that its entries have. */
export function judgeRuling(
  platform: Platform,
  live: LiveMatch,
  ruling: Ruling,
  language: Language,
): Entering | Refusal {
  const { record, head, secrets } = live
  const done = rule(record.game, head, secrets, ruling)
  if (done.outcome === 'refused') return { outcome: 'refused', problem: refusedRemedy(live, done, language) }
  const { outcome, entries } = done
  const circumstances = wentBack(record, done)
  const { orderless = [] } = circumstances
  const effects = [
    ...sealedSeeds(platform, record, ruling, done),
    ...replacedSeats(ruling),
    ...orderless.map((seat) => ordersCancelled({ seat, place: null })),
  ]
  return { outcome, entries, head: done.head, ...circumstances, effects }
}

/** The problem of a refused remedy, with its index. */
export function refusedRemedy(live: LiveMatch, refused: Refused, language: Language): Problem {
  const { code, extra } = refusal(live, refused, language)
  return new Problem(code, { ...extra, params: { ...extra.params, index: refused.index } })
}

/**
 * What follows from a rewind, as from moves taken back by agreement: decisions that are open again have their full
 * time, and all standing orders are cancelled, so that none repeats what was just undone.
 */
function wentBack(record: MatchRecord, { past, entries }: Ruled): Circumstances {
  const returns = entries.filter(({ kind }) => kind === 'rewound')
  const last = entries.at(-1)
  if (returns.length === 0 || last === undefined) return {}
  const undone = new Map<number, number>()
  for (const { version, events } of returns) {
    const { to } = RewoundEvent.parse(events[0])
    for (const [seat, count] of decisionsTakenBack(upTo(past, version - 1), to)) {
      undone.set(seat, (undone.get(seat) ?? 0) + count)
    }
  }
  return {
    wentBack: {
      askedBefore: [],
      givenUp: givenUpAt(past.entries, last.version),
      undone,
    },
    orderless: holders(record).flatMap(({ seat, hasOrders }) => (hasOrders ? [seat] : [])),
  }
}

const upTo = ({ entries, heads }: Replayed, version: number): Replayed => ({
  entries: entries.slice(0, version),
  heads: heads.slice(0, version),
})

/** A bot takes each seat that is replaced. */
const replacedSeats = ({ remedies, at }: Ruling): Effect[] =>
  remedies.flatMap((remedy) => {
    if (remedy.kind !== 'replace') return []
    const newcomer = newBot({ number: remedy.participant })
    return replacingSeat({ seat: remedy.seat, newcomer, bars: true, at: new Date(at) })
  })

/** One more seed of the match for each time that this ruling reopens it. */
function sealedSeeds({ secrets }: Platform, record: MatchRecord, { newSeed }: Ruling, { entries }: Ruled): Effect[] {
  const reopened = entries.flatMap(({ kind, version, events }): SealedLater[] => {
    const commitment = kind === 'rewound' ? RewoundEvent.parse(events[0]).commitment : null
    return commitment === null ? [] : [{ since: version, sealed: secrets.seal(newSeed, record.id), commitment }]
  })
  return reopened.length === 0 ? [] : [seedsAdded([...record.laterSeeds, ...reopened])]
}
