import { Command } from 'commander'
import type { Credentials } from '../../accounts/administration/administrators.ts'
import type { Platform } from '../../platform/platform.ts'
import { configured } from '../configured.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { reasonOf } from '../reason.ts'

type Administrators = typeof import('../../accounts/administration/administrators.ts')

type AdministratorAction<Done> = (
  to: Administrators,
  ground: Pick<Platform, 'database' | 'clock'>,
  email: string,
) => Promise<Done>

/** Does something about administrators on the configured database, and answers with the lines that come of it. */
function acting<Done>(act: AdministratorAction<Done>, says: (done: Done, email: string) => readonly string[]) {
  return async (email: string, options: Answering): Promise<void> => {
    const configuration = configured()
    // Loaded only now: no other command needs a database.
    const { migrateDatabase, openDatabase } = await import('../../platform/database/database.ts')
    const { systemClock: clock } = await import('../../platform/clock.ts')
    const to = await import('../../accounts/administration/administrators.ts')
    try {
      const database = await openDatabase(configuration)
      try {
        await migrateDatabase(database)
        const done = await act(to, { database, clock }, email)
        answer(options, done ?? {}, says(done, email))
      } finally {
        await database.close()
      }
    } catch (error) {
      const problem = reasonOf(error)
      answerNo(options, { problem }, [`error: nothing was changed: ${problem}`])
    }
  }
}

const once = ({ email, password }: Credentials) => [
  'This password is shown once; change it after signing in:',
  `  Address   ${email}`,
  `  Password  ${password}`,
]

const make = acting((to, ground) => to.makeAdministrator(ground), once)
const reset = acting((to, ground, email) => to.resetAdministrator(ground, email), once)
const give = acting(
  (to, ground, email) => to.giveRole(ground, email),
  (_, email) => [`${email} is an administrator now.`],
)
const take = acting(
  (to, ground, email) => to.takeRole(ground, email),
  (_, email) => [`${email} is an administrator no more.`],
)
const list = acting(
  (to, ground) => to.administrators(ground),
  (found) => found.map(({ email, name, status }) => `${email ?? 'no address'}  ${name}  ${status}`),
)

const json = ['--json', 'answer as JSON'] as const

export const administrator = new Command('administrator')
  .description(
    'Make administrators, give them a new password, and give and take the role. Each is written into the audit log.',
  )
  .addCommand(
    new Command('make')
      .description('Make a new administrator, and print a one-time password.')
      .option(...json)
      .action((options: Answering) => make('', options)),
  )
  .addCommand(
    new Command('reset')
      .description('Give an administrator a new one-time password; what they were signed in by ends, tokens too.')
      .argument('<email>', 'their address')
      .option(...json)
      .action(reset),
  )
  .addCommand(
    new Command('give')
      .description('Make somebody who has an account an administrator.')
      .argument('<email>', 'their address')
      .option(...json)
      .action(give),
  )
  .addCommand(
    new Command('take')
      .description('Make an administrator a player. The last one keeps the role.')
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
