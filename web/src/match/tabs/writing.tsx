import { useMemo, useRef, useState } from 'preact/hooks'
import type { Bounds } from '../../api/bounds.ts'
import { requestKey } from '../../api/client.ts'
import { Refused } from '../../api/problem.ts'
import { controls } from '../../ui/controls.tsx'
import { LongTextField, text } from '../../ui/fields.tsx'
import { AskingForm } from '../../ui/form.tsx'
import { language } from '../../words/words.ts'
import styles from './match-tabs.module.css'
import { unsentText } from './unsent-text.ts'
import { wordsIn } from './words.ts'

/** A text that the server has, and that what is written replaces. */
interface Replaced {
  readonly text: string
  /** Reads it again: it may have been replaced from another page. */
  readAgain(): Promise<string>
}

interface WritingProps {
  readonly label: string
  readonly button: string
  /** Its place in the request. */
  readonly name?: string
  readonly bounds: Bounds
  readonly hint?: string
  readonly replaced?: Replaced
  readonly isCleared?: boolean
  readonly mayBeEmpty?: boolean
  /** The confirmation after sending, until the reader writes on. */
  readonly says?: string
  /** Under which name an unsent text survives a reload of the page and the end of a session, in this tab. */
  readonly keptAs?: string
  /** @param key under which the text is sent: the same one as before, if the answer to that was lost */
  send(text: string, key: string): Promise<void>
}

/** A text field with a button that sends its text. */
export function Writing({
  label,
  button,
  name = 'text',
  bounds,
  hint,
  replaced,
  isCleared,
  mayBeEmpty = false,
  says,
  keptAs,
  send,
}: WritingProps) {
  const unsent = useMemo(() => unsentText(keptAs), [keptAs])
  const field = useRef<HTMLTextAreaElement>(null)
  const unanswered = useRef<{ readonly said: string; readonly key: string } | undefined>(undefined)
  const [isSent, setIsSent] = useState(false)
  const basis = useRef(unsent.before === undefined ? replaced?.text : unsent.basis)
  /** The newest text of the server that the reader has been shown. */
  const seen = useRef(replaced?.text)
  const isOutdated = unsent.before !== undefined && unsent.before !== replaced?.text && basis.current !== replaced?.text
  const [newer, setNewer] = useState(isOutdated ? replaced?.text : undefined)

  /** Whether another text has taken the place of the one that the reader knows. It is shown before it is replaced. */
  async function isReplacedElsewhere(said: string): Promise<boolean> {
    const now = await replaced?.readAgain()
    if (now === seen.current || now === said) return false
    seen.current = now
    setNewer(now)
    return true
  }

  async function sendWritten(values: FormData): Promise<void> {
    const written = text(values, name)
    const said = written.trim()
    if (await isReplacedElsewhere(said)) return
    if (unanswered.current?.said !== said) unanswered.current = { said, key: requestKey() }
    try {
      await send(said, unanswered.current.key)
      unanswered.current = undefined
    } catch (error) {
      if (error instanceof Refused) unanswered.current = undefined
      throw error
    }
    if (replaced !== undefined) {
      basis.current = said
      seen.current = said
    }
    setNewer(undefined)
    // What has been written meanwhile is not sent yet.
    if (field.current && field.current.value !== written) {
      unsent.keep(field.current.value, basis.current)
      return
    }
    setIsSent(true)
    unsent.forget()
    if (isCleared && field.current) field.current.value = ''
  }

  return (
    <div class={styles.writing}>
      <AskingForm button={button} isMain={false} layout={styles.writing} onSend={sendWritten}>
        <LongTextField
          label={label}
          hint={hint}
          name={name}
          rows={2}
          isNeeded={!mayBeEmpty}
          bounds={bounds}
          value={unsent.before ?? replaced?.text ?? ''}
          field={field}
          onInput={(now) => {
            setIsSent(false)
            unsent.keep(now, basis.current)
          }}
        />
        <div role="status" class={controls.status}>
          {newer !== undefined && (
            <>
              <p>{wordsIn[language.value].talk.keptElsewhere}</p>
              <blockquote class={`${styles.quoted} ${styles.said}`}>{newer || '–'}</blockquote>
            </>
          )}
        </div>
      </AskingForm>
      {says !== undefined && (
        <p role="status" class={controls.status}>
          {isSent && says}
        </p>
      )}
    </div>
  )
}
