import { Command } from 'commander'
import { ConfigurationError } from '../../platform/configuration.ts'
import { reasonOf } from '../reason.ts'
import { WrongUsage } from '../wrong-usage.ts'

export const serve = new Command('serve')
  .description('Start the server. Settings are read from the environment (docs/operating.md).')
  .action(async () => {
    // Loaded only now: no other command needs the whole server.
    const main = await import('../../main.ts')
    try {
      await main.serve()
    } catch (error) {
      if (error instanceof ConfigurationError) throw new WrongUsage(reasonOf(error))
      console.error(`error: ${reasonOf(error)}`)
      process.exitCode = 1
    }
  })
