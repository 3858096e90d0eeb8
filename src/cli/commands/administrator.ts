import { Command } from 'commander'
import type { OneTimeCredentials } from '../../accounts/administration/administrators.ts'
import type { Platform } from '../../platform/platform.ts'
import { onMigratedDatabase } from '../on-database.ts'
import { type Answering, answer } from '../output.ts'

type Administrators = typeof import('../../accounts/administration/administrators.ts')

type AdministratorAction<Result> = (
  functions: Administrators,
  platform: Pick<Platform, 'database' | 'clock'>,
  email: string,
) => Promise<Result>

/** A command that changes or lists administrators in the configured database. @param says its answer in lines */
function acting<Result>(act: AdministratorAction<Result>, says: (result: Result, email: string) => readonly string[]) {
  return (email: string, options: Answering): Promise<void> =>
    onMigratedDatabase(options, 'nothing was changed', async (database) => {
      // Imported here because most commands need no database.
      const { systemClock: clock } = await import('../../platform/clock.ts')
      const functions = await import('../../accounts/administration/administrators.ts')
      const result = await act(functions, { database, clock }, email)
      answer(options, result ?? {}, says(result, email))
    })
}

const passwordShown = ({ email, password }: OneTimeCredentials) => [
  'This password is shown once; change it after signing in:',
  `  Address   ${email}`,
  `  Password  ${password}`,
]

const make = acting(({ makeAdministrator }, platform) => makeAdministrator(platform), passwordShown)
const reset = acting(async ({ resetAdministrator }, platform, email) => {
  const { webhookData } = await import('../../notices/index.ts')
  return resetAdministrator(platform, [webhookData], email)
}, passwordShown)
const give = acting(
  ({ giveRole }, platform, email) => giveRole(platform, email),
  (_, email) => [`${email} is an administrator now.`],
)
const take = acting(
  ({ takeRole }, platform, email) => takeRole(platform, email),
  (_, email) => [`${email} is no longer an administrator.`],
)
const list = acting(
  ({ administrators }, platform) => administrators(platform),
  (found) =>
    found.length === 0
      ? ['There are no administrators.']
      : found.map(({ email, name, status }) => `${email ?? 'no address'}  ${name}  ${status}`),
)

const json = ['--json', 'answer as JSON'] as const

export const administrator = new Command('administrator')
  .description(
    'Make administrators, reset their passwords, and give and take the role. The audit log records each change.',
  )
  .addCommand(
    new Command('make')
      .description('Make a new administrator, and print a one-time password.')
      .option(...json)
      .action((options: Answering) => make('', options)),
  )
  .addCommand(
    new Command('reset')
      .description(
        'Give an administrator a new one-time password, and end their sessions, tokens, webhooks and calendar address.',
      )
      .argument('<email>', 'their address')
      .option(...json)
      .action(reset),
  )
  .addCommand(
    new Command('give')
      .description('Make the owner of an account an administrator.')
      .argument('<email>', 'their address')
      .option(...json)
      .action(give),
  )
  .addCommand(
    new Command('take')
      .description('Make an administrator a player again. The last one keeps the role.')
      .argument('<email>', 'their address')
      .option(...json)
      .action(take),
  )
  .addCommand(
    new Command('list')
      .description('Print all administrators.')
      .option(...json)
      .action((options: Answering) => list('', options)),
  )
