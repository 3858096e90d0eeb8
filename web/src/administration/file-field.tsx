import { useState } from 'preact/hooks'
import { controls } from '../ui/controls.tsx'
import { Labelled } from '../ui/fields.tsx'
import styles from './administration.module.css'

interface Props {
  readonly label: string
  readonly name: string
  /** What the button says. */
  readonly choose: string
  /** Which files are offered, as the attribute of HTML says it. */
  readonly accept: string
}

/** A file to choose. The browser's own control speaks the browser's language, so a button of ours stands for it. */
export function FileField({ label, name, choose, accept }: Props) {
  const [chosen, setChosen] = useState('')
  return (
    <Labelled label={label} name={name}>
      {(attributes) => (
        <span class={styles.file}>
          <input
            {...attributes}
            type="file"
            class={styles.input}
            accept={accept}
            required
            onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0]?.name ?? '')}
          />
          <label class={controls.button} for={attributes.id}>
            {choose}
          </label>
          {chosen}
        </span>
      )}
    </Labelled>
  )
}
