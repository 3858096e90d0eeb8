import { z } from 'zod'
import type { Viewer } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { sentencesOf, withNouns } from '../../games/wire/sentences.ts'
import { ViewerBody } from '../../games/wire/viewer.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import type { Platform } from '../../platform/platform.ts'
import { notYet } from '../../platform/problems/problem.ts'
import { mapInSlices } from '../../platform/time-slices.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { sentences } from '../wire/story-entry.ts'
import { PatchOperation, patchBetween } from './patch.ts'
import type { Replays } from './replays.ts'

/** The two versions to compare. */
export const Comparing = z.strictObject({
  from: inDigits(z.int().min(1)).describe('The version to start from.'),
  to: inDigits(z.int().min(1)).optional().describe('The version to end with; without it, the newest.'),
})

export const DifferenceBody = z
  .object({
    match: z.uuid(),
    from: z.int(),
    to: z.int(),
    viewer: ViewerBody.describe('The viewer of both.'),
    direction: z.enum(['forwards', 'backwards']),
    steps: z
      .array(
        z
          .object({ version: z.int(), ...sentencesOf('What the entry says, in sentences in your language.') })
          .meta({ id: 'DifferenceStep', description: 'What an entry says, in sentences in your language.' }),
      )
      .describe(
        'The entries in between, in words. Backwards, the last comes first, and its sentences say what is undone.',
      ),
    patch: z
      .array(PatchOperation)
      .describe('JSON Patch (RFC 6902) from the `view` at `from` (`GET …/view?version=`) to the `view` at `to`.'),
  })
  .meta({ id: 'Difference', description: 'The difference between two versions of a match, as the viewer saw them.' })
export type DifferenceBody = z.infer<typeof DifferenceBody>

/**
 * The difference between two versions as a viewer saw them then, without what was revealed later.
 * @throws Problem not-found for a version that does not exist
 */
export async function differenceBody(
  platform: Platform,
  replays: Replays,
  live: LiveMatch,
  { from, to = live.record.version, viewer }: z.infer<typeof Comparing> & { readonly viewer: Viewer },
  language: Language,
): Promise<DifferenceBody> {
  const { record } = live
  const { id, game } = record
  const [first, last] = from < to ? [from, to] : [to, from]
  if (last > record.version) throw notYet(from === last ? 'querystring/from' : 'querystring/to')
  const entries = await readEntries(platform, id, { after: first, upTo: last })
  const viewpoint = { viewer, over: false }
  const isForwards = from <= to
  const steps = await mapInSlices(entries, (entry) => {
    const says = sentences(live, entry, viewpoint, language)
    return { version: entry.version, ...withNouns(isForwards ? says : says.toReversed()) }
  })
  const seenAt = async (version: number) => game.view((await replays.at(record, version)).state, viewer)
  return {
    match: id,
    from,
    to,
    viewer,
    direction: isForwards ? 'forwards' : 'backwards',
    steps: isForwards ? steps : steps.toReversed(),
    patch: patchBetween(await seenAt(from), await seenAt(to)),
  }
}
