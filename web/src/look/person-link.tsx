import styles from './person-link.module.css'

/** A name that leads to what everybody may know about this person. */
export function PersonLink({ name }: { readonly name: string }) {
  return (
    <a class={styles.person} href={`/people/${encodeURIComponent(name)}`}>
      {name}
    </a>
  )
}
