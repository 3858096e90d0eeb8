import { PanAndZoom } from '../kit/pan-and-zoom.tsx'
import { DrawnPiece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { Beings, Stock } from './beings.tsx'
import { Contacts } from './contacts.tsx'
import { boxAround, middleOf, pathOf, spotOf } from './lattice.ts'
import { Places } from './places.tsx'
import { Roads } from './roads.tsx'
import { Steps } from './steps.tsx'
import { type Building, type Table, tileOf } from './table.ts'
import { tileInWords } from './tile-in-words.ts'
import styles from './village.module.css'
import { wordsIn } from './words.ts'

/** The village on its lattice, with all that stands and lies on it. */
export function Village(table: Table) {
  const { view, language } = table
  const words = wordsIn[language]
  const box = boxAround(view.village.flatMap(({ corners }) => corners))
  return (
    <>
      <p class={styles.round}>{words.round(view.round)}</p>
      <PanAndZoom box={box} words={words} label={words.village}>
        {view.village.map((building) => (
          <Tile key={building.tile} table={table} building={building} />
        ))}
        <Roads table={table} />
        <Beings table={table} />
        <Contacts view={view} />
        <Steps view={view} />
        <Places table={table} />
      </PanAndZoom>
    </>
  )
}

/** A building: its outline by what it is, its edges by forest, mountain and road, its name, and its goods. */
function Tile({ table, building }: { readonly table: Table; readonly building: Building }) {
  const { view } = table
  const pieces = usePieces()
  const tile = tileOf(view, building.tile)
  const name = pieces.nameOf(noun('tile', building.tile))
  const { x, y } = middleOf(building.corners)
  return (
    <DrawnPiece
      noun={noun('tile', building.tile)}
      says={tileInWords(table, building, pieces)}
      class={`${styles.tile} ${tile === undefined ? '' : styles[tile.kind]} ${building.connected ? '' : styles.apart}`}
    >
      <path d={pathOf(building.corners)} />
      {building.corners.map((from, segment) => {
        const to = building.corners[(segment + 1) % building.corners.length] ?? from
        const [one, other] = [spotOf(from), spotOf(to)]
        const type = tile?.segments[segment]
        return (
          <line
            key={`${from.q},${from.r}`}
            class={type === undefined ? '' : styles[type]}
            x1={one.x + (x - one.x) * 0.04}
            y1={one.y + (y - one.y) * 0.04}
            x2={other.x + (x - other.x) * 0.04}
            y2={other.y + (y - other.y) * 0.04}
          />
        )
      })}
      <text class={styles.name} x={x} y={y - 14}>
        {linesOf(name).map((line, place) => (
          <tspan key={line} x={x} dy={place === 0 ? 0 : 9}>
            {line}
          </tspan>
        ))}
      </text>
      <Stock table={table} tile={building.tile} x={x} y={y + 6} />
    </DrawnPiece>
  )
}

/** A name in two lines at most: without what stands in brackets, which the sheet has. */
function linesOf(name: string): readonly string[] {
  const [short = name] = name.split(' (')
  const words = short.split(' ')
  if (short.length <= 11 || words.length === 1) return [short]
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}
