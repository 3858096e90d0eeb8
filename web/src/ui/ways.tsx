import styles from './ways.module.css'

interface Props {
  readonly label: string
  readonly ways: readonly { readonly href: string; readonly says: string; readonly isShown: boolean }[]
}

/** The ways to pages that belong together, of which one is shown. */
export const Ways = ({ label, ways }: Props) => (
  <nav class={styles.ways} aria-label={label}>
    {ways.map(({ href, says, isShown }) => (
      <a key={href} href={href} aria-current={isShown ? 'page' : undefined}>
        {says}
      </a>
    ))}
  </nav>
)
