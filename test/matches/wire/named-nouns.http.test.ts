import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NounInSentence } from '../../../src/games/kit/marks.ts'
import { boardOf, newBoard, opening } from '../../studies/board.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })

const Said = z.object({ says: z.array(z.string()), nouns: z.array(z.array(NounInSentence)) })

/** What stands where the sentences name something: "seat:0 Ann". */
const named = (body: unknown): string[] => {
  const { says, nouns } = Said.parse(body)
  expect(nouns).toHaveLength(says.length)
  return nouns.flatMap((those, sentence) =>
    those.map(({ noun, offset, length }) => {
      return `${noun.kind}:${noun.id} ${says[sentence]?.slice(offset, offset + length)}`
    }),
  )
}

const opens = { type: 'open', cards: ['siesta', 'obreros'] }
const annOpens = ['seat:0 Ann', 'action-card:siesta Siesta', 'action-card:obreros Obreros (Workers)', 'seat:0 Ann']

/** Ann has secretly chosen the cards that she opens with; then Bob has chosen, and all four were revealed. */
async function opened(): Promise<HttpMatch> {
  const match = await httpMatch(server, [ann, bob])
  await match.move(0, opens).expect(200)
  await match.move(1, { type: 'open', cards: ['mendigo', 'reciclaje'] }).expect(200)
  return match
}

test('a game says where views and pictures show its things, and both do', async () => {
  const { body: game } = await ann.as(http.get('/v1/games/havana')).expect(200)
  const buildings = game.nouns.find(({ kind }: { kind: string }) => kind === 'building')
  expect(buildings.inPicture).toEqual(['/rows/upper/*', '/rows/lower/*', '/top'])

  const match = await httpMatch(server, [ann, bob])
  const { view } = (await match.get(0, '/view').expect(200)).body
  const picture = (await match.get(0, '/picture').expect(200)).body.toString()
  for (const id of [...view.rows.upper, ...view.rows.lower, view.top])
    expect(picture).toContain(`data-piece="building:${id}"`)
})

describe('sentences about what happens name their nouns and where they stand', () => {
  test('in a preview and in the answer to a move', async () => {
    const match = await httpMatch(server, [ann, bob])
    const tried = await match.post(0, '/moves', { moves: [opens], dryRun: true }).expect(200)
    expect(named(tried.body)).toEqual(annOpens)
    const played = await match.move(0, opens).expect(200)
    expect(named(played.body.entries[0])).toEqual(annOpens)
  })

  test('in the journal, the difference and an entry in full alike, and only what the reader may know', async () => {
    const match = await opened()
    for (const [seat, first] of [annOpens, ['seat:0 Ann']].entries()) {
      const { items } = (await match.get(seat, '/journal?since=1').expect(200)).body
      const journal: string[][] = items.map(named)
      expect(journal[0]).toEqual(first)
      expect(journal[1]).toContain('action-card:mendigo Mendigo (Beggar)')

      const forwards = (await match.get(seat, '/difference?from=1&to=3').expect(200)).body
      expect(forwards.steps.map(named)).toEqual(journal)
      const { body } = await match.get(seat, '/entries/2').expect(200)
      expect(named(body)).toEqual(first)

      const backwards = (await match.get(seat, '/difference?from=3&to=1').expect(200)).body
      for (const [place, step] of backwards.steps.toReversed().entries())
        expect([...named(step)].sort()).toEqual([...(journal[place] ?? [])].sort())
    }
  })

  test('in the journal’s own sentences', async () => {
    const match = await httpMatch(server, [ann, bob])
    await match.move(0, opens).expect(200)
    const back = await match.post(0, '/take-back', { to: 1 }).expect(200)
    expect(named(back.body.entries[0])).toEqual(['seat:0 Ann'])
  })

  test('on a study board', async () => {
    const { id } = await newBoard(server, ann, opening('havana'))
    const board = boardOf(server, ann, id)
    await board.tries(0, 0, opens).expect(200)
    const [node] = (await board.tree()).nodes
    expect(named(node)).toEqual(annOpens.map((one) => one.replace('Ann', 'Seat 1')))
  })
})
