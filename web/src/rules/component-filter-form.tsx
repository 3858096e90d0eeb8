import type { Component } from '../api/schemas.ts'
import { Labelled } from '../ui/fields.tsx'
import pills from '../ui/pills.module.css'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import { directions, goodsOf, type Wanted } from './component-filters.ts'
import styles from './rules.module.css'
import { wordsIn } from './words.ts'

interface Props {
  readonly components: readonly Component[]
  readonly wanted: Wanted
  want(next: Wanted): void
}

/** The filters for components: words, groups and, if components make or take goods, the goods. */
export function ComponentFilterForm({ components, wanted, want }: Props) {
  const say = wordsIn[language.value]
  const groups = [...new Set(components.map(({ group }) => group))]
  const goods = new Set(components.flatMap(goodsOf))
  function toggle(group: string): void {
    const next = new Set(wanted.groups)
    if (!next.delete(group)) next.add(group)
    want({ ...wanted, groups: next })
  }
  return (
    <search class={styles.filters}>
      <Labelled label={say.find}>
        {(attributes) => (
          <input
            type="search"
            {...attributes}
            value={wanted.text}
            onInput={({ currentTarget }) => want({ ...wanted, text: currentTarget.value })}
          />
        )}
      </Labelled>
      {goods.size > 0 && (
        <Labelled label={say.goods}>
          {(attributes) => (
            <select
              {...attributes}
              value={wanted.goods}
              onChange={({ currentTarget }) => want({ ...wanted, goods: currentTarget.value })}
            >
              <option value="">{say.anyGoods}</option>
              {directions.map((direction) => (
                <optgroup key={direction} label={say[direction]}>
                  {components
                    .filter(({ id }) => goods.has(`${direction} ${id}`))
                    .map(({ id, name }) => (
                      <option key={id} value={`${direction} ${id}`}>
                        {pair(say[direction], name)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <fieldset class={`${pills.pills} ${styles.groups}`}>
        <legend>{say.group}</legend>
        {groups.map((group) => (
          <button key={group} type="button" aria-pressed={wanted.groups.has(group)} onClick={() => toggle(group)}>
            {group}
          </button>
        ))}
        {components.some(({ provenance }) => provenance.status === 'house') && (
          <button
            type="button"
            aria-pressed={wanted.isHouse}
            onClick={() => want({ ...wanted, isHouse: !wanted.isHouse })}
          >
            {say.onlyHouse}
          </button>
        )}
      </fieldset>
    </search>
  )
}
