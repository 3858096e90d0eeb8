import { Hidden } from '../../ui/controls.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun } from '../kit/pieces.ts'
import { Building, BuildingName } from './building.tsx'
import styles from './cards.module.css'
import { useGoodsFilter } from './goods-filter.tsx'
import { Icon } from './icons.tsx'
import { Ship, ShipName } from './ship.tsx'
import { Specials } from './specials.tsx'
import { type BuildingId, type Scene, type ShipType, shipTypes } from './view.ts'
import water from './water.module.css'
import { wordsIn } from './words.ts'

/** The panel of things for sale: the building proposals, the ships, and the special buildings to come. */
export function ForSale(scene: Scene) {
  const { view, language } = scene
  const words = wordsIn[language]
  const goods = useGoodsFilter([...view.piles.flat(), ...view.waiting], scene)
  const waiting = view.waiting.filter(goods.fits)
  return (
    <div class={styles.groups}>
      <section>
        <div class={styles.filters}>
          <h3 class={styles.title}>{words.proposals}</h3>
          {goods.control}
        </div>
        <ol class={styles.piles}>
          {view.piles.map((pile, place) => (
            <li key={pile.at(-1) ?? place} aria-label={words.pile(place + 1)} data-lies={`/piles/${place}`}>
              <Pile pile={pile} fits={goods.fits} scene={scene} />
            </li>
          ))}
        </ol>
        {waiting.length > 0 && (
          <>
            <h3 class={styles.title}>{words.waiting}</h3>
            <ul class={styles.cards}>
              {waiting.map((id) => (
                <li key={id}>
                  <Building id={id} scene={scene} isProposal />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section>
        <h3 class={styles.title}>{words.shipsForSale}</h3>
        <ul class={styles.spaces}>
          {shipTypes.map((type) => (
            <li key={type} class={view.ships[type].length === 0 ? styles.free : ''}>
              <ShipSpace type={type} scene={scene} />
            </li>
          ))}
        </ul>
      </section>
      <Specials {...scene} />
    </div>
  )
}

interface PileProps {
  readonly pile: readonly BuildingId[]
  /** Whether the reader looks for this building. */
  fits(building: BuildingId): boolean
  readonly scene: Scene
}

/** A pile of proposals: its top card, the number of cards below, and the names of those that the reader looks for. */
function Pile({ pile: [top, ...cards], fits, scene }: PileProps) {
  const words = wordsIn[scene.language]
  if (top === undefined) return <p class={styles.none}>{words.emptyPile}</p>
  const below = cards.filter(fits)
  if (!fits(top) && below.length === 0) return <p class={styles.none}>{words.noneOfThese}</p>
  return (
    <>
      {fits(top) && <Building id={top} scene={scene} isProposal />}
      {cards.length > 0 && (
        <div class={styles.below}>
          <p>{words.below(cards.length)}</p>
          {below.length > 0 && (
            <ol class={styles.chips}>
              {below.map((id) => (
                <li key={id}>
                  <BuildingName id={id} />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </>
  )
}

/** The ships of one type: the top one, and those below it. */
function ShipSpace({ type, scene: { view, language } }: { readonly type: ShipType; readonly scene: Scene }) {
  const words = wordsIn[language]
  const [top, ...below] = view.ships[type]
  return (
    <>
      <Piece noun={noun('ship-type', type)} isWorded class={styles.space}>
        <Icon name={`ship-${type}`} size={26} />
        {words.shipTypes[type]}
      </Piece>
      {top === undefined ? (
        <p class={`${styles.berth} ${water.water}`}>
          <Hidden>{words.noShip}</Hidden>
        </p>
      ) : (
        <Ship id={top} language={language} isForSale />
      )}
      {below.length > 0 && (
        <div class={styles.below}>
          <p>{words.below(below.length)}</p>
          <ol class={styles.chips}>
            {below.map((id) => (
              <li key={id}>
                <ShipName id={id} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
}
