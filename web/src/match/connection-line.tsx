import { LinkButton } from '../look/controls.tsx'
import { signInAndComeBack } from '../session/sign-in-address.ts'
import { timeOfDay } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import styles from './bar.module.css'
import type { Table } from './table.ts'

/** Says when news no longer arrive: the connection is lost, or the session is over. */
export function ConnectionLine({ table }: { readonly table: Table }) {
  const { table: say, session } = words.value
  const isSignedOut = table.connection.value === 'signed-out'
  return (
    <>
      <span class={styles.connection} role="status">
        {table.connection.value === 'lost' && `${say.lost} ${say.asOf(timeOfDay(table.readAt.value, language.value))}`}
        {isSignedOut && say.signedOut}
      </span>
      {isSignedOut && (
        <LinkButton href={signInAndComeBack()} isMain>
          {session.signIn}
        </LinkButton>
      )}
    </>
  )
}
