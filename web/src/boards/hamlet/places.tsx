import type { Place } from '../../api/schemas.ts'
import { usePieces } from '../kit/pieces.ts'
import { cornersAt, middleOf, pathOf } from './lattice.ts'
import { type Table, tileOf } from './view.ts'
import styles from './village.module.css'
import { wordsIn } from './words.ts'

const isSame = (one: Place, other: Place): boolean =>
  one.turns === other.turns && one.q === other.q && one.r === other.r

/**
 * Where a tile may be placed, while a move asks for it: a spot for each middle. Touching a spot again turns the tile, as
 * far as it fits there in several ways.
 */
export function Places({ table: { view, language } }: { readonly table: Table }) {
  const pieces = usePieces()
  const { nameOf } = pieces
  const placing = pieces.placing()
  const outline = placing && tileOf(view, String(placing.piece.id))?.outline
  if (placing === undefined || outline === undefined) return null
  const words = wordsIn[language]
  const spots = new Map<string, { x: number; y: number; places: Place[] }>()
  for (const place of placing.places) {
    const { x, y } = middleOf(cornersAt(outline, place))
    const at = `${Math.round(x)},${Math.round(y)}`
    const spot = spots.get(at) ?? { x, y, places: [] }
    spot.places.push(place)
    spots.set(at, spot)
  }
  const chosen = placing.chosen
  const next = (places: readonly Place[]): Place | undefined => {
    const index = chosen === undefined ? -1 : places.findIndex((place) => isSame(place, chosen))
    return places[(index + 1) % places.length]
  }
  return (
    <>
      {chosen !== undefined && <path class={styles.ghost} d={pathOf(cornersAt(outline, chosen))} />}
      {[...spots].map(([at, { x, y, places }]) => {
        const isChosen = chosen !== undefined && places.some((place) => isSame(place, chosen))
        const choose = () => {
          const place = next(places)
          if (place !== undefined) placing.choose(place)
        }
        return (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons.
          <g
            key={at}
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
