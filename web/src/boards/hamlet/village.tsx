import { PanAndZoom } from '../kit/pan-and-zoom.tsx'
import { Contacts } from './contacts.tsx'
import { boxAround } from './lattice.ts'
import { Places } from './places.tsx'
import { Roads } from './roads.tsx'
import { Steps } from './steps.tsx'
import { DrawnTile } from './tile.tsx'
import type { Table } from './view.ts'
import styles from './village.module.css'
import { wordsIn } from './words.ts'

/** The village on its lattice, with all that stands and lies on it. */
export function Village(table: Table) {
  const { view, language } = table
  const words = wordsIn[language]
  const box = boxAround(view.village.flatMap(({ corners }) => corners))
  return (
    <PanAndZoom
      box={box}
      words={words}
      label={words.village}
      class={styles.land}
      heading={<p class={styles.round}>{words.round(view.round)}</p>}
    >
      {view.village.map((building) => (
        <DrawnTile key={building.tile} table={table} building={building} />
      ))}
      <Roads view={view} />
      <Contacts view={view} />
      <Steps view={view} />
      <Places table={table} />
    </PanAndZoom>
  )
}
