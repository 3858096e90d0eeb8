import { SeatMark } from '../../look/seat-mark.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun } from '../kit/pieces.ts'
import styles from './hamlet.module.css'
import { SignIcon } from './icons.tsx'
import { Blueprint, Sale } from './middle.tsx'
import { type Scene, seatOnTurn } from './view.ts'
import { wordsIn } from './words.ts'

/** The possessions of each player: points, coins, villagers, donkeys, roads, blueprints and sales. */
export function Players({ view, sitters, language }: Scene) {
  const words = wordsIn[language]
  return (
    <ul class={styles.players}>
      {sitters.map(({ seat, name }) => {
        const player = view.seats[seat]
        if (player === undefined) return null
        const isOnTurn = seatOnTurn(view) === seat
        const ready = player.villagers.filter((villager) => villager.ready).length
        const says = [
          `${player.points} ${words.points}`,
          `${player.coins} ${words.coins}`,
          isOnTurn && words.onTurn,
          player.left && words.left,
        ]
        const counts = [
          { sign: 'coins' as const, says: words.coins, many: String(player.coins) },
          {
            sign: 'villager' as const,
            says: `${words.villagers} (${words.ready})`,
            many: `${ready}/${player.villagers.length}`,
          },
          { sign: 'donkey' as const, says: words.donkeys, many: String(player.donkeys.length) },
          { sign: 'road' as const, says: words.roadsLeft, many: String(player.roadsLeft) },
        ]
        return (
          <li key={seat} class={styles.player}>
            <Piece
              noun={noun('seat', seat)}
              says={says.filter(Boolean).join(', ')}
              class={`${styles.name} ${isOnTurn ? styles.onTurn : ''}`}
            >
              <SeatMark seat={seat} size={20} />
              <span class={styles.who}>
                {name}
                {isOnTurn && <small> · {words.onTurn}</small>}
                {player.left && <small> · {words.left}</small>}
              </span>
              <b class={styles.points}>{player.points}</b>
            </Piece>
            <ul class={styles.counts}>
              {counts.map(({ sign, says: label, many }) => (
                <li key={sign} title={label}>
                  <SignIcon sign={sign} size={22} />
                  <b>{many}</b>
                  <small>{label}</small>
                </li>
              ))}
            </ul>
            {player.blueprints.length > 0 && (
              <>
                <h3 class={styles.label}>{words.hand}</h3>
                <div class={styles.row}>
                  {player.blueprints.map((tile) => (
                    <Blueprint key={tile} view={view} tile={tile} />
                  ))}
                </div>
              </>
            )}
            {player.sales.length > 0 && (
              <>
                <h3 class={styles.label}>{words.sold}</h3>
                <div class={styles.row}>
                  {player.sales.map((token) => (
                    <Sale key={token} view={view} token={token} />
                  ))}
                </div>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
