import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { indexedPng } from './png.ts'

/** One font of our own rather than the machine's, so that the same drawing gives the same bytes everywhere. */
const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')

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
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'DejaVu Sans' },
  })
  return indexedPng({ width, height, bytes })
}
