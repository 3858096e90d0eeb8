import type { Schemas } from '../../api/schemas.ts'
import styles from './facade.module.css'

type Building = Schemas['HavanaView']['buildings'][string]

const ground = 44
const storey = 11
const walls = ['white', 'yellow', 'green', 'red'] as const

/**
 * The colour of the wall: that of the most frequent brick in the cost or, if there is none, plaster in one of two
 * colours.
 */
function wallOf({ cost }: Building, number: number): string {
  const [most] = walls
    .map((colour) => ({ colour, many: cost[colour] ?? 0 }))
    .filter(({ many }) => many > 0)
    .toSorted((one, other) => other.many - one.many)
  return most?.colour ?? (number % 2 === 0 ? 'blue' : 'rose')
}

/**
 * The front of a house in the old town, derived from the card: more points make it higher, and its bricks give its
 * colour. Roof, windows and palms vary from card to card, so that readers recognize a building. This is decoration: no
 * rule depends on it. The upper left corner is left to the number of points.
 */
export function Facade({ building, id }: { readonly building: Building; readonly id: string }) {
  const number = Number.parseInt(id.slice(1), 10)
  const storeys = building.vp >= 5 ? 3 : building.vp >= 3 ? 2 : 1
  const top = ground - storeys * storey - 2
  const [left, right] = [14, 50]
  const middle = (left + right) / 2
  const windows = number % 3 === 0 ? [20, 32, 44] : [19, 28, 36, 45]
  return (
    <svg class={styles.facade} viewBox="-12 0 76 48" aria-hidden="true">
      <circle class={styles.sun} cx={57} cy="8" r="4" />
      {number % 2 === 0 ? <Palm x={7} /> : <Palm x={57} />}
      <path class={styles[wallOf(building, number)]} d={`M${left} ${ground}V${top}h${right - left}v${ground - top}Z`} />
      <Roof kind={number % 4} top={top} left={left} right={right} />
      {Array.from({ length: storeys }, (_, floor) => {
        const y = ground - floor * storey
        const isGround = floor === 0
        return (
          <g key={floor}>
            {windows.map((x) =>
              isGround && Math.abs(x - middle) < 6 ? null : (
                <path key={x} class={styles.window} d={`M${x - 2} ${y - 2}v-5a2 2 0 0 1 4 0v5Z`} />
              ),
            )}
            {!isGround && <path class={styles.balcony} d={`M${left + 2} ${y - 2}h${right - left - 4}`} />}
          </g>
        )
      })}
      <path class={styles.door} d={`M${middle - 3.5} ${ground}v-6a3.5 3.5 0 0 1 7 0v6Z`} />
      <path class={styles.street} d={`M-12 ${ground}h76v4H-12Z`} />
    </svg>
  )
}

interface RoofProps {
  readonly kind: number
  readonly top: number
  readonly left: number
  readonly right: number
}

function Roof({ kind, top, left, right }: RoofProps) {
  const middle = (left + right) / 2
  switch (kind) {
    case 0:
      return <path class={styles.roof} d={`M${left - 2} ${top}h${right - left + 4}l-6-5H${left + 4}Z`} />
    case 1:
      return <path class={styles.roof} d={`M${left - 2} ${top}L${middle} ${top - 8}L${right + 2} ${top}Z`} />
    case 2:
      return (
        <>
          <path class={styles.roof} d={`M${middle - 6} ${top - 2}a6 6 0 0 1 12 0Z`} />
          <path class={styles.cornice} d={`M${left - 2} ${top - 2}h${right - left + 4}v3H${left - 2}Z`} />
        </>
      )
    default:
      return (
        <>
          <path class={styles.rail} d={`M${left} ${top - 3}h${right - left}`} />
          <path class={styles.cornice} d={`M${left - 2} ${top - 2}h${right - left + 4}v3H${left - 2}Z`} />
        </>
      )
  }
}

const Palm = ({ x }: { readonly x: number }) => (
  <g>
    <path class={styles.trunk} d={`M${x} ${ground}q1.5-10 0-18`} />
    <path
      class={styles.leaves}
      d={`M${x} 26q-5-4-7 1M${x} 26q5-4 7 1M${x} 26q-3-6-6-4M${x} 26q3-6 6-4M${x} 26q-1-4 1-6`}
    />
  </g>
)
