import { Refused } from '../../api/problem.ts'
import type { Schemas } from '../../api/schemas.ts'
import { saysOf } from '../../ui/controls.tsx'
import { language } from '../../words/words.ts'
import { Sentences } from '../sentence.tsx'
import styles from './composer.module.css'
import own from './composition.module.css'
import { type Draft, isUntouched } from './draft.ts'
import { StillToChoose } from './still-to-choose.tsx'
import { wordsIn } from './words.ts'

/** The server's answer to a move as it is, before it is made. */
export type Said =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'accepted'; readonly tried: Pick<Schemas['Tried'], 'says' | 'nouns' | 'stopped'> }
  | { readonly kind: 'refused'; readonly trouble: unknown }

interface Props {
  readonly verdict: Said
  readonly draft: Draft
  /** The words above the outcome, and those that end it where something would be drawn. */
  readonly before: string
  readonly drawn: string
  point(pieces: readonly string[]): void
}

/** What would happen, in the server's words. */
export function Outcome({ verdict, draft, before, drawn, point }: Props) {
  const moves = wordsIn[language.value]
  switch (verdict.kind) {
    case 'none':
      return <StillToChoose draft={draft} />
    case 'checking':
      // It is said so often that it would only delay the outcome.
      return (
        <p class={styles.hint} aria-hidden="true">
          {moves.checking}
        </p>
      )
    case 'refused':
      // The bar says that the reader is signed out.
      if (verdict.trouble instanceof Refused && verdict.trouble.problem.status === 401) return null
      // A form that the reader has only opened is not wrong yet.
      return isUntouched(draft) && verdict.trouble instanceof Refused ? (
        <p class={styles.hint} data-untouched>
          {saysOf(verdict.trouble)}
        </p>
      ) : (
        <p class={own.refused} role="alert">
          {saysOf(verdict.trouble)}
        </p>
      )
    case 'accepted':
      return (
        <div class={own.outcome}>
          <p class={styles.hint}>{before}</p>
          <Sentences says={verdict.tried.says} nouns={verdict.tried.nouns} point={point} />
          {verdict.tried.stopped && (
            <p>
              <strong>{drawn}</strong>
            </p>
          )}
        </div>
      )
  }
}
