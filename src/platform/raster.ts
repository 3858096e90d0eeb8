import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import { installed } from './installation.ts'
import { indexedPng } from './png.ts'

/**
 * One font of our own rather than the machine's, so that the same drawing gives the same bytes everywhere. It comes
 * as two files, because the rasterizer reads a whole font file for each text and each character: a small one with the
 * frequent characters (`scripts/frequent-characters.mjs`), and the whole font for the others.
 */
const fonts = [
  fileURLToPath(installed('dist/frequent-characters.ttf')),
  createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
]

/** Pixels per unit of the drawing: sharp on a phone, small in a mail. */
const pixels = 1.5

/** An SVG drawing as a PNG. Call it on another thread, because it takes longer than other requests should wait. */
export async function png(svg: string): Promise<Buffer> {
  const {
    width,
    height,
    pixels: bytes,
  } = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: pixels },
    font: { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: 'DejaVu Sans' },
  })
  const file = indexedPng({ width, height, bytes })
  giveBack(bytes)
  return file
}

/** Frees the memory of the pixels at once; to free it, V8 would collect its whole heap. Node 20 cannot do this. */
function giveBack({ buffer }: Buffer): void {
  if ('transfer' in buffer) buffer.transfer(0)
}
