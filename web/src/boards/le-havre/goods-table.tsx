import type { Noun } from '../../api/schemas.ts'
import { Hidden } from '../../look/controls.tsx'
import { SeatMark } from '../../look/seat-mark.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './goods-table.module.css'
import { Icon, type IconName } from './icons.tsx'
import { itemName } from './item-name.ts'
import { type Item, keysOf, type Scene, type Seat } from './view.ts'
import { wordsIn } from './words.ts'

/** The goods of all seats in one table, one row per good. If there is space, the rows stand side by side. */
export function GoodsTable(scene: Scene) {
  const { view, sitters, language } = scene
  const pieces = usePieces()
  const [first] = view.seats
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
            <th key={seat} scope="col" class={`${styles.seat} ${isYou ? styles.yours : ''}`}>
              <SeatMark seat={seat} />
              <span class={styles.name}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summary(scene).map(({ says, icons, piece, isWorry = false, of }) => (
          <tr key={says}>
            <th scope="row">
              <Title says={says} icons={icons} piece={piece} />
            </th>
            {seatsInOrder.map(({ seat, has, isYou }) => (
              <Amount key={seat} amount={of(has)} isYours={isYou} isWorry={isWorry} />
            ))}
          </tr>
        ))}
        {first &&
          francsFirst(keysOf(first.stock)).map((item) => {
            return (
              <tr key={item}>
                <th scope="row">
                  <Piece noun={noun('item', item)} isWorded class={styles.title}>
                    <Icon name={item} size={22} />
                    <span class={styles.long}>{itemName(pieces, item, language)}</span>
                  </Piece>
                </th>
                {seatsInOrder.map(({ seat, has, isYou }) => (
                  <Amount key={seat} amount={has.stock[item]} isYours={isYou} />
                ))}
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

/** The title of a row; a button if the good has an explanation. */
function Title({ says, icons, piece }: Pick<Line, 'says' | 'icons' | 'piece'>) {
  const drawn = (
    <>
      {icons.map((icon) => (
        <Icon key={icon} name={icon} />
      ))}
      <span class={icons.length > 0 ? styles.long : ''}>{says}</span>
    </>
  )
  return piece === undefined ? (
    <span class={styles.title} title={says}>
      {drawn}
    </span>
  ) : (
    <Piece noun={piece} isWorded class={styles.title}>
      {drawn}
    </Piece>
  )
}

interface AmountProps {
  readonly amount: number
  readonly isYours: boolean
  readonly isWorry?: boolean
}

/** Zero is shown as a dot, so that other amounts stand out. */
const Amount = ({ amount, isYours, isWorry = false }: AmountProps) => (
  <td class={`${isYours ? styles.yours : ''} ${isWorry && amount > 0 ? styles.worry : ''}`}>
    {amount === 0 ? (
      <>
        <Hidden>0</Hidden>
        <span aria-hidden="true" class={styles.none}>
          ·
        </span>
      </>
    ) : (
      amount
    )}
  </td>
)

interface Line {
  readonly says: string
  readonly icons: readonly IconName[]
  readonly piece?: Noun | undefined
  /** Whether the amount is bad news. */
  readonly isWorry?: boolean
  of(has: Seat): number
}

/** The totals from the API; those of the round's end until it is over. */
function summary({ view, language }: Scene): readonly Line[] {
  const words = wordsIn[language]
  const sums: readonly Line[] = [
    { says: words.points, icons: [], of: ({ points }) => points },
    { says: words.loans, icons: ['loan'], piece: noun('loan', 'loan'), of: ({ loans }) => loans },
    { says: words.energy, icons: ['energy'], of: ({ energy }) => energy },
    { says: words.food, icons: ['food'], of: ({ food }) => food },
    { says: words.shipFood, icons: ['ship-iron', 'food'], of: ({ feeds }) => feeds },
  ]
  const ends: readonly Line[] = [
    { says: words.foodOwed, icons: ['cost', 'food'], of: ({ due }) => due?.food ?? 0 },
    { says: words.foodShort, icons: ['short', 'food'], isWorry: true, of: ({ due }) => due?.short ?? 0 },
  ]
  return view.roundEnd === null ? sums : [...sums, ...ends]
}

const francsFirst = (items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => Number(other === 'franc') - Number(one === 'franc'))
