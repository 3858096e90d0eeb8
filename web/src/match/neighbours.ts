import type { Component, Noun } from '../api/schemas.ts'
import { nounOf, pieceName } from '../boards/kit/pieces.ts'
import { pair } from '../words/pair.ts'
import { withoutCost } from './without-cost.ts'

interface Neighbours {
  readonly previous: Noun | undefined
  readonly next: Noun | undefined
}

/**
 * The visible pieces of the same kind before and after one, in the order in which the board draws them. Pieces with one
 * name, such as villagers and prices, have one sheet.
 */
export function neighboursOf(noun: Noun, nameOf: (noun: Noun) => string): Neighbours {
  const drawn = visible(`button[data-piece^="${noun.kind}:"], g[data-piece^="${noun.kind}:"]`)
  const sheets = new Map<string, Noun>()
  for (const piece of drawn) {
    const other = nounOf(piece.getAttribute('data-piece') ?? '')
    if (!sheets.has(nameOf(other))) sheets.set(nameOf(other), other)
  }
  const place = [...sheets.keys()].indexOf(nameOf(noun))
  const at = (index: number) => (place === -1 ? undefined : [...sheets.values()][index])
  return { previous: at(place - 1), next: at(place + 1) }
}

/**
 * What the board shows of a piece, such as how many there are, with the name of the place if it has one: "Bag: 3". A
 * row of a table is shown with its column headings. The cost of a component is left out, because the sheet has it.
 */
export function shownOf(noun: Noun, name: string, component: Component | undefined): readonly string[] {
  const shown = visible(`main > section [data-piece="${pieceName(noun)}"]`).flatMap((piece) => {
    const row = piece.closest('th[scope="row"]')?.closest('tr')
    if (row) return cellsOf(row)
    const text = 'innerText' in piece ? piece.innerText.trim().replace(/\s*\n\s*/g, ' · ') : piece.textContent
    const says = withoutCost(piece.dataset.says ?? (component ? '' : text), component?.cost ?? null)
    if (says === name || !/[\p{L}\d]/u.test(says)) return []
    const [under] = piece.dataset.on?.split(' ') ?? []
    const holder = under && document.querySelector(`main > section [data-piece="${under}"][aria-label]`)
    const place = (holder || piece.parentElement?.closest('[data-panel] [aria-label]'))?.ariaLabel
    return [place && !says.includes(place) ? pair(place, says) : says]
  })
  return [...new Set(shown)]
}

/** The elements that a selector finds, without those in panels that are not shown. */
const visible = (selector: string): (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    (element) => element.getBoundingClientRect().width > 0,
  )

/** What a screen reader reads of a row: a zero is drawn as a dot, after its digit. */
const cellsOf = (row: HTMLTableRowElement): string[] =>
  [...row.cells].slice(1).map(({ cellIndex, firstChild }) => {
    const head = row.closest('table')?.rows[0]?.cells[cellIndex]
    return pair(head?.innerText ?? '', firstChild?.textContent ?? '')
  })

/** The things that stand on a piece, such as pawns and goods, each once. */
export function thingsOn(noun: Noun): readonly Noun[] {
  const things = [...document.querySelectorAll(`[data-on~="${pieceName(noun)}"]`)]
  return [...new Set(things.map((thing) => thing.getAttribute('data-piece') ?? ''))].map(nounOf)
}
