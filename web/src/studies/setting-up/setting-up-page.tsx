import { useMemo, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { bounds } from '../../api/bounds.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Schemas } from '../../api/schemas.ts'
import { controls, Trouble } from '../../look/controls.tsx'
import { TextField, text } from '../../look/fields.tsx'
import { AskingForm } from '../../look/form.tsx'
import { useNewest } from '../../look/newest.ts'
import { Page } from '../../look/page.tsx'
import { describedIn } from '../../match/described.ts'
import { AccountNeeded, needsAccount } from '../../session/account-needed.tsx'
import { language } from '../../words/words.ts'
import { wordsIn } from '../words.ts'
import { inWords, Part, SettingContext } from './state-fields.tsx'
import { type Json, schemaReader } from './state-schema.ts'

/** The page on which a position is set up by hand, beginning with that of a study. */
export function SettingUpPage() {
  const say = wordsIn[language.value]
  const { params } = useRoute()
  const { query } = useLocation()
  const study = params.study ?? ''
  const node = Number(query.node ?? 0)
  const { value, trouble } = useNewest(() => readPosition(study, node), [study, node, language.value])
  if (needsAccount(trouble)) return <AccountNeeded title={say.setUp} />
  return (
    <Page title={say.setUp}>
      <p class={controls.hint}>{say.setUpHint}</p>
      <Trouble trouble={trouble} />
      {value && <Setting key={`${study} ${node} ${language.value}`} {...value} />}
    </Page>
  )
}

/** @throws Refused, Unreachable */
async function readPosition(study: string, node: number) {
  const path = { study, node }
  const [{ name }, position] = await Promise.all([
    answer(api.GET('/v1/studies/{study}', { params: { path: { study } } })),
    answer(api.GET('/v1/studies/{study}/nodes/{node}/position', { params: { path } })),
  ])
  const [{ components }, { schemas }] = await Promise.all([
    describedIn(position.game),
    answer(api.GET('/v1/games/{game}', { params: { path: { game: position.game } } })),
  ])
  const names = new Map([...components.values()].map(({ id, name: printed }) => [String(id), printed]))
  return { name, position, schema: schemas.states, names }
}

interface Props {
  readonly name: string
  readonly position: Schemas['Position']
  readonly schema: Schemas['Game']['schemas']['states']
  readonly names: ReadonlyMap<string, string>
}

const place = 'from/position/state'

function Setting({ name, position, schema, names }: Props) {
  const say = wordsIn[language.value]
  const { route } = useLocation()
  const [state, setState] = useState<Json>(() => JSON.parse(JSON.stringify(position.state)))
  const setting = useMemo(
    () => ({ schemas: schemaReader(schema), nameOf: (id: string) => names.get(id) ?? inWords(id), whole: place }),
    [schema, names],
  )
  return (
    <SettingContext.Provider value={setting}>
      <AskingForm
        button={say.make}
        onSend={async (values) => {
          const from = { kind: 'position' as const, position: { ...position, state } }
          const made = await answer(api.POST('/v1/studies', { body: { name: text(values, 'name'), from } }))
          route(`/studies/${made.id}`)
        }}
      >
        <TextField label={say.name} name="name" value={name} isNeeded bounds={bounds.study.name} />
        <Part at={place} label={say.thePosition} schema={schema} value={state} change={setState} />
      </AskingForm>
    </SettingContext.Provider>
  )
}
