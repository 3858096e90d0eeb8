import type { ComponentProps } from 'preact'
import styles from './composition.module.css'
import { Outcome } from './outcome.tsx'

/** How much of what would happen stays in sight: whole lines, which are its heading and two more. */
const firstLines = '0.4rem + 3lh'

/**
 * What would happen, below the form. Its first lines stay in sight; the rest may be out of sight. It is there before it
 * speaks: otherwise screen readers miss it.
 */
export function Judged({ id, ...outcome }: ComponentProps<typeof Outcome> & { readonly id: string }) {
  /**
   * Preact calls this after each rendering, because each has another function. While the form is folded, the outcome has
   * no height.
   */
  const keepFirstLines = (judged: HTMLElement | null) => {
    if (judged?.offsetHeight) judged.style.bottom = `min(0px, ${firstLines} - ${judged.offsetHeight}px)`
  }
  return (
    <div ref={keepFirstLines} id={id} class={styles.judged} aria-live="polite">
      <Outcome {...outcome} />
    </div>
  )
}
