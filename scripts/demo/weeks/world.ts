import type { Server } from '../../../src/main.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { earliest, nextDue } from './due.ts'

/** A clock that is turned by hand. */
export interface TurnedClock {
  now(): Date
  turn(milliseconds: number): void
}

/** A server in this process, whose time passes only when its clock is turned. Nothing in it runs by itself. */
export interface World extends Server {
  readonly platform: Platform
  readonly clock: TurnedClock
}

export function turnTo({ clock }: Pick<World, 'clock'>, moment: Date): void {
  clock.turn(moment.getTime() - clock.now().getTime())
}

/** More looks than anything that follows from itself needs. */
const mostLooks = 1000

/**
 * Lets the server see to everything that is due now and to what follows from it, and send the mails that are due.
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
 * Time passes, and no server is up. Until then one was, whatever the clock skipped: so the beat begins anew.
 * @returns once a server is up again, and has moved the deadlines
 */
export async function outage({ platform, clock, deadlines }: World, milliseconds: number): Promise<void> {
  await platform.database.prisma.clockBeat.deleteMany()
  await deadlines.noteUp()
  clock.turn(milliseconds)
  await deadlines.noteUp()
}
