import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import { AskTwice } from '../ui/ask-twice.tsx'
import { LongTextField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { language } from '../words/words.ts'
import styles from './studies.module.css'
import type { OwnStudy } from './study-source.ts'
import type { Studying } from './studying.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly id: string
  readonly studied: Studying<OwnStudy>
}

/** What the owner says about a move, and the way to delete it. */
export function MoveSaid({ id, studied }: Props) {
  const say = wordsIn[language.value]
  const move = studied.move.value
  if (move === undefined) return null
  const params = { path: { study: id, node: move.number } }
  const at = '/v1/studies/{study}/nodes/{node}'
  return (
    <details key={move.number} class={styles.said}>
      <summary class={styles.fold}>{say.said}</summary>
      <AskingForm
        button={say.keep}
        isMain={false}
        onSend={async (values) => {
          const body = { name: text(values, 'name').trim() || null, comment: text(values, 'comment').trim() || null }
          await done(api.PATCH(at, { params, body }))
          await studied.readAgain()
        }}
      >
        <TextField label={say.lineName} name="name" value={move.name ?? ''} bounds={bounds.study.name} />
        <LongTextField
          label={say.comment}
          name="comment"
          rows={3}
          isNeeded={false}
          value={move.comment ?? ''}
          bounds={bounds.study.comment}
        />
      </AskingForm>
      <AskTwice
        isSmall
        button={say.deleteMove}
        sure={say.deleteMoveSure}
        no={say.keepIt}
        onYes={async () => {
          await done(api.DELETE(at, { params }))
          studied.go(move.parent)
          await studied.readAgain()
        }}
      />
    </details>
  )
}
