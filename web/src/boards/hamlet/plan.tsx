import { useMemo } from 'preact/hooks'
import { GoodSlot } from './drawn-slot.tsx'
import { Emblem } from './emblems.tsx'
import { Ground } from './ground.tsx'
import styles from './hamlet.module.css'
import { boxAround, cornersAt, inset, pathAlong } from './lattice.ts'
import { layoutOn } from './layout.ts'
import { slotsOf } from './slots.ts'
import { emblemSize } from './tile.tsx'
import type { Tile, View } from './view.ts'
import village from './village.module.css'

/** The size of a plan against the village's drawing: all plans have the same, so that they can be compared. */
const scale = 0.5

interface Props {
  readonly view: View
  readonly id: string
  readonly tile: Tile
}

/** The land of a building that is not built yet: its shape and edges, its picture and its slots. */
export function Plan({ view, id, tile }: Props) {
  const corners = useMemo(() => cornersAt(tile.outline, { turns: 0, q: 0, r: 0 }), [tile.outline])
  const slots = slotsOf(view, id)
  const emblem = emblemSize(tile)
  const layout = useMemo(
    () => layoutOn(corners, { emblem, slots: slots.length, beings: 0, name: '', crossings: [] }),
    [corners, emblem, slots.length],
  )
  const { x, y, width, height } = boxAround(corners, 2)
  return (
    <svg
      class={`${styles.plan} ${village.tile} ${village[tile.kind]}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width * scale}
      aria-hidden="true"
    >
      <Ground corners={corners} segments={tile.segments} />
      <path class={village.outline} d={pathAlong(inset(corners, 1.6))} />
      {layout.emblem && <Emblem id={id} tile={tile} at={layout.emblem} />}
      {slots.map((slot, index) => {
        const at = layout.slots[index]
        return at && slot.kind === 'good' && <GoodSlot key={index} slot={slot} {...at} />
      })}
    </svg>
  )
}
