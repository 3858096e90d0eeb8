import { z } from 'zod'
import { progress } from '../../../src/cli/progress.ts'
import type { Api } from '../api.ts'
import type { Checks } from '../checks.ts'
import { heading, line } from '../print.ts'
import { MatchDetails } from './answers.ts'
import { begins, cast, ends } from './cast.ts'
import { type Chronicle, chronicleBy } from './chronicle.ts'
import { openMatch } from './deeds/join.ts'
import { eventsOf } from './events.ts'
import { habits } from './habits.ts'
import { living } from './live.ts'
import { openings, type Plot } from './openings.ts'
import { registerAll } from './register.ts'
import { absences, type MatchReport, printMails, printMatch } from './report.ts'
import { reviewJournals, reviewMatches, reviewServer } from './review.ts'
import { holdersOfAll } from './seats.ts'
import { serverFrom, type WeeksServer } from './server.ts'
import { countMails, type Tally, tallies } from './tally.ts'

/**
 * Three weeks of twenty matches on a server whose clock the demo turns from one event to the next. Players act only on
 * mails, each according to their habits, through the public API alone.
 */
export async function threeWeeks(checks: Checks): Promise<void> {
  const server = await serverFrom(begins)
  try {
    await playWeeks(server, checks)
  } finally {
    await server.stop()
  }
}

async function playWeeks(server: WeeksServer, checks: Checks): Promise<void> {
  heading(`From ${begins.toDateString()} to ${ends.toDateString()}`)
  const people = await registerAll(server, cast)
  for (const { name, about, temperament } of cast) line(`${name} (${temperament.calendar.timeZone}) ${about}.`)

  const chronicle = chronicleBy(server.clock)
  const plots = new Map<Plot, string>()
  for (const [index, opening] of openings.entries()) {
    const who = opening.people.flatMap((name) => people.filter((person) => person.name === name))
    const match = await openMatch(opening, `Table ${index + 1}`, who)
    chronicle.begin(match)
    if (opening.plot !== undefined) plots.set(opening.plot, match)
  }
  const events = eventsOf(server, people, chronicle, plots)
  const days = progress('days')
  const seen = async () => days.reached(Math.floor(daysSince(begins, server.clock.now())), daysSince(begins, ends))
  await living({ world: server, people, events, look: habits(chronicle, plots), seen })
    .until(ends)
    .finally(days.stop)

  heading('What happened to each match')
  const administrator = await server.administrator()
  const reports = await matchReports(server, administrator, chronicle)
  const away = await absences(people, new Set(['Boris', 'Chloé']))
  for (const each of reports) printMatch(each, away)
  heading('The mails')
  const mails = await countMails(server.platform)
  printMails(mails)

  heading('Checks')
  const matches = reports.map(({ match }) => match)
  reviewMatches(matches, server.clock, checks)
  await reviewJournals(administrator, matches, checks)
  reviewServer(server.faults, mails, checks)
}

const daysSince = (start: Date, end: Date): number => (end.getTime() - start.getTime()) / (24 * 3_600_000)

async function matchReports(server: WeeksServer, administrator: Api, { notes }: Chronicle): Promise<MatchReport[]> {
  const counted = new Map((await tallies(server.platform)).map((tally): [string, Tally] => [tally.match, tally]))
  const holders = await holdersOfAll(server.platform)
  const reports: MatchReport[] = []
  for (const [id, noted] of notes) {
    // Administrators see a private match only after they have given a reason.
    await administrator.post(`/v1/admin/matches/${id}/looks`, { as: 'spectator', reason: 'How it went.' }, z.unknown())
    const match = await administrator.get(`/v1/matches/${id}`, MatchDetails)
    const tally = counted.get(id)
    if (tally === undefined) throw new Error(`no such match: ${id}`)
    reports.push({ number: reports.length + 1, match, holders: holders.get(id) ?? [], tally, notes: noted })
  }
  return reports
}
