import type { Game, Result, Seat, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import type { CorrectedEvent, RewoundEvent, RuledEvent } from './entry.ts'
import { thaw } from './freeze.ts'
import { type Accepted, accepted, type Head, isOver, leavingPosition } from './head.ts'
import { attempt, type Refused, refused } from './refusal.ts'
import { replace } from './replace.ts'
import { type Replayed, type Step, steps } from './replay.ts'
import { reopened, type Secrets } from './secrets.ts'
import { settle } from './settle.ts'
import { abort, diceOf, revealsMore } from './submit.ts'

/** A remedy: what a ruling changes in a match. */
export type Remedy =
  /** The match goes back to the position of an earlier version; a finished match goes on from there. */
  | { readonly kind: 'rewind'; readonly to: number }
  /** A move is made in the name of a seat, as parsed by the game's schema. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Tagged }
  /** Somebody else holds a seat, by their random number. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly participant: string }
  /** The match ends with this result, or its result is changed to it. */
  | { readonly kind: 'end'; readonly result: Result }
  /** The match counts for nothing. */
  | { readonly kind: 'annul' }

export interface Ruling {
  /** The dispute that is upheld, by its number. */
  readonly dispute: number
  /** Carried out in order, all or nothing. */
  readonly remedies: readonly Remedy[]
  readonly at: string
  /** The whole journal of the match, from its first entry to the head. */
  readonly past: Replayed
  /** Whether the ruling thaws a frozen match. */
  readonly thaws: boolean
  /** A new seed, 32 bytes in hexadecimal, in case the match is reopened: its old seed is public by then. */
  readonly newSeed: string
}

/** What a ruling has done. The secrets are new if the match was reopened. */
export interface Ruled extends Accepted {
  readonly secrets: Secrets
  /** Whether something was drawn or uncovered. */
  readonly reveals: boolean
  /** The whole journal, with what the ruling has added. */
  readonly past: Replayed
}

/**
 * Carries out a ruling: one entry per remedy, made by an administrator and marked as such. Nothing is deleted,
 * everybody keeps what they have learned, and the dice continue from where they are. After a move that draws or
 * uncovers something, there may be no remedy that could be refused, since its refusal would reveal the draw before it
 * is stored.
 */
export function carryOutRuling(game: Game, head: Head, secrets: Secrets, ruling: Ruling): Ruled | Refused {
  const { past, remedies, at } = ruling
  if (past.heads.at(-1)?.hash !== head.hash) throw new TypeError('The past does not end with the head.')
  const thawed = head.frozen && ruling.thaws ? thaw(game, head, secrets, { actor: administrator, at }) : undefined
  if (thawed?.outcome === 'refused') return thawed
  const before: Ruled = { outcome: 'accepted', entries: [], head, secrets, reveals: false, past }
  let now = thawed === undefined ? before : after(before, thawed)
  for (const [index, remedy] of remedies.entries()) {
    if (now.reveals && mayBeRefused(remedy)) return refused('journal/chance-between', index)
    const next = carriedOut(game, now, remedy, ruling)
    if (next.outcome === 'refused') return { ...next, index }
    now = after(now, next)
  }
  return now
}

/** Ending and annulling a match is never refused after a move. */
export const mayBeRefused = ({ kind }: Remedy): boolean => kind !== 'end' && kind !== 'annul'

/** What one remedy has done; unchanged properties are left out. */
type CarriedOut = Accepted & Partial<Pick<Ruled, 'secrets' | 'reveals'>>

/** Adds what one more remedy has done to a ruling so far. */
const after = ({ entries, past, ...before }: Ruled, next: CarriedOut): Ruled => ({
  ...before,
  ...next,
  entries: [...entries, ...next.entries],
  past: { entries: [...past.entries, ...next.entries], heads: [...past.heads, next.head] },
})

const administrator = { kind: 'administrator' } as const

function carriedOut(game: Game, { head, secrets, past }: Ruled, remedy: Remedy, ruling: Ruling): CarriedOut | Refused {
  const { at, dispute } = ruling
  switch (remedy.kind) {
    case 'rewind':
      return rewound(game, { head, secrets, past }, remedy.to, ruling)
    case 'move':
      return corrected(game, head, secrets, { ...remedy, at, dispute })
    case 'replace':
      return replace(game, head, secrets, { ...remedy, by: 'administrator', at })
    case 'end':
      return ended(game, head, secrets, { result: remedy.result, at, dispute })
    case 'annul':
      return abort(game, head, secrets, { actor: administrator, reason: 'ruling', at })
  }
}

function rewound(
  game: Game,
  { head, secrets, past }: Pick<Ruled, 'head' | 'secrets' | 'past'>,
  to: number,
  { at, dispute, newSeed }: Ruling,
): CarriedOut | Refused {
  const back = goBackTo(game, steps(past), to, isOver(head))
  if ('refused' in back) return refused(back.refused, 0)
  const since = head.version + 1
  const then = isOver(head) ? reopened(secrets, { since, seed: newSeed }) : secrets
  const commitment = then === secrets ? null : then.commitment
  const event = { type: 'rewound', to, dispute, commitment } satisfies RewoundEvent
  const what = { kind: 'rewound' as const, actor: administrator, at, move: null, rules: back.rules }
  const happened = { events: [event], state: back.state, draws: head.draws }
  return { ...accepted(game, head, then, what, happened), secrets: then }
}

/**
 * The position that a ruling may go back to: one at which the match was going on, and which differs from the present
 * one.
 * @param past all entries of the match so far
 */
export function goBackTo(
  game: Game,
  past: readonly Step[],
  to: number,
  over: boolean,
): Pick<Head, 'state' | 'rules'> | { readonly refused: 'journal/nothing-to-take-back' } {
  const back = past.slice(0, -1).find(({ entry }) => entry.version === to)
  const isElsewhere = back !== undefined && game.decisions(back.state).length > 0
  if (!isElsewhere || (!over && sameJson(back.state, past.at(-1)?.state))) {
    return { refused: 'journal/nothing-to-take-back' }
  }
  return { state: back.state, rules: back.entry.rules }
}

function corrected(
  game: Game,
  head: Head,
  secrets: Secrets,
  { seat, move, at, dispute }: { readonly seat: Seat; readonly move: Tagged; at: string; dispute: number },
): CarriedOut | Refused {
  if (isOver(head)) return refused('journal/match-over', 0)
  const decided = attempt(0, () => game.decide(head.state, seat, move))
  if (decided.outcome === 'refused') return decided
  const own = { type: 'corrected', seat, dispute } satisfies CorrectedEvent
  const happened = settle(game, head.state, decided.events, diceOf(head, secrets))
  const what = { kind: 'corrected' as const, actor: administrator, at, move }
  const done = accepted(game, head, secrets, what, { ...happened, events: [own, ...happened.events] })
  return { ...done, reveals: revealsMore(game, decided, happened) }
}

/** Ends a match with a result, or changes the result of a finished one. */
function ended(
  game: Game,
  head: Head,
  secrets: Secrets,
  { result, at, dispute }: { readonly result: Result; readonly at: string; readonly dispute: number },
): Accepted {
  const event = { type: 'ruled', dispute, result } satisfies RuledEvent
  const what = { kind: 'ruled' as const, actor: administrator, at, move: null }
  return accepted(game, head, secrets, what, leavingPosition(head, event))
}
