import { Command } from 'commander'
import type { Started } from '../../main.ts'
import { ConfigurationError } from '../../platform/configuration.ts'
import { stopSignal } from '../../platform/stop-signal.ts'
import { type Answering, answer } from '../output.ts'
import { reasonOf } from '../reason.ts'
import { WrongUsage } from '../wrong-usage.ts'

export const serve = new Command('serve')
  .description('Start the server. Settings are read from the environment (docs/operating.md).')
  .option('--json', 'print the addresses of the server as JSON when it is ready')
  .action(async (options: Answering) => {
    const stop = stopSignal() // first of all, since importing the server takes a while
    // Imported here because no other command needs the whole server.
    const main = await import('../../main.ts')
    try {
      const left = await main.serve((started) => answer(options, started, greeting(started)), undefined, stop)
      if (left.length > 0) {
        console.error(
          `Stopped while these were under way: ${left.join(', ')}. The server retries them after the next start.`,
        )
        setTimeout(() => process.exit(), 0)
      }
    } catch (error) {
      if (error instanceof ConfigurationError) throw new WrongUsage(reasonOf(error))
      console.error(`error: ${reasonOf(error)}`)
      process.exitCode = 1
    }
  })

/** Where mails go; a link to them, if any, is printed before. */
const mails: Readonly<Record<Started['mail'], string>> = {
  'mail-server': 'sent by SMTP_URL',
  'own-inbox': '(development inbox, for you alone)',
  'open-inbox': '(development inbox, open to everybody)',
  'closed-inbox': 'neither sent nor shown: set SMTP_URL',
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
