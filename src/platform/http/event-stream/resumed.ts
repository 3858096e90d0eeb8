import { Problem } from '../../problems/problem.ts'

/**
 * From where somebody wants to go on; undefined: from now.
 * @throws Problem invalid-request where the id cannot be one of such a stream
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
  throw new Problem('invalid-request', { errors: [{ at, problem: 'is not the id of an event of this stream' }] })
}
