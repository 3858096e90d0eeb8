import type { Component } from '../../api/schemas.ts'
import type { Json } from '../../boards/kit/json.ts'
import { partAt } from '../../boards/kit/laying.ts'
import { pieceName } from '../../boards/kit/pieces.ts'

/**
 * The pieces at a path through a position file, such as `state/rows/upper/2`: of an amount those that lie there, and
 * the player whose part it is.
 */
export function piecesAt(state: Json, at: string, components: ReadonlyMap<string, Component>): readonly string[] {
  const path = at.replace(/^state\//, '')
  const keys = path.split('/')
  const part = partAt(state, path)
  const last = keys.at(-1)
  const container = `/${keys.slice(0, -1).join('/')}`
  const named = (id: Json | undefined) =>
    [...components.values()].filter((component) => component.id === id).map((component) => pieceName(component))
  const amounts = typeof part === 'number' ? named(last).map((name) => name + container) : []
  const seat = keys[0] === 'seats' && keys[1] !== undefined ? [`seat:${keys[1]}`] : []
  const offer = keys[0] === 'offers' && typeof part === 'number' ? [`offer:${last}`] : []
  return [...(typeof part === 'string' ? named(part) : []), ...amounts, ...seat, ...offer]
}
