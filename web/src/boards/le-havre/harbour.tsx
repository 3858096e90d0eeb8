import { Hidden } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { colon } from '../../words/pair.ts'
import { words as shared } from '../../words/words.ts'
import { Pawn } from '../kit/pawn.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './harbour.module.css'
import { GoodIcon, Icon } from './icons.tsx'
import { itemName } from './item-name.ts'
import { Numbers } from './numbers.tsx'
import { items, offers, type Scene, type Seat, seatOnTurn, stockOf, tileWithInterest, type View } from './view.ts'
import water from './water.module.css'
import { wordsIn } from './words.ts'

/** A round has seven turns, one on each supply tile (the API's `turn`). */
const turnsInARound = 7

/** The harbour: the round and its end, the seven offers, and the seven supply tiles with the ship on its way. */
export function Harbour(scene: Scene) {
  return (
    <div class={styles.harbour}>
      <Round {...scene} />
      <Offers {...scene} />
      <Tiles {...scene} />
      <Mine {...scene} />
    </div>
  )
}

const roundCard = noun('round-card', 'round')

function Round({ view, you, language }: Scene) {
  const words = wordsIn[language]
  const place = placeOfTheShip(view)
  const mine = you === null ? undefined : view.seats[you]
  return (
    <div class={styles.round}>
      <Piece noun={roundCard} isWorded class={styles.card}>
        <span class={styles.number}>
          {words.round(view.round)}
          {place !== undefined && <small> {words.turn(place + 1, turnsInARound)}</small>}
          {view.phase.name === 'over' && <small> {shared.value.table.over}</small>}
        </span>
        {view.roundEnd !== null && <RoundEnd end={view.roundEnd} language={language} />}
      </Piece>
      {mine?.due && <Due seat={mine} due={mine.due} language={language} />}
    </div>
  )
}

interface RoundEndProps {
  readonly end: NonNullable<View['roundEnd']>
  readonly language: Scene['language']
}

/** The content of the round card. */
function RoundEnd({ end: { food, harvest, cityBuilds, ship }, language }: RoundEndProps) {
  const words = wordsIn[language]
  const { nameOf } = usePieces()
  return (
    <>
      <Hidden>{words.roundEnd}</Hidden>
      <span>
        <Icon name="food" size={18} /> <Numbers text={words.foodEach(food)} />
      </span>
      <span class={harvest ? '' : styles.without}>
        <Icon name="grain" size={18} /> {harvest ? words.harvest : words.noHarvest}
      </span>
      {cityBuilds !== null && (
        <span>
          <Icon name="building" size={18} /> {words.cityBuilds[cityBuilds]}
        </span>
      )}
      <Pawn noun={noun('ship', ship)} on={roundCard}>
        <Icon name="ship-iron" size={18} /> {nameOf(noun('ship', ship))}
      </Pawn>
    </>
  )
}

interface DueProps {
  readonly seat: Seat
  readonly due: NonNullable<Seat['due']>
  readonly language: Scene['language']
}

/**
 * What the reader will have to pay, and whether they can. Goods that grow before then are counted, so they are shown.
 */
function Due({ seat, due, language }: DueProps) {
  const words = wordsIn[language]
  const pieces = usePieces()
  const growing = items.filter((item) => (due.grows[item] ?? 0) > 0)
  return (
    <Piece noun={noun('food-to-pay', 'due')} isWorded class={due.short > 0 ? styles.short : styles.enough}>
      <Numbers text={words.due({ food: due.food, ships: seat.feeds, has: seat.food })} />
      {growing.length > 0 && (
        <>
          {' ('}
          {words.beforePaying}
          {colon()}
          {growing.map((item, place) => (
            <span key={item} class={styles.growing}>
              +{due.grows[item]} <Icon name={item} size={18} />
              <Hidden>{itemName(pieces, item, language)}</Hidden>
              {place < growing.length - 1 ? ', ' : ')'}
            </span>
          ))}
        </>
      )}
      {', '}
      <strong>{due.short > 0 ? words.short(due.short) : words.enough}</strong>
    </Piece>
  )
}

function Offers({ view }: Scene) {
  return (
    <div class={styles.offers}>
      {offers.map((offer) => {
        const amount = view.offers[offer]
        return (
          <Piece
            key={offer}
            noun={noun('offer', offer)}
            says={String(amount)}
            class={`${styles.offer} ${amount === 0 ? styles.none : ''}`}
          >
            <Icon name={offer} size={30} />
            <span class={styles.amount}>{amount}</span>
          </Piece>
        )
      })}
    </div>
  )
}

/** The ship's tile, counted from 0; undefined between turns, and once the last round is over. */
function placeOfTheShip({ phase, turn }: View): number | undefined {
  return phase.name === 'turn' && phase.final === null ? turn % turnsInARound : undefined
}

function Tiles({ view, language }: Scene) {
  const words = wordsIn[language]
  const here = placeOfTheShip(view)
  const seat = seatOnTurn(view)
  return (
    <ol class={`${styles.tiles} ${water.quay}`}>
      {Array.from({ length: turnsInARound }, (_, place) => {
        const tile = view.tiles[place]
        const hasInterest = tile === tileWithInterest
        const says = [hasInterest && words.interest, place === here && words.shipHere].filter(Boolean).join(', ')
        return (
          <li key={tile ?? place} class={place === here ? styles.here : ''}>
            {tile === undefined ? (
              <Piece noun={noun('face-down-tile', place)} class={`${styles.tile} ${styles.hidden}`}>
                ?
              </Piece>
            ) : (
              <Piece noun={noun('tile', tile)} says={says || undefined} class={styles.tile}>
                {hasInterest && (
                  <span class={styles.interest}>
                    <Icon name="interest" size={18} />
                  </span>
                )}
                {tile.split('-').map((item) => (
                  <GoodIcon noun={noun('item', item)} size={22} />
                ))}
              </Piece>
            )}
            <span class={styles.water}>
              {place === here && (
                <Piece
                  noun={noun('supply-ship', 'ship')}
                  says={words.turn(place + 1, turnsInARound)}
                  class={styles.ship}
                >
                  <Icon name="ship-wooden" size={28} />
                  {seat !== null && <SeatMark seat={seat} size={14} />}
                </Piece>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The reader's goods, where the table of all players is not visible. */
function Mine({ view, you, language }: Scene) {
  const mine = you === null ? undefined : view.seats[you]
  if (you === null || mine === undefined) return null
  return (
    <ul class={styles.mine} aria-label={wordsIn[language].yourGoods}>
      {mine.loans > 0 && (
        <li>
          <Piece noun={noun('loan', 'loan')} of={you} says={String(mine.loans)} class={styles.owned}>
            <Icon name="loan" size={24} /> {mine.loans}
          </Piece>
        </li>
      )}
      {items.map((item) => {
        const amount = mine.stock[item]
        return (
          amount > 0 && (
            <li key={item}>
              <Piece noun={noun('item', item)} of={you} lies={stockOf(you)} says={String(amount)} class={styles.owned}>
                <Icon name={item} size={24} /> {amount}
              </Piece>
            </li>
          )
        )
      })}
    </ul>
  )
}
