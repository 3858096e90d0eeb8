import { Hidden } from '../../look/controls.tsx'
import { SeatMark } from '../../look/seat-mark.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './harbour.module.css'
import { GoodIcon, Icon } from './icons.tsx'
import { itemName } from './item-name.ts'
import { Numbers } from './numbers.tsx'
import { keysOf, seatOnTurn, type Table, type View } from './table.ts'
import { wordsIn } from './words.ts'

/** A round has seven turns, one on each supply tile (the API's `turn`). */
const turnsInARound = 7

/** The harbour: the round and what its end brings, the seven offers, and the seven supply tiles with the ship on its way. */
export function Harbour(table: Table) {
  return (
    <div class={styles.harbour}>
      <Round {...table} />
      <Offers {...table} />
      <Tiles {...table} />
      <Mine {...table} />
    </div>
  )
}

function Round({ view, says, language }: Table) {
  const words = wordsIn[language]
  const place = placeOfTheShip(view)
  const end = roundEnd(view, says)
  return (
    <div class={styles.round}>
      <p class={styles.number}>
        {words.round(view.round)}
        {place !== undefined && <small>{words.turn(place + 1)}</small>}
      </p>
      {end !== undefined && (
        <p>
          <Numbers text={end} />
        </p>
      )}
    </div>
  )
}

/** What the round card says: the API's words put it behind those on the standing, the offers and the tiles, until the last round is over. */
function roundEnd({ phase }: View, says: readonly string[]): string | undefined {
  const isLast = phase.name === 'over' || ('final' in phase && phase.final !== null)
  return isLast ? undefined : says[3]
}

function Offers({ view, language }: Table) {
  const pieces = usePieces()
  return (
    <div class={styles.offers}>
      {keysOf(view.offers).map((offer) => {
        const amount = view.offers[offer]
        return (
          <Piece
            key={offer}
            noun={noun('offer', offer)}
            says={`${amount} × ${itemName(pieces, offer, language)}`}
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

/** Where the ship lies, from 0; nowhere between turns, and once the last round is over. */
function placeOfTheShip({ phase, turn }: View): number | undefined {
  return phase.name === 'turn' && phase.final === null ? turn % turnsInARound : undefined
}

function Tiles({ view, language }: Table) {
  const words = wordsIn[language]
  const here = placeOfTheShip(view)
  const seat = seatOnTurn(view)
  return (
    <ol class={styles.tiles}>
      {Array.from({ length: turnsInARound }, (_, place) => {
        const tile = view.tiles[place]
        return (
          <li key={tile ?? place} class={place === here ? styles.here : ''}>
            {tile === undefined ? (
              <span class={`${styles.tile} ${styles.hidden}`} role="img" aria-label={words.faceDown}>
                ?
              </span>
            ) : (
              <Piece noun={noun('tile', tile)} says={place === here ? words.shipHere : undefined} class={styles.tile}>
                {tile.split('-').map((item) => (
                  <GoodIcon noun={noun('item', item)} size={22} />
                ))}
              </Piece>
            )}
            <span class={styles.water}>
              {place === here && (
                <>
                  <Icon name="ship-wooden" size={28} />
                  {seat !== null && <SeatMark seat={seat} size={14} />}
                </>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What the reader has, where the table of all players is not in sight. */
function Mine({ view, you, language }: Table) {
  const pieces = usePieces()
  const mine = you === null ? undefined : view.seats[you]
  if (mine === undefined) return null
  return (
    <ul class={styles.mine} aria-label={wordsIn[language].yourGoods}>
      {mine.loans > 0 && (
        <li>
          <Icon name="loan" size={24} /> {mine.loans}
          <Hidden>{wordsIn[language].loans}</Hidden>
        </li>
      )}
      {keysOf(mine.stock).map((item) => {
        const amount = mine.stock[item]
        return (
          amount > 0 && (
            <li key={item}>
              <Icon name={item} size={24} /> {amount}
              <Hidden>{itemName(pieces, item, language)}</Hidden>
            </li>
          )
        )
      })}
    </ul>
  )
}
