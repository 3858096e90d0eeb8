import { SeatMark } from '../../ui/seat-mark.tsx'
import { colon, pair } from '../../words/pair.ts'
import { withSoftHyphens } from '../kit/hyphens.ts'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { type Good, goods } from './goods.ts'
import styles from './hamlet.module.css'
import { SignIcon } from './icons.tsx'
import { Plan } from './plan.tsx'
import { type Scene, slotIds, tileOf } from './view.ts'
import { wordsIn } from './words.ts'

/**
 * The panel beside the village: the sales on offer, the blueprints, the open deliveries to the church, and the
 * milestones.
 */
export function Middle({ view, sitters, language }: Scene) {
  const words = wordsIn[language]
  const pieces = usePieces()
  const nameOfSeat = (seat: number) => sitters.find((sitter) => sitter.seat === seat)?.name ?? ''
  return (
    <>
      <h3 class={styles.label}>{words.sales}</h3>
      <div class={styles.row}>
        {view.offers.map((token) => (
          <Sale key={token} view={view} token={token} />
        ))}
      </div>
      {view.toCome.length > 0 && (
        <Piece noun={noun('sales-to-come', 'pile')} isWorded class={styles.quiet}>
          {words.levels(view.toCome.join(', '))}
        </Piece>
      )}

      <h3 class={styles.label}>{words.blueprints}</h3>
      <div class={styles.blueprints}>
        {view.row.map(({ tile, coins }, place) => (
          <div key={tile} class={styles.priced}>
            <Blueprint view={view} tile={tile} />
            <Piece noun={noun('price', tile)} says={words.price(place, coins)} class={styles.price}>
              <SignIcon sign="coins" size={16} /> {words.price(place, coins)}
            </Piece>
          </div>
        ))}
      </div>
      <Piece noun={noun('bag', 'bag')} isWorded class={styles.quiet}>
        {pair(words.inBag, view.bag.length)}
      </Piece>
      {Object.keys(view.stacks).length > 0 && (
        <p class={styles.quiet}>
          {words.stacks}
          {colon()}
          {goods
            .flatMap((good) => {
              const stack = view.stacks[good]
              return stack === undefined ? [] : `${words.goods[good]} ${stack.length}`
            })
            .join(', ')}
        </p>
      )}

      <h3 class={styles.label}>{words.deliveries}</h3>
      <div class={styles.row}>
        {slotIds.map((id) => {
          const slot = view.box.church.slots[id]
          if (slot === undefined) return null
          const seat = view.deliveries[id]
          return (
            <Piece
              key={id}
              noun={noun('slot', id)}
              says={seat === undefined ? words.notTaken : nameOfSeat(seat)}
              class={styles.slot ?? ''}
            >
              {seat !== undefined && <SeatMark seat={seat} />}
              <span>
                {pieces.nameOf(noun('slot', id))} · <b>{words.worth(slot.vp)}</b>
              </span>
            </Piece>
          )
        })}
      </div>

      <h3 class={styles.label}>{words.milestones}</h3>
      <ul class={styles.row}>
        {[...goods.slice(3), 'roads' as const].map((milestone) => {
          const seat = view.milestones[milestone]
          return (
            <li key={milestone}>
              <Piece
                noun={noun('milestone', milestone)}
                says={seat === undefined ? words.notHeld : words.heldBy(nameOfSeat(seat))}
                isWorded
                class={styles.slot}
              >
                <SignIcon sign={milestone === 'roads' ? 'road' : milestone} />
                {milestone === 'roads' ? words.roads : words.goods[milestone]}
                {colon()}
                {seat === undefined ? (
                  words.notTaken
                ) : (
                  <>
                    <SeatMark seat={seat} size={14} /> {nameOfSeat(seat)}
                  </>
                )}
              </Piece>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A sale: what it asks for, and what it brings. */
export function Sale({ view, token }: { readonly view: Scene['view']; readonly token: string }) {
  const sale = view.box.sales[token]
  if (sale === undefined) return null
  return (
    <Piece noun={noun('token', token)} class={styles.sale ?? ''}>
      <span class={styles.wanted}>
        <Wanted wanted={sale.goods} />
      </span>
      <span class={styles.part}>
        <SignIcon sign="points" size={16} /> <b>{sale.reward.vp}</b> <SignIcon sign="coins" size={16} />{' '}
        <b>{sale.reward.coins}</b>
      </span>
    </Piece>
  )
}

/** The goods that a sale or a building asks for; one of a good needs no number. */
function Wanted({ wanted }: { readonly wanted: Readonly<Partial<Record<Good, number>>> }) {
  return goods.map((good) => {
    const many = wanted[good] ?? 0
    return (
      many > 0 && (
        <span key={good} class={styles.part}>
          {many > 1 && <b>{many}</b>}
          <SignIcon sign={good} />
        </span>
      )
    )
  })
}

/** A blueprint: its name, its building cost, and its points. */
export function Blueprint({ view, tile: id }: { readonly view: Scene['view']; readonly tile: string }) {
  const pieces = usePieces()
  const tile = tileOf(view, id)
  const cost = tile !== undefined && 'cost' in tile ? tile.cost : undefined
  return (
    <Piece
      noun={noun('tile', id)}
      says={pieces.componentOf(noun('tile', id))?.cost ?? undefined}
      class={styles.blueprint ?? ''}
    >
      <span class={styles.title}>{withSoftHyphens(pieces.nameOf(noun('tile', id)))}</span>
      {tile !== undefined && <Plan view={view} id={id} tile={tile} />}
      <span class={styles.wanted}>
        {cost !== undefined && <Wanted wanted={cost.goods} />}
        {cost !== undefined && cost.coins > 0 && (
          <span class={styles.part}>
            <b>{cost.coins}</b>
            <SignIcon sign="coins" />
          </span>
        )}
      </span>
      {tile !== undefined && 'vp' in tile && (
        <span class={styles.part}>
          <SignIcon sign="points" size={16} /> <b>{tile.vp}</b>
        </span>
      )}
    </Piece>
  )
}
