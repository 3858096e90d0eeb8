import type { Schemas } from '../../api/schemas.ts'

/** The position after moves, as far as it is certain: a view with the patch of a dry run (RFC 6902). */
export async function patched<Body extends { view: object }>(
  before: Body,
  operations: Schemas['Tried']['patch'],
): Promise<Body> {
  const { patch } = await import('./patch.ts')
  const after = structuredClone(before)
  patch(after.view, structuredClone(operations))
  return after
}
