import { z } from 'zod'
import { ChoicesAheadBody } from '../../../src/matches/orders/ahead-routes.ts'
import { ChoicesBody } from '../../../src/matches/wire/choices-body.ts'
import { StudyLinkAnswer } from './answers.ts'

const GameAnswer = z.looseObject({ schemas: z.looseObject({ options: z.unknown() }) })
const LinkAnswer = z.object({ token: z.string(), link: z.string() })
const WithLink = z.looseObject({ link: StudyLinkAnswer })
const FileAnswer = z.looseObject({ entries: z.array(z.unknown()) })
const EntryAnswer = z.looseObject({ choices: z.array(z.unknown()).nullable() })
const draft = 'https://json-schema.org/draft/2020-12/schema'

export function shortSchemas(body: unknown): unknown {
  const game = GameAnswer.parse(body)
  // Inlines references: generators would look for them in the document.
  const cut = { $schema: draft }
  return {
    ...game,
    schemas: { options: withoutReferences(game.schemas.options), moves: cut, events: cut, states: cut, views: cut },
  }
}

/** Inlines a schema that only refers to one of its own definitions. */
function withoutReferences(schema: unknown): unknown {
  const { $ref, $defs = {} } = z
    .looseObject({ $ref: z.string(), $defs: z.record(z.string(), z.unknown()) })
    .partial()
    .parse(schema)
  return $ref === undefined ? schema : $defs[$ref.replace('#/$defs/', '')]
}

export function shortSchema(body: unknown): unknown {
  const { $schema, $id, title } = z.looseObject({}).parse(body)
  return { $schema, $id, title }
}

export function shortLink(body: unknown): unknown {
  const { token, link } = LinkAnswer.parse(body)
  return { token, link: link.replace(token, token.slice(0, 12)) }
}

export function shortStudyLink(body: unknown): unknown {
  const { token, url } = StudyLinkAnswer.parse(body)
  return { token, url: url.replace(token, token.slice(0, 12)) }
}

export function withShortLink(body: unknown): unknown {
  const study = WithLink.parse(body)
  return { ...study, link: shortStudyLink(study.link) }
}

export function shortCalendar(body: unknown): unknown {
  const { url } = z.object({ url: z.string() }).parse(body)
  return { url: url.replace(/[^/]*\.ics$/, (token) => `${token.slice(0, 12)}.ics`) }
}

export function shortFile(body: unknown): unknown {
  const journal = FileAnswer.parse(body)
  return { ...journal, entries: journal.entries.slice(0, 1) }
}

export function shortEntry(body: unknown): unknown {
  const entry = EntryAnswer.parse(body)
  return { ...entry, choices: entry.choices?.slice(0, 1) ?? null }
}

export function shortChoices(body: unknown): unknown {
  const choices = ChoicesBody.parse(body)
  return { ...choices, choices: choices.choices.slice(0, 2) }
}

export function shortAhead(body: unknown): unknown {
  const ahead = ChoicesAheadBody.parse(body)
  return { ...ahead, choices: ahead.choices.slice(0, 2) }
}
