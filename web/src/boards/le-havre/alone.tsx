import type { Noun } from '../../api/schemas.ts'
import { CardDrawing } from './card-drawing.tsx'
import { GoodIcon } from './icons.tsx'

/** The drawing of a card, or the icon of a good. */
export function Alone({ noun }: { readonly noun: Noun }) {
  const isCard = noun.kind === 'building' || noun.kind === 'ship'
  return isCard ? <CardDrawing id={String(noun.id)} /> : <GoodIcon noun={noun} size={40} />
}
