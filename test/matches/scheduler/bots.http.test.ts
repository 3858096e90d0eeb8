import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import { sameJson } from '../../../src/journal/canonical.ts'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import {
  bodyOf,
  day,
  entriesOf,
  exampleFor,
  judged,
  later,
  livesIn,
  makersOf,
  monday,
  noticesOf,
  turnTo,
} from './given.ts'

const server = await testServer()
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const matchOf = (game: string) => httpMatch(server, people, { game, late: 'bot', pace: { kind: 'hours', hours: 24 } })
beforeEach(() => turnTo(server, monday))

describe('a match with “bot”', () => {
  test.each([...catalogue.keys()])(
    '%s: a bot makes each decision whole, its player gets one notice, and the journal judges again',
    async (game) => {
      const match = await matchOf(game)
      for (let deadline = 0; deadline < 5; deadline++) {
        const { decisions, version } = await bodyOf(match)
        await later(server, day - 1)
        expect((await bodyOf(match)).version).toBe(version)
        await later(server, 1)

        const after = await bodyOf(match)
        const ids = decisions.map(({ id }) => id)
        expect(after.decisions.filter(({ id }) => ids.includes(id))).toEqual([])
        const dueAt = new Date(server.clock.now().getTime() + day).toISOString()
        for (const decision of after.decisions) expect(decision).toMatchObject({ late: false, dueAt })

        // After a bot has looked at Le Havre's special buildings, the clock lets its order of them lapse a day later.
        const answered = decisions.filter(({ question }) => !question.startsWith('peek'))
        const makers = (await makersOf(server, match)).slice(version - 1).filter((maker) => maker.endsWith('bot'))
        expect(new Set(makers)).toEqual(new Set(answered.map(({ seat }) => `${seat} bot`)))
        const notices = await noticesOf(server, match, 'decided-for-you')
        for (const { seat, question, since } of answered) {
          const payload = { match: match.id, seat, version: since, question, by: 'bot' }
          expect(notices.filter((notice) => sameJson(notice.payload, payload))).toMatchObject([{ to: seat }])
        }
        expect(await server.deadlines.runOnce()).toBe(0)
        expect((await bodyOf(match)).version).toBe(after.version)
      }
      expect(await noticesOf(server, match, 'deadline-missed')).toEqual([])
      expect(await judged(server, match)).toBeUndefined()
    },
  )

  test('the player who returns plays on by hand', async () => {
    const match = await matchOf('havana')
    await later(server, day)
    const [turn = -1] = await match.waitsFor()
    await match.move(turn, await exampleFor(match, turn)).expect(200)
    const makers = await makersOf(server, match)
    expect(makers.slice(0, 2).toSorted()).toEqual(['0 bot', '1 bot'])
    expect(makers.slice(2)).toEqual([`${turn} hand`])
  })

  test('a player who has decided in time keeps their decision', async () => {
    const match = await matchOf('havana')
    await match.move(0, await exampleFor(match, 0)).expect(200)
    const [, own] = await entriesOf(server, match)
    await later(server, day)
    const entries = await entriesOf(server, match)
    expect(entries[1]).toEqual(own)
    expect((await makersOf(server, match)).slice(0, 2)).toEqual(['0 hand', '1 bot'])
    expect((await noticesOf(server, match, 'decided-for-you')).map(({ to }) => to)).toEqual([1])
  })
})
