import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { renderAsync } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { indexedPng } from '../../src/platform/png.ts'
import { png } from '../../src/platform/raster.ts'

/** Decodes a PNG file with a palette (PNG, third edition): the colour of each pixel, as hexadecimal. */
function read(file: Buffer): { width: number; height: number; colours: string[]; types: string[] } {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    chunks.set(file.subarray(at + 4, at + 8).toString('latin1'), file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  }
  const part = (type: string) => chunks.get(type) ?? Buffer.alloc(0)
  const [width, height] = [part('IHDR').readUInt32BE(0), part('IHDR').readUInt32BE(4)]
  const rows = inflateSync(part('IDAT'))
  const colours = Array.from({ length: width * height }, (_, pixel) => {
    const index = rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] ?? 0
    return part('PLTE')
      .subarray(3 * index, 3 * index + 3)
      .toString('hex')
  })
  return { width, height, colours, types: [...chunks.keys()] }
}

const pixels = (width: number, colours: readonly (readonly [number, number, number])[]) => ({
  width,
  height: colours.length / width,
  bytes: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
})

describe('a PNG file with a palette', () => {
  test('given a few colours, when it is encoded, then every pixel keeps its own', () => {
    const file = indexedPng(
      pixels(3, [
        [244, 239, 227],
        [31, 42, 51],
        [31, 42, 51],
        [0, 0, 0],
        [255, 255, 255],
        [217, 165, 20],
      ]),
    )
    expect(read(file)).toEqual({
      width: 3,
      height: 2,
      colours: ['f4efe3', '1f2a33', '1f2a33', '000000', 'ffffff', 'd9a514'],
      types: ['IHDR', 'PLTE', 'IDAT', 'IEND'],
    })
  })

  test('given more colours than a palette holds, when it is encoded, then the frequent ones stay, and others become a similar one', () => {
    const common = Array.from({ length: 40 }, (_, at) => [(at * 53) % 200, (at * 97) % 200, (at * 31) % 200] as const)
    const rare = common.flatMap(([red, green, blue]) =>
      [10, 20, 30].map((more) => [red + more, green + more, blue + more] as const),
    )
    const { colours } = read(indexedPng(pixels(20, [...rare, ...common, ...common, ...common])))
    for (const [at, colour] of common.entries()) {
      expect(colours[rare.length + at]).toBe(Buffer.from([...colour]).toString('hex'))
    }
    const off = rare.map((colour, at) => {
      const found = Buffer.from(colours[at] ?? '', 'hex')
      return Math.max(...colour.map((channel, number) => Math.abs(channel - (found[number] ?? 0))))
    })
    expect(Math.max(...off)).toBeLessThan(48)
  })

  test('given a larger picture before it, when a picture is encoded, then it is the same as without that one', () => {
    const small = pixels(2, [
      [1, 2, 3],
      [250, 0, 0],
      [250, 0, 0],
      [1, 2, 3],
    ])
    const first = indexedPng(small)
    indexedPng(
      pixels(
        5,
        Array.from({ length: 40 }, (_, at) => [at, 200 - at, 3 * at] as const),
      ),
    )
    expect(indexedPng(small)).toEqual(first)
  })
})

describe('a rasterised drawing', () => {
  const drawing = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" font-family="DejaVu Sans"><rect width="200" height="40" fill="#ffffff"/><text x="10" y="28" font-size="24">${text}</text></svg>`

  test('given the same drawing, when it is rasterised again, then it has the same bytes', async () => {
    expect(await png(drawing('Paquebot 1'))).toEqual(await png(drawing('Paquebot 1')))
  })

  test('given text, when it is rasterised, then the letters appear: the font does not come from the machine', async () => {
    const [one, other, blank] = await Promise.all(
      ['Ада', 'Éva', ''].map(async (text) => read(await png(drawing(text)))),
    )
    expect([one?.width, one?.height]).toEqual([300, 60])
    const dark = (colours: readonly string[] = []) => colours.filter((colour) => colour === '000000').length
    expect(dark(blank?.colours)).toBe(0)
    expect(dark(one?.colours)).toBeGreaterThan(100)
    expect(one?.colours).not.toEqual(other?.colours)
  })

  // The fonts of raster.ts: characters come from the small one, from the whole one, or from neither.
  test.each(['AVATAR fi Ж', 'Zo\u0308e ★ →', 'שלום Ann', 'Երևան', '漢 🙂'])(
    'given the text %s, when it is rasterised, then it looks as with the whole font alone',
    async (text) => {
      expect(existsSync('dist/frequent-characters.ttf')).toBe(true)
      const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
      const whole = await renderAsync(drawing(text), {
        fitTo: { mode: 'zoom', value: 1.5 },
        font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'DejaVu Sans' },
      })
      expect(await png(drawing(text))).toEqual(
        indexedPng({ width: whole.width, height: whole.height, bytes: whole.pixels }),
      )
    },
  )

  test('given an invalid drawing, when it is rasterised, then an error says so', async () => {
    await expect(png('<svg')).rejects.toThrow()
  })
})
