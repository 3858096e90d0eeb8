import { Hidden } from '../../look/controls.tsx'
import { SeatMark } from '../../look/seat-mark.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './goods-table.module.css'
import { Icon, type IconName } from './icons.tsx'
import { itemName } from './item-name.ts'
import { type Item, keysOf, type Seat, type Table, type View } from './table.ts'
import { wordsIn } from './words.ts'

/** What each seat has, in one table: a line for each good. Where there is room, the lines stand side by side. */
export function GoodsTable(table: Table) {
  const { view, sitters, language } = table
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
        {summary(table).map(({ says, icons, of }) => (
          <tr key={says}>
            <th scope="row">
              <span class={styles.title} title={says}>
                {icons.map((icon) => (
                  <Icon key={icon} name={icon} />
                ))}
                <span class={icons.length > 0 ? styles.long : ''}>{says}</span>
              </span>
            </th>
            {seatsInOrder.map(({ seat, has, isYou }) => (
              <Amount key={seat} amount={of(has, seat)} isYours={isYou} />
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

/** Nothing is a dot, so that what is there stands out. */
const Amount = ({ amount, isYours }: { readonly amount: number; readonly isYours: boolean }) => (
  <td class={isYours ? styles.yours : ''}>
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
  of(has: Seat, seat: number): number
}

/** The sums that the API gives. */
function summary({ view, language }: Table): readonly Line[] {
  const words = wordsIn[language]
  const owed = owedFood(view)
  const sums: readonly Line[] = [
    { says: words.points, icons: [], of: ({ points }) => points },
    { says: words.loans, icons: ['loan'], of: ({ loans }) => loans },
    { says: words.shipFood, icons: ['ship-iron', 'food'], of: ({ feeds }) => feeds },
  ]
  const due: Line = { says: words.foodOwed, icons: ['food'], of: (_, seat) => owed?.get(seat) ?? 0 }
  return owed === undefined ? sums : [...sums, due]
}

const francsFirst = (items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => Number(other === 'franc') - Number(one === 'franc'))

const owedFood = ({ phase }: View): ReadonlyMap<number, number> | undefined =>
  phase.name === 'feeding' ? new Map(phase.owing.map(({ seat, food }) => [seat, food])) : undefined
