import { ErrorBoundary } from 'preact-iso'
import { Refused } from '../api/problem.ts'
import { part } from '../ui/part.ts'
import type { NeedingAccount } from './account-needed-page.tsx'

/** Only strangers load it. */
const AccountNeededPage = part(() => import('./account-needed-page.tsx'), 'AccountNeededPage')

/** What a stranger sees in place of a page that needs an account. */
export const AccountNeeded = (props: NeedingAccount) => (
  <ErrorBoundary>
    <AccountNeededPage {...props} />
  </ErrorBoundary>
)

/** Whether the API refused this because the reader is not signed in. */
export const needsAccount = (trouble: unknown): boolean => trouble instanceof Refused && trouble.problem.status === 401
