import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { pair } from '../../words/pair.ts'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './cards.module.css'
import { itemName } from './item-name.ts'
import { type BuildingId, items, type Scene } from './view.ts'
import { wordsIn } from './words.ts'

interface GoodsFilter {
  /** The control; nothing if none of the buildings makes or takes anything. */
  readonly control: ComponentChildren
  readonly isOn: boolean
  fits(building: BuildingId): boolean
}

const directions = ['makes', 'takes'] as const

/** Lets the reader look for the buildings that make or take a good. */
export function useGoodsFilter(buildings: readonly BuildingId[], { language }: Scene): GoodsFilter {
  const [wanted, want] = useState('')
  const pieces = usePieces()
  const words = wordsIn[language]

  const keysAt = (id: BuildingId): readonly string[] => {
    const card = pieces.componentOf(noun('building', id))
    return directions.flatMap((direction) => (card?.[direction] ?? []).map((item) => `${direction} ${item.id}`))
  }
  const keys = new Set(buildings.flatMap(keysAt))
  const isOn = keys.has(wanted)
  const control = keys.size > 0 && (
    <select
      class={styles.filter}
      aria-label={words.byGoods}
      value={isOn ? wanted : ''}
      onChange={({ currentTarget }) => want(currentTarget.value)}
    >
      <option value="">{words.everyBuilding}</option>
      {directions.map((direction) => (
        <optgroup key={direction} label={words[direction]}>
          {items
            .filter((item) => keys.has(`${direction} ${item}`))
            .map((item) => (
              <option key={item} value={`${direction} ${item}`}>
                {pair(words[direction], itemName(pieces, item, language))}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
  return { control, isOn, fits: (id) => !isOn || keysAt(id).includes(wanted) }
}
