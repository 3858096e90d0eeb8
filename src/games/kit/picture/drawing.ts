import { ink, paper } from './colours.ts'
import { group, rect, type Shape, shape, short, written } from './shape.ts'

/** The width of every picture; its height is up to the game. */
export const width = 640

/** The shapes that a game draws repeatedly, by name, centred on (0, 0) and 16 across. */
export type Icons = Readonly<Record<string, readonly Shape[]>>

/** A named shape at a place, `size` across. */
export const icon = (name: string, x: number, y: number, size: number, attributes: Shape['attributes'] = {}): Shape =>
  shape('use', {
    href: `#${name}`,
    transform: `translate(${short(x)} ${short(y)}) scale(${short(size / 16)})`,
    ...attributes,
  })

/**
 * A picture as an SVG file. It needs nothing from outside except a font, and contains only the named shapes that it
 * uses.
 */
export function drawing(title: string, height: number, icons: Icons, shapes: readonly Shape[]): string {
  const used = usedIn(shapes)
  const forms = Object.entries(icons).flatMap(([name, form]) =>
    used.has(`#${name}`) ? [group(form, { id: name })] : [],
  )
  return written(
    shape(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'font-family': 'DejaVu Sans, Verdana, sans-serif',
        fill: ink,
      },
      [shape('title', {}, [title]), shape('defs', {}, forms), rect(0, 0, width, height, { fill: paper }), ...shapes],
    ),
  )
}

function usedIn(shapes: readonly (Shape | string)[]): ReadonlySet<string> {
  const used = new Set<string>()
  const note = (node: Shape | string): void => {
    if (typeof node === 'string') return
    if (node.name === 'use') used.add(String(node.attributes.href))
    node.within.forEach(note)
  }
  shapes.forEach(note)
  return used
}
