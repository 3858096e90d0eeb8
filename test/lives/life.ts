import { about, topicsOf } from '../../scripts/demo/weeks/about.ts'
import type { At } from '../../scripts/demo/weeks/deeds/answer.ts'
import { ban } from '../../scripts/demo/weeks/deeds/leave.ts'
import { substitute } from '../../scripts/demo/weeks/deeds/substitute.ts'
import { keptOut, unlessRefused } from '../../scripts/demo/weeks/deeds/unless-refused.ts'
import { vote } from '../../scripts/demo/weeks/deeds/vote.ts'
import { type Event, living } from '../../scripts/demo/weeks/live.ts'
import type { Person, Unread } from '../../scripts/demo/weeks/person.ts'
import { outage, turnTo } from '../../scripts/demo/weeks/world.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { begin } from './begin.ts'
import { anything } from './deeds.ts'
import { driveToTheEnd, requireWholeJournal } from './end.ts'
import { watchOf } from './invariants.ts'
import { newcomer } from './newcomer.ts'
import { day, hour, one, type Plan, type Role } from './plan.ts'
import type { Stage } from './stage.ts'

/** Lives a whole life. @throws Error with the story so far if something does not hold */
export async function live(stage: Stage, plan: Plan): Promise<void> {
  const { clock } = stage.world
  const history: string[] = []
  const say = (what: string) => history.push(`${clock.now().toISOString()} ${what}`)
  try {
    await lived(stage, plan, say)
  } catch (error) {
    throw new Error(
      [`life ${plan.seed}: ${String(error)}`, JSON.stringify(plan), ...history, ...stage.faults].join('\n'),
      {
        cause: error,
      },
    )
  }
}

async function lived(stage: Stage, plan: Plan, say: (what: string) => unknown): Promise<void> {
  const { world } = stage
  turnTo(world, plan.begins)
  const sitDown = (roles: readonly Role[], first: number) =>
    Promise.all(roles.map((role, index) => newcomer(world, { ...role, dice: seededDice(plan.seed, first + index) })))
  const players = await sitDown(plan.players, 0)
  const people = [...players, ...(await sitDown(plan.others, players.length))]
  const at = await begin(plan.terms, players)
  const watch = watchOf(world, at.match)

  async function look(person: Person, unread: Unread): Promise<void> {
    const done = await unlessRefused(keptOut, lookAt(person, unread))
    if (done === undefined) say(`${person.name} is kept out`)
  }

  async function lookAt(person: Person, unread: Unread): Promise<true> {
    for (const each of about(unread)) {
      if (topicsOf(unread, each).has('proposed')) await vote(person, each.match)
      say(`${person.name} ${await anything(person, each)}`)
    }
    return true
  }

  const events = eventsOf(stage, plan, { at, people, say, look })
  await living({ world, people, events, look, seen: watch.look }).until(
    new Date(plan.begins.getTime() + plan.days * day),
  )
  say('---')
  await driveToTheEnd(world, at, people, { watch, say, dice: seededDice(plan.seed, 'end') })
  await requireWholeJournal(stage, at.match)
}

interface Cast {
  readonly at: At
  readonly people: readonly Person[]
  readonly say: (what: string) => unknown
  readonly look: (person: Person, unread: Unread) => Promise<void>
}

/** Events that follow from no mail: now and then a player looks, or is banned; once the server is down. */
function eventsOf(stage: Stage, { seed, begins, days }: Plan, { at, people, say, look }: Cast): Event[] {
  const { world } = stage
  const dice = seededDice(seed, 'events')
  const sometime = () => new Date(begins.getTime() + dice.below(days * day))
  const unread = people.map(({ account }) => [{ account, topic: 'of-their-own-accord', ...at }])

  const looks = people.flatMap((person, index): Event[] => {
    if (dice.below(2) === 0) return []
    return [{ at: sometime(), happen: () => look(person, unread[index] ?? []) }]
  })
  const comes = Array.from({ length: days }, (): Event => {
    const person = one(dice, people)
    const happen = async () => {
      const seat = await unlessRefused(keptOut, substitute(person))
      if (seat !== undefined) say(`${person.name} comes to the table`)
    }
    return { at: sometime(), happen }
  })
  const bans = dice.below(6) > 0 ? [] : [one(dice, people)]
  const outages = dice.below(5) > 0 ? [] : [hour + dice.below(2 * day)]
  return [
    ...looks,
    ...comes,
    ...bans.map((person) => ({
      at: sometime(),
      happen: async () => {
        say(`${person.name} is banned`)
        await unlessRefused(['wrong-account-status'], ban(await stage.administrator(), person))
      },
    })),
    ...outages.map((length) => ({
      at: sometime(),
      happen: async () => {
        await outage(world, length)
        say(`no server was up for ${Math.round(length / hour)} hours`)
      },
    })),
  ]
}
