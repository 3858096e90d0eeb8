import { escapeMarkup } from '../markup.ts'
/**
 * A drawing as a value. Elements are turned into SVG in one place, when all of them are known, so that everything is
 * escaped exactly once.
 */

export interface Shape {
  readonly name: string
  readonly attributes: Attributes
  readonly within: readonly (Shape | string)[]
}

/** The attributes of an element, by their SVG names. */
export type Attributes = Readonly<Record<string, string | number>>

/** A point of the drawing; y grows downwards. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export const shape = (name: string, attributes: Attributes = {}, within: Shape['within'] = []): Shape => ({
  name,
  attributes,
  within,
})

export const group = (within: readonly Shape[], attributes: Attributes = {}): Shape => shape('g', attributes, within)
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): Shape =>
  shape('rect', { x, y, width, height, ...attributes })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): Shape =>
  shape('circle', { cx, cy, r, ...attributes })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): Shape =>
  shape('ellipse', { cx, cy, rx, ry, ...attributes })
export const line = (from: Spot, to: Spot, attributes: Attributes): Shape =>
  shape('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...attributes })
export const polygon = (spots: readonly Spot[], attributes: Attributes): Shape =>
  shape('polygon', { points: spots.map(({ x, y }) => `${short(x)},${short(y)}`).join(' '), ...attributes })
export const path = (d: string, attributes: Attributes): Shape => shape('path', { d, ...attributes })

/** An element as SVG, with its children. */
export function written(node: Shape | string): string {
  if (typeof node === 'string') return escapeMarkup(node)
  const { name, attributes, within } = node
  let text = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? short(value) : escapeMarkup(value)}"`
  }
  if (within.length === 0) return `${text}/>`
  text += '>'
  for (const inner of within) text += written(inner)
  return `${text}</${name}>`
}

/**
 * A number in a drawing. Two decimals are finer than any screen, and the same on every machine. It is formatted from
 * whole numbers, since formatting fractions takes longer than all the rest of a picture.
 */
export function short(value: number): string {
  if (Number.isInteger(value)) return `${value}`
  const hundredths = Math.round(value * 100)
  const whole = Math.trunc(hundredths / 100)
  const rest = Math.abs(hundredths % 100)
  if (rest === 0) return `${whole}`
  const decimals = rest % 10 === 0 ? `${rest / 10}` : rest < 10 ? `0${rest}` : `${rest}`
  return `${hundredths < 0 && whole === 0 ? '-' : ''}${whole}.${decimals}`
}
