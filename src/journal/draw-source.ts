import type { Game, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import { matchDice } from './dice.ts'
import { beginsWithOwn, type Entry, type OpenedEvent } from './entry.ts'
import type { Happened } from './head.ts'
import { takeSeats } from './open.ts'
import type { Secrets } from './secrets.ts'
import { settle, settleUndrawn } from './settle.ts'

/** The events that an entry should have, and the state after them; or why there can be no such entry. */
export type ReplayedEntry = Happened | { readonly refused: string }

/** The source of an entry's draws: the dice or, without the seed, what is stored. */
export interface DrawSource {
  /** How many draws the match has made so far. */
  drawn(): number
  /** The participants by seat. */
  seated(opened: OpenedEvent): readonly string[]
  /** Applies decided events, then lets nature draw. */
  settle(game: Game, before: unknown, decided: readonly Tagged[]): ReplayedEntry
  /** Whether the seed of this commitment may reopen a finished match. */
  reopensBy(commitment: string): boolean
}

/** @param secrets those in force at the entry */
export function drawsOfDice(
  { diceKey, commitment, since }: Secrets,
  { match, version }: Entry,
  draws: number,
): DrawSource {
  const dice = matchDice(diceKey, match, draws)
  return {
    drawn: dice.drawn,
    seated: ({ seating, joined }) =>
      takeSeats(seating, joined.length, dice).flatMap((joiner) => joined[joiner]?.participant ?? []),
    settle: (game, before, decided) => settle(game, before, decided, dice),
    reopensBy: (promised) => since === version && promised === commitment,
  }
}

/** @param drew called if something was drawn, which is then taken as stored */
export function drawsAsStored({ kind, events, draws: stored }: Entry, draws: number, drew: () => void): DrawSource {
  let drawn = draws
  const draw = () => {
    // The number of draws is unknown, but at least one.
    drawn = Math.max(draws + 1, stored)
    drew()
  }
  return {
    drawn: () => drawn,
    seated({ seating, joined, participants }) {
      const inOrder = joined.map(({ participant }) => participant)
      if (seating !== 'shuffled') return inOrder
      draw()
      return sameJson(inOrder.toSorted(), participants.toSorted()) ? participants : inOrder
    },
    settle(game, before, decided) {
      const happened = settleUndrawn(game, before, decided, events.slice(beginsWithOwn(kind) ? 1 : 0))
      if (happened === undefined) return { refused: 'journal/draw-missing' }
      if (happened.drew) draw()
      return { events: [...happened.events], state: happened.state, draws: drawn }
    },
    reopensBy: () => true,
  }
}
