import { Command } from 'commander'

export const serve = new Command('serve')
  .description('Start the server. Settings are read from the environment (docs/operating.md).')
  .action(async () => {
    // Loaded only now: no other command needs the whole server.
    const main = await import('../../main.ts')
    await main.serve()
  })
