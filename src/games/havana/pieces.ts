import { z } from 'zod'

/** The coloured bricks; rubble is a brick too, but not a coloured one. */
export const colours = ['white', 'yellow', 'green', 'red'] as const
export const bricks = [...colours, 'rubble'] as const
export const pieces = [...bricks, 'pesos', 'workers'] as const

export const Brick = z.enum(bricks)
export type Brick = z.infer<typeof Brick>
export type Piece = (typeof pieces)[number]

const count = z.int().min(0)

/** What lies in one place: how many of every kind. */
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
  .meta({ id: 'HavanaPieces', description: 'What lies in one place: how many of every kind.' })
export type Pieces = z.infer<typeof Pieces>

const some = z.int().min(1).exactOptional()

/** Coloured bricks that move; a colour of which none are meant is left out. */
export const Coloured = z.strictObject({ white: some, yellow: some, green: some, red: some })
/** Bricks that move, rubble among them. */
export const Bricks = z.strictObject({ ...Coloured.shape, rubble: some })
/** Pieces of any kind that move. */
export const Counts = z
  .strictObject({ ...Bricks.shape, pesos: some, workers: some })
  .meta({ id: 'HavanaCounts', description: 'Pieces of any kind; a kind of which there are none is left out.' })
export type Counts = z.infer<typeof Counts>

const each = (amount: (piece: Piece) => number): Pieces => ({
  white: amount('white'),
  yellow: amount('yellow'),
  green: amount('green'),
  red: amount('red'),
  rubble: amount('rubble'),
  pesos: amount('pesos'),
  workers: amount('workers'),
})

export const nothing: Pieces = each(() => 0)

export const plus = (there: Pieces, more: Counts): Pieces => each((piece) => there[piece] + (more[piece] ?? 0))
export const minus = (there: Pieces, less: Counts): Pieces => each((piece) => there[piece] - (less[piece] ?? 0))

/** How many there are of the given kinds together. */
export const total = (counted: Counts, kinds: readonly Piece[] = pieces): number =>
  kinds.reduce((sum, piece) => sum + (counted[piece] ?? 0), 0)

/** The kinds of which there are any: of every kind, or of the given ones only. */
export function only(counted: Counts, kinds: readonly Piece[] = pieces): Counts {
  const kept: Counts = {}
  for (const piece of kinds) {
    const amount = counted[piece] ?? 0
    if (amount > 0) kept[piece] = amount
  }
  return kept
}

/** As much of what is wanted as there is: components are limited (rulings P-WRK, R-PESO, P1). */
export const asFarAs = (there: Counts, wanted: Counts): Counts =>
  only(each((piece) => Math.min(there[piece] ?? 0, wanted[piece] ?? 0)))

/** What is wanted but not there. */
export const lacking = (there: Counts, wanted: Counts): Counts =>
  only(each((piece) => Math.max(0, (wanted[piece] ?? 0) - (there[piece] ?? 0))))

/** The first so many pieces of the given kinds, in the order of the kinds. */
export function firstFew(there: Counts, amount: number, kinds: readonly Piece[]): Counts {
  const taken: Counts = {}
  let left = amount
  for (const piece of kinds) {
    const share = Math.min(left, there[piece] ?? 0)
    if (share > 0) taken[piece] = share
    left -= share
  }
  return taken
}
