import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import { useChangeable } from '../ui/changeable.ts'
import { Button, Trouble } from '../ui/controls.tsx'
import { TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { wordsIn } from './words.ts'

export function PeopleSettings() {
  const { people: words } = wordsIn[language.value]
  return (
    <Section id="people">
      <People
        title={words.blocked}
        button={words.block}
        read={async () => (await answer(api.GET('/v1/account/blocks'))).items}
        add={(name) => done(api.PUT('/v1/account/blocks/{name}', { params: { path: { name } } }))}
        remove={(name) => done(api.DELETE('/v1/account/blocks/{name}', { params: { path: { name } } }))}
      />
      <People
        title={words.muted}
        button={words.mute}
        read={async () => (await answer(api.GET('/v1/account/mutes'))).items}
        add={(name) => done(api.PUT('/v1/account/mutes/{name}', { params: { path: { name } } }))}
        remove={(name) => done(api.DELETE('/v1/account/mutes/{name}', { params: { path: { name } } }))}
      />
    </Section>
  )
}

interface PeopleProps {
  readonly title: string
  readonly button: string
  read(): Promise<readonly { readonly name: string }[]>
  add(name: string): Promise<void>
  remove(name: string): Promise<void>
}

/** A list of people by name, with a form to add somebody. */
function People({ title, button, read, add, remove }: PeopleProps) {
  const all = wordsIn[language.value]
  const { value, trouble, change, readAgain, isUnderWay } = useChangeable(read)
  return (
    <>
      <h3>{title}</h3>
      <Trouble trouble={trouble} />
      {value?.length === 0 && <p>{all.people.nobody}</p>}
      <ul class={styles.list}>
        {value?.map(({ name }) => (
          <li key={name} class={styles.item}>
            <span>{name}</span>
            <Button
              isSmall
              isOff={isUnderWay}
              label={pair(all.remove, name)}
              onClick={() => change(() => remove(name))}
            >
              {all.remove}
            </Button>
          </li>
        ))}
      </ul>
      <AskingForm
        button={button}
        isMain={false}
        onSend={async (values) => {
          await add(text(values, 'name'))
          await readAgain()
        }}
      >
        <TextField label={all.people.name} name="name" isNeeded />
      </AskingForm>
    </>
  )
}
