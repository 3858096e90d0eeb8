import type { Game } from '../games/game.ts'
import { carryOutRuling, mayBeRefused, type Remedy, type Ruling } from './carry-out-ruling.ts'
import type { CorrectedEvent, Entry } from './entry.ts'
import { append, type Head, isOver } from './head.ts'
import { attempt, type Refused, refused } from './refusal.ts'
import type { Secrets } from './secrets.ts'
import { chanceFollows, evolveAll } from './settle.ts'

/** What a ruling would do, up to the first draw. */
export interface RulingPreview {
  readonly outcome: 'accepted'
  /** These entries only serve to describe the ruling: they are not stored, and their hashes are never published. */
  readonly entries: readonly Entry[]
  readonly head: Head
  /** Whether the preview ends at a draw, which it does not reveal. */
  readonly stopped: boolean
}

/**
 * Tries a ruling without carrying it out, up to the first draw: the dice of a match are fixed, and nobody may know them
 * in advance.
 */
export function previewRuling(game: Game, head: Head, secrets: Secrets, ruling: Ruling): RulingPreview | Refused {
  for (const [index, remedy] of ruling.remedies.entries()) {
    if (remedy.kind !== 'move') continue
    const before = carryOutRuling(game, head, secrets, { ...ruling, remedies: ruling.remedies.slice(0, index) })
    if (before.outcome === 'refused') return before
    if (before.reveals) return refused('journal/chance-between', index)
    const drawing = untilDraw(game, before.head, before.secrets, { ...ruling, remedy, index })
    if (drawing === undefined) continue
    if (drawing.outcome === 'refused') return drawing
    const refusable = ruling.remedies.findIndex((later, place) => place > index && mayBeRefused(later))
    if (refusable >= 0) return refused('journal/chance-between', refusable)
    return { ...drawing, entries: [...before.entries, ...drawing.entries] }
  }
  const done = carryOutRuling(game, head, secrets, ruling)
  if (done.outcome === 'refused') return done
  const { entries, head: after } = done
  return { outcome: 'accepted', entries, head: after, stopped: false }
}

/** The events that a move decides, if a draw follows; undefined if none does. */
function untilDraw(
  game: Game,
  head: Head,
  secrets: Secrets,
  { remedy, index, at, dispute }: { remedy: Extract<Remedy, { kind: 'move' }>; index: number } & Ruling,
): RulingPreview | Refused | undefined {
  if (isOver(head)) return refused('journal/match-over', index)
  const { seat, move } = remedy
  const decided = attempt(index, () => game.decide(head.state, seat, move))
  if (decided.outcome === 'refused') return decided
  const state = evolveAll(game, head.state, decided.events)
  if (!chanceFollows(game, state)) return undefined
  const own = { type: 'corrected', seat, dispute } satisfies CorrectedEvent
  const what = { kind: 'corrected' as const, actor: { kind: 'administrator' as const }, at, move }
  const next = append(game, head, secrets, what, { events: [own, ...decided.events], state, draws: head.draws })
  return { outcome: 'accepted', entries: [next.entry], head: next.head, stopped: true }
}
