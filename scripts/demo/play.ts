import { randomBytes, randomUUID } from 'node:crypto'
import { Choices, type Decision, type Mail, Match, Played, View } from './answers.ts'
import { chooseMove } from './choose.ts'
import { type Subjects, subjectsFor } from './mails.ts'
import type { Person } from './people.ts'
import { heading, line } from './print.ts'

/** How many of each player's turns wait for their mail. Mails about later turns are merged and arrive minutes later. */
const mailedTurns = 1
/** A longer match points to a fault. */
const mostMoves = 2000

/** A player, and what the demo records about them. */
export interface Seated {
  readonly person: Person
  readonly seat: number
  readonly subjects: Subjects
  /** The views they had before each of their moves, by version. */
  readonly seen: Map<number, View>
  /** The turn mails that they waited for, with the API's question at that time. */
  readonly turnMails: { readonly mail: Mail; readonly asks: string }[]
}

/** One player opens a match and the others join, each adding entropy to the dice; the last one to join starts it. */
export async function openMatch(people: readonly Person[], game: string): Promise<Match> {
  heading('A match is opened')
  const [host, ...guests] = people
  if (host === undefined) throw new Error('nobody is there to play')
  const entropy = () => randomBytes(16).toString('hex')
  const wish = { game, seats: people.length, name: 'An evening by the sea', entropy: entropy() }
  const { id, name, commitment } = await host.api.post('/v1/matches', wish, Match)
  line(`${host.name} opened “${name}” (${id}).`)
  line(`SHA-256 of the secret seed of its dice: ${commitment}`)
  for (const guest of guests) {
    await guest.api.post(`/v1/matches/${id}/seats`, { entropy: entropy() }, Match)
    line(`${guest.name} joined.`)
  }
  return host.api.get(`/v1/matches/${id}`, Match)
}

/** The players of a started match, in the order of their seats. */
export function takeSeats(people: readonly Person[], { id }: Match, game: string): Promise<Seated[]> {
  return Promise.all(
    people.map(async (person) => {
      const match = await person.api.get(`/v1/matches/${id}`, Match)
      if (match.yourSeat === null) throw new Error(`${person.name} has no seat`)
      const subjects = await subjectsFor(person, game, match)
      return { person, seat: match.yourSeat, subjects, seen: new Map(), turnMails: [] }
    }),
  )
}

/** Plays a match to its end through the public API alone, and prints a line per move. */
export async function playToTheEnd(match: Match, seats: readonly Seated[]): Promise<void> {
  heading('The match')
  line(
    'The first turn of each player begins when the mail about it has come. The next ones would be mailed minutes later.',
  )
  let owed = match.decisions
  const mailed = new Set(owed.map(({ id }) => id))

  for (let moves = 0; owed.length > 0; moves++) {
    if (moves === mostMoves) throw new Error(`the match did not end within ${mostMoves} moves`)
    const [decision] = owed
    const mover = seats.find(({ seat }) => seat === decision?.seat)
    if (decision === undefined || mover === undefined) throw new Error('nobody at the table owes this decision')
    const waits = mailed.has(decision.id) && mover.turnMails.length < mailedTurns

    const known = new Set(owed.map(({ id }) => id))
    owed = await takeTurn(mover, match, decision, waits)
    // The server delays mails about a player's next turn while they are still active.
    for (const { id, seat } of owed) if (!known.has(id) && seat !== mover.seat) mailed.add(id)
    mailed.delete(decision.id)
  }
}

/** Reads the mail, gets the view, chooses and moves. @returns what the match waits for next */
async function takeTurn(mover: Seated, { id, game }: Match, decision: Decision, waits: boolean): Promise<Decision[]> {
  const { person, subjects, seen, turnMails } = mover
  const mail = waits ? await person.inbox.next(...subjects.turn) : undefined
  const view = await person.api.get(`/v1/matches/${id}/view`, View)
  const offered = await person.api.get(`/v1/matches/${id}/choices`, Choices)
  seen.set(view.version, view)
  if (mail) turnMails.push({ mail, asks: offered.decision?.asks ?? '' })

  const move = chooseMove(game, { view: view.view, choices: offered.choices, seat: mover.seat })
  const body = { moves: [move], decision: decision.id }
  const calling = { language: 'en', key: randomUUID() }
  const { version, entries, decisions } = await person.api.post(`/v1/matches/${id}/moves`, body, Played, calling)
  const says = entries.flatMap((entry) => entry.says).join(' ')
  line(`${String(version).padStart(3)}  ${person.name.padEnd(5)}  ${says}`)
  return decisions
}
