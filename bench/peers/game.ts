import type { Game } from 'boardgame.io'

/**
 * The game that the peer serves. It flatters the peer: its state is one number, where a position of Havana takes some
 * kilobytes; a move decides nothing; and only every third move ends a turn, which is a line more in the log.
 */
export const counting = {
  name: 'counting',
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    count: ({ G }) => {
      G.moves += 1
    },
  },
} satisfies Game<{ moves: number }>
