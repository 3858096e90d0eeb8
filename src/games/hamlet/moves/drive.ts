import { z } from 'zod'
import { type TileId, tileIds } from '../data/tile-ids.ts'
import { range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import type { Turn } from '../turn.ts'
import { rule } from './rule.ts'

/** Once a turn, at any moment, each donkey may move one step over a link (ruling A3). Rulebook: Moving donkeys. */
export const drive = rule({
  move: z.strictObject({
    type: z.literal('drive'),
    steps: z
      .record(z.string().regex(/^[a-z0-9-]+>[a-z0-9-]+$/), z.int().min(1))
      .describe('How many donkeys take each step: `{ "church>farm": 1 }`.'),
  }),
  offer(turn) {
    if (turn.driven) return []
    const possible = stepsOf(turn)
    const first = possible[0]
    if (first === undefined) return []
    const { donkeys } = turn.own
    return [
      {
        move: { type: 'drive' },
        fields: [
          {
            kind: 'goods',
            name: 'steps',
            goods: possible.map(({ id, there }) => range('step', id, there)),
            min: 1,
            max: donkeys.length,
          },
        ],
        limits: [...new Set(donkeys)].map((tile) => ({
          terms: possible.filter(({ from }) => from === tile).map(({ id }) => ({ field: 'steps', good: id, times: 1 })),
          atMost: donkeysAt(turn, tile),
        })),
        example: { type: 'drive', steps: { [first.id]: 1 } },
      },
    ]
  },
  decide(turn, { steps }) {
    if (turn.driven) refuse('already-driven')
    const taken = stepsOf(turn).filter(({ id }) => steps[id] !== undefined)
    if (taken.length < Object.keys(steps).length) refuse('no-link')
    if (taken.length === 0) refuse('no-steps')
    const moved = taken.map(({ id, from, to }) => ({ from, to, number: steps[id] ?? 0 }))
    for (const { from } of moved) {
      const leaving = moved.reduce((sum, step) => sum + (step.from === from ? step.number : 0), 0)
      if (leaving > donkeysAt(turn, from)) refuse('no-donkey-there', { tile: from })
    }
    return [{ type: 'donkeys-moved', seat: turn.seat, steps: moved }]
  },
})

/** How many of the seat's donkeys could still take a step. */
export const drivable = (turn: Turn): number =>
  turn.driven ? 0 : turn.own.donkeys.filter((at) => (turn.village.links.get(at)?.size ?? 0) > 0).length

interface Step {
  readonly id: string
  readonly from: TileId
  readonly to: TileId
  /** How many donkeys could take this step. */
  readonly there: number
}

/** All steps that the seat's donkeys can take. */
const stepsOf = (turn: Turn): Step[] =>
  [...new Set(turn.own.donkeys)].flatMap((from) =>
    tileIds
      .filter((to) => turn.village.links.get(from)?.has(to) === true)
      .map((to) => ({ id: `${from}>${to}`, from, to, there: donkeysAt(turn, from) })),
  )

const donkeysAt = ({ own }: Turn, tile: TileId): number => own.donkeys.filter((at) => at === tile).length
