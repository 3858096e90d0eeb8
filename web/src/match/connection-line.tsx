import { Unreachable } from '../api/problem.ts'
import { signInAndComeBack } from '../sign-in/sign-in-address.ts'
import { LinkButton } from '../ui/controls.tsx'
import { moment } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import styles from './connection-line.module.css'
import { StateMark } from './state-mark.tsx'
import type { Table } from './table.ts'

/** Says when news no longer arrive: the connection is lost, or the session is over. */
export function ConnectionLine({ table }: { readonly table: Table }) {
  const { table: say, session } = words.value
  const isLost = table.connection.value === 'lost'
  const isSignedOut = table.connection.value === 'signed-out'
  return (
    <>
      <p class={styles.line} role="status">
        {(isLost || isSignedOut) && <StateMark kind="warning" />}
        {isLost && ` ${say.lost} ${say.asOf(moment(table.readAt.value, language.value))}`}
        {isSignedOut && ` ${say.signedOut}`}
      </p>
      {isSignedOut && (
        <LinkButton href={signInAndComeBack()} isMain>
          {session.signIn}
        </LinkButton>
      )}
    </>
  )
}

/** An error, unless the line above says it already: the server cannot be reached. */
export const besidesLost = (table: Table, trouble: unknown): unknown =>
  table.connection.value === 'lost' && trouble instanceof Unreachable ? undefined : trouble
