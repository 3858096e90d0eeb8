import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { patched } from './foresight.ts'
import type { Lined } from './unsent.ts'

/**
 * The view in which the next move is chosen: that of the table or, while moves are lined up, that after them. Undefined
 * until it is known.
 */
export function viewAfter<Body extends { view: object }>(
  present: ReadonlySignal<Body | undefined>,
  lined: ReadonlySignal<readonly Pick<Lined, 'patch'>[]>,
) {
  const view = signal<Body | undefined>(undefined)
  const stop = effect(() => {
    const [now, last] = [present.value, lined.value.at(-1)]
    view.value = last === undefined ? now : undefined
    if (now === undefined || last === undefined) return
    const show = (next: Body | undefined) => {
      if (present.peek() === now && lined.peek().at(-1) === last) view.value = next
    }
    // If the match has changed, the patch may not fit; the moves are then lined up again with a new patch.
    patched(now, last.patch).then(show, () => show(undefined))
  })
  const readView: ReadonlySignal<Body | undefined> = view
  return { view: readView, stop }
}
