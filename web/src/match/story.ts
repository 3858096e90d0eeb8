import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { namedIn } from '../boards/kit/pieces.ts'

export type StoryEntry = Schemas['StoryEntry']

/** Entries in order, and the newest version when they were read. */
export interface Story {
  readonly version: number
  readonly items: readonly StoryEntry[]
}

/** Reads the story between two versions, page by page. @throws Refused, Unreachable */
export async function readStory(match: string, known: number, newest: number): Promise<Story> {
  const items: StoryEntry[] = []
  for (let since = known; ; ) {
    const params = { path: { match }, query: { since } }
    const page = await answer(api.GET('/v1/matches/{match}/journal', { params }))
    items.push(...page.items)
    const last = page.items.at(-1)?.entry.version
    if (last === undefined || last >= newest) return { version: page.version, items }
    since = last
  }
}

/** The pieces that the sentences of an entry name, or of anything else that has such sentences. */
export const namesOf = ({ nouns }: Pick<StoryEntry, 'nouns'>): readonly string[] =>
  nouns.flatMap((named) => namedIn(named.map(({ noun }) => noun)))

/** The newest version that the reader has seen: that of their mark, or of their last move. */
export const seenBy = ({ version, moved }: Schemas['OwnReadMark']): number => Math.max(version, moved)
