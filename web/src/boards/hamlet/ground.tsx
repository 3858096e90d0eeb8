import styles from './ground.module.css'
import { inset, inwards, middleOf, type Point, pathAlong, type Spot, spotOf } from './lattice.ts'

interface Props {
  readonly corners: readonly Point[]
  /** The type of each edge: forest, mountain or road. */
  readonly segments: string
}

/**
 * The land of a tile: trees and rocks along the edges where a road must be built, and a road to each edge that has one.
 * Trees and rocks differ by shape as well as by colour.
 */
export function Ground({ corners, segments }: Props) {
  const middle = middleOf(corners)
  const edges = corners.map((corner, index) => ({
    type: segments[index],
    from: spotOf(corner),
    to: spotOf(corners[(index + 1) % corners.length] ?? corner),
  }))
  const along = (type: string) => edges.filter((edge) => edge.type === type)
  const roads = along('R')
    .map(({ from, to }) => `M${at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })}L${at(middle)}`)
    .join('')
  const verge = inset(corners, 3)
  const band = (type: string) =>
    verge
      .flatMap((spot, index) =>
        segments[index] === type ? [`M${at(spot)}L${at(verge[(index + 1) % verge.length] ?? spot)}`] : [],
      )
      .join('')
  return (
    <g class={styles.ground}>
      <path class={styles.land} d={pathAlong(inset(corners, 0.4))} />
      <path class={styles.woods} d={band('F')} />
      <path class={styles.scree} d={band('M')} />
      <path class={styles.verge} d={roads} />
      <path class={styles.road} d={roads} />
      <path
        class={styles.trees}
        d={along('F')
          .map(({ from, to }) => trees(from, to))
          .join('')}
      />
      <path
        class={styles.rocks}
        d={along('M')
          .map(({ from, to }) => rocks(from, to))
          .join('')}
      />
    </g>
  )
}

const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Spots along an edge, as far inside as the trees or rocks are high. */
const rowAlong = (from: Spot, to: Spot, count: number, depth: number): readonly Spot[] => {
  const inside = inwards(from, to)
  return Array.from({ length: count }, (_, place) => {
    const share = (place + 0.5) / count
    return {
      x: from.x + (to.x - from.x) * share + inside.x * depth,
      y: from.y + (to.y - from.y) * share + inside.y * depth,
    }
  })
}

const trees = (from: Spot, to: Spot): string =>
  rowAlong(from, to, 5, 4)
    .map(({ x, y }, place) => {
      const size = place % 2 === 0 ? 1 : 0.8
      return `M${at({ x, y: y - 4.6 * size })}l${3 * size} ${7.6 * size}h${-6 * size}Z`
    })
    .join('')

const rocks = (from: Spot, to: Spot): string =>
  rowAlong(from, to, 4, 3.6)
    .map(({ x, y }, place) => {
      const size = place % 2 === 0 ? 1 : 0.8
      return `M${at({ x: x - 4.6 * size, y: y + 2.8 })}l${3.2 * size} ${-6.4 * size} ${2 * size} ${2.6 * size} ${1.2 * size} ${-1.2 * size} ${2.8 * size} ${5 * size}Z`
    })
    .join('')
