import { Problem } from '../../problems/problem.ts'

/**
 * The event after which a client wants to continue; undefined: from now on.
 * @throws Problem invalid-request if the id cannot be one of this stream
 */
export function resumedFrom<Cursor>(
  header: string | undefined,
  after: string | undefined,
  read: (id: string) => Cursor | undefined,
): Cursor | undefined {
  const [id = '', at] = header === undefined ? [after, 'querystring/after'] : [header, 'headers/last-event-id']
  if (id === '') return undefined
  const cursor = read(id)
  if (cursor !== undefined) return cursor
  throw new Problem('invalid-request', { errors: [{ at, problem: 'This is not the id of an event of this stream.' }] })
}
