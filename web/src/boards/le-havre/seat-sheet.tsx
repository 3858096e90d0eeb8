import type { Noun } from '../../api/schemas.ts'
import { pair } from '../../words/pair.ts'
import { printed } from '../../words/printed-number.ts'
import { noun, pieceName, usePieces } from '../kit/pieces.ts'
import { goods, type Line, sums } from './goods-table.tsx'
import { Icon } from './icons.tsx'
import styles from './seats.module.css'
import { notesOf } from './seats.tsx'
import type { Scene, Seat } from './view.ts'
import { wordsIn } from './words.ts'

/** The sheet of a seat: what the player has, the sums first, then goods, buildings and ships. */
export function SeatSheet({ noun: { kind, id }, ...scene }: Scene & { readonly noun: Noun }) {
  const pieces = usePieces()
  const words = wordsIn[scene.language]
  const sitter = kind === 'seat' ? scene.sitters.find(({ seat }) => seat === id) : undefined
  const seat = sitter && scene.view.seats[sitter.seat]
  if (!seat) return null
  const notes = notesOf({ scene, sitter, seat }, pieces)
  const cards = [
    { title: words.buildings, card: 'building', ids: seat.buildings },
    { title: words.ships, card: 'ship', ids: seat.ships },
  ]
  return (
    <div class={styles.sheet}>
      {notes.length > 0 && <p class={styles.notes}>{notes.join(' · ')}</p>}
      <p>
        <Icon name="disc" size={18} />{' '}
        {pair(words.disc, seat.disc === null ? words.atHome : pieces.nameOf(noun('building', seat.disc)))}
      </p>
      <Amounts lines={sums(scene)} seat={seat} />
      <Amounts lines={goods(scene, pieces)} seat={seat} />
      {cards.map(
        ({ title, card, ids }) =>
          ids.length > 0 && (
            <section key={card}>
              <h3>{pair(title, ids.length)}</h3>
              <ul class={styles.amounts}>
                {ids.map((one) => (
                  <li key={one}>{pieces.nameOf(noun(card, one))}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

/** Amounts in columns, without those that are zero. */
function Amounts({ lines, seat }: { readonly lines: readonly Line[]; readonly seat: Seat }) {
  const pieces = usePieces()
  const shown = lines.filter(({ piece, of }) => piece.kind === 'points' || of(seat) > 0)
  if (shown.length === 0) return null
  return (
    <ul class={styles.amounts}>
      {shown.map(({ piece, icons, says = pieces.nameOf(piece), of }) => (
        <li key={pieceName(piece)} class={styles.amount}>
          {icons.map((icon) => (
            <Icon key={icon} name={icon} size={20} />
          ))}
          <span>{says}</span>
          <b>{printed(of(seat))}</b>
        </li>
      ))}
    </ul>
  )
}
