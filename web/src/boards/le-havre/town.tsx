import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { controls } from '../../look/controls.tsx'
import { SeatMark } from '../../look/seat-mark.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { Building } from './building.tsx'
import styles from './cards.module.css'
import { Ship } from './ship.tsx'
import type { BuildingId, ShipId, Table } from './view.ts'
import { wordsIn } from './words.ts'

interface Cards {
  readonly buildings: readonly BuildingId[]
  readonly ships: readonly ShipId[]
}

interface Owner extends Cards {
  readonly key: string
  readonly title: ComponentChildren
}

/** The buildings in play: those of the town, and those of each player with their ships. */
export function Town(table: Table) {
  const words = wordsIn[table.language]
  const [isNarrowed, narrow] = useState(false)
  const usable = useUsable()
  const owners = ownersOf(table)
  const canNarrow = owners.some((owner) => countOf(usable(owner)) > 0)
  const shown =
    isNarrowed && canNarrow
      ? owners.map((owner) => ({ ...owner, ...usable(owner) })).filter((owner) => countOf(owner) > 0)
      : owners
  return (
    <div class={styles.groups}>
      {canNarrow && (
        <label class={`${controls.check} ${styles.narrow}`}>
          <input type="checkbox" checked={isNarrowed} onChange={({ currentTarget }) => narrow(currentTarget.checked)} />
          {words.onlyUsable}
        </label>
      )}
      {shown.map((owner) => (
        <Owned key={owner.key} owner={owner} table={table} />
      ))}
    </div>
  )
}

const countOf = ({ buildings, ships }: Cards): number => buildings.length + ships.length

/** Narrows cards to those that can be used now. */
function useUsable(): (cards: Cards) => Cards {
  const { stateOf } = usePieces()
  const isUsable = (kind: string) => (id: string) => {
    const { isLit, isChosen } = stateOf(noun(kind, id))
    return isLit || isChosen
  }
  return ({ buildings, ships }) => ({
    buildings: buildings.filter(isUsable('building')),
    ships: ships.filter(isUsable('ship')),
  })
}

function ownersOf({ view, sitters, language }: Table): readonly Owner[] {
  return [
    { key: 'town', title: wordsIn[language].town, buildings: view.town, ships: [] },
    ...sitters.flatMap(({ seat, name }) => {
      const has = view.seats[seat]
      const title = (
        <>
          <SeatMark seat={seat} /> {name}
        </>
      )
      return has === undefined ? [] : [{ key: String(seat), title, buildings: has.buildings, ships: has.ships }]
    }),
  ]
}

function Owned({ owner, table }: { readonly owner: Owner; readonly table: Table }) {
  return (
    <section>
      <h3 class={`${styles.title} ${styles.owner}`}>{owner.title}</h3>
      {countOf(owner) === 0 ? (
        <p class={styles.none}>{wordsIn[table.language].noBuildings}</p>
      ) : (
        <ul class={styles.cards}>
          {owner.buildings.map((id) => (
            <li key={id}>
              <Building id={id} table={table} />
            </li>
          ))}
          {owner.ships.map((id) => (
            <li key={id}>
              <Ship id={id} language={table.language} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
