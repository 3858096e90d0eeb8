import type { Language } from '../../games/kit/wording.ts'
import { carryOutRuling, type Remedy, type Ruled, type Ruling } from '../../journal/carry-out-ruling.ts'
import { decisionsTakenBack } from '../../journal/decisions-taken-back.ts'
import { RewoundEvent } from '../../journal/entry.ts'
import { previewRuling, type RulingPreview } from '../../journal/preview-ruling.ts'
import type { Refused } from '../../journal/refusal.ts'
import { seatsGivenUpAt } from '../../journal/replay.ts'
import {
  type Circumstances,
  type Effect,
  type Entering,
  holders,
  type LiveMatch,
  type MatchRecord,
  newBot,
  type Refusal,
  refusal,
  replacingSeat,
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
  const done = carryOutRuling(record.game, head, secrets, ruling)
  if (done.outcome === 'refused') return { outcome: 'refused', problem: refusedRemedy(live, done, language) }
  const { outcome, entries } = done
  const returns = entries.flatMap(({ kind, version, events }) =>
    kind === 'rewound' ? [{ ...RewoundEvent.parse(events[0]), version }] : [],
  )
  const circumstances = returns.length === 0 ? {} : afterReturns(record, done, returns)
  // One more seed of the match for each time that this ruling reopens it.
  const reopened = returns.flatMap(({ commitment, version }) =>
    commitment === null
      ? []
      : [{ since: version, sealed: platform.secrets.seal(ruling.newSeed, record.id), commitment }],
  )
  const effects = [
    ...(reopened.length === 0 ? [] : [seedsAdded([...record.laterSeeds, ...reopened])]),
    ...ruling.remedies.flatMap((remedy) => (remedy.kind === 'replace' ? seatedBot(remedy, ruling.at) : [])),
  ]
  return { outcome, entries, head: done.head, ...circumstances, effects }
}

/** A bot takes a seat that is replaced. */
function seatedBot({ seat, participant: number }: Extract<Remedy, { kind: 'replace' }>, at: string): Effect[] {
  return replacingSeat({ seat, newcomer: newBot({ number }), bars: true, at: new Date(at) })
}

/** What a ruling would do, up to the first draw. @throws Problem if one of its remedies is refused */
export function previewRemedies(live: LiveMatch, ruling: Ruling, language: Language): RulingPreview {
  const previewed = previewRuling(live.record.game, live.head, live.secrets, ruling)
  if (previewed.outcome === 'refused') throw refusedRemedy(live, previewed, language)
  return previewed
}

/** The problem of a refused remedy, with its index. */
function refusedRemedy(live: LiveMatch, refused: Refused, language: Language): Problem {
  const { code, extra } = refusal(live, refused, language)
  return new Problem(code, { ...extra, params: { ...extra.params, index: refused.index } })
}

/**
 * What follows from returns to earlier versions, as from moves taken back by agreement: decisions that are open again
 * have their full time, and all standing orders are cancelled, so that none repeats what was just undone.
 */
function afterReturns(
  record: MatchRecord,
  { past, head }: Ruled,
  returns: readonly { readonly version: number; readonly to: number }[],
): Circumstances {
  const undone = new Map<number, number>()
  for (const { version, to } of returns) {
    const before = { entries: past.entries.slice(0, version - 1), heads: past.heads.slice(0, version - 1) }
    for (const [seat, count] of decisionsTakenBack(before, to)) undone.set(seat, (undone.get(seat) ?? 0) + count)
  }
  return {
    wentBack: { askedBefore: [], givenUp: seatsGivenUpAt(past.entries, head.version), undone },
    orderless: holders(record).flatMap(({ seat, hasOrders }) => (hasOrders ? [seat] : [])),
  }
}
