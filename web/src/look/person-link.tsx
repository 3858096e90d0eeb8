import styles from './person-link.module.css'

/** A name as a link to the person's public profile. */
export function PersonLink({ name }: { readonly name: string }) {
  return (
    <a class={styles.person} href={`/people/${encodeURIComponent(name)}`}>
      {name}
    </a>
  )
}
