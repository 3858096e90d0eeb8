import type { ReadonlySignal } from '@preact/signals'
import type { Choice } from '../../api/schemas.ts'
import { showLit } from '../../boards/kit/lit-in-view.ts'
import { Button } from '../../ui/controls.tsx'
import { words } from '../../words/words.ts'
import styles from './composer.module.css'
import { DetailedChoice } from './detailed-choice.tsx'
import { movesAmong } from './draft.ts'

/** How many buttons fit into the bar; more of them can be scrolled there. */
const few = 8

/** Choices, and how the reader begins one of them. */
interface Begun {
  readonly choices: ReadonlySignal<readonly Choice[]>
  readonly withoutPiece: ReadonlySignal<readonly Choice[]>
  begin(choice: Choice): void
}

interface Near {
  /** A pointer or the focus is on a button that begins a move. */
  readonly near?: () => void
}

/** The start of a move: at a piece, or here if no piece leads to it, as for paying and ending the turn. */
export function Beginnings({ composer, near }: Near & { readonly composer: Begun }) {
  const { moves } = words.value
  const choices = movesAmong(composer.choices.value)
  const withoutPiece = composer.withoutPiece.value
  return (
    <>
      {choices.length > withoutPiece.length && (
        <p class={`${styles.hint} ${styles.howTo}`}>
          {moves.touchHint}{' '}
          <button type="button" class={styles.show} onClick={showLit}>
            {moves.showLit}
          </button>
        </p>
      )}
      {withoutPiece.length > 0 && (
        <fieldset
          class={styles.beginnings}
          data-many={withoutPiece.length > few}
          aria-label={moves.withoutPiece}
          onPointerOver={near}
          onFocusIn={near}
        >
          {withoutPiece.map((choice) => (
            <Button key={choice.says} isMain={choices.length === 1} onClick={() => composer.begin(choice)}>
              {choice.says}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Choices as a list of buttons, so that every legal move can be made with forms alone. */
export function ChoiceList({
  choices,
  begin,
  near,
}: Near & { readonly choices: readonly Choice[]; begin(choice: Choice): void }) {
  return (
    <ul class={styles.choices} onPointerOver={near} onFocusIn={near}>
      {choices.map((choice) => (
        <li key={JSON.stringify(choice.move) + choice.says}>
          <button type="button" class={styles.choice} onClick={() => begin(choice)}>
            <DetailedChoice choice={choice} />
          </button>
        </li>
      ))}
    </ul>
  )
}
