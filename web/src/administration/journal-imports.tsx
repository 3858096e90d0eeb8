import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer, Refused } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { gameTitle } from '../games/games.ts'
import { controls } from '../ui/controls.tsx'
import { LongTextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { FileField } from './file-field.tsx'
import { checksIn, journalIn } from './journal-file.ts'
import { wordsIn } from './words.ts'

/** A key with the line ends of a file, which differ from those of a form. */
const keyIn = (written: string): string => (written.trim() === '' ? '' : `${written.trim().replaceAll('\r\n', '\n')}\n`)

/** Takes a match that is over from its journal file: everything is checked, and what fails is said. */
export function JournalImports() {
  const { files: say } = wordsIn[language.value]
  const [imported, setImported] = useState<Schemas['Match']>()
  const [failed, setFailed] = useState<readonly Schemas['Check'][]>([])
  const [isUnreadable, setIsUnreadable] = useState(false)

  async function send(values: FormData): Promise<void> {
    setImported(undefined)
    setFailed([])
    const chosen = values.get('file')
    const file = chosen instanceof File ? journalIn(await chosen.text()) : undefined
    setIsUnreadable(file === undefined)
    if (file === undefined) return
    const publicKey = keyIn(text(values, 'publicKey'))
    try {
      setImported(await answer(api.POST('/v1/admin/imports', { body: { file, ...(publicKey && { publicKey }) } })))
    } catch (trouble) {
      if (trouble instanceof Refused) setFailed(checksIn(trouble.problem.params))
      throw trouble
    }
  }

  return (
    <section class={styles.part}>
      <h2>{say.take}</h2>
      <p class={controls.hint}>{say.hint}</p>
      <AskingForm button={say.take} onSend={send}>
        <FileField label={say.file} name="file" choose={say.choose} accept=".json,application/json" />
        <LongTextField
          label={say.key}
          hint={say.keyHint}
          name="publicKey"
          rows={3}
          isNeeded={false}
          bounds={bounds.importing.publicKey}
        />
      </AskingForm>
      {isUnreadable && (
        <p class={controls.trouble} role="alert">
          {say.unreadable}
        </p>
      )}
      <div role="status" class={failed.length > 0 ? controls.trouble : controls.status}>
        {failed.length > 0 && (
          <ul class={styles.steps}>
            {failed.map(({ check, detail, version }) => (
              <li key={check}>{version === null ? detail : pair(wordsIn[language.value].entry(version), detail)}</li>
            ))}
          </ul>
        )}
        {imported && (
          <p>
            {say.taken}{' '}
            <a href={`/administration/matches/${imported.id}`}>{imported.name || gameTitle(imported.game)}</a>
          </p>
        )}
      </div>
    </section>
  )
}
