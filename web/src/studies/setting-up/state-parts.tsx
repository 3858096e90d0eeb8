import type { ComponentChildren } from 'preact'
import { useContext, useState } from 'preact/hooks'
import type { Json } from '../../boards/kit/json.ts'
import { Button } from '../../ui/controls.tsx'
import { Group, Marks } from '../../ui/fields.tsx'
import { isWithin } from '../../ui/marks.ts'
import { language } from '../../words/words.ts'
import { wordsIn } from '../words.ts'
import { useSetting } from './setting-context.ts'
import styles from './setting-up.module.css'

interface PutProps {
  readonly label: string
  readonly options: readonly { readonly value: Json; readonly says: string }[]
  put(value: Json): void
}

/** Puts something in that is chosen from a list. */
export function PutIn({ label, options, put }: PutProps) {
  const say = wordsIn[language.value]
  const [index, setIndex] = useState(0)
  const chosen = options[index] ?? options[0]
  if (chosen === undefined) return null
  return (
    <div class={styles.put}>
      <select
        aria-label={label}
        value={options.indexOf(chosen)}
        onChange={({ currentTarget }) => setIndex(currentTarget.selectedIndex)}
      >
        {options.map(({ value, says }, place) => (
          <option key={String(value)} value={place}>
            {says}
          </option>
        ))}
      </select>
      <Button isSmall label={label} onClick={() => put(chosen.value)}>
        {say.put}
      </Button>
    </div>
  )
}

interface FoldedProps {
  readonly at: string
  readonly label: string
  readonly code?: string | undefined
  readonly children: ComponentChildren
}

/** A part with parts of its own. What is in it is drawn once it is opened, or once something is wrong there. */
export function FoldedPart({ at, label, code, children }: FoldedProps) {
  const { fields } = useContext(Marks)
  const { whole } = useSetting()
  const [isOpened, setIsOpened] = useState(at === whole)
  const isWrong = [...fields.keys()].some((wrong) => wrong === at || isWithin(wrong, at))
  return (
    <Group legend="" name={at} layout={styles.group}>
      <details open={isOpened || isWrong} onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}>
        <summary class={styles.fold}>
          {label} {code && <code>{code}</code>}
        </summary>
        {(isOpened || isWrong) && <div class={styles.parts}>{children}</div>}
      </details>
    </Group>
  )
}
