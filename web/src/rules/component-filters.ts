import type { Component } from '../api/schemas.ts'

/** What the reader looks for among the components. */
export interface Wanted {
  readonly text: string
  /** The groups that are shown; all of them if it is empty. */
  readonly groups: ReadonlySet<string>
  /** What it makes or takes, such as `makes bread`; empty for everything. */
  readonly goods: string
  readonly isHouse: boolean
}

export const everything: Wanted = { text: '', groups: new Set(), goods: '', isHouse: false }

export const directions = ['makes', 'takes'] as const

/** In a search, letters that differ only in accents or case count as the same. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const saidOn = ({ name, number, values, cost, fee, text }: Component): string =>
  plain([number, name, ...values, cost, fee, text].filter(Boolean).join(' '))

/** What a component makes and takes, as the filter names it. */
export const goodsOf = (component: Component): readonly string[] =>
  directions.flatMap((direction) => (component[direction] ?? []).map(({ id }) => `${direction} ${id}`))

export function fits(component: Component, { text, groups, goods, isHouse }: Wanted): boolean {
  const parts = plain(text).split(/\s+/).filter(Boolean)
  const said = saidOn(component)
  return (
    parts.every((part) => said.includes(part)) &&
    (groups.size === 0 || groups.has(component.group)) &&
    (goods === '' || goodsOf(component).includes(goods)) &&
    (!isHouse || component.provenance.status === 'house')
  )
}
