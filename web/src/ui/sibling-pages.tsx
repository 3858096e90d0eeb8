import styles from './pills.module.css'

interface Props {
  readonly label: string
  readonly pages: readonly { readonly href: string; readonly says: string; readonly isShown: boolean }[]
}

/** Links to pages that belong together, of which one is shown. */
export const SiblingPages = ({ label, pages }: Props) => (
  <nav class={styles.pills} aria-label={label}>
    {pages.map(({ href, says, isShown }) => (
      <a key={href} href={href} aria-current={isShown ? 'page' : undefined}>
        {says}
      </a>
    ))}
  </nav>
)
