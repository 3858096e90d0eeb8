import styles from './charts.module.css'

/** A share as a bar, beside the number that says it. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <svg class={styles.share} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class={styles.whole} width={100} height={8} />
      <rect class={styles.part} width={100 * share} height={8} />
    </svg>
  )
}
