import { earliest } from './due.ts'
import { looksAt, type Person, type Unread } from './person.ts'
import { postOf, type Sent } from './post.ts'
import { settle, turnTo, type World } from './world.ts'

/** Something that happens at a set time, independently of mails. */
export interface Event {
  readonly at: Date
  happen(): Promise<unknown>
}

/** People and their server: what the simulation drives. */
interface Life {
  readonly world: World
  readonly people: readonly Person[]
  /** In any order. */
  readonly events?: readonly Event[]
  /** What a player does when they look at their matches. */
  look(person: Person, unread: Unread): Promise<unknown>
  /** Called after the server has done everything that is due. */
  seen?(): Promise<unknown>
}

/**
 * When a player will look next, and the mails that they have not read yet. `at` is undefined if they never look again.
 */
interface Note {
  readonly at: Date | undefined
  readonly unread: readonly Sent[]
}

interface Living {
  /** Advances time from one event to the next, up to a moment. */
  until(moment: Date): Promise<void>
}

/**
 * Players act only on mails and on scheduled events: a match goes on only if the server notifies the players whom it
 * waits for.
 */
export function living({ world, people, events = [], look, seen = async () => undefined }: Life): Living {
  const { clock, platform } = world
  const diary = new Map<string, Note>()
  const news = postOf(platform)
  let toCome = events.toSorted((one, other) => one.at.getTime() - other.at.getTime())

  /** Runs the server's due work and delivers its mails. @returns when it next has work */
  async function work(): Promise<Date | undefined> {
    const due = await settle(world)
    for (const sent of await news()) {
      const person = people.find(({ account }) => account === sent.account)
      if (person === undefined) continue
      const { at, unread } = diary.get(person.account) ?? { at: undefined, unread: [] }
      diary.set(person.account, { at: at ?? looksAt(person, clock.now()), unread: [...unread, sent] })
    }
    await seen()
    return due
  }

  async function act(): Promise<void> {
    const now = clock.now()
    const due = toCome.filter(({ at }) => at <= now)
    toCome = toCome.filter(({ at }) => at > now)
    for (const { happen } of due) await happen()
    for (const person of people) {
      const note = diary.get(person.account)
      if (note?.at === undefined || note.at > now) continue
      diary.delete(person.account)
      await look(person, note.unread)
    }
  }

  const nextAct = () => earliest(toCome[0]?.at, ...[...diary.values()].map(({ at }) => at))

  return {
    async until(moment) {
      for (let due = await work(); ; due = await work()) {
        const next = earliest(nextAct(), due, moment) ?? moment
        if (next > clock.now()) turnTo(world, next)
        // The server acts first: a player who looks exactly at the deadline is too late.
        if (due !== undefined && due <= clock.now()) await work()
        const acts = nextAct()
        if (acts !== undefined && acts <= clock.now()) await act()
        else if (moment <= clock.now()) return
      }
    },
  }
}
