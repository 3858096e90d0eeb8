import type { ComponentChildren } from 'preact'
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { bounds } from '../../api/bounds.ts'
import { api } from '../../api/client.ts'
import { answer, isUnknown, type Mistake } from '../../api/problem.ts'
import type { Schemas } from '../../api/schemas.ts'
import { hasBoard, loadBoard } from '../../boards/drawn-board.tsx'
import type { Laying } from '../../boards/kit/laying.ts'
import { loadLaying } from '../../boards/layings.ts'
import { type Described, describedIn } from '../../match/described.ts'
import { AccountNeeded, needsAccount } from '../../sign-in/account-needed.tsx'
import { controls, saysOf, Trouble } from '../../ui/controls.tsx'
import { Marks, TextField, text } from '../../ui/fields.tsx'
import { AskingForm } from '../../ui/form.tsx'
import { marked } from '../../ui/marks.ts'
import { useNewest } from '../../ui/newest.ts'
import { NoPage } from '../../ui/no-page.tsx'
import { Page } from '../../ui/page.tsx'
import { language } from '../../words/words.ts'
import { wordsIn } from '../words.ts'
import { partNames } from './names.ts'
import { SetBoard } from './set-board.tsx'
import { SettingContext } from './setting-context.ts'
import styles from './setting-up.module.css'
import { sketching } from './sketching.ts'
import { Part } from './state-fields.tsx'
import { schemaReader } from './state-schema.ts'
import { wordsIn as partsIn } from './words.ts'

/** The page on which a position is set up by hand, beginning with that of a study. */
export function SettingUpPage() {
  const say = wordsIn[language.value]
  const { params } = useRoute()
  const { query } = useLocation()
  const study = params.study ?? ''
  const node = Number(query.node ?? 0)
  const { value, trouble } = useNewest(() => readPosition(study, node), [study, node, language.value])
  if (needsAccount(trouble)) return <AccountNeeded title={say.setUp} />
  if (isUnknown(trouble)) return <NoPage title={say.notShown} says={saysOf(trouble)} />
  return (
    <Page title={say.setUp} isWide isComing={value === undefined && trouble === undefined}>
      <p class={controls.hint}>{say.setUpHint}</p>
      <Trouble trouble={trouble} />
      {value && <Setting key={`${study} ${node} ${language.value}`} {...value} />}
    </Page>
  )
}

/** @throws Refused, Unreachable */
async function readPosition(study: string, node: number): Promise<Props> {
  const path = { study, node }
  const [{ name }, position] = await Promise.all([
    answer(api.GET('/v1/studies/{study}', { params: { path: { study } } })),
    answer(api.GET('/v1/studies/{study}/nodes/{node}/position', { params: { path } })),
  ])
  const { game } = position
  const [described, { schemas }, laying] = await Promise.all([
    describedIn(game),
    answer(api.GET('/v1/games/{game}', { params: { path: { game } } })),
    loadLaying(game),
    loadBoard(game),
  ])
  return { name, position, schema: schemas.states, described, laying }
}

interface Props {
  readonly name: string
  readonly position: Schemas['Position']
  readonly schema: Schemas['Game']['schemas']['states']
  readonly described: Described
  readonly laying: Laying | undefined
}

const place = 'from/position/state'
/** Parts of a state that repeat what is printed: they are never anything else. */
const printed = ['box', 'buildings']

function Setting({ name, position, schema, described, laying }: Props) {
  const say = wordsIn[language.value]
  const parts = partsIn[language.value]
  const { route } = useLocation()
  const setting = useMemo(() => {
    const printedNames = new Map([...described.components].map(([piece, { name: says }]) => [piece, says]))
    const names = partNames(position.game, parts, printedNames)
    const isPrinted = (key: string) => printed.includes(key) && !(position.game === 'havana' && key === 'box')
    const ids = [...described.components.values()].map(({ id }) => id)
    return { schemas: schemaReader(schema, ids), names, whole: place, isPrinted }
  }, [schema, described, parts])
  const sketch = useMemo(
    () => sketching(position, laying, ({ kind, id }) => described.components.get(`${kind}:${id}`)),
    [position, laying, described],
  )
  useEffect(() => sketch.stop, [sketch])
  return (
    <SettingContext.Provider value={setting}>
      <div class={styles.both}>
        {hasBoard(position.game) && <SetBoard sketch={sketch} described={described} names={setting.names} />}
        <AskingForm
          button={say.make}
          layout={`${controls.form} ${styles.form}`}
          onSend={async (values) => {
            const from = { kind: 'position' as const, position: { ...position, state: sketch.state.peek() } }
            const made = await answer(api.POST('/v1/studies', { body: { name: text(values, 'name'), from } }))
            route(`/studies/${made.id}`)
          }}
        >
          <TextField label={say.name} name="name" value={name} isNeeded bounds={bounds.study.name} />
          <AlsoMarked mistakes={sketch.problems.value}>
            <Part
              at={place}
              label={say.thePosition}
              schema={schema}
              value={sketch.state.value}
              change={sketch.change}
            />
          </AlsoMarked>
        </AskingForm>
      </div>
    </SettingContext.Provider>
  )
}

interface MarkedProps {
  readonly mistakes: readonly Mistake[]
  readonly children: ComponentChildren
}

/** Shows what is wrong with the position as it is at its fields, before the form is sent. */
function AlsoMarked({ mistakes, children }: MarkedProps) {
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const names = [...(fields.current?.querySelectorAll('[name]') ?? [])].flatMap(
      (one) => one.getAttribute('name') ?? [],
    )
    const placed = mistakes.map(({ at, problem }) => ({ at: `body/${at.replace(/^state/, place)}`, problem }))
    const { fields: next } = marked(placed, names)
    // A fold around what is wrong opens, and then has a field for it.
    if (JSON.stringify([...next]) !== JSON.stringify([...found])) setFound(next)
  }, [mistakes, found])
  return (
    <Marks.Provider value={{ form: id, fields: found }}>
      <div ref={fields}>{children}</div>
    </Marks.Provider>
  )
}
