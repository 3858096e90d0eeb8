import { catalogue } from '../../../src/games/catalogue.ts'
import { line, table } from '../print.ts'
import type { MatchDetails } from './answers.ts'
import { ends } from './cast.ts'
import { vacationsOf } from './deeds/keep-hours.ts'
import type { Person } from './person.ts'
import type { Holders } from './seats.ts'
import type { Mailed, Tally } from './tally.ts'

/** A match with everything that the report says about it. */
export interface MatchReport {
  readonly number: number
  readonly match: MatchDetails
  readonly holders: Holders
  readonly tally: Tally
  readonly notes: readonly string[]
}

/** A match in one line: its terms, its state, its players and its course. */
export function printMatch(
  { number, match, holders, tally, notes }: MatchReport,
  away: ReadonlyMap<string, string>,
): void {
  const { game, seats, pace, late } = match
  const agreed = `${titleOf(game)} for ${seats}, ${paceOf(pace)}, then ${laterOf[late] ?? late}`
  const absences = holders.flat().flatMap((name) => away.get(name) ?? [])
  const lines = [agreed, standing(match), playersOf(match, holders), countsOf(match, tally), ...absences, ...notes]
  line(`${String(number).padStart(2)}. ${lines.join(' | ')}`)
}

const titleOf = (game: string): string => catalogue.get(game)?.meta.title ?? game

const laterOf: Readonly<Record<string, string>> = {
  wait: 'all wait',
  usual: 'the usual answer',
  bot: 'a bot decides',
  substitute: 'a substitute',
}

function paceOf({ kind, hours, refill }: MatchDetails['pace']): string {
  switch (kind) {
    case 'hours':
      return `${hours} hours each`
    case 'bank':
      return `a bank of ${hours} hours and ${refill} more with each decision`
    default:
      return 'no pace'
  }
}

function standing({ status, result, endedAt, decisions, pausedUntil, players }: MatchDetails): string {
  if (status === 'aborted') return `broken off ${dateOf(endedAt)}`
  if (result !== null) {
    const places = result.seats.toSorted((one, other) => one.place - other.place)
    return `ended ${dateOf(endedAt)}: ${places.map(({ player, points }) => `${player} ${points}`).join(', ')}`
  }
  if (status === 'open') return `has ${players.length} players`
  if (pausedUntil !== null && pausedUntil > ends.toISOString()) return `is paused until ${dateOf(pausedUntil)}`
  return decisions
    .map(({ player, dueAt, late }) => `waits for ${player} ${late ? '(late)' : untilOf(dueAt)}`)
    .join(', ')
}

const untilOf = (dueAt: string | null): string =>
  dueAt === null ? 'without a deadline' : `until ${dueAt.slice(5, 16).replace('T', ' ')}`

const dateOf = (moment: string | null): string => moment?.slice(5, 10) ?? ''

/** The players of each seat, one after another. */
function playersOf({ players }: MatchDetails, holders: Holders): string {
  return holders
    .map((names, seat) => {
      const gaveUp = players.some((player) => player.seat === seat && player.resigned)
      return `${names.join(', then ')}${gaveUp ? ' (gave up)' : ''}`
    })
    .join(' · ')
}

function countsOf(
  { pace, decisions }: MatchDetails,
  { asked, missed, hand, orders, clock, bots, takenBack }: Tally,
): string {
  const met = Math.max(0, asked - missed - decisions.filter(({ late }) => !late).length)
  const deadlines = pace.kind === 'none' ? `${met} answered` : `${met} deadlines met, ${missed} missed`
  const makers: [number, string][] = [
    [hand, 'by hand'],
    [orders, 'by order'],
    [clock, 'by the clock'],
    [bots, 'by bots'],
    [takenBack, 'taken back'],
  ]
  const moves = makers.flatMap(([count, how]) => (count === 0 ? [] : [`${count} ${how}`]))
  return `${deadlines}; moves: ${moves.join(', ') || 'none'}`
}

/** Each player's vacations according to their hours at the end, including automatic ones. */
export async function absences(people: readonly Person[], departed: ReadonlySet<string>): Promise<Map<string, string>> {
  const away = new Map<string, string>()
  for (const person of people) {
    if (departed.has(person.name)) continue
    const vacations = await vacationsOf(person)
    const dates = vacations.map(({ from, until }) => `${from.slice(5)} to ${until.slice(5)}`)
    if (dates.length > 0) away.set(person.name, `${person.name} on vacation ${dates.join(' and ')}`)
  }
  return away
}

export function printMails(topics: readonly Mailed[]): void {
  table([
    ['sent', 'not sent, being no longer true or wanted', 'about'],
    ...topics.map(({ topic, sent, withheld }) => [sent, withheld, topic]),
  ])
  const total = topics.reduce((sum, { sent }) => sum + sent, 0)
  line(`${total} notices mailed in all`)
}
