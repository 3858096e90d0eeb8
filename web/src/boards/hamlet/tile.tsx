import { useMemo } from 'preact/hooks'
import { DrawnPiece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { beingsAt, Figure } from './beings.tsx'
import { DrawnSlot } from './drawn-slot.tsx'
import { Emblem } from './emblems.tsx'
import { Ground } from './ground.tsx'
import { inset, pathAlong, type Spot } from './lattice.ts'
import { layoutOn, leading } from './layout.ts'
import { slotsOf } from './slots.ts'
import { tileInWords } from './tile-in-words.ts'
import { type Building, type Scene, type Tile, tileOf, type View } from './view.ts'
import styles from './village.module.css'
import { crossingsIn } from './ways.ts'

/** The size of a building's picture, on the drawing of the village. A source has none, because its slots show its goods. */
export function emblemSize(tile: Tile): number {
  switch (tile.kind) {
    case 'church':
    case 'market':
    case 'town-hall':
      return 38
    case 'landmark':
      return 27
    case 'refinery':
      return 22
    case 'source':
      return tile.goods.length > 1 ? 20 : 0
  }
}

interface Props {
  readonly scene: Scene
  readonly building: Building
}

/** The land of a building. All land is drawn before any building, so that it covers no name that reaches across an edge. */
export function Land({ scene: { view }, building: { tile: id, corners, connected } }: Props) {
  const tile = tileOf(view, id)
  return (
    <g class={lookOf(tile, connected)}>
      <Ground corners={corners} segments={tile?.segments ?? ''} />
    </g>
  )
}

const lookOf = (tile: Tile | undefined, isConnected: boolean): string =>
  `${styles.tile} ${tile === undefined ? '' : styles[tile.kind]} ${isConnected ? '' : styles.apart}`

/** What is on the land of a building: its picture and slots, its name, and the beings on it. */
export function DrawnTile({ scene, building }: Props) {
  const { view } = scene
  const pieces = usePieces()
  const tile = tileOf(view, building.tile)
  const name = pieces.nameOf(noun('tile', building.tile))
  const { corners, place, connected } = building
  const slots = slotsOf(view, building.tile)
  const beings = beingsAt(view, building.tile)
  const emblem = tile === undefined ? 0 : emblemSize(tile)
  const crossings = crossingsOf(view, building.tile)
  const layout = useMemo(
    () => layoutOn(corners, { emblem, slots: slots.length, beings: beings.length, name, crossings }),
    [place.turns, place.q, place.r, emblem, slots.length, beings.length, name, crossings.length],
  )
  return (
    <>
      <DrawnPiece
        noun={noun('tile', building.tile)}
        says={tileInWords(scene, building, pieces)}
        class={lookOf(tile, connected)}
      >
        <path data-outline="" class={styles.outline} d={pathAlong(inset(corners, 1.6))} />
        {tile !== undefined && layout.emblem && <Emblem id={building.tile} tile={tile} at={layout.emblem} />}
        {slots.map((slot, index) => {
          const at = layout.slots[index]
          return at && <DrawnSlot key={index} slot={slot} tile={building.tile} at={at} />
        })}
        {layout.name && <Name {...layout.name} />}
      </DrawnPiece>
      {/* Outside the button, whose name is that of the building: their numbers are no part of it (WCAG 2.2, 2.5.3). */}
      {beings.map((group, index) => {
        const at = layout.beings[index]
        return (
          at && (
            <Figure key={`${group.seat}-${group.kind}-${group.isReady}`} beings={group} tile={building.tile} at={at} />
          )
        )
      })}
    </>
  )
}

/** All roads on an edge join the same two tiles, so those of a tile lie where they lie among all. */
const crossingsOf = ({ roads }: View, tile: string): readonly Spot[] =>
  crossingsIn({ roads: roads.filter(({ from, to }) => from === tile || to === tile) }).map(({ at }) => at)

type Written = NonNullable<ReturnType<typeof layoutOn>['name']>

/** The line height depends on the font size, which stops growing with the drawing once it is legible. */
function Name({ at: { x, y }, lines, size }: Written) {
  return (
    <text class={styles.name} style={{ '--size': `${size}px` }}>
      {lines.map((line, place) => (
        <tspan key={line} x={x} y={y} dy={`${(place - (lines.length - 1) / 2) * leading + 0.33}em`}>
          {place < lines.length - 1 ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  )
}
