import { readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'

/** Draws the icons of the installed client from `web/public/icon.svg`, as PNG in the sizes that systems ask for. */
const folder = new URL('../web/public/', import.meta.url)
const icon = await readFile(new URL('icon.svg', folder), 'utf8')
const ship = /<path.*\/>/.exec(icon)?.[0]
if (ship === undefined) throw new Error('icon.svg has no ship.')

/** The system cuts out a shape of its own: the ground fills all, and the ship lies within the safe circle. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="#1f4e5f"/><g transform="translate(16 16) scale(.8) translate(-16 -16)">${ship}</g>
</svg>`
/** The system takes its outline alone. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 26 26">${ship.replaceAll(/#\w{6}/g, '#ffffff')}</svg>`

const drawn: readonly (readonly [name: string, svg: string, pixels: number])[] = [
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  ['icon-maskable-512', maskable, 512],
  ['icon-touch-180', maskable, 180],
  ['badge-96', badge, 96],
]
for (const [name, svg, pixels] of drawn) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng()
  await writeFile(new URL(`${name}.png`, folder), png)
  console.log(`web/public/${name}.png is written.`)
}
