import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { isAlone } from './keys.ts'
import styles from './tabs.module.css'

interface Tab<Id extends string> {
  readonly id: Id
  readonly title: ComponentChildren
  /** Called when the pointer or the focus reaches the tab, to begin loading its panel. */
  readonly load?: (() => Promise<unknown>) | undefined
}

interface Props<Id extends string> {
  /** The ids of its panels begin with it. */
  readonly name: string
  readonly tabs: readonly Tab<Id>[]
  readonly shown: Id | undefined
  readonly class?: string | undefined
  show(tab: Id): void
}

/**
 * Tabs as in the WAI-ARIA pattern: one stop for the Tab key, and the arrow keys, Home and End go from one to another.
 * Enter shows the panel, rather than the arrows, because a panel that is shown may count as read.
 */
export function Tabs<Id extends string>({ name, tabs, shown, class: look, show }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const place = isAlone(event) ? placeAfter(event.key, all.findIndex(isFocused), all.length - 1) : undefined
    if (place === undefined) return
    event.preventDefault()
    all[place]?.focus()
  }
  return (
    <div ref={list} role="tablist" class={`${styles.tabs} ${look ?? ''}`} onKeyDown={go}>
      {tabs.map(({ id, title, load }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-tab-${id}`}
          tabIndex={id === shown ? 0 : -1}
          aria-selected={id === shown}
          aria-controls={`${name}-${id}`}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => show(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

const isFocused = (element: Element): boolean => element === document.activeElement

/** The place to which a key leads; undefined for other keys. */
function placeAfter(key: string, place: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return place === last ? 0 : place + 1
    case 'ArrowLeft':
      return place === 0 ? last : place - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
