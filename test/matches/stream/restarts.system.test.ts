import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { type Server, server } from '../../../src/main.ts'
import { ChoicesBody } from '../../../src/matches/wire/choices-body.ts'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { noticeName } from '../../../src/notices/record/notice-name.ts'
import { readCursorId } from '../../../src/notices/stream/cursor.ts'
import { anotherPlatform } from '../../support/another-process.ts'
import { type Listener, listener } from '../../support/event-stream.ts'
import { httpMatch } from '../../support/http-match.ts'
import { times } from '../../support/long.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { entriesIn, matchesIn, messagesIn, pushAll, versionsIn } from './given.ts'

/** The first server provides the database; those that start and stop are others on it. */
const first = await testServer()
const { database, secrets } = first.platform
const { prisma } = database

interface Running extends Server {
  readonly url: string
  hangUp(): Promise<void>
}

/** A server like another process: with an empty cache, and without notifications from the others. */
async function another(): Promise<Running> {
  const { platform, close } = await anotherPlatform(first.platform)
  const running = await server(platform)
  return { ...running, url: await running.app.listen({ port: 0, host: '127.0.0.1' }), hangUp: close }
}

/** Stops it properly, or like a killed process: connections break off anywhere. */
async function stop({ app, worker, hangUp }: Running, killed: boolean): Promise<void> {
  if (killed) app.server.closeAllConnections()
  await app.close()
  await worker.stop()
  await hangUp()
}

const running: Running[] = []
afterAll(async () => {
  for (const one of running) await stop(one, true)
})

const Moved = z.object({ decisions: z.array(z.object({ seat: z.int() })) })
const Notice = z.object({ id: z.string(), match: z.uuid().nullable() })

/** The number of matches; more by hand. */
const matches = Number(process.env.RESTARTS ?? times(1, 20))
/** After so many steps somebody resigns, in every run; otherwise matches are played to their end. */
const mostSteps = matches > 1 ? Number.POSITIVE_INFINITY : 150

test.each(Array.from({ length: matches }, (_, match) => match + 1))(
  'a match while servers and clients come and go at random: every listener gets everything once (%i)',
  async (seed) => {
    const dice = seededDice('restarts', seed)
    const people = await Promise.all([1, 2, 3].map(() => newPlayer(first)))
    const watcher = await newPlayer(first)
    const { id } = await httpMatch(first, people)
    running.push(await another(), await another())
    const anyServer = (): Running => {
      const one = running[dice.below(running.length)]
      if (!one) throw new Error('no server is up')
      return one
    }

    async function ask(person: Person, path: string, body?: object): Promise<unknown> {
      const headers = { authorization: `Bearer ${person.token()}`, 'content-type': 'application/json' }
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      const answer = await fetch(`${anyServer().url}/v1/matches/${id}${path}`, { headers, ...sent })
      expect(answer.status, path).toBeLessThan(300)
      return answer.json()
    }
    const at = (seat: number): Person => {
      const person = people[seat]
      if (!person) throw new Error(`nobody sits at ${seat}`)
      return person
    }

    let asked = MatchBody.parse(await ask(at(0), '')).decisions[0]?.seat
    async function playOn(): Promise<boolean> {
      if (asked === undefined) return false
      const { choices } = ChoicesBody.parse(await ask(at(asked), '/choices'))
      const choice = choices.find(({ move }) => move.type === 'build') ?? choices[dice.below(choices.length)]
      const moved = Moved.parse(await ask(at(asked), '/moves', { moves: [choice?.example] }))
      asked = moved.decisions[0]?.seat
      return true
    }

    async function restart(): Promise<void> {
      const [gone] = running.splice(dice.below(running.length), 1)
      if (gone) await stop(gone, dice.below(2) === 0)
      running.push(await another())
    }

    const onMatch = (person: Person) => listener(() => anyServer().url, `/v1/matches/${id}/stream`, person.token)
    const onAccount = (person: Person) => listener(() => anyServer().url, '/v1/account/stream', person.token)
    const seated = people.map(onMatch)
    const watching = onMatch(watcher)
    const accounts = people.map(onAccount)
    const ears: Listener[] = [...seated, watching, ...accounts]
    for (const one of ears) {
      await one.connect()
      await expect.poll(() => one.lastId()).toBeDefined()
    }

    /** Has all but one give up. */
    async function resign(): Promise<boolean> {
      for (const person of people.slice(1)) await ask(person, '/resignation', {})
      return false
    }

    let said = 0
    for (let [goesOn, step] = [true, 1]; goesOn; step++) {
      const what = dice.below(20)
      if (step > mostSteps) goesOn = await resign()
      else if (what < 10) goesOn = await playOn()
      else if (what < 12) {
        said += 1
        await ask(at(dice.below(people.length)), '/messages', { text: `The ${said}.` })
      } else if (what < 15) ears[dice.below(ears.length)]?.hangUp()
      else if (what < 16) await restart()
      else if (what < 18) void pushAll(anyServer())
      for (const one of ears) if (!one.isOpen() && dice.below(3) > 0) await one.connect()
    }

    for (const one of ears) if (!one.isOpen()) await one.connect()
    for (const one of running) await pushAll(one)
    const over = await prisma.match.findUniqueOrThrow({ where: { id }, include: { entries: true } })
    const hashes = new Map(over.entries.map(({ version, hash }) => [version, hash]))
    const all = Array.from({ length: over.version - 1 }, (_, index) => index + 2)
    for (const one of [...seated, watching]) {
      await expect.poll(() => versionsIn(one.heard).at(-1)).toBe(over.version)
      await expect.poll(() => matchesIn(one.heard).at(-1)?.status).toBe('ended')
      expect(versionsIn(one.heard)).toEqual(all)
      for (const { entry } of entriesIn(one.heard)) expect(entry.hash).toBe(hashes.get(entry.version))
    }
    expect(said).toBeGreaterThan(5)
    for (const one of seated) {
      const numbers = () => messagesIn(one.heard).map(({ number }) => number)
      await expect.poll(numbers).toEqual(Array.from({ length: said }, (_, index) => index + 1))
    }
    expect(messagesIn(watching.heard)).toEqual([])

    for (const [seat, one] of accounts.entries()) {
      const where = { accountId: at(seat).id }
      const written = await prisma.notice.findMany({ where, orderBy: [{ written: 'asc' }, { id: 'asc' }] })
      const noticeIds = () =>
        one.heard.filter(({ event }) => event === 'notice').map(({ data }) => Notice.parse(data).id)
      // Except the match's start, which was stored before they began to listen.
      const [start] = one.heard
      expect(start?.event).toBe('start')
      const begun = readCursorId(secrets, start?.id ?? '')?.written ?? 0n
      const after = written.filter((notice) => notice.written >= begun)
      await expect.poll(noticeIds).toEqual(after.map(({ id }) => noticeName(secrets, id)))
      expect(after.length).toBeGreaterThan(5)
    }
    for (const one of ears) one.hangUp()
    for (const one of running.splice(0)) await stop(one, false)
  },
  240_000,
)
