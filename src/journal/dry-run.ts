import type { Game, Seat, Tagged } from '../games/game.ts'
import type { Unused } from '../games/kit/basic-types.ts'
import type { Choice } from '../games/kit/choice.ts'
import { type Head, isOver } from './head.ts'
import { attempt, type Refused, refused } from './refusal.ts'
import { learns } from './see.ts'
import { chanceFollows, evolveAll } from './settle.ts'

/** The result of a dry run. It ends before anything that the seat cannot know. */
export interface Tried {
  readonly outcome: 'accepted'
  /** For each tried move, the events that the seat would learn. */
  readonly events: readonly (readonly Tagged[])[]
  /** For each tried move, what the seat gives up with it. */
  readonly unused: readonly Unused[]
  /** What the seat would see afterwards. */
  readonly view: unknown
  /** What the seat could do afterwards; undefined if it was not asked for, or the dry run stopped before. */
  readonly choices: readonly Choice[] | undefined
  /** Whether a draw, or the uncovering of something hidden, would follow; nothing after that is computed. */
  readonly stopped: boolean
}

/**
 * Tries moves without making them. It decides one after the other, and stops before something would be drawn or
 * uncovered, so that the last player to choose cannot use a dry run to learn what the others chose.
 * @param wish `withChoices`: also what the seat could do afterwards
 */
export function dryRun(
  game: Game,
  head: Head,
  {
    seat,
    moves,
    withChoices,
  }: { readonly seat: Seat; readonly moves: readonly Tagged[]; readonly withChoices: boolean },
): Tried | Refused {
  if (isOver(head)) return refused('journal/match-over', 0)
  if (head.frozen) return refused('journal/match-frozen', 0)
  const learned: Tagged[][] = []
  const unused: Unused[] = []
  let { state } = head
  let stopped = false
  for (const [index, move] of moves.entries()) {
    if (stopped) break
    if (game.decisions(state).length === 0) return refused('journal/match-over', index)
    const asked = state
    const decided = attempt(index, () => game.decide(asked, seat, move))
    if (decided.outcome === 'refused') return decided
    const uncovered = decided.events.findIndex(({ type }) => game.reveals?.includes(type))
    const known = uncovered < 0 ? decided.events : decided.events.slice(0, uncovered)
    unused.push(game.unused?.(asked, seat, move) ?? {})
    learned.push(known.filter((event) => learns(game, event, seat)))
    state = evolveAll(game, state, known)
    stopped = uncovered >= 0 || chanceFollows(game, state)
  }
  const choices = withChoices && !stopped ? choicesIn(game, state, seat) : undefined
  return { outcome: 'accepted', events: learned, unused, view: game.view(state, seat), choices, stopped }
}

const choicesIn = (game: Game, state: unknown, seat: Seat): readonly Choice[] =>
  game.decisions(state).length === 0 ? [] : game.choices(state, seat)
