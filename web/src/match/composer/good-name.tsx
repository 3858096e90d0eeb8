import { useContext } from 'preact/hooks'
import type { Noun } from '../../api/schemas.ts'
import styles from './composition.module.css'
import { IconContext } from './icon-context.ts'

/** A good with its icon and name. */
export function GoodName({ noun, name }: { readonly noun: Noun; readonly name: string }) {
  const Icon = useContext(IconContext)
  return (
    <span class={styles.good}>
      {Icon && <Icon noun={noun} />}
      {name}
    </span>
  )
}
