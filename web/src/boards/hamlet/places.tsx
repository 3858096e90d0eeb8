import type { Place } from '../../api/schemas.ts'
import { useScale } from '../kit/pan-and-zoom.tsx'
import { DrawnPiece } from '../kit/piece.tsx'
import { noun, type Pieces, PiecesContext, type Placing, usePieces } from '../kit/pieces.ts'
import { Ground } from './ground.tsx'
import { cornersAt, middleOf, type Point, pathOf, type Spot } from './lattice.ts'
import { fingertip } from './reach.ts'
import { type Scene, tileOf, type View } from './view.ts'
import styles from './village.module.css'
import { wordsIn } from './words.ts'

const isSame = (one: Place, other: Place): boolean =>
  one.turns === other.turns && one.q === other.q && one.r === other.r

/**
 * Places whose centres are closer than this share a spot: a fingertip meets only one spot, and none covers another.
 * @param scale the length of a unit in pixels
 */
const apartAt = (scale: number): number => Math.max(16, fingertip / scale)

interface Shared extends Spot {
  readonly places: Place[]
}

function spotsOf(outline: string, places: readonly Place[], apart: number): readonly Shared[] {
  const spots: Shared[] = []
  for (const place of places) {
    const { x, y } = middleOf(cornersAt(outline, place))
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < apart)
    if (near === undefined) spots.push({ x, y, places: [place] })
    else near.places.push(place)
  }
  return spots
}

const tileOfPlacing = (view: View, placing: Placing | undefined) => placing && tileOf(view, String(placing.piece.id))

/** The corners of a tile at all places where it may lie, while a move asks for one. */
export function cornersOfPlaces(view: View, placing: Placing | undefined): readonly Point[] {
  const outline = tileOfPlacing(view, placing)?.outline
  return outline === undefined ? [] : (placing?.places.flatMap((place) => cornersAt(outline, place)) ?? [])
}

/**
 * The places where a tile may lie, while a move asks for one: a spot for each centre. Touching a spot again turns the
 * tile, or moves it a little, if it fits there in several ways.
 */
export function Places({ view, language }: Pick<Scene, 'view' | 'language'>) {
  const pieces = usePieces()
  const { nameOf } = pieces
  const words = wordsIn[language]
  const apart = apartAt(useScale())
  const placing = pieces.placing()
  const tile = tileOfPlacing(view, placing)
  if (placing === undefined || tile === undefined) return null
  const { outline, segments } = tile
  const chosen = placing.chosen
  const next = (places: readonly Place[]): Place | undefined => {
    const index = chosen === undefined ? -1 : places.findIndex((place) => isSame(place, chosen))
    return places[(index + 1) % places.length]
  }
  return (
    <>
      {chosen !== undefined && (
        <g class={`${styles.ghost} ${styles.tile} ${styles[tile.kind]}`}>
          <Ground corners={cornersAt(outline, chosen)} segments={segments} />
          <path d={pathOf(cornersAt(outline, chosen))} />
        </g>
      )}
      {spotsOf(outline, placing.places, apart).map(({ x, y, places }, index, { length }) => {
        const isChosen = chosen !== undefined && places.some((place) => isSame(place, chosen))
        // All spots have one name: what tells them apart for screen readers is their number.
        const says = [nameOf(placing.piece), words.spot(index + 1, length), words.ways(places.length)].join(', ')
        const place = next(places)
        const choose = () => {
          if (place !== undefined) placing.choose(place)
        }
        const spot: Pieces = { ...pieces, stateOf: () => ({ isLit: true, isChosen, isNamed: false }), touch: choose }
        return (
          <PiecesContext.Provider key={`${x},${y}`} value={spot}>
            <DrawnPiece noun={noun('place', `${x},${y}`)} says={says} class={styles.spot}>
              <title>{words.ways(places.length)}</title>
              {place !== undefined && !isChosen && (
                <path class={styles.preview} d={pathOf(cornersAt(outline, place))} />
              )}
              <circle data-outline="" cx={x} cy={y} r={8} />
              {places.length > 1 && (
                <text x={x} y={y} dominant-baseline="central">
                  {places.length}
                </text>
              )}
              <circle class={styles.reach} cx={x} cy={y} r={apart / 2} />
            </DrawnPiece>
          </PiecesContext.Provider>
        )
      })}
    </>
  )
}
