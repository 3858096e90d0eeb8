import type { FunctionComponent } from 'preact'
import { useRoute } from 'preact-iso'
import { NoPage } from '../ui/no-page.tsx'
import { language } from '../words/words.ts'
import { Accounts } from './accounts.tsx'
import { AdministratorsPage, type Area, areas } from './administrators-page.tsx'
import { AuditLog } from './audit-log.tsx'
import { DisputeQueue } from './dispute-queue.tsx'
import { JournalImports } from './journal-imports.tsx'
import { Reports } from './reports.tsx'
import { ServerHealth } from './server-health.tsx'
import { wordsIn } from './words.ts'

const drawn: Readonly<Record<Area, FunctionComponent>> = {
  disputes: DisputeQueue,
  accounts: Accounts,
  reports: Reports,
  log: AuditLog,
  files: JournalImports,
  server: ServerHealth,
}

/** What administrators do about the server as a whole. What they do about a match is on a page of that match. */
export function AdministrationPage() {
  const { params } = useRoute()
  const { area: asked = 'disputes' } = params
  const shown = areas.find((area) => area === asked)
  if (shown === undefined) return <NoPage />
  const Drawn = drawn[shown]
  return (
    <AdministratorsPage title={wordsIn[language.value].areas[shown]} shown={shown}>
      <Drawn />
    </AdministratorsPage>
  )
}
