import { z } from 'zod'
import type { Seat } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { ChoiceBody, choiceBody } from '../../games/wire/choice-body.ts'
import { markedSentences, sentencesOf, withNouns } from '../../games/wire/sentences.ts'
import type { Tried } from '../../journal/dry-run.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { namesOf } from '../record/seat-names.ts'
import { PatchOperation, patchBetween } from '../replay/patch.ts'

export const TriedBody = z
  .object({
    outcome: z.literal('tried'),
    match: z.uuid(),
    version: z.int().describe('The version on which the moves were tried.'),
    ...sentencesOf(
      'What would happen, as far as it is certain, and what you give up although you could still do it: “You still have 1 villager who could work.”',
    ),
    tried: z.int().describe('How many of the moves were tried.'),
    stopped: z
      .boolean()
      .describe('Whether the preview stops because something would be drawn or revealed. What follows is unknown.'),
    patch: z
      .array(PatchOperation)
      .describe('JSON Patch (RFC 6902) from your `view` at `version` to what you would see, as far as it is certain.'),
    choices: z
      .array(ChoiceBody)
      .nullable()
      .describe('What you could do afterwards, as forms; null unless `withChoices` asks for it, and if `stopped`.'),
  })
  .meta({ id: 'Tried', description: 'The moves would be accepted. Nothing is stored.' })

/** What a preview of moves found, as the API answers it. */
export function triedBody({ record, head }: LiveMatch, seat: Seat, tried: Tried, language: Language) {
  const wording = record.game.wordingOf(head.state, language)
  const names = namesOf(record, language)
  return {
    outcome: 'tried' as const,
    match: record.id,
    version: head.version,
    ...withNouns(
      tried.events.flatMap((events, index) => [
        ...(wording.unused?.(tried.unused[index] ?? {}) ?? []),
        ...markedSentences(wording, events, names),
      ]),
    ),
    tried: tried.events.length,
    stopped: tried.stopped,
    patch: patchBetween(record.game.view(head.state, seat), tried.view),
    choices: tried.choices?.map((choice) => choiceBody(wording, choice, names)) ?? null,
  }
}
