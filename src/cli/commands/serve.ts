import { Command } from 'commander'
import type { Configuration } from '../../platform/configuration.ts'
import { hasDatabase, whyUnusable } from '../../platform/data-folder.ts'
import { stopSignal } from '../../platform/stop-signal.ts'
import type { Started } from '../../serve.ts'
import { configured } from '../configured.ts'
import { type Answering, answer } from '../output.ts'
import { reportUnfinished } from '../report-unfinished.ts'

export const serve = new Command('serve')
  .description('Start the server. Settings are read from the environment (docs/operating.md).')
  .option('--json', 'print the addresses of the server as JSON when it is ready')
  .option(
    '--without-workers',
    'leave mails, webhooks and pushes to processes that run `paquebot work` (needs DATABASE_URL)',
  )
  .action(async ({ withoutWorkers = false, ...options }: Answering & { withoutWorkers?: boolean }) => {
    const stop = stopSignal() // first of all, since importing the server takes a while
    const configuration = configured()
    // Without workers, an embedded database is refused.
    if (!options.json && !withoutWorkers && makesDatabase(configuration))
      console.log(`Making the database in ${configuration.dataDir}: this takes some seconds.`)
    await reportUnfinished(async () => {
      // Imported here because no other command needs the whole server.
      const server = await import('../../serve.ts')
      return server.serve((started) => answer(options, started, greeting(started)), {
        configuration,
        stop,
        delivers: !withoutWorkers,
      })
    })
  })

const makesDatabase = ({ databaseUrl, dataDir }: Configuration): boolean =>
  databaseUrl === undefined && whyUnusable(dataDir) === undefined && !hasDatabase(dataDir)

/** Where mails go; a link to them, if any, is printed before. */
const mails: Readonly<Record<Started['mail'], string>> = {
  'mail-server': 'sent by SMTP_URL',
  'own-inbox': '(development inbox, for you alone)',
  'open-inbox': '(development inbox, open to everybody)',
  'closed-inbox': 'neither sent nor shown: set SMTP_URL',
  'other-process': 'delivered by `paquebot work`',
}

function greeting({ play, api, document, tryIt, mail, inbox, database, migrated, administrator }: Started): string[] {
  const oneTime = administrator && [
    '',
    'An administrator was made. This password is shown once; change it, and the address, after signing in:',
    `  Address   ${administrator.email}`,
    `  Password  ${administrator.password}`,
  ]
  return [
    'Paquebot is ready.',
    `  Play      ${play}`,
    `  API       ${api}`,
    `  Document  ${document}`,
    `  Try it    ${tryIt}`,
    `  Mail      ${[...(inbox === undefined ? [] : [inbox]), mails[mail]].join(' ')}`,
    `  Database  ${database}`,
    ...(migrated.length > 0 ? [`  Migrated  ${migrated.length} in all, up to ${migrated.at(-1)}`] : []),
    ...(oneTime ?? []),
  ]
}
