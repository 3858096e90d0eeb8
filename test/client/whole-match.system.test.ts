import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { typeCheck } from '../support/type-check.ts'
import { apiAt, body, Refused, type Schemas } from './api.ts'
import { join, look, moveOnce, newPlayer, open, type Player } from './player.ts'

const mostMoves = 2000

describe('a client that is written from the document alone', () => {
  let server: ListeningServer
  let players: Player[] = []

  beforeAll(async () => {
    server = await listeningServer()
    players = await Promise.all(
      ['Ada', 'Grace', 'Mary'].map((name) =>
        newPlayer(
          server.url,
          { name, email: `${name.toLowerCase()}@example.org`, password: 'a password for tests' },
          server.mailedToken,
        ),
      ),
    )
  })

  test('plays a whole match of three by filling in forms', async () => {
    // given
    const [first, ...others] = players
    if (!first) throw new Error('nobody is registered')
    const { id } = await open(first, players.length)
    for (const player of others) await join(player, id)
    const pick = sequence()

    // when
    let moves = 0
    for (let before = -1; before < moves && moves < mostMoves; ) {
      before = moves
      for (const player of players) if (await moveOnce(player, id, pick)) moves += 1
    }

    // then
    const match = await look(first, id)
    expect(match.status).toBe('ended')
    expect(match.version).toBe(moves + 1)
    expect(match.result?.seats.map(({ player }) => player)).toEqual(
      expect.arrayContaining(players.map(({ name }) => name)),
    )
    expect(match.seed).toMatch(/^[0-9a-f]{64}$/)
  })

  test('has types that say what a refusal means', async () => {
    const refused = body(apiAt(server.url, 'pqb_nobody').GET('/v1/account')).catch((error: unknown) => error)

    expect(await refused).toBeInstanceOf(Refused)
    expect(await refused).toMatchObject({ problem: { code: 'token-not-valid', status: 401 } })
  })

  test('passes the type check, and nothing that it reads is `any`', async () => {
    expectTypeOf<Schemas['Problem']['code']>().extract<'illegal-move'>().toEqualTypeOf<'illegal-move'>()
    expectTypeOf<Schemas['Match']['decisions'][number]>().not.toBeAny()
    expectTypeOf<Schemas['Choices']['choices'][number]['fields'][number]>().not.toBeAny()
    expectTypeOf<Schemas['Field']['kind']>().toEqualTypeOf<
      'one-of' | 'some-of' | 'count' | 'order' | 'goods' | 'payment' | 'place'
    >()
    expectTypeOf<Schemas['HavanaMove']['type']>().extract<'build'>().toEqualTypeOf<'build'>()
    expectTypeOf<Schemas['Played']['entries'][number]['entry']['actor']>().not.toBeAny()

    expect(await typeCheck(['-p', 'test/client/tsconfig.json'])).toBe('')
  })
})

/** Picks that look random, and are the same in every run. */
function sequence(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return below > 0 ? state % below : 0
  }
}
