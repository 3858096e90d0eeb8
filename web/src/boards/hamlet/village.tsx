import { useComputed } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useAfterPaint } from '../../ui/after-paint.ts'
import { words as shared } from '../../words/words.ts'
import { PanAndZoom } from '../kit/pan-and-zoom.tsx'
import { noun, pieceName, usePieces } from '../kit/pieces.ts'
import { Contacts } from './contacts.tsx'
import { boxAround } from './lattice.ts'
import { cornersOfPlaces, Places } from './places.tsx'
import { Roads } from './roads.tsx'
import { Steps } from './steps.tsx'
import { DrawnTile, Land, layoutOf, TileName } from './tile.tsx'
import type { Scene } from './view.ts'
import styles from './village.module.css'
import { wordsIn } from './words.ts'

/** The village on its lattice, with everything on it. */
export function Village(scene: Scene) {
  const { view, language } = scene
  const pieces = usePieces()
  const laidOut = view.village.map((building) => ({ scene, building, layout: layoutOf(scene, building, pieces) }))
  return (
    <Area scene={scene}>
      {view.village.map((building) => (
        <Land key={building.tile} scene={scene} building={building} />
      ))}
      {laidOut.map((each) => (
        <DrawnTile key={each.building.tile} {...each} />
      ))}
      <Roads view={view} />
      <Contacts view={view} />
      <Steps view={view} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no text of a drawing can be focused. */}
      <g aria-hidden="true">
        {laidOut.map((each) => (
          <TileName key={each.building.tile} {...each} />
        ))}
      </g>
      <Places view={view} language={language} />
    </Area>
  )
}

/** The space around the village, wide enough that the outline of a highlighted piece is not cut off. */
const margin = 10

const tilePrefix = pieceName(noun('tile', ''))

/** The area of the village and, while a move asks for a place, of the places at its edge. */
function Area({
  scene: { view, language },
  children,
}: {
  readonly scene: Scene
  readonly children: ComponentChildren
}) {
  const words = wordsIn[language]
  const pieces = usePieces()
  const placing = pieces.placing()
  const areTilesLit = useComputed(() => [...pieces.lit()].some((name) => name.startsWith(tilePrefix)))
  const isAsking = useAfterPaint(areTilesLit)
  const corners = view.village.flatMap((building) => building.corners)
  return (
    <PanAndZoom
      box={boxAround([...corners, ...cornersOfPlaces(view, placing)], margin)}
      words={words}
      label={words.village}
      class={`${styles.land} ${isAsking.value ? styles.asking : ''}`}
      heading={
        <p class={styles.round}>
          {words.round(view.round)}
          {view.phase.name === 'over' && <small> {shared.value.table.over}</small>}
        </p>
      }
    >
      {children}
    </PanAndZoom>
  )
}
