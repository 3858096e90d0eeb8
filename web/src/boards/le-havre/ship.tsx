import { Hidden } from '../../ui/controls.tsx'
import type { Language } from '../../words/languages.ts'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './building.module.css'
import { CardDrawing } from './card-drawing.tsx'
import { Icon } from './icons.tsx'
import { Numbers } from './numbers.tsx'
import type { ShipId } from './view.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly language: Language
  readonly id: ShipId
  /** Whether to show its building cost. */
  readonly isForSale?: boolean
}

/** A ship with its printed values. */
export function Ship({ id, language, isForSale = false }: Props) {
  const pieces = usePieces()
  const piece = noun('ship', id)
  const card = pieces.componentOf(piece)
  const words = wordsIn[language]
  return (
    <Piece noun={piece} isWorded class={styles.building}>
      <span class={styles.drawing}>
        <CardDrawing id={id} />
      </span>
      <span class={styles.name}>{pieces.nameOf(piece)}</span>
      {isForSale && card?.cost && (
        <span class={styles.paid}>
          <span>
            <Icon name="cost" size={15} /> <Hidden>{words.cost}</Hidden>
            <Numbers text={card.cost} />
          </span>
        </span>
      )}
      <span class={`${styles.values} ${styles.all}`}>
        {card?.values.map((value) => (
          <Numbers key={value} text={value} />
        ))}
      </span>
    </Piece>
  )
}

/** Only the name of a ship, for one below others. */
export function ShipName({ id }: { readonly id: ShipId }) {
  const piece = noun('ship', id)
  return (
    <Piece noun={piece} isWorded class={styles.chip}>
      {usePieces().nameOf(piece)}
    </Piece>
  )
}
