import { DrawnPiece, usePieceState } from '../kit/piece.tsx'
import { noun, type Pieces, usePieces } from '../kit/pieces.ts'
import { beingsAt, Figure } from './beings.tsx'
import { DrawnSlot } from './drawn-slot.tsx'
import { Emblem } from './emblems.tsx'
import { Ground } from './ground.tsx'
import { inset, pathAlong, type Spot } from './lattice.ts'
import { type Layout, layoutOn, leading } from './layout.ts'
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

interface LaidOut extends Props {
  readonly layout: Layout
}

/** The land of a building. All land is drawn before any building, so that it covers nothing that reaches across an edge. */
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

/** What is on the land of a building: its picture and slots, and the beings on it. */
export function DrawnTile({ scene, building, layout }: LaidOut) {
  const { view } = scene
  const pieces = usePieces()
  const tile = tileOf(view, building.tile)
  return (
    <>
      <DrawnPiece
        noun={noun('tile', building.tile)}
        says={tileInWords(scene, building, pieces)}
        class={lookOf(tile, building.connected)}
      >
        <path data-outline="" class={styles.outline} d={pathAlong(inset(building.corners, 1.6))} />
        {tile !== undefined && layout.emblem && <Emblem id={building.tile} tile={tile} at={layout.emblem} />}
        {slotsOf(view, building.tile).map((slot, index) => {
          const at = layout.slots[index]
          return at && <DrawnSlot key={index} slot={slot} tile={building.tile} at={at} />
        })}
      </DrawnPiece>
      {/* Outside the button, whose name is that of the building: their numbers are no part of it (WCAG 2.2, 2.5.3). */}
      {beingsAt(view, building.tile).map((group, index) => {
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

/**
 * The name of a building, for the eye. All names are drawn after all buildings, roads and steps, because names of buildings
 * that can be used may reach across an edge. The line height depends on the font size, which stops growing with the drawing
 * once it is legible.
 */
export function TileName({ scene, building, layout }: LaidOut) {
  const { isLit, isChosen } = usePieceState(noun('tile', building.tile))
  const { at, lines, size } = layout.name
  return (
    <text
      class={`${styles.name} ${lookOf(tileOf(scene.view, building.tile), true)} ${isLit || isChosen ? styles.asked : ''}`}
      style={{ '--size': `${size}px` }}
    >
      {lines.map((line, place) => (
        <tspan key={line} x={at.x} y={at.y} dy={`${(place - (lines.length - 1) / 2) * leading + 0.33}em`}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** What was laid out, by what it depends on. Long replays must not fill the memory: it begins anew when it is full. */
const layouts = new Map<string, Layout>()
const mostLayouts = 1_000

/** Where the parts of a building lie. */
export function layoutOf({ view }: Scene, { tile: id, corners, place }: Building, { nameOf }: Pieces): Layout {
  const tile = tileOf(view, id)
  const contents = {
    emblem: tile === undefined ? 0 : emblemSize(tile),
    slots: slotsOf(view, id).length,
    beings: beingsAt(view, id).length,
    name: nameOf(noun('tile', id)),
    crossings: crossingsOf(view, id),
  }
  const key = JSON.stringify([id, place, contents])
  const layout = layouts.get(key) ?? layoutOn(corners, contents)
  if (layouts.size >= mostLayouts) layouts.clear()
  layouts.set(key, layout)
  return layout
}

/** All roads on an edge join the same two tiles, so those of a tile lie where they lie among all. */
const crossingsOf = ({ roads }: View, tile: string): readonly Spot[] =>
  crossingsIn({ roads: roads.filter(({ from, to }) => from === tile || to === tile) }).map(({ at }) => at)
