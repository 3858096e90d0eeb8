import styles from './building.module.css'

/** What is drawn for each type of building: a hammer, a coin, a cogwheel, columns. */
const signs: Readonly<Record<string, string>> = {
  craft: 'M3 3h8v4H3zM7 7v7',
  economic: 'M8 2a6 6 0 1 0 .01 0M8 5v6M6 8h4',
  industrial: 'M8 5a3 3 0 1 0 .01 0M8 1v3M8 12v3M1 8h3M12 8h3M3 3l2 2M11 11l2 2M13 3l-2 2M5 11l-2 2',
  public: 'M2 6l6-4 6 4zM4 6v7M8 6v7M12 6v7M2 14h12',
}

/** The type of a building, told apart by its sign and by its colour. Its word is among what is printed on the card. */
export function KindMark({ type }: { readonly type: string | undefined }) {
  const sign = type === undefined ? undefined : signs[type]
  if (sign === undefined) return null
  return (
    <svg class={styles.kind} data-type={type} width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
      <path d={sign} />
    </svg>
  )
}
