import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** Pixels of four bytes: red, green, blue, and opacity, which is ignored. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A palette may have 256 colours (PNG §11.2.2). With fewer, nobody sees a difference, and the file is smaller. */
const most = 96
/** Colours that differ only in the last bits of a channel share a place. */
const places = 1 << 15

/** Levels 8 and 9 take many times as long and save a twentieth of the size. */
const level = 7

/**
 * Pixels as a PNG file with a palette. A drawing has few colours, so the file is a third as large as one with four
 * bytes per pixel. The most common colours are kept, and each of the others becomes the nearest of those.
 */
export async function indexedPng(pixels: Pixels): Promise<Buffer> {
  const { width, height } = pixels
  const counted = sorted(pixels)
  const { palette, indexOf } = paletteOf(counted)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8) // eight bits per index into the palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await deflated(rowsOf(pixels, counted.placeAt, indexOf), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const deflated = promisify<Buffer, { level: number }, Buffer>(deflate)

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** Each row, preceded by the number of its filter (0, none). */
function rowsOf({ width, height }: Pixels, placeAt: Uint16Array, indexOf: Uint8Array): Buffer {
  const rows = Buffer.alloc(height * (width + 1))
  let pixel = 0
  for (let row = 0; row < height; row++) {
    const first = row * (width + 1) + 1
    for (let column = 0; column < width; column++) rows[first + column] = indexOf[placeAt[pixel++] ?? 0] ?? 0
  }
  return rows
}

interface Sorted {
  /** The place of each pixel's colour. */
  readonly placeAt: Uint16Array
  /** The places that any pixel has. */
  readonly taken: readonly number[]
  readonly number: Uint32Array
  /** The sums of the channels by place, for the mean. */
  readonly sums: Float64Array
}

/** Neighbouring pixels mostly have the same colour, so they are counted together. */
function sorted({ width, height, bytes }: Pixels): Sorted {
  const placeAt = new Uint16Array(width * height)
  const taken: number[] = []
  const number = new Uint32Array(places)
  const sums = new Float64Array(3 * places)
  for (let pixel = 0; pixel < placeAt.length; ) {
    const red = bytes[4 * pixel] ?? 0
    const green = bytes[4 * pixel + 1] ?? 0
    const blue = bytes[4 * pixel + 2] ?? 0
    const from = pixel
    do pixel++
    while (
      pixel < placeAt.length &&
      bytes[4 * pixel] === red &&
      bytes[4 * pixel + 1] === green &&
      bytes[4 * pixel + 2] === blue
    )
    const place = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const before = number[place] ?? 0
    if (before === 0) taken.push(place)
    number[place] = before + pixel - from
    sums[3 * place] = (sums[3 * place] ?? 0) + (pixel - from) * red
    sums[3 * place + 1] = (sums[3 * place + 1] ?? 0) + (pixel - from) * green
    sums[3 * place + 2] = (sums[3 * place + 2] ?? 0) + (pixel - from) * blue
    placeAt.fill(place, from, pixel)
  }
  return { placeAt, taken, number, sums }
}

/** The most common colours, and which of them represents each place. */
function paletteOf({ taken, number, sums }: Sorted): { palette: Buffer; indexOf: Uint8Array } {
  const kept = taken.toSorted((one, other) => (number[other] ?? 0) - (number[one] ?? 0) || one - other).slice(0, most)
  const meanOf = (place: number) => {
    const there = number[place] ?? 1
    return [0, 1, 2].map((channel) => Math.round((sums[3 * place + channel] ?? 0) / there))
  }
  const palette = Buffer.from(kept.flatMap(meanOf))
  const indexOf = new Uint8Array(places)
  for (const place of taken) indexOf[place] = nearest(palette, meanOf(place))
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
