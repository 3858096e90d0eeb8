import { useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import { useChangeable } from '../ui/changeable.ts'
import { Button, Trouble } from '../ui/controls.tsx'
import { AskingForm } from '../ui/form.tsx'
import { language } from '../words/words.ts'
import { ProofField, proofIn } from './proof-field.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { ShownOnce } from './shown-once.tsx'
import { wordsIn } from './words.ts'

export function CalendarSettings() {
  const all = wordsIn[language.value]
  const words = all.calendar
  const [address, setAddress] = useState<string>()
  const { value, trouble, change, readAgain, isUnderWay } = useChangeable(() => answer(api.GET('/v1/account/calendar')))
  return (
    <Section id="calendar" hint={words.hint}>
      <Trouble trouble={trouble} />
      <ShownOnce label={words.address} secret={address} />
      {value?.on && (
        <div class={styles.item}>
          <span>{words.on}</span>
          <Button isSmall isOff={isUnderWay} onClick={() => change(() => done(api.DELETE('/v1/account/calendar')))}>
            {words.end}
          </Button>
        </div>
      )}
      <AskingForm
        button={words.make}
        isMain={false}
        onSend={async (values) => {
          setAddress((await answer(api.POST('/v1/account/calendar', { body: proofIn(values) }))).url)
          await readAgain()
        }}
      >
        <ProofField />
      </AskingForm>
    </Section>
  )
}
