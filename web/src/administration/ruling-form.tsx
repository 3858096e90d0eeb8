import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match, Schemas } from '../api/schemas.ts'
import { Button, controls } from '../ui/controls.tsx'
import { CheckField, LongTextField, SelectField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { needsReason, ReasonForm } from './reason-form.tsx'
import { type RemedyKind, remedyIn, remedyKinds } from './remedies.ts'
import { RemedyFields } from './remedy-fields.tsx'
import { RulingPreview } from './ruling-preview.tsx'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  readonly dispute: Schemas['DisputeInFull']
  whenRuled(): Promise<void>
}

const outcomes = ['upheld', 'rejected'] as const

/** Rules on a dispute. Unless the administrator says that the ruling is for good, the form only shows what it would do. */
export function RulingForm({ match, dispute, whenRuled }: Props) {
  const { ruling: say } = wordsIn[language.value]
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('upheld')
  const [kinds, setKinds] = useState<readonly { readonly id: number; readonly kind: RemedyKind }[]>([])
  const [preview, setPreview] = useState<Schemas['ForetoldRuling']>()
  /** Whether it is only tried out. */
  const [isTried, setIsTried] = useState(true)
  const [isHidden, setIsHidden] = useState(false)
  const params = { path: { match: match.id, number: dispute.number } }

  /** A preview is of the ruling that was sent, not of one that has changed since. */
  const outdate = () => setPreview(undefined)

  function takeOff(remedy: number): void {
    setKinds(kinds.filter(({ id }) => id !== remedy))
    outdate()
  }

  async function send(values: FormData): Promise<void> {
    const sent = { reasons: text(values, 'reasons'), dryRun: isTried }
    const remedies = kinds.map(({ kind }, index) => remedyIn(values, index, kind, match.seats))
    const body = outcome === 'upheld' ? { outcome, ...sent, remedies } : { outcome, ...sent }
    try {
      const ruled = await answer(api.POST('/v1/admin/matches/{match}/disputes/{number}/ruling', { params, body }))
      if (ruled.outcome === 'foretold') setPreview(ruled)
      else await whenRuled()
    } catch (trouble) {
      setIsHidden(needsReason(trouble))
      throw trouble
    }
  }

  return (
    <div class={styles.folded}>
      <AskingForm
        button={isTried ? say.try : say.rule}
        onSend={send}
        onInput={(name) => name !== 'dryRun' && outdate()}
      >
        <SelectField
          label={say.outcome}
          name="outcome"
          value={outcome}
          options={outcomes.map((value) => ({ value, says: say.outcomes[value] }))}
          onChange={(chosen) => setOutcome(outcomes.find((one) => one === chosen) ?? 'upheld')}
        />
        <LongTextField label={say.reasons} name="reasons" rows={3} isNeeded bounds={bounds.ruling.reasons} />
        {outcome === 'upheld' && (
          <>
            {kinds.map(({ id, kind }, index) => (
              <fieldset key={id} class={styles.remedy}>
                <legend>{say.kinds[kind]}</legend>
                <RemedyFields match={match} version={dispute.version} kind={kind} index={index} />
                <div>
                  <Button isSmall onClick={() => takeOff(id)}>
                    {say.take}
                  </Button>
                </div>
              </fieldset>
            ))}
            <SelectField
              label={kinds.length === 0 ? say.add : say.addAnother}
              name="add"
              value=""
              options={[{ value: '', says: '–' }, ...remedyKinds.map((value) => ({ value, says: say.kinds[value] }))]}
              onChange={(chosen) => {
                const kind = remedyKinds.find((one) => one === chosen)
                if (kind) setKinds([...kinds, { id: 1 + Math.max(0, ...kinds.map(({ id }) => id)), kind }])
              }}
            />
          </>
        )}
        <CheckField label={say.dryRun} hint={say.dryRunHint} name="dryRun" isOn onChange={setIsTried} />
      </AskingForm>
      {isHidden && <ReasonForm match={match.id} as="administrator" whenGiven={async () => setIsHidden(false)} />}
      <p role="status" class={controls.status}>
        {preview && say.foretold}
      </p>
      {preview && <RulingPreview match={match} preview={preview} />}
    </div>
  )
}
