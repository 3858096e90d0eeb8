import { Command } from 'commander'
import { stopSignal } from '../../platform/stop-signal.ts'
import { configured } from '../configured.ts'
import { type Answering, answer } from '../output.ts'
import { reportUnfinished } from '../report-unfinished.ts'

const delivers = ['mails', 'webhooks', 'pushes']

export const work = new Command('work')
  .description(
    'Deliver mails, webhooks and pushes in a process of their own, beside servers that run `paquebot serve --without-workers`.',
  )
  .option('--json', 'print as JSON what it delivers when it is ready')
  .action(async (options: Answering) => {
    const stop = stopSignal() // first of all, since importing the server takes a while
    const configuration = configured()
    await reportUnfinished(async () => {
      const worker = await import('../../work.ts')
      return worker.work(
        () => answer(options, { delivers }, ['Paquebot delivers mails, webhooks and pushes.']),
        configuration,
        stop,
      )
    })
  })
