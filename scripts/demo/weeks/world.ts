import type { Server } from '../../../src/main.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { earliest, nextDue } from './due.ts'

/** A clock that is set by hand. */
export interface TurnedClock {
  now(): Date
  turn(milliseconds: number): void
}

/** A server in this process whose time passes only when its clock is set. It runs nothing by itself. */
export interface World extends Server {
  readonly platform: Platform
  readonly clock: TurnedClock
}

export function turnTo({ clock }: Pick<World, 'clock'>, moment: Date): void {
  clock.turn(moment.getTime() - clock.now().getTime())
}

/** More rounds than any chain of consequences needs. */
const mostLooks = 1000

/**
 * Has the server do everything that is due now and all that follows from it, and sends the due mails.
 * @returns when it next has something to do
 */
export async function settle({ platform, clock, deadlines, worker }: World): Promise<Date | undefined> {
  const now = clock.now()
  for (let looks = 0; looks < mostLooks; looks++) {
    const { toSee, toMail } = await nextDue(platform)
    if (toSee !== null && toSee <= now) await deadlines.runOnce()
    else if (toMail !== null && toMail <= now) await worker.runOnce()
    else return earliest(toSee, toMail)
  }
  throw new Error(`${now.toISOString()}: something is due, and comes to no end`)
}

/**
 * Lets time pass while no server runs. The server ran until then, even though the clock jumped, so its heartbeat starts
 * again.
 * @returns once a server runs again and has moved the deadlines
 */
export async function outage({ platform, clock, deadlines }: World, milliseconds: number): Promise<void> {
  await platform.database.prisma.clockBeat.deleteMany()
  await deadlines.noteUp()
  clock.turn(milliseconds)
  await deadlines.noteUp()
}
