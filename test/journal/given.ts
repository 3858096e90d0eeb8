import type { Game, Tagged } from '../../src/games/game.ts'
import { carryOutRuling, type Remedy, type Ruled } from '../../src/journal/carry-out-ruling.ts'
import type { Entry, Seating } from '../../src/journal/entry.ts'
import { freeze, thaw } from '../../src/journal/freeze.ts'
import type { Accepted, Head } from '../../src/journal/head.ts'
import { open } from '../../src/journal/open.ts'
import type { Refused } from '../../src/journal/refusal.ts'
import { replace, type SeatReplacement } from '../../src/journal/replace.ts'
import { headsSince, replay } from '../../src/journal/replay.ts'
import { type LaterSeed, type Secrets, secretsOf } from '../../src/journal/secrets.ts'
import { submit } from '../../src/journal/submit.ts'
import { takeBack } from '../../src/journal/take-back.ts'
import { hunch } from './hunch.ts'

export const match = '0193f0aa-5b1c-7c3e-9d3f-4b8a6c2d1e0f'
export const seed = '8f'.repeat(32)
export const at = '2026-11-21T03:47:02.125Z'

/** A match with everything that a server stores of it. */
export interface PlayedMatch {
  readonly game: Game
  readonly head: Head
  readonly entries: readonly Entry[]
  readonly secrets: Secrets
  readonly joinerAt: readonly number[]
}

interface Setup {
  game?: Game
  seats?: number
  options?: unknown
  seating?: Seating
  position?: unknown
  entropies?: readonly string[]
  seed?: string
}

export function aMatch(setup: Setup = {}): PlayedMatch {
  const { game = hunch, seats = 2, options = game.meta.options.parse({}), seating = 'as-joined' } = setup
  const joined = Array.from({ length: seats }, (_, place) => ({
    participant: `p${place}`,
    entropy: setup.entropies?.[place] ?? '',
  }))
  const { position } = setup
  const ownSeed = setup.seed ?? seed
  const opened = open(game, { match, at, seed: ownSeed, joined, seating, options, position })
  const entropies = joined.map(({ entropy }) => entropy)
  return { ...opened, game, entries: [opened.entry], secrets: secretsOf(ownSeed, entropies) }
}

/** The head after further entries; undefined if they go back to before it. */
export function refold(game: Game, head: Head, entries: readonly Entry[]): Head | undefined {
  const since = headsSince(game, head, entries)
  return since && ([...since].at(-1) ?? head)
}

/** A match after a seat's moves. @throws if they are refused */
export function played(live: PlayedMatch, seat: number, ...moves: Tagged[]): PlayedMatch {
  const { game, head, secrets } = live
  return after(live, submit(game, head, secrets, { seat, by: 'hand', moves, at }))
}

/** The outcome of taking back: by a seat itself or, if all others have agreed, with them. */
export function takingBack(live: PlayedMatch, seat: number, to: number, agreed = false): Accepted | Refused {
  const { game, head, secrets, entries } = live
  return takeBack(game, head, secrets, { seat, by: 'hand', at, to, agreed, past: replay(game, entries) })
}

/** A match after a seat took back. @throws if that is refused */
export function takenBack(live: PlayedMatch, seat: number, to: number, agreed = false): PlayedMatch {
  return after(live, takingBack(live, seat, to, agreed))
}

/** A match after a seat changed hands. @throws if that is refused */
export function replaced(live: PlayedMatch, seat: number, by: SeatReplacement['by'] = 'administrator'): PlayedMatch {
  const { game, head, secrets } = live
  return after(live, replace(game, head, secrets, { seat, participant: 'p9', by, at }))
}

/** A match that a dispute freezes. @throws if that is refused */
export function frozen(live: PlayedMatch): PlayedMatch {
  const { game, head, secrets } = live
  return after(live, freeze(game, head, secrets, { dispute: 1, actor: { kind: 'seat', seat: 0, by: 'hand' }, at }))
}

/** A match that goes on. @throws if that is refused */
export function thawed(live: PlayedMatch): PlayedMatch {
  const { game, head, secrets } = live
  return after(live, thaw(game, head, secrets, { actor: { kind: 'administrator' }, at }))
}

/** The seed of a reopened match. */
export const newSeed = '5a'.repeat(32)

/** The outcome of a ruling with these remedies. */
export function ruling(
  live: PlayedMatch,
  remedies: readonly Remedy[],
  more: { thaws?: boolean; newSeed?: string } = {},
) {
  const { game, head, secrets, entries } = live
  const what = { dispute: 1, remedies, at, past: replay(game, entries), thaws: true, newSeed, ...more }
  return carryOutRuling(game, head, secrets, what)
}

/** A match after a ruling. @throws if that is refused */
export function ruledOn(live: PlayedMatch, ...remedies: Remedy[]): PlayedMatch {
  return afterRuling(live, ruling(live, remedies))
}

/** A match after an accepted ruling. @throws if it was refused */
export function afterRuling(
  live: PlayedMatch,
  outcome: Pick<Ruled, keyof Accepted | 'secrets'> | Refused,
): PlayedMatch {
  const now = after(live, outcome)
  return outcome.outcome === 'refused' ? now : { ...now, secrets: outcome.secrets }
}

/** The later seeds of a match that was reopened with this seed each time. */
export const laterSeeds = ({ entries }: Pick<PlayedMatch, 'entries'>, of = newSeed): LaterSeed[] =>
  entries.flatMap(({ version, events: [event] }) =>
    event?.type === 'rewound' && 'commitment' in event && event.commitment !== null
      ? [{ since: version, seed: of }]
      : [],
  )

/** A match after an accepted outcome. @throws if it was refused */
export function after(live: PlayedMatch, outcome: Accepted | Refused): PlayedMatch {
  if (outcome.outcome === 'refused') throw new Error(outcome.code)
  return { ...live, head: outcome.head, entries: [...live.entries, ...outcome.entries] }
}

export const guess = (sum: number) => ({ type: 'guess', sum })
export const boast = { type: 'boast' }

/** A match of Hunch that was played to its end. */
export function finishedMatch(): PlayedMatch {
  const first = played(played(aMatch(), 0, boast, guess(7)), 1, guess(9))
  return played(played(first, 1, guess(4)), 0, guess(12))
}
