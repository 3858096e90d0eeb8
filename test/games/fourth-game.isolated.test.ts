import request from 'supertest'
import { describe, expect, test, vi } from 'vitest'
import { httpMatch } from '../support/http-match.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

// Adds a line to the catalogue: nothing else in the server knows that there is a fourth game.
vi.mock(import('../../src/games/catalogue.ts'), async (original) => {
  const { catalogue } = await original()
  const { lanterns } = await import('../../src/games/lanterns/index.ts')
  return { catalogue: new Map([...catalogue, [lanterns.meta.id, lanterns]]) }
})

const { lanterns } = await import('../../src/games/lanterns/index.ts')
const { writePosition } = await import('../../src/games/position.ts')
const { readSent } = await import('../../src/studies/sent-position.ts')
const server = await testServer()
const http = request(server.app.server)

describe('a fourth game in the catalogue', () => {
  test('is offered, and has its types in the document', async () => {
    const { body: list } = await http.get('/v1/games').expect(200)
    expect(list.items.at(-1)).toMatchObject({ id: 'lanterns', title: 'Lanterns', stage: 'alpha' })
    const { body: game } = await http.get('/v1/games/lanterns').expect(200)
    expect(game.questions.map(({ kind }: { kind: string }) => kind)).toEqual(['laying', 'shining'])
    const { body: document } = await http.get('/openapi.json').expect(200)
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'LanternsMove',
        'LanternsLayMove',
        'LanternsView',
        'LanternsOptions',
        'NewLanternsMatch',
      ]),
    )
  })

  test('given a state that does not keep its options, when a position of it is sent, then it is read', () => {
    const state = lanterns.opening({ seats: 2, options: { short: true } })
    expect(readSent(writePosition(lanterns, state))).toMatchObject({ outcome: 'read', seats: 2 })
  })

  test('is played to its end over the API, and described', async () => {
    const people = [await newPlayer(server, { name: 'Ann' }), await newPlayer(server, { name: 'Bob' })]
    const match = await httpMatch(server, people, { game: 'lanterns', options: { short: true } })
    let moves = 0
    while (await match.playOn()) moves += 1
    expect(moves).toBeGreaterThan(3)
    const { body } = await match.get(1, '').expect(200)
    expect(body).toMatchObject({ status: 'ended', result: { reason: 'played' } })
    const { body: view } = await match.get(0, '/view').expect(200)
    expect(view.says.join('\n')).toContain('Ann, points:')
    const { body: journal } = await match.get(0, '/journal').expect(200)
    expect(journal.items.at(-1).says.join(' ')).toMatch(/\S/)
    // The server draws in a thread, which has its own, unmocked catalogue.
    expect(lanterns.picture(view.view, (seat) => `Seat ${seat}`, lanterns.meta.title)).toMatch(/^<svg /)
  })
})
