import type { Game, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import { type MatchDice, matchDice } from './dice.ts'
import { AbortedEvent, type Entry, type OpenedEvent, openedBy, ReplacedEvent, TakenBackEvent } from './entry.ts'
import type { Happened } from './head.ts'
import { takeSeats } from './open.ts'
import { ruled } from './refusal.ts'
import type { Step } from './replay.ts'
import { secretsOf } from './secrets.ts'
import { settle } from './settle.ts'
import { goBack } from './take-back.ts'

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
  const past: Step[] = []
  let draws = 0
  let over = false
  for (const entry of journal) {
    const dice = matchDice(diceKey, entry.match, draws)
    const happened: Judged = over ? { refused: 'journal/match-over' } : bringAbout(game, opened, past, entry, dice)
    const found = { events: entry.events, draws: entry.draws }
    const rules = { entry: entry.rules, judge: game.meta.rulesVersion }
    if ('refused' in happened) return { version: entry.version, rules, expected: happened, found }
    const expected = { events: happened.events, draws: happened.draws }
    if (!sameJson(expected, found)) return { version: entry.version, rules, expected, found }
    past.push({ entry, state: happened.state })
    draws = happened.draws
    over = entry.kind === 'aborted' || game.decisions(happened.state).length === 0
  }
  return undefined
}

/** What an entry should have brought about, and the state it led to. */
type Judged = Happened | { readonly refused: string }

function bringAbout(game: Game, opened: OpenedEvent, past: readonly Step[], entry: Entry, dice: MatchDice): Judged {
  const { version, kind, actor, move } = entry
  const state = past.at(-1)?.state
  if ((version === 1) !== (kind === 'opened')) return { refused: 'journal/not-in-this-place' }
  const draws = dice.drawn()
  switch (kind) {
    case 'opened':
      return reopen(game, opened, dice)
    case 'aborted':
      return breakOff(entry, state, draws)
    case 'taken-back':
      return takeBack(game, past, entry, draws)
    case 'replaced':
      return replace(opened, entry, state, draws)
    case 'moved':
    case 'resigned': {
      if (actor.kind !== 'seat') return { refused: 'journal/no-seat' }
      if ((kind === 'moved') !== (move !== null)) return { refused: 'journal/no-such-move' }
      const { seat } = actor
      const answer = ruled(0, () => (move === null ? game.forfeit(state, seat) : game.decide(state, seat, move)))
      return answer.outcome === 'refused' ? { refused: answer.code } : settle(game, state, answer.events, dice)
    }
  }
}

/** No rule says that a match had to be broken off: whoever did it is believed, but nothing else can be in the entry. */
function breakOff({ events }: Entry, state: unknown, draws: number): Judged {
  const aborted = AbortedEvent.safeParse(events[0])
  return aborted.success ? { events: [aborted.data], state, draws } : { refused: 'journal/no-reason' }
}

/** That others agreed is believed. What was taken back without them must have been the seat's own. */
function takeBack(game: Game, past: readonly Step[], { actor, move, events }: Entry, draws: number): Judged {
  if (actor.kind !== 'seat') return { refused: 'journal/no-seat' }
  const event = TakenBackEvent.safeParse(events[0])
  if (!event.success || move !== null) return { refused: 'journal/no-version' }
  const { to, agreed } = event.data
  const back = goBack(game, past, { seat: actor.seat, to, agreed })
  return 'refused' in back ? back : { events: [event.data], state: back.state, draws }
}

/** Who comes and who goes is no matter of rules: but it is a seat of this match, and no other seat's player did it. */
function replace({ participants }: OpenedEvent, { actor, move, events }: Entry, state: unknown, draws: number): Judged {
  const event = ReplacedEvent.safeParse(events[0])
  if (!event.success || move !== null) return { refused: 'journal/no-participant' }
  const { seat } = event.data
  if (seat >= participants.length || (actor.kind === 'seat' && actor.seat !== seat)) {
    return { refused: 'journal/no-seat' }
  }
  return { events: [event.data], state, draws }
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
