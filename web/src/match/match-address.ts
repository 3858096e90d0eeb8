import { type ReadonlySignal, signal } from '@preact/signals'
import type { Noun } from '../api/schemas.ts'
import { pieceName } from '../boards/kit/pieces.ts'
import { isTab, type Tab } from './around/around.tsx'

/** The open parts of a match, as in the fragment of its address: `#tab=story`. */
export interface Opened {
  readonly tab: Tab
  /** The piece whose sheet is open. */
  readonly sheet: Noun | undefined
}

export type MatchAddress = ReturnType<typeof matchAddress>

/** How many entries of the browser's history this page has added since the match was opened. */
const depth = (): number => (typeof history.state?.depth === 'number' ? history.state.depth : 0)

/**
 * Keeps the open parts in the address, so that Back closes a sheet, then leads from a tab to the board, and then leaves
 * the match.
 * @param first the open tab if the address names none
 * @param isNarrow whether the tabs take turns with the board: only then does Back lead from a tab to the board
 */
export function matchAddress(first: Tab, isNarrow: boolean) {
  const opened = signal(openedBy(location.hash, first))
  const follow = () => {
    opened.value = openedBy(location.hash, first)
  }
  addEventListener('popstate', follow)

  function go(next: Opened, isNew: boolean): void {
    const address = location.pathname + location.search + hashOf(next, first)
    if (isNew) history.pushState({ depth: depth() + 1 }, '', address)
    else history.replaceState(history.state, '', address)
    opened.value = next
  }

  const readOpened: ReadonlySignal<Opened> = opened
  return {
    opened: readOpened,
    showTab(tab: Tab): void {
      const before = opened.value
      if (tab === before.tab) return
      // The board is one step back if the tab was opened from there.
      if (isNarrow && tab === first && depth() > 0) history.back()
      else go({ tab, sheet: undefined }, isNarrow && before.tab === first)
    },
    openSheet(sheet: Noun): void {
      const before = opened.value
      go({ tab: before.tab, sheet }, before.sheet === undefined)
    },
    closeSheet(): void {
      const { tab, sheet } = opened.value
      if (sheet === undefined) return
      if (depth() > 0) history.back()
      else go({ tab, sheet: undefined }, false)
    },
    stop: () => removeEventListener('popstate', follow),
  }
}

function openedBy(hash: string, first: Tab): Opened {
  const named = new URLSearchParams(hash.slice(1))
  const tab = named.get('tab') ?? first
  const [, kind, id] = /^([^:]+):(.+)$/.exec(named.get('sheet') ?? '') ?? []
  const sheet = kind && id ? { kind, id: /^\d+$/.test(id) ? Number(id) : id } : undefined
  return { tab: isTab(tab) ? tab : first, sheet }
}

function hashOf({ tab, sheet }: Opened, first: Tab): string {
  const named = new URLSearchParams()
  if (tab !== first) named.set('tab', tab)
  if (sheet !== undefined) named.set('sheet', pieceName(sheet))
  return named.size === 0 ? '' : `#${named}`
}
