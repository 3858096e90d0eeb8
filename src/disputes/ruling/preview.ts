import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { EntryKind } from '../../journal/entry.ts'
import type { RulingPreview } from '../../journal/preview-ruling.ts'
import { namesAt, storyEntry, type Table } from '../../matches/index.ts'

export const PreviewBody = z
  .object({
    outcome: z.literal('foretold'),
    match: z.uuid(),
    version: z.int().describe('The version that the ruling was tried on.'),
    entries: z
      .array(
        z
          .object({ kind: EntryKind, says: z.array(z.string()).describe('In your language.') })
          .meta({ id: 'ForetoldEntry', description: 'An entry that there would be, in words.' }),
      )
      .describe('What would be entered into the journal.'),
    position: z.array(z.string()).describe('The position after that in words, with all that is hidden in it.'),
    waitsFor: z
      .array(
        z
          .object({ seat: z.int(), player: z.string(), asks: z.string() })
          .meta({ id: 'AskedThen', description: 'Somebody who would owe a decision.' }),
      )
      .describe('Whom the match would wait for: nobody where it would be over, or where it is stopped.'),
    stopped: z
      .boolean()
      .describe('Whether something would be drawn at that point: the draw and everything after it are left out.'),
  })
  .meta({ id: 'ForetoldRuling', description: 'What a ruling would do. Nothing is stored.' })

export function previewBody(
  table: Table,
  { entries, head, stopped }: RulingPreview,
  language: Language,
): z.infer<typeof PreviewBody> {
  const { record } = table
  const names = namesAt(record, head.holdings, head.version, language)
  const wording = record.game.wordingOf(head.state, language)
  const look = { viewer: 'administrator', over: false } as const
  return {
    outcome: 'foretold',
    match: record.id,
    version: record.version,
    entries: entries.map((entry) => {
      return { kind: entry.kind, says: storyEntry({ ...table, head }, entry, look, language).says }
    }),
    position: wording.position(record.game.view(head.state, 'administrator'), names),
    waitsFor: stopped
      ? []
      : head.decisions.map(({ seat, question }) => ({ seat, player: names(seat), asks: wording.question(question) })),
    stopped,
  }
}
