import { createContext, type FunctionComponent } from 'preact'
import { useContext } from 'preact/hooks'
import type { Noun } from '../../api/schemas.ts'
import styles from './composer.module.css'

/** The icons of the game, if its board has any. */
export const IconContext = createContext<FunctionComponent<{ noun: Noun }> | undefined>(undefined)

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
