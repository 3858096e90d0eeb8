import type { Place } from '../../api/schemas.ts'
import { type Placing, usePieces } from '../kit/pieces.ts'
import { cornersAt, middleOf, type Point, pathOf } from './lattice.ts'
import { type Scene, tileOf, type View } from './view.ts'
import styles from './village.module.css'
import { wordsIn } from './words.ts'

const isSame = (one: Place, other: Place): boolean =>
  one.turns === other.turns && one.q === other.q && one.r === other.r

/** Places whose centres are closer than this share a spot; otherwise spots would cover one another. */
const apart = 16

interface Shared {
  readonly x: number
  readonly y: number
  readonly places: Place[]
}

function spotsOf(outline: string, places: readonly Place[]): readonly Shared[] {
  const spots: Shared[] = []
  for (const place of places) {
    const { x, y } = middleOf(cornersAt(outline, place))
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < apart)
    if (near === undefined) spots.push({ x, y, places: [place] })
    else near.places.push(place)
  }
  return spots
}

const outlineOf = (view: View, placing: Placing | undefined): string | undefined =>
  placing && tileOf(view, String(placing.piece.id))?.outline

/** The corners of a tile at all places where it may lie, while a move asks for one. */
export function cornersOfPlaces(view: View, placing: Placing | undefined): readonly Point[] {
  const outline = outlineOf(view, placing)
  return outline === undefined ? [] : (placing?.places.flatMap((place) => cornersAt(outline, place)) ?? [])
}

/**
 * The places where a tile may lie, while a move asks for one: a spot for each centre. Touching a spot again turns the
 * tile, if it fits there in several ways.
 */
export function Places({ scene: { view, language } }: { readonly scene: Scene }) {
  const pieces = usePieces()
  const { nameOf } = pieces
  const placing = pieces.placing()
  const outline = outlineOf(view, placing)
  if (placing === undefined || outline === undefined) return null
  const words = wordsIn[language]
  const chosen = placing.chosen
  const next = (places: readonly Place[]): Place | undefined => {
    const index = chosen === undefined ? -1 : places.findIndex((place) => isSame(place, chosen))
    return places[(index + 1) % places.length]
  }
  return (
    <>
      {chosen !== undefined && <path class={styles.ghost} d={pathOf(cornersAt(outline, chosen))} />}
      {spotsOf(outline, placing.places).map(({ x, y, places }) => {
        const isChosen = chosen !== undefined && places.some((place) => isSame(place, chosen))
        const choose = () => {
          const place = next(places)
          if (place !== undefined) placing.choose(place)
        }
        return (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons.
          <g
            key={`${x},${y}`}
            role="button"
            tabIndex={0}
            aria-label={`${nameOf(placing.piece)}: ${words.spot}`}
            aria-pressed={isChosen}
            class={`${styles.spot} ${isChosen ? styles.taken : ''}`}
            onClick={choose}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              choose()
            }}
          >
            <circle cx={x} cy={y} r={12} />
            {places.length > 1 && (
              <text x={x} y={y + 4}>
                {places.length}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
