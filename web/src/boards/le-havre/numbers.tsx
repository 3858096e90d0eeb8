import styles from './numbers.module.css'

/** A text of a card with its numbers in bold, since readers compare them. */
export function Numbers({ text }: { readonly text: string }) {
  return (
    <span>
      {text.split(/(\d+)/).map((part, place) => (place % 2 === 1 ? <b class={styles.number}>{part}</b> : part))}
    </span>
  )
}
