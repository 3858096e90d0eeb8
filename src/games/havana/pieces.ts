import { z } from 'zod'
import { arithmetic } from '../kit/counts.ts'

/** The coloured bricks; rubble is a brick too, but not a coloured one. */
export const colours = ['white', 'yellow', 'green', 'red'] as const
export const bricks = [...colours, 'rubble'] as const
export const pieces = [...bricks, 'pesos', 'workers'] as const

export const Brick = z.enum(bricks)
export type Brick = z.infer<typeof Brick>
export type Piece = (typeof pieces)[number]

const count = z.int().min(0)

/** The pieces in one place: the amount of every kind. */
export const Pieces = z
  .strictObject({
    white: count,
    yellow: count,
    green: count,
    red: count,
    rubble: count,
    pesos: count,
    workers: count,
  })
  .meta({ id: 'HavanaPieces', description: 'The pieces in one place: the amount of every kind.' })
export type Pieces = z.infer<typeof Pieces>

const some = z.int().min(1).exactOptional()

/** Coloured bricks that move; colours with amount 0 are left out. */
export const Coloured = z.strictObject({ white: some, yellow: some, green: some, red: some })
/** Bricks that move, including rubble. */
export const Bricks = z.strictObject({ ...Coloured.shape, rubble: some })
/** Pieces of any kind that move. */
export const Counts = z
  .strictObject({ ...Bricks.shape, pesos: some, workers: some })
  .meta({ id: 'HavanaCounts', description: 'Amounts of pieces; kinds with amount 0 are left out.' })
export type Counts = z.infer<typeof Counts>

export const nothing: Pieces = { white: 0, yellow: 0, green: 0, red: 0, rubble: 0, pesos: 0, workers: 0 }

export const { counted, plus, minus, total, lacking, some: firstFew } = arithmetic(pieces)

/** The counts above 0: of every kind, or of the given kinds only. */
export const only = (there: Counts, kinds: readonly Piece[] = pieces): Counts =>
  counted((piece) => there[piece] ?? 0, kinds)

/** As much of the wanted pieces as there is, since components are limited (rulings P-WRK, R-PESO, P1). */
export const asFarAs = (there: Counts, wanted: Counts): Counts =>
  counted((piece) => Math.min(there[piece] ?? 0, wanted[piece] ?? 0))
