/** Whether a panel of the board has a piece that the reader can use, even while the panel is not shown. */
export const isLitIn = (panel: string): boolean =>
  document.querySelector(`#panel-${panel} [data-piece][aria-pressed]`) !== null

/** Whether a panel of the board has a piece that the reader has chosen. */
export const isChosenIn = (panel: string): boolean =>
  document.querySelector(`#panel-${panel} [data-piece][aria-pressed="true"]`) !== null

/** Whether a piece is drawn now: of panels that take turns, only one is shown; of what is folded, nothing. */
export const isShown = (piece: Element): boolean => piece.checkVisibility()

/** The pieces that the reader can use and that are shown, in the order of the board. */
const litPieces = (within: string): readonly Element[] =>
  [...document.querySelectorAll(`${within} [data-piece][aria-pressed="false"]`)].filter(isShown)

/** Where a piece lies relative to the visible part of the board: above (−1), at least partly within (0), or below (1). */
function sideOf(piece: Element): -1 | 0 | 1 {
  const seen = piece.closest('main > section')?.getBoundingClientRect()
  const { top, bottom } = piece.getBoundingClientRect()
  if (seen === undefined || (bottom > seen.top && top < seen.bottom)) return 0
  return top < seen.top ? -1 : 1
}

const show = (piece: Element | undefined): void => piece?.scrollIntoView({ block: 'center', inline: 'nearest' })

/**
 * Scrolls to the next piece below that the reader can use, or else to the first one, and gives it the focus. Where
 * panels take turns, it opens the first panel with such a piece if the one that is shown has none.
 */
export function showLit(): void {
  const lit = litPieces('main > section')
  if (lit.length === 0) {
    const hidden = document.querySelector('main > section [data-panel] [data-piece][aria-pressed="false"]')
    const panel = hidden?.closest('[data-panel]')?.getAttribute('data-panel')
    for (const tab of ['table-tab-board', `panel-tab-${panel}`]) document.getElementById(tab)?.click()
    return
  }
  const next = lit.find((piece) => sideOf(piece) > 0) ?? lit[0]
  show(next)
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true })
}

/**
 * Where panels take turns, scrolls to the first piece in a panel that the reader can use, if all such pieces are out of
 * sight. A board whose panels lie side by side begins at its top, with no row cut; the bar leads to what is lit.
 */
export function keepLitInView(panel: string): void {
  const tab = document.getElementById(`panel-tab-${panel}`)
  if (tab === null || !isShown(tab)) return
  const lit = litPieces(`#panel-${panel}`)
  if (!lit.some((piece) => sideOf(piece) === 0)) show(lit[0])
}
