import { pair } from '../../words/pair.ts'
import type { Sitter } from '../board.ts'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { placeOf } from '../kit/place-of.ts'
import { PlayerPanel } from '../kit/player-panel.tsx'
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
  const sitterAt = (seat: number) => sitters.find((sitter) => sitter.seat === seat)
  const names = view.order.map((seat) => sitterAt(seat)?.name ?? '').join(', ')
  const seats = new Set([...(you === null ? [] : [you]), ...view.order, ...sitters.map(({ seat }) => seat)])
  return (
    <>
      {view.order.length > 0 && <p class={styles.order}>{pair(wordsIn[language].order, names)}</p>}
      <ul class={styles.players}>
        {[...seats].map((seat) => {
          const [sitter, player] = [sitterAt(seat), view.seats[seat]]
          return sitter && player && <Player key={seat} scene={scene} sitter={sitter} player={player} />
        })}
      </ul>
    </>
  )
}

const onTurn = ({ phase }: View): number | undefined =>
  phase.name === 'turns' || phase.name === 'replacement' ? phase.queue[0] : undefined

interface PlayerProps {
  readonly scene: Scene
  readonly sitter: Sitter
  readonly player: View['seats'][number]
}

function Player({ scene, sitter, player }: PlayerProps) {
  const { view, language } = scene
  const { seat } = sitter
  const words = wordsIn[language]
  const { nameOf } = usePieces()
  const isOnTurn = onTurn(view) === seat
  const carriedOut = isOnTurn && view.phase.name === 'turns' ? view.phase.carriedOut : []
  const goal = words.goal(view.goal)
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
    <PlayerPanel
      sitter={sitter}
      place={placeOf(view, seat)}
      isOnTurn={isOnTurn}
      hasLeft={player.left}
      words={words}
      says={[pair(words.points, `${player.vp} ${goal}`)]}
      points={
        <>
          <b class={styles.points}>{player.vp}</b> <small>{goal}</small>
        </>
      }
    >
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
    </PlayerPanel>
  )
}
