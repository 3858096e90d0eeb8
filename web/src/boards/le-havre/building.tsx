import { Hidden } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { withSoftHyphens } from '../kit/hyphens.ts'
import { Pawn } from '../kit/pawn.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './building.module.css'
import { CardDrawing } from './card-drawing.tsx'
import { Icon } from './icons.tsx'
import { KindMark } from './kind-mark.tsx'
import { Numbers } from './numbers.tsx'
import { type BuildingId, type Scene, standingIn } from './view.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly id: BuildingId
  readonly scene: Scene
  /** Whether to show its building cost, which no longer matters once it is built. */
  readonly isProposal?: boolean
}

/** A building: a row on a phone, a card with a drawing if there is space. */
export function Building({ id, scene, isProposal = false }: Props) {
  const pieces = usePieces()
  const piece = noun('building', id)
  const words = wordsIn[scene.language]
  const card = pieces.componentOf(piece)
  const cost = isProposal ? card?.cost : null
  const standing = standingIn(scene, id)
  const isModernised = scene.view.modernised.includes(id)
  return (
    <Piece noun={piece} isWorded class={styles.building}>
      <span class={styles.drawing}>
        <CardDrawing id={id} />
      </span>
      <span class={styles.name}>
        <KindMark type={card?.type} /> {withSoftHyphens(pieces.nameOf(piece))}
      </span>
      {(standing.length > 0 || isModernised) && (
        <span class={styles.standing}>
          {isModernised && (
            <span class={styles.brick}>
              <Icon name="brick" size={18} />
              <Hidden>{words.modernised}</Hidden>
            </span>
          )}
          {standing.map(({ seat, name }) => (
            <Pawn key={seat} noun={noun('disc', seat)} on={piece} class={styles.disc}>
              <SeatMark seat={seat} size={16} />
              <Hidden>{words.standing(name)}</Hidden>
            </Pawn>
          ))}
        </span>
      )}
      <span class={styles.paid}>
        {cost && (
          <span>
            <Icon name="cost" size={15} /> <Hidden>{words.cost}</Hidden>
            <Numbers text={cost} />
          </span>
        )}
        {card?.fee && (
          <span>
            <Icon name="fee" size={15} /> <Hidden>{words.fee}</Hidden>
            <Numbers text={card.fee} />
          </span>
        )}
      </span>
      <span class={styles.values}>
        {card?.values.map((value) => (
          <Numbers key={value} text={value} />
        ))}
      </span>
      {/* Its beginning, for the eye; its sheet says all of it. */}
      {card?.text && (
        <span class={styles.does} aria-hidden="true">
          {card.text}
        </span>
      )}
    </Piece>
  )
}

/** Only the name of a building, for one below others. */
export function BuildingName({ id }: { readonly id: BuildingId }) {
  const piece = noun('building', id)
  const pieces = usePieces()
  return (
    <Piece noun={piece} isWorded class={styles.chip}>
      <KindMark type={pieces.componentOf(piece)?.type} /> {pieces.nameOf(piece)}
    </Piece>
  )
}
