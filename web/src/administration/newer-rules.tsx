import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { games } from '../games/games.ts'
import { Button, controls, Trouble, useAsking } from '../ui/controls.tsx'
import { LongTextField, SelectField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { useNewest } from '../ui/newest.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { wordsIn } from './words.ts'

/** By which rules a running match is played; newer ones are proposed to its players, and the proposal is withdrawn. */
export function NewerRules({ match, whenChanged }: { readonly match: Match; whenChanged(): Promise<void> }) {
  const { rules: say } = wordsIn[language.value]
  const newest = games.value.find(({ id }) => id === match.game)?.rules ?? match.rules
  const path = { match: match.id }
  const { value, trouble, readAgain } = useNewest(async () => {
    const { items } = await answer(api.GET('/v1/matches/{match}/proposals', { params: { path } }))
    return items.find(({ status, terms }) => status === 'open' && terms.kind === 'new-rules')
  }, [match.id, match.version, language.value])
  const { trouble: refusal, ask, isUnderWay } = useAsking()
  const [said, setSaid] = useState('')
  if (match.rules >= newest) return <p>{say.newest(match.rules)}</p>
  return (
    <details>
      <summary class={styles.fold}>{say.title}</summary>
      <p>{say.older(match.rules, newest)}</p>
      <Trouble trouble={trouble ?? refusal} />
      <p role="status" class={controls.status}>
        {said}
      </p>
      {value !== undefined ? (
        <div class={styles.card}>
          <p>{value.says}</p>
          {value.waitsFor.length > 0 && (
            <p class={styles.quiet}>{say.waits(value.waitsFor.map(({ player }) => player).join(', '))}</p>
          )}
          <div>
            <Button
              isSmall
              isOff={isUnderWay}
              onClick={() =>
                ask(async () => {
                  const params = { path: { ...path, number: value.number } }
                  await done(api.DELETE('/v1/admin/matches/{match}/proposals/{number}', { params }))
                  await readAgain()
                  setSaid(say.withdrawn)
                })
              }
            >
              {say.withdraw}
            </Button>
          </div>
        </div>
      ) : (
        <AskingForm
          button={say.propose}
          isMain={false}
          onSend={async (values) => {
            const body = { kind: 'new-rules' as const, to: Number(text(values, 'to')), reason: text(values, 'reason') }
            await answer(api.POST('/v1/admin/matches/{match}/proposals', { params: { path }, body }))
            await readAgain()
            await whenChanged()
            setSaid(say.proposed)
          }}
        >
          <p class={controls.hint}>{say.hint}</p>
          <SelectField
            label={say.to}
            name="to"
            value={String(newest)}
            options={Array.from({ length: newest - match.rules }, (_, newer) => {
              const version = String(match.rules + 1 + newer)
              return { value: version, says: version }
            })}
          />
          <LongTextField label={say.reason} name="reason" rows={2} isNeeded bounds={bounds.newRules.reason} />
        </AskingForm>
      )}
    </details>
  )
}
