import type { Dice } from '../../../src/games/kit/dice.ts'
import type { Calendar } from '../../../src/matches/time/calendar.ts'
import { dueAt } from '../../../src/matches/time/running-time.ts'
import type { Api } from '../api.ts'
import type { Sent } from './post.ts'

/** How somebody lives with their matches. */
export interface Temperament {
  /** When they look at all: nights, rest days and vacations as they live them, whatever hours the server knows of. */
  readonly calendar: Calendar
  /** How long after a mail they look, in minutes of their waking time: at least, and at most. */
  readonly after: readonly [number, number]
  /** In so many of a hundred cases they agree to what is proposed. */
  readonly agrees: number
  /** When they do not look, whatever comes; `until` is null where that is for ever. */
  readonly sleeps: readonly { readonly from: Date; readonly until: Date | null }[]
}

/** Somebody with an account, who looks at their matches when a mail has come. */
export interface Person {
  readonly account: string
  readonly name: string
  readonly email: string
  readonly temperament: Temperament
  /** What they leave to chance. */
  readonly dice: Dice
  /** Requests with a personal access token: it is good until it is taken back. */
  readonly api: Api
  /** Signs in, for what is about the account itself. */
  signIn(): Promise<Api>
  /** What they sign in with. */
  readonly password: string
}

/** The mails of somebody who has not looked yet. */
export type Unread = readonly Sent[]

const minute = 60_000

/** When somebody looks who gets a mail now; undefined: never. */
export function looksAt({ temperament, dice }: Person, now: Date): Date | undefined {
  const { after, calendar, sleeps } = temperament
  const [least, most] = after
  const awake = dueAt(now, (least + dice.below(most - least + 1)) * minute, calendar)
  const asleep = sleeps.find(({ from, until }) => from <= awake && (until === null || awake < until))
  if (asleep === undefined) return awake
  return asleep.until ?? undefined
}
