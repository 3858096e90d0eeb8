import { describe, expect, test } from 'vitest'
import { httpMatch } from '../support/http-match.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { peopleOn } from './given.ts'

/** What differs between the two worlds, which nobody else may see. */
interface Hidden {
  /** What seat 0 lays face down, in a public match. */
  readonly cards: readonly [string, string]
  /** Who wins a private match, and another one that goes on. */
  readonly privateWinner: 0 | 1
  readonly privateMatches: number
}

/** A world in which Ann and Bob have played, and everything a watcher reads in it, byte for byte. */
async function readAll(server: TestServer, { cards, privateWinner, privateMatches }: Hidden): Promise<string[]> {
  const { asks, at, won, wonInPrivate, counts, hidden } = peopleOn(server)
  const ann = await newPlayer(server, { name: 'Ann' })
  const bob = await newPlayer(server, { name: 'Bob' })
  const watcher = await newPlayer(server, { name: 'Watcher' })
  const people: [Person, Person] = [ann, bob]
  await won(ann, bob)
  await counts()
  for (let matches = 0; matches < privateMatches; matches++) {
    await (privateWinner === 0 ? wonInPrivate(ann, bob) : wonInPrivate(bob, ann))
  }
  const unseen = await httpMatch(server, people, { game: 'hamlet' })
  await hidden(unseen.id)
  await unseen.move(0, { type: 'end-turn' }).expect(200)
  const open = await httpMatch(server, people)
  await open.move(0, { type: 'open', cards }).expect(200)
  await counts()
  await counts()

  const paths = [
    at(ann),
    at(bob),
    `${at(ann)}/results`,
    `${at(bob)}/results`,
    '/v1/games/havana/ratings',
    '/v1/games/havana/statistics',
    '/v1/games/hamlet/ratings',
    '/v1/games/hamlet/statistics',
  ]
  const seen = []
  for (const path of paths) seen.push((await asks(watcher, path).expect(200)).text)
  // Ids are random in every world.
  return seen.map((text) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'))
}

describe('two worlds that differ only in what is hidden', () => {
  test('show the same about people and games', async () => {
    const worlds: Hidden[] = [
      { cards: ['siesta', 'guardaespaldas'], privateWinner: 0, privateMatches: 0 },
      { cards: ['siesta', 'guardaespaldas'], privateWinner: 0, privateMatches: 2 },
      { cards: ['ruina', 'mama'], privateWinner: 1, privateMatches: 2 },
    ]
    const seen = []
    for (const world of worlds) seen.push(await readAll(await testServer(), world))
    const [first, ...others] = seen
    expect(first?.[0]).toContain('"reliability":{"share":null,"decisions":1}')
    for (const other of others) expect(other).toEqual(first)
  })
})
