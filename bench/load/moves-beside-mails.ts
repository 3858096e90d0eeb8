import { setTimeout as wait } from 'node:timers/promises'
import { perSecond } from '../client.ts'
import { type Figure, median } from '../figures.ts'
import { stockUp } from '../http.ts'
import type { Postgres } from '../postgres.ts'
import { startReceiver, startWorker } from '../server-process.ts'
import type { Endings } from '../undo.ts'
import { type Addressees, addressees } from './addressees.ts'
import { clients, matchesUnderWay, type Site, site } from './site.ts'

const rounds = 3
const seconds = 4
/** More moves than a client makes in that time, if all of them make fewer than 3,000 a second. */
const mostMoves = Math.ceil((3000 * seconds) / clients)
/** Each is mailed with a picture and goes to five webhooks: 500 webhooks a second, and as many mails as there is time for. */
const noticesPerSecond = 100
/** Twice as many as are notified while everything starts and something is measured. */
const people = 1200
/** How many moves have been made in the matches that the mails are about. */
const movesBefore = 100
/** Until all that delivers is running, and warm. */
const secondsToSettle = 2

/** What a second brought. */
interface Beside {
  readonly moves: number
  readonly mails: number
  readonly webhooks: number
}

/**
 * Moves while mails and webhooks leave the outbox, against the same moves while nobody delivers anything: with a
 * process of its own that delivers, and with the server that does both.
 */
export async function* movesBesideMails(postgres: Postgres, undo: Endings): AsyncGenerator<Figure> {
  const [mails, webhooks] = [
    await startReceiver('bench/load/mail-receiver.ts'),
    await startReceiver('bench/load/webhook-receiver.ts'),
  ]
  undo.push(mails.stop, webhooks.stop)
  const settings = { SMTP_URL: mails.address.href, WEBHOOKS_PRIVATE: 'true' }
  const apart = await site(postgres, 'apart', undo)
  const together = await site(postgres, 'together', undo, settings)
  const havePeople = async (where: Site) =>
    addressees(where, { originals: await matchesUnderWay(where, movesBefore), people }, webhooks, undo)
  const [ofApart, ofTogether] = [await havePeople(apart), await havePeople(together)]

  const done: { readonly without: number; readonly apart: Beside; readonly together: Beside }[] = []
  for (let round = 0; round < rounds; round++) {
    await ofApart.clear()
    await ofTogether.clear()
    await stockUp(apart.platform, apart.playing, 2 * mostMoves)
    await stockUp(together.platform, together.playing, mostMoves)
    await postgres.checkpoint()
    const without = await movesPerSecond(apart)
    const worker = await startWorker(apart.url, { ...settings, PUBLIC_URL: apart.server.address.href })
    undo.push(worker.stop)
    const besideWorker = await beside(apart, ofApart)
    await worker.stop()
    await postgres.checkpoint()
    const besideItself = await beside(together, ofTogether)
    done.push({ without, apart: besideWorker, together: besideItself })
  }

  const figure = (where: 'apart' | 'together', how: string): Figure => {
    const each = (of: keyof Beside) => median(done.map((round) => round[where][of]))
    return {
      what: `moves beside ${Math.round(each('mails'))} mails, ${Math.round(each('webhooks'))} webhooks/s, ${how}`,
      measured: each('moves'),
      limit: median(done.map(({ without }) => without)),
      unit: 'moves/s',
      against: 'without',
      ratio: median(done.map((round) => round[where].moves / round.without)),
    }
  }
  yield { ...figure('apart', 'process apart'), mark: { atLeast: 0.9 } }
  yield figure('together', 'one process')
}

async function beside(where: Site, whom: Addressees): Promise<Beside> {
  await whom.clear()
  return whom.notifiedWhile(noticesPerSecond, async () => {
    await wait(1000 * secondsToSettle)
    const before = await whom.left()
    const moves = await movesPerSecond(where)
    const after = await whom.left()
    return {
      moves,
      mails: (after.mails - before.mails) / seconds,
      webhooks: (after.webhooks - before.webhooks) / seconds,
    }
  })
}

const movesPerSecond = ({ move }: Site): Promise<number> => perSecond(clients, seconds, move)
