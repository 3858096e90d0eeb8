import type { Schemas } from '../api/schemas.ts'
import { lasting, moment } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { wordsIn } from './words.ts'

/** What happened in an entry, how it came about, and who sent it, as far as the viewer may know. */
export function EntryThen({ entry: whole }: { readonly entry: Schemas['ReplayedEntry'] }) {
  const { replay: say, entry: entryIs } = wordsIn[language.value]
  const { entry, says, decision, took, choices, origin } = whole
  const { move } = entry
  return (
    <div class={styles.card} data-version={entry.version} data-viewer={whole.viewer}>
      <div class={styles.head}>
        <h3>{say.says}</h3>
        <span class={styles.quiet}>
          {entryIs(entry.version)} · <time dateTime={entry.at}>{moment(entry.at, language.value)}</time>
        </span>
      </div>
      {says.map((sentence) => (
        <p key={sentence} class={styles.said}>
          {sentence}
        </p>
      ))}
      {decision !== null && (
        <p class={styles.quiet}>
          {say.asked(decision.player, decision.asks)}{' '}
          {took !== null && say.took(lasting(took.milliseconds / 1_000, language.value))}
        </p>
      )}
      {move.kind === 'shown' && move.value !== null && (
        <details>
          <summary class={styles.fold}>{say.move}</summary>
          <code class={styles.code}>{JSON.stringify(move.value)}</code>
        </details>
      )}
      {choices !== null && (
        <details>
          <summary class={styles.fold}>{say.choices(choices.length)}</summary>
          <ul class={styles.steps}>
            {choices.map((choice) => (
              <li key={JSON.stringify(choice.move) + choice.says}>{choice.says}</li>
            ))}
          </ul>
        </details>
      )}
      {whole.viewer === 'administrator' && (
        <details>
          <summary class={styles.fold}>{say.origin}</summary>
          {origin === null ? <p>{say.noOrigin}</p> : <Sender origin={origin} />}
        </details>
      )}
    </div>
  )
}

function Sender({ origin }: { readonly origin: Schemas['Origin'] }) {
  const { replay: say } = wordsIn[language.value]
  const { player, client, credential, credentialId, tokenName, request } = origin
  return (
    <>
      <p>{say.by(player, tokenName ?? say.credential[credential], credentialId)}</p>
      <p class={styles.quiet}>{client}</p>
      {request !== null && <p class={styles.quiet}>{say.request(request)}</p>}
    </>
  )
}
