import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { controls } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { Building } from './building.tsx'
import styles from './cards.module.css'
import { useGoodsFilter } from './goods-filter.tsx'
import { Ship } from './ship.tsx'
import type { BuildingId, Scene, ShipId } from './view.ts'
import { wordsIn } from './words.ts'

interface Cards {
  readonly buildings: readonly BuildingId[]
  readonly ships: readonly ShipId[]
}

interface Owner extends Cards {
  /** Where in the view they lie. */
  readonly lies: string
  readonly title: ComponentChildren
}

/** The buildings in play: those of the town, and those of each player with their ships. */
export function Town(scene: Scene) {
  const words = wordsIn[scene.language]
  const [isNarrowed, narrow] = useState(false)
  const mayNarrow = scene.you !== null && scene.view.phase.name !== 'over'
  const usable = useUsable()
  const owners = ownersOf(scene)
  // The cards' states are read only while they narrow the town; otherwise, each touch would draw the whole town again.
  const isOnlyUsable = isNarrowed && owners.some((owner) => countOf(usable(owner)) > 0)
  const goods = useGoodsFilter(
    owners.flatMap(({ buildings }) => buildings),
    scene,
  )
  const fitting = ({ buildings, ships }: Cards): Cards => ({
    buildings: buildings.filter(goods.fits),
    ships: goods.isOn ? [] : ships,
  })
  const shown = owners
    .map((owner) => ({ ...owner, ...fitting(isOnlyUsable ? usable(owner) : owner) }))
    .filter((owner) => countOf(owner) > 0 || !(isOnlyUsable || goods.isOn))
  return (
    <div class={styles.groups}>
      {(goods.control || mayNarrow) && (
        <div class={`${styles.filters} ${goods.control ? '' : styles.narrow}`}>
          {goods.control}
          {mayNarrow && (
            <label class={`${controls.check} ${styles.narrow}`}>
              <input
                type="checkbox"
                checked={isNarrowed}
                onChange={({ currentTarget }) => narrow(currentTarget.checked)}
              />
              {words.onlyUsable}
            </label>
          )}
        </div>
      )}
      {shown.length === 0 && <p class={styles.none}>{words.noneOfThese}</p>}
      {shown.map((owner) => (
        <Owned key={owner.lies} owner={owner} scene={scene} />
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

function ownersOf({ view, sitters, language }: Scene): readonly Owner[] {
  return [
    { lies: '/town', title: wordsIn[language].town, buildings: view.town, ships: [] },
    ...sitters.flatMap(({ seat, name }) => {
      const has = view.seats[seat]
      const title = (
        <>
          <SeatMark seat={seat} /> {name}
        </>
      )
      return has === undefined ? [] : [{ lies: `/seats/${seat}`, title, buildings: has.buildings, ships: has.ships }]
    }),
  ]
}

function Owned({ owner, scene }: { readonly owner: Owner; readonly scene: Scene }) {
  const isEmpty = countOf(owner) === 0
  return (
    <section data-lies={owner.lies}>
      <h3 class={`${styles.title} ${styles.owner}`}>
        {owner.title} {isEmpty && <small>{wordsIn[scene.language].noBuildings}</small>}
      </h3>
      {!isEmpty && (
        <ul class={styles.cards}>
          {owner.buildings.map((id) => (
            <li key={id}>
              <Building id={id} scene={scene} />
            </li>
          ))}
          {owner.ships.map((id) => (
            <li key={id}>
              <Ship id={id} language={scene.language} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
