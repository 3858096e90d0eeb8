import styles from './person-link.module.css'

/** The address of the public profile of a person. */
export const personAddress = (name: string): string => `/people/${encodeURIComponent(name)}`

/** A name as a link to the person's public profile. */
export function PersonLink({ name }: { readonly name: string }) {
  return (
    <a class={styles.person} href={personAddress(name)}>
      {name}
    </a>
  )
}
