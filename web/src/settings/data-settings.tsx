import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import { signOut } from '../api/session.ts'
import { Button, Trouble, useAsking } from '../ui/controls.tsx'
import { AskingForm } from '../ui/form.tsx'
import { saveJson } from '../ui/save-json.ts'
import { language } from '../words/words.ts'
import { ProofField, proofIn } from './proof-field.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { wordsIn } from './words.ts'

export function DataSettings() {
  const all = wordsIn[language.value]
  const words = all.data
  const { route } = useLocation()
  const { trouble, ask, isUnderWay } = useAsking()
  return (
    <Section id="data">
      <Trouble trouble={trouble} />
      <div>
        <Button isOff={isUnderWay} onClick={() => ask(download)}>
          {words.export}
        </Button>
      </div>
      <details class={styles.more}>
        <summary>{words.erase}</summary>
        <AskingForm
          button={words.erase}
          onSend={async (values) => {
            await done(api.DELETE('/v1/account', { body: proofIn(values) }))
            await signOut()
            route('/')
          }}
        >
          <p>{words.eraseHint}</p>
          <ProofField />
        </AskingForm>
      </details>
    </Section>
  )
}

/** Saves the export as a file. */
async function download(): Promise<void> {
  saveJson(await answer(api.GET('/v1/account/export')), 'paquebot.json')
}
