import { type At, answerOnce } from '../../scripts/demo/weeks/deeds/answer.ts'
import { ban, erase, resign } from '../../scripts/demo/weeks/deeds/leave.ts'
import type { Person } from '../../scripts/demo/weeks/person.ts'
import { settle, turnTo } from '../../scripts/demo/weeks/world.ts'
import { type Dice, shuffle } from '../../src/games/kit/dice.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { isOver, type MatchRecord, peopleAt } from '../../src/matches/record/record.ts'
import { roundTheClock } from '../../src/matches/time/calendar.ts'
import { begin } from './begin.ts'
import { requireWholeJournal } from './end.ts'
import { watchOf } from './invariants.ts'
import { newcomer } from './newcomer.ts'
import { latesOf, one, paces, shortest, type Terms } from './plan.ts'
import type { Stage } from './stage.ts'

const ways = ['resigns', 'is banned', 'erases the account', 'falls asleep'] as const
type Way = (typeof ways)[number]

/**
 * Players leave a match one after another, in different ways, until nobody is left who would ever act.
 * @throws Error with the story if the match does not end
 */
export async function killOff(stage: Stage, table: { game: string; seats: number }, seed: number): Promise<void> {
  const dice = seededDice(seed, table.game, table.seats)
  const terms = termsOf(table, dice)
  const history = [`kill-off ${seed}: ${JSON.stringify(terms)}`]
  try {
    await killed(stage, terms, dice, (what) => history.push(`${stage.world.clock.now().toISOString()} ${what}`))
  } catch (error) {
    throw new Error([String(error), ...history, ...stage.faults].join('\n'), { cause: error })
  }
}

function termsOf({ game, seats }: { game: string; seats: number }, dice: Dice): Terms {
  const bots = seats > 2 && dice.below(4) === 0 ? 1 : 0
  return { game, options: shortest[game] ?? {}, seats, bots, pace: one(dice, paces), late: one(dice, latesOf(game)) }
}

async function killed(stage: Stage, terms: Terms, dice: Dice, say: (what: string) => unknown): Promise<void> {
  const { world } = stage
  const roles = Array.from({ length: terms.seats - terms.bots }, (_, number) => roleOf(`Nobody ${number}`, dice))
  const people = await Promise.all(roles.map((role) => newcomer(world, role)))
  const at = await begin(terms, people)
  const watch = watchOf(world, at.match)
  const alive = new Set(people)

  async function isOn(): Promise<MatchRecord | undefined> {
    await settle(world)
    const record = await watch.look()
    return isOver(record) ? undefined : record
  }

  for (const victim of shuffle(dice, people)) {
    for (let moves = dice.below(6); moves > 0; moves--) {
      const record = await isOn()
      const mover = record && moverOf(record, alive)
      if (mover !== undefined) await answerOnce(mover, at)
    }
    if ((await isOn()) === undefined) break
    const way = one(dice, ways)
    say(`${victim.name} ${way}`)
    await kill(stage, victim, at, way)
    alive.delete(victim)
  }
  await untilOver(stage, isOn, say)
  await requireWholeJournal(stage, at.match)
}

const roleOf = (name: string, dice: Dice) => ({
  name,
  dice,
  temperament: { calendar: roundTheClock, after: [0, 0] as const, agrees: 0, sleeps: [] },
  hours: { night: null, restDays: [], vacations: [], vacationsByThemselves: dice.below(4) === 0, remindHours: 12 },
})

const moverOf = (record: MatchRecord, alive: ReadonlySet<Person>): Person | undefined => {
  const seats = record.decisions.map(({ seat }) => seat)
  const asked = peopleAt(record).flatMap(({ seat, account }) => (seats.includes(seat) ? [account] : []))
  return [...alive].find(({ account }) => asked.includes(account))
}

async function kill({ administrator }: Stage, victim: Person, { match }: At, way: Way): Promise<unknown> {
  switch (way) {
    case 'resigns':
      return resign(victim, match)
    case 'is banned':
      return ban(await administrator(), victim)
    case 'erases the account':
      return erase(victim)
    case 'falls asleep':
      return undefined
  }
}

/** More deadlines than pass before a match is aborted. */
const mostTurns = 3000

/** Lets time pass without anybody acting. */
async function untilOver({ world }: Stage, isOn: () => Promise<unknown>, say: (what: string) => unknown) {
  for (let turns = 0; turns < mostTurns; turns++) {
    if ((await isOn()) === undefined) return
    const due = await settle(world)
    if (due === undefined) throw new Error('nothing will ever happen here')
    turnTo(world, due)
  }
  say('it does not end')
  throw new Error('it comes to no end')
}
