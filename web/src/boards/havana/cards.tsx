import type { Schemas } from '../../api/schemas.ts'
import type { PanelProps } from '../board.ts'
import { withSoftHyphens } from '../kit/hyphens.ts'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './cards.module.css'
import { Facade } from './facade.tsx'
import { PieceIcon, pieceKinds } from './icons.tsx'

export type View = Schemas['HavanaView']
export type Scene = PanelProps<View>

interface BuildingProps {
  readonly scene: Scene
  readonly id: string
  readonly says?: string
  /** Whether it is at an end of its row: only there can it be built. */
  readonly isEnd?: boolean
}

/** A building: its points, in large type, and its cost. */
export function BuildingCard({ scene, id, says, isEnd }: BuildingProps) {
  const pieces = usePieces()
  const building = scene.view.buildings[id]
  const cost = pieces.componentOf(noun('building', id))?.cost
  if (building === undefined) return null
  return (
    <Piece
      noun={noun('building', id)}
      says={[cost, says].filter(Boolean).join(', ')}
      class={`${styles.building} ${isEnd ? styles.end : ''}`}
    >
      <span class={styles.front}>
        <Facade building={building} id={id} />
        <span class={styles.points}>{building.vp}</span>
      </span>
      <span class={styles.cost}>
        {pieceKinds.map((kind) => {
          const many = building.cost[kind] ?? 0
          return (
            many > 0 && (
              <span key={kind} class={styles.part}>
                {many > 1 && <b>{many}</b>}
                <PieceIcon kind={kind} size={18} />
              </span>
            )
          )
        })}
        {building.architect && <Architect />}
      </span>
    </Piece>
  )
}

/** The sign of a building that needs the architect. */
const Architect = () => (
  <svg class={styles.architect} viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
    <path d="M12 3 5 21M12 3l7 18M7.5 15h9M12 1v2" />
  </svg>
)

interface ActionCardProps {
  readonly id: string
  readonly says?: string | undefined
  /** Whether it was carried out already, or is discarded. */
  readonly isFaint?: boolean
  /** Whether to leave out its text, which the sheet has. */
  readonly isShort?: boolean
  /** The seat whose card it is: all players have the same cards. */
  readonly of: number
}

/** An action card: its number and its name. */
export function ActionCard({ id, says, isFaint, isShort, of }: ActionCardProps) {
  const pieces = usePieces()
  const component = pieces.componentOf(noun('action-card', id))
  return (
    <Piece noun={noun('action-card', id)} says={says} of={of} class={`${styles.action} ${isFaint ? styles.faint : ''}`}>
      <span class={styles.number}>{component?.number}</span>
      <span class={styles.name}>{withSoftHyphens(pieces.nameOf(noun('action-card', id)))}</span>
      {!isShort && <span class={styles.text}>{component?.text}</span>}
    </Piece>
  )
}
