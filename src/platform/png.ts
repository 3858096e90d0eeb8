import { crc32, deflateSync } from 'node:zlib'

/** Pixels of four bytes: red, green, blue, and opacity, which is ignored. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A palette may have 256 colours (PNG §11.2.2). With fewer, nobody sees a difference, and the file is smaller. */
const most = 96
/** Colours that differ only in the last bits of a channel share a slot. */
const slots = 1 << 15

/** Higher levels take up to many times as long, and save a fiftieth of the size. */
const level = 5

/**
 * Memory that one picture leaves to the next. Each picture needs megabytes outside V8's heap, and V8 collects its whole
 * heap after every few dozen megabytes of such memory: that took a third of a picture's time.
 */
const memory = {
  number: new Uint32Array(slots),
  sums: new Float64Array(3 * slots),
  rows: new Uint8Array(0),
}

/**
 * Pixels as a PNG file with a palette. A drawing has few colours, so the file is a third as large as one with four
 * bytes per pixel. The most common colours are kept, and each of the others becomes the nearest of those.
 */
export function indexedPng(pixels: Pixels): Buffer {
  const { width, height } = pixels
  const words = wordsOf(pixels)
  const { palette, indexOf } = paletteOf(countColours(words))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8) // eight bits per index into the palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rowsOf(words, width, indexOf), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/**
 * Each pixel as one number, whose lowest byte is red: all machines that the rasterizer is built for are little-endian.
 * Most neighbouring pixels have the same colour, and one comparison of numbers shows it.
 */
const wordsOf = ({ bytes }: Pixels): Int32Array =>
  bytes.byteOffset % 4 === 0
    ? new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
    : new Int32Array(Uint8Array.from(bytes).buffer)

const channelsOf = (word: number) => [word & 0xff, (word >> 8) & 0xff, (word >> 16) & 0xff] as const

const slotOf = (word: number) => ((word & 0xf8) << 7) | ((word & 0xf800) >> 6) | ((word & 0xf80000) >> 19)

/** Each row, preceded by the number of its filter (0, none). */
function rowsOf(words: Int32Array, width: number, indexOf: Uint8Array): Uint8Array {
  const length = words.length + words.length / width
  if (memory.rows.length < length) memory.rows = new Uint8Array(length)
  const rows = memory.rows.subarray(0, length)
  for (let first = 1, pixel = 0; first < length; first += width + 1) {
    rows[first - 1] = 0
    for (let column = 0; column < width; column++) rows[first + column] = indexOf[slotOf(words[pixel++] ?? 0)] ?? 0
  }
  return rows
}

interface Counted {
  /** The slots that any pixel has. */
  readonly taken: readonly number[]
  /** How many pixels have each slot. */
  readonly number: Uint32Array
  /** The sums of the channels by slot, for the mean. */
  readonly sums: Float64Array
}

function countColours(words: Int32Array): Counted {
  const taken: number[] = []
  const { number, sums } = memory
  number.fill(0)
  sums.fill(0)
  for (let from = 0, next = 0; from < words.length; from = next) {
    const word = words[from] ?? 0
    next = from + 1
    while (next < words.length && words[next] === word) next++
    const slot = slotOf(word)
    const before = number[slot] ?? 0
    if (before === 0) taken.push(slot)
    number[slot] = before + next - from
    const [red, green, blue] = channelsOf(word)
    sums[3 * slot] = (sums[3 * slot] ?? 0) + (next - from) * red
    sums[3 * slot + 1] = (sums[3 * slot + 1] ?? 0) + (next - from) * green
    sums[3 * slot + 2] = (sums[3 * slot + 2] ?? 0) + (next - from) * blue
  }
  return { taken, number, sums }
}

/** The most common colours, and which of them represents each slot. */
function paletteOf({ taken, number, sums }: Counted): { palette: Buffer; indexOf: Uint8Array } {
  const kept = taken.toSorted((one, other) => (number[other] ?? 0) - (number[one] ?? 0) || one - other).slice(0, most)
  const meanOf = (slot: number) => {
    const there = number[slot] ?? 1
    return [0, 1, 2].map((channel) => Math.round((sums[3 * slot + channel] ?? 0) / there))
  }
  const palette = Buffer.from(kept.flatMap(meanOf))
  const indexOf = new Uint8Array(slots)
  for (const slot of taken) indexOf[slot] = nearest(palette, meanOf(slot))
  return { palette, indexOf }
}

function nearest(palette: Buffer, [red = 0, green = 0, blue = 0]: readonly number[]): number {
  let found = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < palette.length; at += 3) {
    const off =
      ((palette[at] ?? 0) - red) ** 2 + ((palette[at + 1] ?? 0) - green) ** 2 + ((palette[at + 2] ?? 0) - blue) ** 2
    if (off >= least) continue
    found = at / 3
    least = off
  }
  return found
}
