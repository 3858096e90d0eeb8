import type { Noun } from '../../api/schemas.ts'
import styles from './cards.module.css'
import type { View } from './cards.tsx'
import { Facade } from './facade.tsx'
import { Icon } from './icons.tsx'

/** A building, with its points, or the icon of a piece. */
export function Alone({ view, noun }: { readonly view: View; readonly noun: Noun }) {
  const building = noun.kind === 'building' ? view.buildings[noun.id] : undefined
  if (building === undefined) return <Icon noun={noun} />
  return (
    <span class={styles.front}>
      <Facade building={building} id={String(noun.id)} />
      <span class={styles.points}>{building.vp}</span>
    </span>
  )
}
