import type { Signal } from '@preact/signals'
import { controls } from '../../ui/controls.tsx'
import { language } from '../../words/words.ts'
import styles from './composition.module.css'
import { wordsIn } from './words.ts'

/** Lets the reader see on the board what their move would lead to. */
export function Foresee({ isOn }: { readonly isOn: Signal<boolean> }) {
  return (
    <label class={`${controls.check} ${styles.foresee}`}>
      <input
        type="checkbox"
        checked={isOn.value}
        onChange={({ currentTarget }) => {
          isOn.value = currentTarget.checked
        }}
      />
      <span>{wordsIn[language.value].foresee}</span>
    </label>
  )
}
