import { useRef } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match, Schemas } from '../api/schemas.ts'
import { controls, Trouble } from '../ui/controls.tsx'
import { TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { useNewest } from '../ui/newest.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { useFilledAnew } from './filled-anew.ts'
import type { Viewing } from './viewing.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  readonly viewing: Viewing
  compare(versions: Pick<Viewing, 'from' | 'version'>): void
}

/** The difference between two versions, as the same viewer saw them: in sentences, and in the data. */
export function VersionsCompared({ match, viewing, compare }: Props) {
  const { difference: say } = wordsIn[language.value]
  const { version, from } = viewing
  const bounds = { least: 1, most: match.version }
  const around = useRef<HTMLDivElement>(null)
  useFilledAnew(around, [from, version])
  return (
    <details open={from !== undefined}>
      <summary class={styles.fold}>{say.title}</summary>
      <div class={styles.folded} ref={around}>
        <AskingForm
          button={say.show}
          isMain={false}
          layout={styles.versions}
          onSend={async (values) =>
            compare({ from: Number(text(values, 'from')), version: Number(text(values, 'to')) })
          }
        >
          <TextField
            label={say.from}
            name="from"
            type="number"
            value={from ?? Math.max(1, version - 1)}
            isNeeded
            bounds={bounds}
          />
          <TextField label={say.to} name="to" type="number" value={version} isNeeded bounds={bounds} />
        </AskingForm>
        {from !== undefined && <Compared match={match.id} viewing={viewing} from={from} />}
      </div>
    </details>
  )
}

interface ComparedProps {
  readonly match: string
  readonly viewing: Viewing
  readonly from: number
}

function Compared({ match, viewing: { version: to, as }, from }: ComparedProps) {
  const { difference: say } = wordsIn[language.value]
  const { value, trouble } = useNewest(() => {
    const params = { path: { match }, query: { from, to, as: String(as) } }
    return answer(api.GET('/v1/admin/matches/{match}/difference', { params }))
  }, [match, from, to, as, language.value])
  const shown = trouble === undefined ? value : undefined
  return (
    <>
      <Trouble trouble={trouble} />
      <p role="status" class={controls.status}>
        {shown && (shown.steps.length === 0 ? say.none : say.compared(shown.from, shown.to))}
      </p>
      {shown && <Steps difference={shown} />}
    </>
  )
}

function Steps({ difference: { steps, direction, patch } }: { readonly difference: Schemas['Difference'] }) {
  const { difference: say, entry } = wordsIn[language.value]
  return (
    <>
      {direction === 'backwards' && <p class={controls.hint}>{say.undone}</p>}
      <ol class={styles.steps}>
        {steps.map(({ version, says }) => (
          <li key={version}>
            <span class={styles.quiet}>{entry(version)}</span>
            <p class={styles.said}>{says.join(' ')}</p>
          </li>
        ))}
      </ol>
      {patch.length > 0 && (
        <details>
          <summary class={styles.fold}>{say.patch(patch.length)}</summary>
          <ul class={styles.steps}>
            {patch.map((operation) => (
              <li key={`${operation.op} ${operation.path}`} class={styles.code}>
                <Changed operation={operation} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Changed({ operation }: { readonly operation: Schemas['PatchOperation'] }) {
  const { kinds } = wordsIn[language.value].difference
  const { op, path } = operation
  return (
    <>
      <strong>{path}</strong> {kinds[op]} {op !== 'remove' && <code>{JSON.stringify(operation.value)}</code>}
    </>
  )
}
