import { z } from 'zod'
import type { Viewer } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { viewsWith } from '../../games/wire/game-schemas.ts'
import { ViewerBody, ViewerParam } from '../../games/wire/viewer.ts'
import type { Head } from '../../journal/head.ts'
import { SignedHead } from '../../journal/head-signature.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MatchRecord } from '../record/record.ts'
import { namesAt } from '../record/seat-names.ts'
import { signedHead } from '../record/signed-head.ts'

/** The query parameter that chooses the viewer; without it, callers see what they may see themselves. */
export const viewerQuery = { as: ViewerParam.optional().describe('The viewer, once the match is over.') }

/** The query parameter that chooses an administrator's viewer. */
export const lookQuery = {
  as: ViewerParam.default('administrator').describe(
    'The viewer: the number of a seat, or a spectator; by default, one who sees everything.',
  ),
}

export const ViewBody = viewsWith(
  {
    match: z.uuid(),
    version: z.int(),
    viewer: ViewerBody.describe('The viewer: a seat, a spectator, or an administrator, from whom nothing is hidden.'),
    says: z.array(z.string()).describe('The position in words, in your language.'),
    waitsFor: z
      .array(
        z
          .object({ seat: z.int(), player: z.string(), asks: z.string() })
          .meta({ id: 'Asked', description: 'Somebody who owes a decision.' }),
      )
      .describe('Whom the match waited for at this version.'),
    head: SignedHead,
  },
  'ViewBody',
)

/** A position as a viewer may see it, with what the match waited for at its version. */
export function viewBody(platform: Platform, record: MatchRecord, head: Head, viewer: Viewer, language: Language) {
  const { game } = record
  const wording = game.wordingOf(head.state, language)
  const names = namesAt(record, head.holdings, head.version, language)
  const view = game.view(head.state, viewer)
  return {
    game: game.meta.id,
    match: record.id,
    version: head.version,
    viewer,
    says: wording.position(view, names),
    waitsFor: head.decisions.map(({ seat, question }) => ({
      seat,
      player: names(seat),
      asks: wording.question(question),
    })),
    head: signedHead(platform, head),
    view,
  }
}
