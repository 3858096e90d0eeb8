import { useMemo, useRef } from 'preact/hooks'
import { requestKey } from '../../api/client.ts'
import { Refused } from '../../api/problem.ts'
import { Button, controls, Labelled, Trouble, text, useAsking } from '../../look/controls.tsx'
import styles from './around.module.css'
import { unsentText } from './unsent-text.ts'

interface WritingProps {
  readonly label: string
  readonly button: string
  readonly hint?: string
  readonly value?: string
  readonly isCleared?: boolean
  readonly mayBeEmpty?: boolean
  /** Under which name an unsent text survives a reload of the page and the end of a session, in this tab. */
  readonly keptAs?: string
  /** @param key under which the text is sent: the same one as before, if the answer to that was lost */
  send(text: string, key: string): Promise<void>
}

/** A text field with a button that sends its text. */
export function Writing({
  label,
  button,
  hint,
  value = '',
  isCleared,
  mayBeEmpty = false,
  keptAs,
  send,
}: WritingProps) {
  const { trouble, ask, isUnderWay } = useAsking()
  const unsent = useMemo(() => unsentText(keptAs), [keptAs])
  const field = useRef<HTMLTextAreaElement>(null)
  const unanswered = useRef<{ readonly said: string; readonly key: string } | undefined>(undefined)
  return (
    <form
      class={styles.writing}
      onSubmit={(event) => {
        event.preventDefault()
        const written = text(new FormData(event.currentTarget), 'text')
        const said = written.trim()
        if (said === '' && !mayBeEmpty) return
        ask(async () => {
          if (unanswered.current?.said !== said) unanswered.current = { said, key: requestKey() }
          try {
            await send(said, unanswered.current.key)
            unanswered.current = undefined
          } catch (error) {
            if (error instanceof Refused) unanswered.current = undefined
            throw error
          }
          // What has been written meanwhile is not sent yet.
          if (field.current && field.current.value !== written) return
          unsent.keep('')
          if (isCleared && field.current) field.current.value = ''
        })
      }}
    >
      <Labelled label={label} {...(hint === undefined ? {} : { hint })}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={field}
            name="text"
            rows={2}
            required={!mayBeEmpty}
            defaultValue={unsent.before ?? value}
            onInput={({ currentTarget }) => unsent.keep(currentTarget.value)}
          />
        )}
      </Labelled>
      <Trouble trouble={trouble} />
      <div class={controls.row}>
        <Button submits isOff={isUnderWay}>
          {button}
        </Button>
      </div>
    </form>
  )
}
