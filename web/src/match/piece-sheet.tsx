import { useEffect, useRef } from 'preact/hooks'
import type { Noun } from '../api/schemas.ts'
import { usePieces } from '../boards/kit/pieces.ts'
import { Button } from '../look/controls.tsx'
import { words } from '../words/words.ts'
import type { Composing } from './composer/composing.ts'
import styles from './table.module.css'

interface Props {
  readonly noun: Noun
  readonly composer: Composing
  close(): void
}

/** All about a piece: what is printed on it, what it does, and what the reader could do with it now. */
export function PieceSheet({ noun, composer, close }: Props) {
  const { sheet } = words.value.table
  const pieces = usePieces()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const component = pieces.componentOf(noun)
  const choices = composer.choicesFor(noun)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; a click beside it does so, too.
    <dialog
      ref={dialog}
      class={styles.sheet}
      aria-labelledby="sheet-name"
      onClose={close}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div class={styles.sheetBody}>
        <h2 id="sheet-name">{pieces.nameOf(noun)}</h2>
        {component && (
          <>
            <p class={styles.values}>
              {[component.group, component.number && `${sheet.number} ${component.number}`, ...component.values]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {component.cost !== null && (
              <p>
                {sheet.cost}: {component.cost}
              </p>
            )}
            {component.fee !== null && (
              <p>
                {sheet.fee}: {component.fee}
              </p>
            )}
            {component.text !== '' && <p>{component.text}</p>}
            {component.provenance.status !== 'verified' && (
              <p class={styles.values}>{component.provenance.status === 'house' ? sheet.house : sheet.ruling}</p>
            )}
          </>
        )}
        {choices.length > 0 && (
          <>
            <h3>{sheet.can}</h3>
            <ul class={styles.choices}>
              {choices.map((choice) => (
                <li key={JSON.stringify(choice.move)}>
                  <Button
                    onClick={() => {
                      composer.begin(choice)
                      dialog.current?.close()
                    }}
                  >
                    {choice.says}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button onClick={() => dialog.current?.close()}>{sheet.close}</Button>
      </div>
    </dialog>
  )
}
