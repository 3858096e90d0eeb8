import { ink, paper } from './colours.ts'
import { group, rect, type Shape, shape, short, written } from './shape.ts'

/** As wide as every picture is; its height is up to the game. */
export const width = 640

/** The forms that a game draws again and again, by name, around (0, 0) and 16 across. */
export type Icons = Readonly<Record<string, readonly Shape[]>>

/** A form at a place: `size` across. */
export const icon = (name: string, x: number, y: number, size: number, look: Shape['look'] = {}): Shape =>
  shape('use', {
    href: `#${name}`,
    transform: `translate(${short(x)} ${short(y)}) scale(${short(size / 16)})`,
    ...look,
  })

/** A picture as an SVG file: it needs nothing from outside but a font, and forms that it does not use are left out. */
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
  const look = (node: Shape | string): void => {
    if (typeof node === 'string') return
    if (node.name === 'use') used.add(String(node.look.href))
    node.within.forEach(look)
  }
  shapes.forEach(look)
  return used
}
