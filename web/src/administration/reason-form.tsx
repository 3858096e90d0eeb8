import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer, Refused } from '../api/problem.ts'
import { controls } from '../ui/controls.tsx'
import { LongTextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import type { Viewer } from './viewing.ts'
import { wordsIn } from './words.ts'

/** Whether the API shows this only to an administrator who says why. */
export const needsReason = (trouble: unknown): boolean =>
  trouble instanceof Refused && trouble.problem.code === 'reason-needed'

interface Props {
  readonly match: string
  readonly as: Viewer
  whenGiven(): Promise<void>
}

/** Asks why an administrator wants to see what is hidden, before it is shown. */
export function ReasonForm({ match, as, whenGiven }: Props) {
  const { replay: say } = wordsIn[language.value]
  return (
    <section class={`${styles.card} ${styles.waits}`}>
      <h3>{say.reasonTitle}</h3>
      <p class={controls.hint}>{say.reasonHint}</p>
      <AskingForm
        button={say.look}
        onSend={async (values) => {
          const params = { path: { match } }
          await answer(
            api.POST('/v1/admin/matches/{match}/looks', { params, body: { as, reason: text(values, 'reason') } }),
          )
          await whenGiven()
        }}
      >
        <LongTextField label={say.reason} name="reason" rows={2} isNeeded bounds={bounds.look.reason} />
      </AskingForm>
    </section>
  )
}
