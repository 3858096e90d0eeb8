import type { Game, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import { matchDice } from './dice.ts'
import { beginsWithOwn, type Entry, type OpenedEvent } from './entry.ts'
import type { Happened } from './head.ts'
import { takeSeats } from './open.ts'
import type { Secrets } from './secrets.ts'
import { settle, settleUndrawn } from './settle.ts'

/** What an entry should have brought about, and the state it led to; or why it cannot be. */
export type ReplayedEntry = Happened | { readonly refused: string }

/** Where the luck of an entry comes from: the dice or, for who does not know the seed, what is stored. */
export interface Luck {
  /** How many draws the match has made so far. */
  drawn(): number
  /** The participants by seat. */
  seated(opened: OpenedEvent): readonly string[]
  /** Lets decided events happen, then nature draw. */
  settle(game: Game, before: unknown, decided: readonly Tagged[]): ReplayedEntry
  /** Whether a match that is over may be reopened by the seed of this commitment. */
  reopensBy(commitment: string): boolean
}

/** @param secrets those that count at the entry */
export function luckOfDice({ diceKey, commitment, since }: Secrets, { match, version }: Entry, draws: number): Luck {
  const dice = matchDice(diceKey, match, draws)
  return {
    drawn: dice.drawn,
    seated: ({ seating, joined }) =>
      takeSeats(seating, joined.length, dice).flatMap((joiner) => joined[joiner]?.participant ?? []),
    settle: (game, before, decided) => settle(game, before, decided, dice),
    reopensBy: (promised) => since === version && promised === commitment,
  }
}

/** @param drew is told where something was drawn: it is taken as it stands */
export function luckAsStored({ kind, events, draws: stored }: Entry, draws: number, drew: () => void): Luck {
  let drawn = draws
  const draw = () => {
    // However often: at least once.
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
