import { useId, useState } from 'preact/hooks'
import type { Field } from '../../api/schemas.ts'
import { controls } from '../../ui/controls.tsx'
import { EndButton } from '../../ui/end-button.tsx'
import { pair } from '../../words/pair.ts'
import { language } from '../../words/words.ts'
import { AmountsControl } from './amounts-control.tsx'
import styles from './composition.module.css'
import {
  chosenValues,
  type Draft,
  type OptionValue,
  onlyValue,
  placeBeside,
  placeIn,
  toggled,
  withValue,
} from './draft.ts'
import { GoodName } from './good-name.tsx'
import { labelOf, nameIn } from './name-in.ts'
import { areOnBoard } from './on-board.ts'
import { PaymentControl } from './payment-control.tsx'
import { Stepper } from './stepper.tsx'
import { wordsIn } from './words.ts'

interface Props<Kind extends Field['kind'] = Field['kind']> {
  readonly draft: Draft
  readonly field: Extract<Field, { kind: Kind }>
  change(draft: Draft): void
}

/** One control for each kind of field. */
export function FieldControl({ draft, field, change }: Props) {
  switch (field.kind) {
    case 'one-of':
    case 'some-of':
      return <Options draft={draft} field={field} change={change} />
    case 'count':
      return <Count draft={draft} field={field} change={change} />
    case 'order':
      return <Order draft={draft} field={field} change={change} />
    case 'goods':
      return <AmountsControl draft={draft} field={field} change={change} />
    case 'payment':
      return <PaymentControl draft={draft} field={field} change={change} />
    case 'place':
      return <PlaceByButtons draft={draft} field={field} change={change} />
  }
}

function optionName({ choice }: Draft, { options }: Extract<Field, { options: unknown }>, value: OptionValue): string {
  const option = options.find((one) => one.value === value)
  return option === undefined ? String(value) : nameIn(choice, option.noun)
}

function Options({ draft, field, change }: Props<'one-of' | 'some-of'>) {
  const moves = wordsIn[language.value]
  const chosen = chosenValues(draft.values[field.name])
  const [only, ...others] = field.options
  const settled = onlyValue(field)
  if (settled !== undefined) {
    const names = chosenValues(settled).map((value) => optionName(draft, field, value))
    return <p>{pair(labelOf(draft.choice, field), names.join(', '))}</p>
  }
  // A question with one answer, which can be left out, is a checkbox.
  if (field.kind === 'one-of' && field.optional && only !== undefined && others.length === 0) {
    const { value, noun } = only
    return (
      <label class={controls.check}>
        <input type="checkbox" checked={chosen.includes(value)} onChange={() => change(toggled(draft, field, value))} />
        {value === true ? labelOf(draft.choice, field) : pair(labelOf(draft.choice, field), nameIn(draft.choice, noun))}
      </label>
    )
  }
  const hint =
    field.kind === 'some-of'
      ? moves.ofAll(chosen.length, field.min, field.max)
      : field.optional && field.otherwise === undefined
        ? moves.optional
        : undefined
  return (
    <fieldset class={styles.field}>
      <legend>
        {labelOf(draft.choice, field)}
        {hint !== undefined && <small> ({hint})</small>}
      </legend>
      <OptionButtons draft={draft} field={field} change={change} />
    </fieldset>
  )
}

/** So many options fit into two rows or three, and need no fold. */
const fewOptions = 5

/**
 * Many options that the reader can touch on the board are folded, so that a phone shows the board and what is chosen.
 * They are folded or not for as long as the field is shown: under a finger, nothing jumps.
 */
function OptionButtons({ draft, field, change }: Props<'one-of' | 'some-of'>) {
  const moves = wordsIn[language.value]
  const { options } = field
  const [isFolded] = useState(() => options.length > fewOptions && areOnBoard(options.map(({ noun }) => noun)))
  // What counts if the reader chooses nothing is chosen from the start.
  const otherwise = field.kind === 'one-of' ? field.otherwise : undefined
  const chosen = chosenValues(draft.values[field.name] ?? otherwise)
  const buttons = (
    <div class={styles.options}>
      {options.map(({ value, noun }) => (
        <button
          type="button"
          key={String(value)}
          class={styles.option}
          aria-pressed={chosen.includes(value)}
          onClick={() => change(toggled(draft, field, value))}
        >
          <GoodName noun={noun} choice={draft.choice} field={field} />
        </button>
      ))}
    </div>
  )
  if (!isFolded) return buttons
  const names = chosen.map((value) => optionName(draft, field, value))
  return (
    <details class={styles.fold}>
      <summary>
        {names.length > 0 ? <strong>{names.join(' · ')}</strong> : moves.touchOnBoard}{' '}
        <small>({moves.list(options.length)})</small>
      </summary>
      {buttons}
    </details>
  )
}

function Count({ draft, field, change }: Props<'count'>) {
  const value = draft.values[field.name]
  const label = labelOf(draft.choice, field)
  return (
    <div class={styles.amount}>
      <span>{label}</span>
      <Stepper
        name={label}
        value={typeof value === 'number' ? value : field.min}
        min={field.min}
        max={field.max}
        change={(next) => change(withValue(draft, field.name, next))}
      />
    </div>
  )
}

/** The reader changes an order by moving one thing at a time, by touch or with the keyboard. */
function Order({ draft, field, change }: Props<'order'>) {
  const moves = wordsIn[language.value]
  const order = chosenValues(draft.values[field.name])
  const move = (from: number, to: number) => {
    const moved = order[from]
    if (moved === undefined) return
    const without = order.filter((_, place) => place !== from)
    change(withValue(draft, field.name, [...without.slice(0, to), moved, ...without.slice(to)]))
  }
  const nameOf = (value: OptionValue) => optionName(draft, field, value)
  return (
    <fieldset class={styles.field}>
      <legend>{labelOf(draft.choice, field)}</legend>
      <ol class={styles.order}>
        {order.map((value, place) => (
          <li key={String(value)}>
            <span>{nameOf(value)}</span>
            <EndButton
              class={styles.step}
              label={moves.earlier(nameOf(value))}
              isAtEnd={place === 0}
              onClick={() => move(place, place - 1)}
            >
              ↑
            </EndButton>
            <EndButton
              class={styles.step}
              label={moves.later(nameOf(value))}
              isAtEnd={place === order.length - 1}
              onClick={() => move(place, place + 1)}
            >
              ↓
            </EndButton>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

/**
 * Places are chosen on the board. These buttons go through all of them, for keyboards and for games without a board.
 */
function PlaceByButtons({ draft, field, change }: Props<'place'>) {
  const moves = wordsIn[language.value]
  const id = useId()
  const value = draft.values[field.name]
  const index = placeIn(field.places, value)
  const go = (step: 1 | -1) => change(withValue(draft, field.name, placeBeside(field, value, step)))
  return (
    <div class={styles.amount}>
      <span id={id} aria-live="polite">
        {pair(labelOf(draft.choice, field), index < 0 ? moves.onBoard : moves.placeOf(index + 1, field.places.length))}
      </span>
      <span class={styles.options}>
        <button type="button" class={styles.step} aria-label={moves.previousPlace} onClick={() => go(-1)}>
          ←
        </button>
        <button type="button" class={styles.step} aria-label={moves.nextPlace} onClick={() => go(1)}>
          →
        </button>
      </span>
    </div>
  )
}
