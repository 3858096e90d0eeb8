import { SeatMark } from '../../look/seat-mark.tsx'
import { pair } from '../../words/pair.ts'
import { Pawn } from '../kit/pawn.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { ActionCard, BuildingCard, type Scene, type View } from './cards.tsx'
import styles from './havana.module.css'
import { PieceCounts, piecesOf } from './piece-counts.tsx'
import { wordsIn } from './words.ts'

/**
 * The reader first, then the others in the order of this round: played cards, pieces, points, and what is known of the
 * other cards.
 */
export function Players(scene: Scene) {
  const { view, sitters, you, language } = scene
  const nameOf = (seat: number) => sitters.find((sitter) => sitter.seat === seat)?.name ?? ''
  const seats = new Set([...(you === null ? [] : [you]), ...view.order, ...sitters.map(({ seat }) => seat)])
  return (
    <>
      {view.order.length > 0 && (
        <p class={styles.order}>{pair(wordsIn[language].order, view.order.map(nameOf).join(', '))}</p>
      )}
      <ul class={styles.players}>
        {[...seats].map((seat) => {
          const player = view.seats[seat]
          return player && <Player key={seat} scene={scene} seat={seat} name={nameOf(seat)} player={player} />
        })}
      </ul>
    </>
  )
}

const onTurn = ({ phase }: View): number | undefined =>
  phase.name === 'turns' || phase.name === 'replacement' ? phase.queue[0] : undefined

interface PlayerProps {
  readonly scene: Scene
  readonly seat: number
  readonly name: string
  readonly player: View['seats'][number]
}

function Player({ scene, seat, name, player }: PlayerProps) {
  const { view, you, language } = scene
  const words = wordsIn[language]
  const { nameOf } = usePieces()
  const isOnTurn = onTurn(view) === seat
  const isYou = seat === you
  const note = isOnTurn ? (isYou ? words.yourTurn : words.onTurn) : isYou ? words.you : undefined
  const carriedOut = isOnTurn && view.phase.name === 'turns' ? view.phase.carriedOut : []
  const points = pair(words.points, `${player.vp} ${words.goal(view.goal)}`)
  const says = [points, note, player.left && words.left].filter(Boolean)
  const counts = [
    { piece: noun('hand', seat), many: player.handCount },
    { piece: noun('face-down', seat), many: player.laidCount },
    { piece: noun('discard', seat), many: player.discardCount },
  ]
  const known: readonly (readonly [string, readonly string[]])[] =
    player.secret === null
      ? [
          [words.knownHand, player.knownHand],
          [words.knownDiscard, player.knownDiscard],
          [words.unsure, player.unsure],
        ]
      : []
  return (
    <li class={`${styles.player} ${isYou ? styles.yours : ''}`} aria-label={name} data-lies={`/seats/${seat}`}>
      <Piece noun={noun('seat', seat)} says={says.join(', ')} class={`${styles.name} ${isOnTurn ? styles.onTurn : ''}`}>
        <SeatMark seat={seat} size={20} />
        <span class={styles.who}>
          {name}
          {note !== undefined && <small> · {note}</small>}
          {player.left && <small> · {words.left}</small>}
        </span>
        <Pawn noun={noun('points', seat)} on={noun('seat', seat)} class={styles.vp}>
          <b>{player.vp}</b> <small>{words.goal(view.goal)}</small>
        </Pawn>
      </Piece>
      <div class={styles.cards}>
        {player.table.map((card) => (
          <ActionCard
            key={card}
            id={card}
            isShort
            isFaint={carriedOut.includes(card)}
            of={seat}
            says={carriedOut.includes(card) ? words.done : undefined}
          />
        ))}
      </div>
      <div class={styles.supplies}>
        <PieceCounts seat={seat} lie={piecesOf(seat)} counts={player.pieces} language={language} isLarge />
        <ul class={styles.counts}>
          {counts.map(({ piece, many }) => (
            <li key={piece.kind}>
              <Piece noun={piece} isWorded class={`${styles.count} ${styles.quiet}`}>
                {pair(nameOf(piece), many)}
              </Piece>
            </li>
          ))}
        </ul>
      </div>
      {player.built.length > 0 && (
        <div class={styles.row}>
          {player.built.map((id) => (
            <BuildingCard key={id} scene={scene} id={id} says={words.built} />
          ))}
        </div>
      )}
      {known.map(
        ([title, cards]) =>
          cards.length > 0 && (
            <details key={title} class={styles.known}>
              <summary>{pair(title, cards.length)}</summary>
              <div class={styles.cards}>
                {cards.map((card) => (
                  <ActionCard key={card} id={card} isShort isFaint of={seat} says={title} />
                ))}
              </div>
            </details>
          ),
      )}
    </li>
  )
}
