import { middleOf, type Point, type Spot } from './lattice.ts'
import { type Box, type Room, roomOn } from './room.ts'

/** The things on a building. */
interface Contents {
  /** The size of the building's picture, if there is space; 0 for none. */
  readonly emblem: number
  /** The number of slots for goods, or for a flag. */
  readonly slots: number
  /** The number of groups of villagers and donkeys. */
  readonly beings: number
  readonly name: string
  /** The places of built roads on its edges. */
  readonly crossings: readonly Spot[]
}

export interface Layout {
  readonly emblem: Box | undefined
  readonly slots: readonly Box[]
  readonly beings: readonly Box[]
  /** A name without space has the size 0: it is seen only while the building can be used. */
  readonly name: { readonly at: Box; readonly lines: readonly string[]; readonly size: number }
}

/** How far trees and rocks reach inwards from the edges. */
const margin = 5.5
/** The area that a built road covers, around the place where it crosses the edge. */
const roadSize = 17
const slotSize = 15
const beingSizes = [15, 13, 11]
/** Nothing else moves to make a name larger than this. */
const goodSize = 9

/**
 * The layout of a building, which depends on its shape: its picture and slots in the middle, its name, and the beings
 * on it.
 */
export function layoutOn(corners: readonly Point[], contents: Contents): Layout {
  const size = ({ name }: Layout) => name.size
  // Moving the slots a little up or down may leave space for a larger name.
  let best: Layout | undefined
  for (const lower of [0, 8, -8]) {
    const layout = laidOut(corners, contents, lower)
    if (best === undefined || size(layout) > size(best)) best = layout
    if (size(best) >= goodSize) return best
  }
  return best ?? laidOut(corners, contents, 0)
}

function laidOut(corners: readonly Point[], contents: Contents, lower: number): Layout {
  const lying = contents.crossings.map((spot) => ({ ...spot, width: roadSize, height: roadSize }))
  const room = roomOn(corners, margin, lying)
  const middle = middleOf(corners)
  const { emblem, slots } = works(room, { x: middle.x, y: middle.y + lower }, contents)
  const above = { x: middle.x, y: middle.y - 18 }
  const name = nameOn(room, above, contents.name)
  const beings = beingsOn(room, { x: middle.x, y: middle.y + 20 }, contents.beings)
  return { emblem, slots, beings, name: name ?? squeezedIn(room, above, contents.name) }
}

/** Boxes around a common centre. */
interface Group {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
}

function works(room: Room, middle: Spot, { emblem, slots }: Contents): Pick<Layout, 'emblem' | 'slots'> {
  const groups = [1, 0.85, 0.7].flatMap((by) => groupsOf(emblem * by, slots, slotSize * by))
  const [smallest] = groups.slice(-1)
  for (const { width, height, boxes } of groups) {
    const at = width === 0 ? middle : room.take(width, height, middle)
    if (at !== undefined) return parts(emblem, about(at, boxes))
  }
  const at = room.squeeze(smallest?.width ?? 0, smallest?.height ?? 0, middle)
  return parts(emblem, about(at, smallest?.boxes ?? []))
}

const parts = (emblem: number, boxes: readonly Box[]) =>
  emblem === 0 ? { emblem: undefined, slots: boxes } : { emblem: boxes[0], slots: boxes.slice(1) }

const about = (at: Spot, boxes: readonly Box[]): Box[] =>
  boxes.map(({ x, y, ...size }) => ({ x: at.x + x, y: at.y + y, ...size }))

/** A picture and slots: side by side, or the picture above the slots; slots alone also in two rows. */
function groupsOf(emblem: number, slots: number, size: number): readonly Group[] {
  const row = rowOf(slots, size)
  if (emblem === 0) return [row, twoRowsOf(slots, size)]
  const picture = { x: 0, y: 0, width: emblem, height: emblem }
  if (slots === 0) return [{ width: emblem, height: emblem, boxes: [picture] }]
  const width = emblem + 2 + row.width
  return [
    {
      width,
      height: Math.max(emblem, size),
      boxes: [{ ...picture, x: (emblem - width) / 2 }, ...about({ x: (width - row.width) / 2, y: 0 }, row.boxes)],
    },
    {
      width: Math.max(emblem, row.width),
      height: emblem + size,
      boxes: [{ ...picture, y: -size / 2 }, ...about({ x: 0, y: emblem / 2 }, row.boxes)],
    },
  ]
}

const rowOf = (count: number, size: number): Group => ({
  width: count * size,
  height: count === 0 ? 0 : size,
  boxes: Array.from({ length: count }, (_, place) => ({
    x: (place - (count - 1) / 2) * size,
    y: 0,
    width: size,
    height: size,
  })),
})

function twoRowsOf(count: number, size: number): Group {
  const [upper, lower] = [rowOf(Math.floor(count / 2), size), rowOf(Math.ceil(count / 2), size)]
  return {
    width: lower.width,
    height: 2 * size,
    boxes: [...about({ x: 0, y: -size / 2 }, upper.boxes), ...about({ x: 0, y: size / 2 }, lower.boxes)],
  }
}

/** Beings in one row or in two, or else one by one wherever there is space. */
function beingsOn(room: Room, near: Spot, count: number): readonly Box[] {
  if (count === 0) return []
  for (const size of beingSizes) {
    for (const { width, height, boxes } of [rowOf(count, size), twoRowsOf(count, size)]) {
      const at = room.take(width, height, near)
      if (at !== undefined) return about(at, boxes)
    }
  }
  const smallest = Math.min(...beingSizes)
  return Array.from(
    { length: count },
    () => room.take(smallest, smallest, near) ?? room.squeeze(smallest, smallest, near),
  )
}

/** The average width of a letter, and the distance between lines, relative to the font size. */
const letter = 0.55
export const leading = 1.05
const smallestName = 7

/**
 * The name as large as space allows, in as few lines as possible. It leaves out words in brackets, which the sheet
 * shows.
 */
function nameOn(room: Room, near: Spot, name: string): Layout['name'] | undefined {
  for (const size of [10, 9, 8, smallestName]) {
    for (const lines of brokenIntoLines(name)) {
      const at = room.take(...extent(lines, size), near)
      if (at !== undefined) return { at, lines, size }
    }
  }
  return undefined
}

/** The name where it covers least, in as many lines as it has. */
function squeezedIn(room: Room, near: Spot, name: string): Layout['name'] {
  const [lines = []] = brokenIntoLines(name).slice(-1)
  return { at: room.squeeze(...extent(lines, smallestName), near), lines, size: 0 }
}

const extent = (lines: readonly string[], size: number) =>
  [longest(lines) * size * letter, lines.length * size * leading] as const

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))

/** The name in one line, in two lines of similar length, and with one word per line. */
function brokenIntoLines(name: string): readonly (readonly string[])[] {
  const [short = name] = name.split(' (')
  const words = short.split(' ')
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const [even] = halves.toSorted((one, other) => longest(one) - longest(other))
  return [[short], ...(even === undefined ? [] : [even]), ...(words.length > 2 ? [words] : [])]
}
