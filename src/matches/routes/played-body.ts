import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { SignedHead } from '../../journal/head-signature.ts'
import type { Viewpoint } from '../../journal/see.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { seatToPlay } from '../access/permissions.ts'
import type { Changed } from '../commit/judged.ts'
import { isOver } from '../record/record.ts'
import { signedHead } from '../record/signed-head.ts'
import { DecisionBody, decisionBodies } from '../wire/match-body.ts'
import { StoryEntry, storyEntry } from '../wire/story-entry.ts'

export const PlayedBody = z
  .object({
    outcome: z.literal('played'),
    match: z.uuid(),
    version: z.int().describe('The version after the last of the moves.'),
    entries: z.array(StoryEntry).describe('One for each move, in order.'),
    decisions: z.array(DecisionBody).describe('What the match waits for now.'),
    head: SignedHead,
  })
  .meta({ id: 'Played', description: 'The moves were made, and are stored.' })

/** What a request to play has made, as the API answers it. @throws Error if it made no entries */
export function playedBody(platform: Platform, { live, entries }: Changed, caller: Player, language: Language) {
  const { record } = live
  const last = entries.at(-1)
  if (!last) throw new Error(`a request to match ${record.id} was stored without entries`)
  // A repeated request gets the same answer, even if the match has ended since.
  const viewpoint: Viewpoint = {
    viewer: seatToPlay(record, caller),
    over: isOver(record) && last.version === record.version,
  }
  return {
    outcome: 'played' as const,
    match: record.id,
    version: last.version,
    entries: entries.map((entry) => storyEntry(live, entry, viewpoint, language)),
    decisions: decisionBodies(record, caller, language, platform.clock.now()),
    head: signedHead(platform, last),
  }
}
