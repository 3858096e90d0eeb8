import { Piece } from '../kit/piece.tsx'
import { noun } from '../kit/pieces.ts'
import { placeOf } from '../kit/place-of.ts'
import { PlayerPanel } from '../kit/player-panel.tsx'
import styles from './hamlet.module.css'
import { SignIcon } from './icons.tsx'
import { Blueprint, Sale } from './middle.tsx'
import { isReady, type Scene, seatOnTurn } from './view.ts'
import { wordsIn } from './words.ts'

/** The possessions of each player: points, coins, villagers, donkeys, roads, blueprints and sales. */
export function Players({ view, sitters, language }: Scene) {
  const words = wordsIn[language]
  return (
    <ul class={styles.players}>
      {sitters.map((sitter) => {
        const { seat } = sitter
        const player = view.seats[seat]
        if (player === undefined) return null
        const isOnTurn = seatOnTurn(view) === seat
        const ready = player.villagers.filter((villager) => isReady(view, seat, villager)).length
        const all = player.villagers.length
        const says = [
          `${player.points} ${words.counted.points(player.points)}`,
          `${player.coins} ${words.counted.coins(player.coins)}`,
        ]
        const counts = [
          { kind: 'coins', sign: 'coins', says: words.counted.coins(player.coins), many: player.coins },
          {
            kind: 'villager',
            sign: 'villager',
            says: isOnTurn ? words.counted.villagersReady(all) : words.counted.villagers(all),
            many: isOnTurn ? `${ready}/${all}` : all,
          },
          {
            kind: 'donkey',
            sign: 'donkey',
            says: words.counted.donkeys(player.donkeys.length),
            many: player.donkeys.length,
          },
          { kind: 'roads-left', sign: 'road', says: words.counted.roadsLeft(player.roadsLeft), many: player.roadsLeft },
        ] as const
        return (
          <PlayerPanel
            key={seat}
            sitter={sitter}
            place={placeOf(view, seat)}
            isOnTurn={isOnTurn}
            hasLeft={player.left}
            words={words}
            says={says}
            points={<b class={styles.points}>{player.points}</b>}
          >
            <ul class={styles.counts}>
              {counts.map(({ kind, sign, says: label, many }) => (
                <li key={kind}>
                  <Piece noun={noun(kind, seat)} says={`${many} ${label}`} isWorded class={styles.count}>
                    <SignIcon sign={sign} size={22} />
                    <b>{many}</b> <small>{label}</small>
                  </Piece>
                </li>
              ))}
            </ul>
            {player.blueprints.length > 0 && (
              <>
                <h3 class={styles.label}>{words.hand}</h3>
                <div class={styles.blueprints}>
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
          </PlayerPanel>
        )
      })}
    </ul>
  )
}
