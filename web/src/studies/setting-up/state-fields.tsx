import { isJsonObject, isList, type Json, type JsonObject } from '../../boards/kit/json.ts'
import { Button, controls } from '../../ui/controls.tsx'
import { Labelled } from '../../ui/fields.tsx'
import { language } from '../../words/words.ts'
import { wordsIn } from '../words.ts'
import { useSetting } from './setting-context.ts'
import styles from './setting-up.module.css'
import { FoldedPart, PutIn } from './state-parts.tsx'

interface Props<Value extends Json = Json> {
  /** Its place in the request, such as `from/position/state/reserve/pesos`. */
  readonly at: string
  readonly label: string
  /** Its name in the position file. */
  readonly code?: string | undefined
  readonly schema: unknown
  readonly value: Value
  change(next: Json): void
}

/** The control for a part of a state: what kind it is follows from its value, and what it may be from its schema. */
export function Part({ value, ...rest }: Props) {
  const { schemas } = useSetting()
  if (isList(value)) return <ListPart {...rest} value={value} />
  if (value !== null && isJsonObject(value)) return <ObjectPart {...rest} value={value} />
  if (typeof value === 'boolean') return <SwitchPart {...rest} value={value} />
  if (value === null && schemas.objectOf(rest.schema) !== undefined) return <NothingPart {...rest} value={value} />
  return <ValuePart {...rest} value={value} />
}

function ValuePart({ at, label, code, schema, value, change }: Props<null | number | string>) {
  const { schemas, names } = useSetting()
  const values = schemas.valuesOf(schema)
  if (values !== undefined) {
    return (
      <Labelled label={label} code={code} name={at}>
        {(attributes) => (
          <select
            {...attributes}
            value={String(value)}
            onChange={({ currentTarget }) => change(values[currentTarget.selectedIndex] ?? null)}
          >
            {values.map((one) => (
              <option key={String(one)} value={String(one)}>
                {one === null ? '–' : names.value(String(one))}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    )
  }
  return (
    <Labelled label={label} code={code} name={at}>
      {(attributes) =>
        typeof value === 'number' ? (
          <input
            {...attributes}
            type="number"
            value={value}
            onInput={({ currentTarget }) => change(Number(currentTarget.value))}
          />
        ) : (
          <input
            {...attributes}
            type="text"
            value={value ?? ''}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        )
      }
    </Labelled>
  )
}

/** A part with parts of its own that is not there, and can be put in. */
function NothingPart({ at, label, code, schema, change }: Props<null>) {
  const say = wordsIn[language.value]
  const { schemas } = useSetting()
  return (
    <FoldedPart at={at} label={label} code={code}>
      <Button isSmall label={say.putIn(label)} onClick={() => change(schemas.blank(schemas.objectOf(schema)))}>
        {say.put}
      </Button>
    </FoldedPart>
  )
}

const SwitchPart = ({ at, label, code, value, change }: Props<boolean>) => (
  <label class={controls.check}>
    <input name={at} type="checkbox" checked={value} onChange={({ currentTarget }) => change(currentTarget.checked)} />
    <span>
      {label} {code && <code>{code}</code>}
    </span>
  </label>
)

/** A list: of ids, as buttons that take one out and a select that puts one in; of anything else, one after another. */
function ListPart({ at, label, code, schema, value, change }: Props<readonly Json[]>) {
  const say = wordsIn[language.value]
  const { schemas, names } = useSetting()
  const item = schemas.itemOf(schemas.schemaOf(schema, value))
  const values = schemas.valuesOf(item)
  const put = (index: number, next: Json) => change(value.map((one, place) => (place === index ? next : one)))
  const takeOut = (index: number) => change(value.filter((_, place) => place !== index))
  const isPlain = value.every((one) => typeof one !== 'object' || one === null)
  return (
    <FoldedPart at={at} label={`${label} (${value.length})`} code={code}>
      {isPlain ? (
        <ul class={styles.items}>
          {value.map((one, index) => (
            <li key={`${index} ${String(one)}`}>
              <Button isSmall label={say.takeOut(names.value(String(one)))} onClick={() => takeOut(index)}>
                {names.value(String(one))} ×
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        value.map((one, index) => (
          <Part
            key={index}
            at={`${at}/${index}`}
            label={at.endsWith('/seats') ? say.seat(index) : String(index + 1)}
            schema={item}
            value={one}
            change={(next) => put(index, next)}
          />
        ))
      )}
      {isPlain && (
        <PutIn
          label={say.putIn(label)}
          options={(values ?? numbersOf(item)).map((one) => ({ value: one, says: names.value(String(one)) }))}
          put={(next) => change([...value, next])}
        />
      )}
    </FoldedPart>
  )
}

/** The seats that a list of numbers may name. */
const numbersOf = (item: unknown): readonly Json[] => {
  const most = typeof item === 'object' && item !== null && 'maximum' in item ? Number(item.maximum) : 0
  return most > 0 && most < 10 ? Array.from({ length: most + 1 }, (_, number) => number) : []
}

function ObjectPart({ at, label, code, schema, value, change }: Props<JsonObject>) {
  const say = wordsIn[language.value]
  const { schemas, names, whole, isPrinted } = useSetting()
  const own = schemas.schemaOf(schema, value)
  const phases = schemas.phasesOf(schema)
  const missing = schemas.missingIn(own, value)
  const members = schemas
    .membersOf(own, value)
    .filter(([key]) => (phases.length === 0 || key !== 'name') && !(at === whole && isPrinted(key)))
  return (
    <FoldedPart at={at} label={label} code={code}>
      {phases.length > 0 && (
        <Labelled label={say.phase} name={`${at}/name`}>
          {(attributes) => (
            <select
              {...attributes}
              value={String(value.name)}
              onChange={({ currentTarget }) => change(schemas.blankPhase(schema, currentTarget.value))}
            >
              {phases.map((name) => (
                <option key={name} value={name}>
                  {names.value(name)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      {members.map(([key, part]) => (
        <Part
          key={key}
          at={`${at}/${key}`}
          label={
            schemas.isById(own) ? names.value(key) : typeof part === 'number' ? names.amount(key) : names.part(key)
          }
          code={schemas.isById(own) ? undefined : key}
          schema={schemas.memberOf(own, key)}
          value={part}
          change={(next) => change({ ...value, [key]: next })}
        />
      ))}
      {schemas.objectOf(schema) !== undefined && (
        <Button isSmall label={say.takeOut(label)} onClick={() => change(null)}>
          {label} ×
        </Button>
      )}
      <PutIn
        label={say.putIn(label)}
        options={missing.map((key) => ({
          value: key,
          says: schemas.isById(own) ? names.value(key) : names.amount(key),
        }))}
        put={(key) => change({ ...value, [String(key)]: schemas.blank(schemas.memberOf(own, String(key))) })}
      />
    </FoldedPart>
  )
}
