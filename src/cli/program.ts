import { Command } from 'commander'
import { administrator } from './commands/administrator.ts'
import { audit } from './commands/audit.ts'
import { choices } from './commands/choices.ts'
import { components } from './commands/components.ts'
import { count } from './commands/count.ts'
import { doctor } from './commands/doctor.ts'
import { importFile } from './commands/import.ts'
import { judge } from './commands/judge.ts'
import { migrate } from './commands/migrate.ts'
import { open } from './commands/open.ts'
import { playouts } from './commands/playouts.ts'
import { replay } from './commands/replay.ts'
import { restored } from './commands/restored.ts'
import { serve } from './commands/serve.ts'
import { tryMove } from './commands/try.ts'
import { verify } from './commands/verify.ts'
import { view } from './commands/view.ts'
import { work } from './commands/work.ts'
import { version } from './version.ts'

/** The command line; `paquebot --help` lists its commands. */
export const program = new Command('paquebot')
  .description('A play-by-web server for board games played over days.')
  .version(version())
  .addHelpText(
    'after',
    '\nExit codes: 0 success, 1 negative answer or failure, 2 wrong usage, 3 (verify --strict) a check was skipped.',
  )
  .exitOverride()

const onDatabases = [serve, work, doctor, migrate, administrator, count, audit, importFile, restored]
const onFiles = [components, playouts, replay, verify, judge, open, choices, view, tryMove]
for (const command of [...onDatabases, ...onFiles]) {
  program.addCommand(command.copyInheritedSettings(program))
  for (const part of command.commands) part.copyInheritedSettings(command)
}
