import { useEffect } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { NoPage } from '../ui/no-page.tsx'
import { operator, readOperator } from '../ui/operator.ts'
import { Page } from '../ui/page.tsx'
import { words } from '../words/words.ts'
import styles from './home.module.css'

/** What the operator of the server publishes: who runs it, or what happens to people's data. */
export function OperatorPage() {
  const { app } = words.value
  const { path } = useRoute()
  const about = path === '/privacy' ? 'privacy' : 'imprint'
  useEffect(() => void readOperator(), [])
  const says = operator.value?.[about]
  if (says === null) return <NoPage />
  return (
    <Page title={app[about]}>
      {says?.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} class={styles.written}>
          {paragraph}
        </p>
      ))}
    </Page>
  )
}
