import type { Schemas } from '../../api/schemas.ts'

/** The position after moves, as far as it is certain: a view with the patch of a dry run (RFC 6902). */
export async function patched<Body extends { view: object }>(
  before: Body,
  patch: Schemas['Tried']['patch'],
): Promise<Body> {
  const { applyPatch } = await import('rfc6902')
  const after = structuredClone(before)
  const failed = applyPatch(after.view, structuredClone(patch)).find((error) => error !== null)
  if (failed) throw failed
  return after
}
