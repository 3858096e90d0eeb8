import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MatchBody } from '../../src/matches/wire/match-body.ts'
import { httpMatch } from '../support/http-match.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const people = [await newPlayer(server), await newPlayer(server)]

test('given readers during moves, then each answer is of one moment: no question is newer than its version', async () => {
  const match = await httpMatch(server, people, { game: 'hamlet' })
  let playing = true
  const seen: MatchBody[] = []
  async function watch(): Promise<void> {
    while (playing) seen.push(MatchBody.parse((await match.get(1, '').expect(200)).body))
  }
  const watchers = [watch(), watch(), watch()]
  for (let turns = 0; turns < 20; turns++) {
    await match.move(turns % 2, { type: 'end-turn' }).expect(200)
    // However fast moves are, the reader has read as often; and several reads are under way during each.
    while (seen.length < turns) await setImmediate()
  }
  playing = false
  await Promise.all(watchers)

  expect(seen.length).toBeGreaterThanOrEqual(20)
  for (const { version, decisions } of seen) {
    expect(decisions.map(({ seat, since }) => ({ seat, since }))).toEqual([{ seat: (version - 1) % 2, since: version }])
  }
}, 120_000)
