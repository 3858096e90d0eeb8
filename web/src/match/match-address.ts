import { type ReadonlySignal, signal } from '@preact/signals'
import type { Noun } from '../api/schemas.ts'
import { copyName, pieceName } from '../boards/kit/pieces.ts'
import { isTab, type Tab } from './tabs/tab-names.ts'

/** The open parts of a match, as in the fragment of its address: `#tab=story`. */
interface Opened {
  readonly tab: Tab
  /** The piece whose sheet is open. */
  readonly sheet: Noun | undefined
  /** The seat of a copy. */
  readonly of?: number | undefined
}

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
  /** Going back takes effect later; what follows waits for it. */
  let isGoingBack = false
  const waiting: (() => void)[] = []

  function arrive(): void {
    isGoingBack = false
    if (waiting.length === 0) opened.value = openedBy(location.hash, first)
    else proceed()
  }
  addEventListener('popstate', arrive)

  function proceed(): void {
    while (!isGoingBack) {
      const step = waiting.shift()
      if (step === undefined) return
      step()
    }
  }

  /** Shows something at once, and takes a step in the browser's history when the steps before it are taken. */
  function show(next: Opened, step: () => void): void {
    opened.value = next
    waiting.push(step)
    proceed()
  }

  function write(next: Opened, isNew: boolean): void {
    const address = location.pathname + location.search + hashOf(next, first)
    if (isNew) history.pushState({ depth: depth() + 1 }, '', address)
    else history.replaceState(history.state, '', address)
  }

  /** Goes one step back if this page added it. */
  function back(next: Opened): void {
    isGoingBack = depth() > 0
    if (isGoingBack) history.back()
    else write(next, false)
  }

  const readOpened: ReadonlySignal<Opened> = opened
  return {
    opened: readOpened,
    showTab(tab: Tab): void {
      const before = opened.value
      if (tab === before.tab) return
      const next = { tab, sheet: undefined }
      // The board is one step back if the tab was opened from there.
      if (isNarrow && tab === first) show(next, () => back(next))
      else show(next, () => write(next, isNarrow && before.tab === first))
    },
    openSheet(sheet: Noun, of?: number): void {
      const before = opened.value
      const next = { tab: before.tab, sheet, of }
      show(next, () => write(next, before.sheet === undefined))
    },
    closeSheet(): void {
      const { tab, sheet } = opened.value
      const next = { tab, sheet: undefined }
      if (sheet !== undefined) show(next, () => back(next))
    },
    stop: () => removeEventListener('popstate', arrive),
  }
}

function openedBy(hash: string, first: Tab): Opened {
  const named = new URLSearchParams(hash.slice(1))
  const tab = named.get('tab') ?? first
  const [, kind, id, of] = /^([^:]+):([^@]+)(?:@(\d+))?$/.exec(named.get('sheet') ?? '') ?? []
  const sheet = kind && id ? { kind, id: /^\d+$/.test(id) ? Number(id) : id } : undefined
  return { tab: isTab(tab) ? tab : first, sheet, of: of === undefined ? undefined : Number(of) }
}

function hashOf({ tab, sheet, of }: Opened, first: Tab): string {
  const named = new URLSearchParams()
  if (tab !== first) named.set('tab', tab)
  if (sheet !== undefined) named.set('sheet', of === undefined ? pieceName(sheet) : copyName(sheet, of))
  return named.size === 0 ? '' : `#${named}`
}
