import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Dice } from '../../src/games/kit/dice.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { listener } from '../support/event-stream.ts'
import type { Person } from '../support/people.ts'
import { type Client, client } from './client.ts'
import type { Heard, Line, Log } from './log.ts'

/** People at tables who play one match after the other, as fast as they are answered. */
interface Load {
  /** How many moves were answered so far. @throws what a table could not go on with */
  moves(): number
  /** Stops after the moves under way, which are repeated until they are answered. */
  stop(): Promise<Log>
}

/** How a load plays. */
interface Manner {
  readonly seed: number
  /** How long each table waits between two moves, in milliseconds. */
  readonly rest?: number
  /** After how long a client turns to another server, in milliseconds. */
  readonly patience?: number
}

/** How long somebody waits who was cut off, in milliseconds. */
const pause = 50

const Opened = z.object({
  id: z.uuid(),
  status: z.string(),
})
const Choices = z.object({
  version: z.int(),
  decision: z.object({ id: z.string() }).nullable(),
  choices: z.array(z.object({ move: z.object({ type: z.string() }), example: z.record(z.string(), z.unknown()) })),
})
const Played = z.object({ decisions: z.array(z.unknown()) })
const AtVersion = z.object({ version: z.int() })
const Entry = z.object({ entry: z.object({ version: z.int(), hash: z.string() }) })

/**
 * Begins to play.
 * @param url where a server answers now: they come and go
 * @param tables two people each
 */
export function load(
  url: () => string,
  tables: readonly (readonly [Person, Person])[],
  { seed, rest = 0, patience }: Manner,
): Load {
  const lines: Line[] = []
  const heard: Heard[] = []
  const players = new Map<string, Person>()
  let moves = 0
  let isOver = false

  async function play(people: readonly [Person, Person], number: number): Promise<void> {
    const dice = seededDice('faults', seed, number)
    const table = client(`table ${number}`, { url, patience }, lines)
    for (let count = 0; !isOver; count++) {
      const match = await opened(table, people, `${seed}/${number}/${count}`)
      players.set(match, people[0])
      const leave = listening(url, match, people[0])
      for (let goesOn = true; goesOn && !isOver; moves++) {
        await look(table, people, match, dice)
        goesOn = await moved(table, people, match, dice)
        if (rest > 0) await wait(rest)
      }
      heard.push(await leave())
    }
  }

  const playing = Promise.all(tables.map(play))
  let failure: unknown
  playing.catch((error: unknown) => {
    failure = error
  })
  return {
    moves() {
      if (failure !== undefined) throw failure
      return moves
    },
    async stop() {
      isOver = true
      await playing
      return { lines, heard, players }
    },
  }
}

/**
 * Opens a match and has the other one join. A key under which a server was killed may be taken for two minutes: then they
 * open another match.
 */
async function opened(table: Client, [first, second]: readonly [Person, Person], name: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const body = { game: 'havana', seats: 2, seating: 'as-joined' }
    const key = `open/${name}/${tries}`
    const open = await table.insist(first, '', { method: 'POST', path: '/v1/matches', body, key })
    if (open.answer.kind === 'problem' && open.answer.code === 'request-under-way') continue
    const { id } = Opened.parse(open.body)
    // Without a key: that somebody has joined already is as good an answer.
    await table.insist(second, id, { method: 'POST', path: `/v1/matches/${id}/seats`, body: {} })
    const match = Opened.parse((await table.insist(first, id, { method: 'GET', path: `/v1/matches/${id}` })).body)
    if (match.status === 'running') return id
  }
}

/** Somebody at the table, or nobody, looks at the match. */
async function look(table: Client, people: readonly Person[], match: string, dice: Dice): Promise<void> {
  const [path, person] = [dice.below(2) === 0 ? '' : '/view', people[dice.below(3)]]
  if (person) await table.ask(person, match, { method: 'GET', path: `/v1/matches/${match}${path}` })
}

/**
 * Makes a move for a seat that is asked: sometimes sent twice at once, sometimes repeated after its answer.
 * @returns whether the match goes on
 */
async function moved(table: Client, people: readonly [Person, Person], match: string, dice: Dice): Promise<boolean> {
  for (const person of people) {
    const path = `/v1/matches/${match}/choices`
    const { version, decision, choices } = Choices.parse(
      (await table.insist(person, match, { method: 'GET', path })).body,
    )
    const choice = choices.find(({ move }) => move.type === 'build') ?? choices[dice.below(Math.max(choices.length, 1))]
    if (decision === null || choice === undefined) continue
    const move = {
      method: 'POST',
      path: `/v1/matches/${match}/moves`,
      body: { moves: [choice.example], decision: decision.id },
      key: `${match}/${version}`,
    } as const
    const manner = dice.below(8)
    const [made] = await Promise.all(
      Array.from({ length: manner === 0 ? 2 : 1 }, () => table.insist(person, match, move)),
    )
    if (manner === 1) await table.insist(person, match, move)
    return Played.parse(made?.body).decisions.length > 0
  }
  return false
}

/**
 * Listens to a match, and comes back whenever it is cut off.
 * @returns what leaves: it hears the rest, and ends
 */
function listening(url: () => string, match: string, person: Person): () => Promise<Heard> {
  const ear = listener(url, `/v1/matches/${match}/stream`, person.token)
  let isLeft = false
  let cuts = 0
  async function follow(): Promise<void> {
    while (!isLeft) {
      await ear.connect().then(hear, () => wait(pause))
    }
  }
  async function hear(): Promise<void> {
    if (isLeft) return ear.hangUp()
    await ear.ended()
    if (!isLeft && !ear.isWhole()) cuts += 1
  }
  const following = follow()
  return async () => {
    isLeft = true
    ear.hangUp()
    await following
    do {
      await ear.connect({ query: '?follow=false' }).then(ear.ended, () => wait(pause))
    } while (!ear.isWhole())
    const versions = ear.heard.flatMap(({ event, data }) => (event === 'match' ? [AtVersion.parse(data).version] : []))
    const entries = ear.heard.flatMap(({ event, data }) => (event === 'entry' ? [Entry.parse(data).entry] : []))
    return { match, from: versions[0] ?? 0, entries, cuts }
  }
}
