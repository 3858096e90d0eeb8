import request, { type Test } from 'supertest'
import type { z } from 'zod'
import type { ChoiceBody } from '../../src/games/wire/choice-body.ts'
import { StudyBody } from '../../src/studies/wire/study-body.ts'
import { exactly } from '../support/exactly.ts'
import type { Person } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'

/** A study, used by its owner through the public API. */
export interface Board {
  readonly id: string
  /** A request about this study, by its owner: `get('/nodes/0?as=1')`. */
  get(path?: string): Test
  put(path: string): Test
  patch(path: string, body: object): Test
  remove(path?: string): Test
  tries(node: number, seat: number, ...moves: object[]): Test
  /** A dry run. */
  rehearses(node: number, seat: number, ...moves: object[]): Test
  tree(): Promise<z.infer<typeof StudyBody>>
  /**
   * Tries the example of the first seat that is asked.
   * @returns the node that it leads to; undefined if no seat is asked
   */
  goesOn(node: number): Promise<number | undefined>
}

export const opening = (game: string, seats = 2) => ({ kind: 'game', game, seats })

export const wish = (server: TestServer, person: Person, from: object, name = 'What if'): Test =>
  person.as(request(server.app.server).post('/v1/studies')).send({ name, from })

export async function newBoard(server: TestServer, person: Person, from: object, name?: string): Promise<Board> {
  return boardOf(server, person, StudyBody.parse((await wish(server, person, from, name).expect(201)).body).id)
}

export function boardOf(server: TestServer, person: Person, id: string): Board {
  const http = request(server.app.server)
  const at = (path: string) => `/v1/studies/${id}${path}`
  const get = (path = '') => person.as(http.get(at(path)))
  const rehearses = (node: number, seat: number, ...moves: object[]) =>
    person.as(http.post(at(`/nodes/${node}/moves`))).send({ seat, moves, dryRun: true })
  const tries = (node: number, seat: number, ...moves: object[]) =>
    person.as(http.post(at(`/nodes/${node}/moves`))).send({ seat, moves })
  return {
    id,
    get,
    put: (path) => person.as(http.put(at(path))),
    patch: (path, body) => person.as(http.patch(at(path))).send(body),
    remove: (path = '') => person.as(http.delete(at(path))),
    tries,
    rehearses,
    tree: async () => exactly(StudyBody, (await get().expect(200)).body),
    async goesOn(node) {
      const { seat, choices } = (await get(`/nodes/${node}/choices`).expect(200)).body
      const [choice]: ChoiceBody[] = choices
      if (!choice) return undefined
      const { nodes } = (await tries(node, seat, choice.example).expect(200)).body
      return nodes[0].number
    },
  }
}
