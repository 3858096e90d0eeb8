import type { Game, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import { type MatchDice, matchDice } from './dice.ts'
import { AbortedEvent, type Entry, type OpenedEvent, openedBy } from './entry.ts'
import type { Happened } from './head.ts'
import { takeSeats } from './open.ts'
import { ruled } from './refusal.ts'
import { secretsOf } from './secrets.ts'
import { settle } from './settle.ts'

/** What an entry brings about, or the code with which it is refused. */
export type Outcome = { readonly events: readonly Tagged[]; readonly draws: number } | { readonly refused: string }

/** The first entry that the rules and the dice do not bring about as it is stored. */
export interface Difference {
  readonly version: number
  /** The rules the entry was made by, and those it was judged by: where they differ, a rule may have been mended. */
  readonly rules: { readonly entry: number; readonly judge: number }
  readonly expected: Outcome
  readonly found: Outcome
}

/**
 * Judges a journal again: every stored move through the rules, every draw with the match's seed. Stored events are
 * compared and never believed, so a forged journal cannot lead the judge astray.
 * @param seed 32 bytes in hexadecimal
 * @returns the first difference, or undefined where all is as it was stored
 */
export function judge(game: Game, journal: readonly Entry[], seed: string): Difference | undefined {
  const opened = openedBy(journal)
  const { diceKey } = secretsOf(
    seed,
    opened.joined.map(({ entropy }) => entropy),
  )
  let state = opened.position
  let draws = 0
  let over = false
  for (const entry of journal) {
    const dice = matchDice(diceKey, entry.match, draws)
    const happened = over ? { refused: 'journal/match-over' } : bringAbout(game, opened, state, entry, dice)
    const found = { events: entry.events, draws: entry.draws }
    const rules = { entry: entry.rules, judge: game.meta.rulesVersion }
    if ('refused' in happened) return { version: entry.version, rules, expected: happened, found }
    const expected = { events: happened.events, draws: happened.draws }
    if (!sameJson(expected, found)) return { version: entry.version, rules, expected, found }
    ;({ state, draws } = happened)
    over = entry.kind === 'aborted' || game.decisions(state).length === 0
  }
  return undefined
}

function bringAbout(
  game: Game,
  opened: OpenedEvent,
  state: unknown,
  entry: Entry,
  dice: MatchDice,
): Happened | { readonly refused: string } {
  const { version, kind, actor, move, events } = entry
  if ((version === 1) !== (kind === 'opened')) return { refused: 'journal/not-in-this-place' }
  if (kind === 'opened') return reopen(game, opened, dice)
  if (kind === 'aborted') {
    // No rule says that a match had to be broken off: whoever did it is believed, but nothing else can be in the entry.
    const aborted = AbortedEvent.safeParse(events[0])
    return aborted.success ? { events: [aborted.data], state, draws: dice.drawn() } : { refused: 'journal/no-reason' }
  }
  if (actor.kind !== 'seat') return { refused: 'journal/no-seat' }
  if ((kind === 'moved') !== (move !== null)) return { refused: 'journal/no-such-move' }
  const { seat } = actor
  const answer = ruled(0, () => (move === null ? game.forfeit(state, seat) : game.decide(state, seat, move)))
  return answer.outcome === 'refused' ? { refused: answer.code } : settle(game, state, answer.events, dice)
}

/** Entry 1 as it should be. The game's own position is only known for the rules that the game has now. */
function reopen(game: Game, opened: OpenedEvent, dice: MatchDice): Happened {
  const { joined, options, rules } = opened
  const joinerAt = takeSeats(opened.seating, joined.length, dice)
  const participants = joinerAt.flatMap((joiner) => joined[joiner]?.participant ?? [])
  const known = opened.opening === 'standard' && rules === game.meta.rulesVersion
  const position = known ? game.opening({ seats: joined.length, options }) : opened.position
  const event = { ...opened, participants, position } satisfies OpenedEvent
  const drawn = settle(game, position, [], dice)
  return { ...drawn, events: [event, ...drawn.events] }
}
