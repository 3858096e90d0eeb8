import styles from './numbers.module.css'

/** Words of a card with their numbers in bold: they are what one compares. */
export function Numbers({ text }: { readonly text: string }) {
  return (
    <span>
      {text.split(/(\d+)/).map((part, place) => (place % 2 === 1 ? <b class={styles.number}>{part}</b> : part))}
    </span>
  )
}
