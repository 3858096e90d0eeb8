import type { Noun } from '../../api/schemas.ts'
import { Hidden } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { printed } from '../../words/printed-number.ts'
import { Piece } from '../kit/piece.tsx'
import { noun, type Pieces, pieceName, usePieces } from '../kit/pieces.ts'
import { usePointer } from '../kit/pointer.ts'
import styles from './goods-table.module.css'
import { Icon, type IconName } from './icons.tsx'
import { itemName } from './item-name.ts'
import { items, type Scene, type Seat, stockOf } from './view.ts'
import { wordsIn } from './words.ts'

/** The goods of all seats in one table, one row per good. If there is space, the rows stand side by side. */
export function GoodsTable(scene: Scene) {
  const { view, sitters } = scene
  const pieces = usePieces()
  const lines = [...sums(scene), ...goods(scene, pieces)]
  const seatsInOrder = sitters.flatMap((sitter) => {
    const seat = view.seats[sitter.seat]
    return seat === undefined ? [] : [{ ...sitter, has: seat }]
  })
  return (
    <table class={`${styles.table} ${styles.goods}`} style={{ '--seats': seatsInOrder.length }}>
      <thead>
        <tr>
          <td />
          {seatsInOrder.map(({ seat, name, isYou }) => (
            <th key={seat} scope="col" class={isYou ? styles.yours : ''}>
              <Piece noun={noun('seat', seat)} isWorded class={styles.seat}>
                <SeatMark seat={seat} />
                <span class={styles.name}>{name}</span>
              </Piece>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ piece, icons, says = pieces.nameOf(piece), isWorry = false, of }) => (
          <tr key={pieceName(piece)}>
            <th scope="row">
              <Piece noun={piece} isWorded class={styles.title}>
                {icons.map((icon) => (
                  <Icon key={icon} name={icon} size={22} />
                ))}
                <span class={icons.length > 0 ? styles.long : ''}>{says}</span>
              </Piece>
            </th>
            {seatsInOrder.map(({ seat, has, isYou }) => (
              <Amount
                key={seat}
                piece={piece}
                of={seat}
                lies={piece.kind === 'item' ? stockOf(seat) : undefined}
                amount={of(has)}
                isYours={isYou}
                isWorry={isWorry}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface AmountProps {
  /** What it is an amount of. */
  readonly piece: Noun
  /** The seat that has it. */
  readonly of: number
  readonly lies: string | undefined
  readonly amount: number
  readonly isYours: boolean
  readonly isWorry: boolean
}

/**
 * Zero is shown as a dot, so that other amounts stand out. An amount is explained under the pointer; for the keyboard,
 * the title of its row does the same.
 */
function Amount({ piece, of, lies, amount, isYours, isWorry }: AmountProps) {
  const pieces = usePieces()
  const pointer = usePointer(piece, () => pieces.touch(piece, { of, lies }), { of })
  return (
    <td
      {...pointer}
      data-of={of}
      data-lies={lies}
      class={`${isYours ? styles.yours : ''} ${isWorry && amount > 0 ? styles.worry : ''}`}
    >
      {amount === 0 ? (
        <>
          <Hidden>0</Hidden>
          <span aria-hidden="true" class={styles.none}>
            ·
          </span>
        </>
      ) : (
        printed(amount)
      )}
    </td>
  )
}

export interface Line {
  readonly piece: Noun
  readonly icons: readonly IconName[]
  /** What it is called here, if not by the name of the piece. */
  readonly says?: string
  /** Whether the amount is bad news. */
  readonly isWorry?: boolean
  of(has: Seat): number
}

/** The totals from the API; those of the round's end until it is over. */
export function sums({ view, language }: Scene): readonly Line[] {
  const words = wordsIn[language]
  const always: readonly Line[] = [
    { piece: sum('points'), icons: [], of: ({ points }) => points },
    { piece: noun('loan', 'loan'), icons: ['loan'], says: words.loans, of: ({ loans }) => loans },
    { piece: sum('energy'), icons: ['energy'], of: ({ energy }) => energy },
    { piece: sum('food'), icons: ['food'], of: ({ food }) => food },
    { piece: sum('ship-food'), icons: ['ship-iron', 'food'], of: ({ feeds }) => feeds },
  ]
  const ends: readonly Line[] = [
    { piece: sum('food-to-pay'), icons: ['cost', 'food'], of: ({ due }) => due?.food ?? 0 },
    { piece: sum('food-missing'), icons: ['short', 'food'], isWorry: true, of: ({ due }) => due?.short ?? 0 },
  ]
  return view.roundEnd === null ? always : [...always, ...ends]
}

const sum = (kind: string): Noun => noun(kind, 'sum')

/** The goods, francs first. */
export const goods = ({ language }: Scene, pieces: Pieces): readonly Line[] =>
  items.map((item) => ({
    piece: noun('item', item),
    icons: [item],
    says: itemName(pieces, item, language),
    of: ({ stock }) => stock[item],
  }))
