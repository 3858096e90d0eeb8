// npm run demo [-- --game le-havre --seats 3 --database-url URL]
// npm run demo -- --weeks
//
// Shows the whole product: a server, people who register by mail, a match played to its end through the public API alone,
// mails, replays and proofs. With --weeks, three weeks of twenty matches on a simulated clock, with players who are late,
// go away, leave or substitute. Exits with 0 only if every check passes.
import { parseArgs } from 'node:util'
import { Match } from './answers.ts'
import { type Checks, checks } from './checks.ts'
import { printMail, reviewMails } from './mails.ts'
import { register, signIn } from './people.ts'
import { openMatch, playToTheEnd, takeSeats } from './play.ts'
import { heading, line } from './print.ts'
import { checkJournalFile } from './proofs.ts'
import { replayAsSeat, replayThrice, verifyByApi } from './replays.ts'
import { printResult } from './result.ts'
import { type RunningServer, startServer } from './server.ts'
import { threeWeeks } from './weeks/weeks.ts'

// Registered so that an exit also stops the servers that startServer started.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'havana' },
    seats: { type: 'string', default: '3' },
    'database-url': { type: 'string' },
    weeks: { type: 'boolean', default: false },
  },
})
const began = Date.now()
const held = checks()
try {
  await (values.weeks ? threeWeeks(held) : oneMatch(held))
} catch (error) {
  held.hold(error instanceof Error ? error.message : String(error), false)
}

heading(held.broken.length === 0 ? 'All of it held.' : 'This did not hold:')
for (const what of held.broken) line(what)
line(`${Math.round((Date.now() - began) / 1000)} seconds`)
process.exitCode = held.broken.length === 0 ? 0 : 1

async function oneMatch(checks: Checks): Promise<void> {
  const server = await startServer(values['database-url'])
  try {
    await demonstrate(server, checks)
  } finally {
    await server.stop()
  }
}

async function demonstrate(server: RunningServer, checks: Checks): Promise<void> {
  const { url, administrator: credentials, folder } = server
  heading('The server')
  line(`${url}, on an empty database`)
  if (!credentials) throw new Error('the database was not empty: it had an administrator')
  const administrator = await signIn(url, credentials)
  line(`${credentials.email} signed in with the one-time password.`)

  heading('The players')
  const people = await register(server, Number(values.seats))
  for (const { name, email, language } of people) line(`${name} <${email}>, language ${language}`)

  const { game } = values
  const open = await openMatch(people, game)
  const seats = await takeSeats(people, open, game)
  await playToTheEnd(open, seats)
  const [, second] = seats
  if (!second) throw new Error('nobody plays alone')

  const match = await second.person.api.get(`/v1/matches/${open.id}`, Match, { language: 'en' })
  checks.hold('the match has ended, and has a result', match.status === 'ended' && match.result !== null)
  if (match.result) printResult(match.result)

  await reviewMails(seats, checks)
  const last = second.turnMails.at(-1)
  if (last) printMail(last.mail)

  const replayed = await replayThrice(match, administrator)
  await replayAsSeat(match, second, administrator, checks)
  await verifyByApi(match, administrator, checks)
  await checkJournalFile(match, { player: second.person.api, folder, replayed }, checks)
}
