import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { viewsWith } from '../../games/wire/game-schemas.ts'
import { sentencesOf } from '../../games/wire/sentences.ts'
import { ViewerBody } from '../../games/wire/viewer.ts'
import { EntryKind } from '../../journal/entry.ts'
import type { RulingPreview } from '../../journal/preview-ruling.ts'
import { entrySays, type LiveMatch, namesAt } from '../../matches/index.ts'

export const PreviewBody = z
  .object({
    outcome: z.literal('foretold'),
    match: z.uuid(),
    version: z.int().describe('The version on which the ruling was tried.'),
    entries: z
      .array(
        z
          .object({ kind: EntryKind, ...sentencesOf('What it would say, in your language.') })
          .meta({ id: 'ForetoldEntry', description: 'An entry that the ruling would make, in words.' }),
      )
      .describe('The entries that the journal would get.'),
    board: viewsWith({ viewer: ViewerBody }, 'ForetoldBoard').describe(
      'The position after them on its board, with everything hidden in it.',
    ),
    position: z.array(z.string()).describe('The position after them in words, with everything hidden in it.'),
    waitsFor: z
      .array(
        z
          .object({ seat: z.int(), player: z.string(), asks: z.string() })
          .meta({ id: 'AskedThen', description: 'Somebody who would owe a decision.' }),
      )
      .describe('Whom the match would wait for; empty if it would be over, or `stopped` is true.'),
    stopped: z
      .boolean()
      .describe(
        'Whether the preview stops because something would be drawn: it leaves out the draw and everything after it.',
      ),
  })
  .meta({ id: 'ForetoldRuling', description: 'What a ruling would do. Nothing is stored.' })

/** What a ruling would do, as the API answers it. */
export function previewBody(
  live: LiveMatch,
  { entries, head, stopped }: RulingPreview,
  language: Language,
): z.infer<typeof PreviewBody> {
  const { record } = live
  const names = namesAt(record, head.holdings, head.version, language)
  const wording = record.game.wordingOf(head.state, language)
  const view = record.game.view(head.state, 'administrator')
  const viewpoint = { viewer: 'administrator', over: false } as const
  return {
    outcome: 'foretold',
    match: record.id,
    version: record.version,
    entries: entries.map((entry) => {
      return { kind: entry.kind, ...entrySays({ record, head }, entry, viewpoint, language) }
    }),
    board: { game: record.game.meta.id, viewer: 'administrator', view },
    position: wording.position(view, names),
    waitsFor: stopped
      ? []
      : head.decisions.map(({ seat, question }) => ({ seat, player: names(seat), asks: wording.question(question) })),
    stopped,
  }
}
