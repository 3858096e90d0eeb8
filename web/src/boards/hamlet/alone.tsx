import type { Noun } from '../../api/schemas.ts'
import { Icon } from './icons.tsx'
import { Plan } from './plan.tsx'
import { tileOf, type View } from './view.ts'

/** The land of a building, or the icon of a good. */
export function Alone({ view, noun }: { readonly view: View; readonly noun: Noun }) {
  const id = String(noun.id)
  const tile = tileOf(view, id)
  return tile ? <Plan view={view} id={id} tile={tile} /> : <Icon noun={noun} />
}
