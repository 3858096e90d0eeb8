import { Verification } from '../../scripts/demo/answers.ts'
import { type At, answerOnce } from '../../scripts/demo/weeks/deeds/answer.ts'
import { resign } from '../../scripts/demo/weeks/deeds/leave.ts'
import type { Person } from '../../scripts/demo/weeks/person.ts'
import { settle, turnTo, type World } from '../../scripts/demo/weeks/world.ts'
import type { Dice } from '../../src/games/kit/dice.ts'
import { judge } from '../../src/journal/judge.ts'
import { findMatch } from '../../src/matches/record/find-match.ts'
import { readEntries } from '../../src/matches/record/journal.ts'
import { holders, isOver, type MatchRecord, peopleAt } from '../../src/matches/record/record.ts'
import { openSeal } from '../../src/matches/record/seal.ts'
import { hour } from './plan.ts'
import type { Stage } from './stage.ts'

interface Ending {
  readonly watch: { look(): Promise<MatchRecord> }
  readonly say: (what: string) => unknown
  readonly dice: Dice
}

/** More moves, deadlines and bots than any match has. */
const mostSteps = 3000
/** Not every life is played to its end: after this many moves, players give up one after another. */
const patience = Number(process.env.LIVES_PATIENCE ?? 20)

/** Active players play on at once; those who have left for good do not. */
export async function driveToTheEnd(world: World, at: At, people: readonly Person[], { watch, say, dice }: Ending) {
  let moves = dice.below(4) === 0 ? 0 : -patience
  for (let steps = 0; steps < mostSteps; steps++) {
    const due = await settle(world)
    const record = await watch.look()
    if (isOver(record)) return
    const mover = moverOf(record, people)
    if (mover !== undefined) {
      moves += 1
      const gives = moves > patience && moves % 5 === 0
      if (gives) say(`${mover.name} resigns ${await resign(mover, at.match)}`)
      else if (!(await answerOnce(mover, at)).moved) throw new Error(`${mover.name} is asked, and has no choice`)
      continue
    }
    if (due === undefined) throw new Error('nothing will ever happen here')
    turnTo(world, due)
    say('time passes')
  }
  throw new Error('it comes to no end')
}

/** A player who is asked and will answer. */
function moverOf(record: MatchRecord, people: readonly Person[]): Person | undefined {
  const asked = peopleAt(record).filter(({ seat }) =>
    record.decisions.some((open) => open.seat === seat && !open.lapses),
  )
  const accounts = asked.map(({ account }) => account)
  return people.find((person) => accounts.includes(person.account) && !sleepsForEver(person))
}

const sleepsForEver = ({ temperament }: Person) => temperament.sleeps.some(({ until }) => until === null)

/** A journal judges again without a difference, the server verifies it, and has logged no fault. */
export async function requireWholeJournal({ world, administrator, faults }: Stage, match: string): Promise<void> {
  const { platform } = world
  await requireMailed(world, match)
  const record = await findMatch(platform, match)
  if (record === undefined) throw new Error('no such match')
  const difference = judge(record.game, await readEntries(platform, match), openSeal(platform, record).seed)
  if (difference !== undefined) throw new Error(`judged again, it differs: ${JSON.stringify(difference)}`)
  const api = await administrator()
  const verified = await api.get(`/v1/admin/matches/${match}/verification`, Verification)
  if (!verified.holds) throw new Error(`it does not verify: ${JSON.stringify(verified.checks)}`)
  if (faults.length > 0) throw new Error(`the server logged: ${faults.join('')}`)
  const seated = holders(record).length
  if (record.version > 0 && seated !== record.seats) throw new Error(`${seated} of ${record.seats} seats are held`)
}

/** Every notice was mailed, or withheld because it was no longer true or not wanted. */
async function requireMailed(world: World, match: string): Promise<void> {
  const { clock, platform } = world
  clock.turn(hour)
  await settle(world)
  const unsent = await platform.database.prisma.notice.findMany({
    where: { matchId: match, status: { in: ['failed', 'pending'] } },
  })
  const keys = unsent.map(({ key, reason }) => `${key} (${reason})`)
  if (keys.length > 0) throw new Error(`never mailed: ${keys.join(', ')}`)
}
