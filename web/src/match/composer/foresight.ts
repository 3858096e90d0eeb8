import type { Schemas } from '../../api/schemas.ts'
import type { ViewBody } from '../../boards/drawn-board.tsx'

/** The position after moves, as far as it is certain: a view with the patch of a dry run (RFC 6902). */
export async function patched(before: ViewBody, patch: Schemas['Tried']['patch']): Promise<ViewBody> {
  const { applyPatch } = await import('rfc6902')
  const after = structuredClone(before)
  const failed = applyPatch(after.view, structuredClone(patch)).find((error) => error !== null)
  if (failed) throw failed
  return after
}
