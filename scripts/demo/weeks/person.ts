import type { Dice } from '../../../src/games/kit/dice.ts'
import type { Calendar } from '../../../src/matches/time/calendar.ts'
import { dueAt } from '../../../src/matches/time/running-time.ts'
import type { Api } from '../api.ts'
import type { Sent } from './post.ts'

/** How a player behaves. */
export interface Temperament {
  /** When they look at all: their real nights, rest days and vacations, whatever the server knows of them. */
  readonly calendar: Calendar
  /** How long after a mail they look, in minutes of their waking time: the least and the most. */
  readonly after: readonly [number, number]
  /** In how many of a hundred cases they agree to a proposal. */
  readonly agrees: number
  /** When they look at nothing; `until` is null if that never ends. */
  readonly sleeps: readonly { readonly from: Date; readonly until: Date | null }[]
}

/** A person with an account, who looks at their matches when a mail has arrived. */
export interface Person {
  readonly account: string
  readonly name: string
  readonly email: string
  readonly temperament: Temperament
  /** Their source of chance. */
  readonly dice: Dice
  /** Sends requests with a personal access token, which stays valid until it is deleted. */
  readonly api: Api
  /** Signs in, for requests about the account itself. */
  signIn(): Promise<Api>
  /** Their credentials. */
  readonly password: string
}

/** The mails that a player has not looked at yet. */
export type Unread = readonly Sent[]

const minute = 60_000

/** When a player next looks if they get a mail now; undefined if never. */
export function looksAt({ temperament, dice }: Person, now: Date): Date | undefined {
  const { after, calendar, sleeps } = temperament
  const [least, most] = after
  const awake = dueAt(now, (least + dice.below(most - least + 1)) * minute, calendar)
  const asleep = sleeps.find(({ from, until }) => from <= awake && (until === null || awake < until))
  if (asleep === undefined) return awake
  return asleep.until ?? undefined
}
