import { type Signal, signal } from '@preact/signals'
import type { Match, Noun, Schemas } from '../api/schemas.ts'
import type { Pieces } from '../boards/kit/pieces.ts'
import type { Described } from '../match/described.ts'
import { lookedAt } from '../match/looked-at.ts'
import { namesOf } from '../match/story.ts'

interface Then {
  readonly match: Match
  readonly nouns: Schemas['ReplayedEntry']['nouns']
  readonly described: Described
  /** The piece that the reader wants explained. */
  readonly asked: Signal<Noun | undefined>
}

/** What a board of the past knows of its pieces. The last one that the reader asked about stays explained below it. */
export function piecesThen({ match, nouns, described, asked }: Then): Pieces {
  const explain = (noun: Noun) => {
    asked.value = noun
  }
  return {
    ...lookedAt({
      described,
      nameOfSeat: (wanted) => match.players.find(({ seat }) => seat === wanted)?.name ?? '',
      named: signal(new Set(namesOf({ nouns }))),
      hinted: asked,
      explain,
    }),
    hint: (noun) => {
      if (noun !== undefined) explain(noun)
    },
  }
}
