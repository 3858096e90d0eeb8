import { words } from '../locales/index.ts'
import { isAsking } from '../outbox/kinds.ts'
import type { ComposedNotice } from './compose.ts'
import { type Block, type Letter, list, text, title } from './letter.ts'

/** What one mail tells: at least one notice. */
export type Tidings = readonly [ComposedNotice, ...ComposedNotice[]]

/**
 * Without what is told twice: a reminder of a deadline says all that the news of the turn does, which comes again where a
 * match goes on that stood still.
 */
export function withoutDoubles(told: readonly ComposedNotice[]): ComposedNotice[] {
  const decisionOf = ({ notice }: ComposedNotice) => JSON.stringify(notice.payload)
  const reminded = new Set(told.filter(({ notice }) => notice.topic === 'deadline-near').map(decisionOf))
  const turns = told.filter(({ notice }) => notice.topic === 'your-turn')
  const isFirst = (each: ComposedNotice) => turns.find((turn) => decisionOf(turn) === decisionOf(each)) === each
  return told.filter((each) => !turns.includes(each) || (isFirst(each) && !reminded.has(decisionOf(each))))
}

/** One letter where all there is to tell is that a match has begun, and that its reader decides first. */
function beginning(tidings: Tidings): Letter | undefined {
  const [first, second, ...others] = tidings
  if (second === undefined || others.length > 0) return undefined
  const [start, turn] = first.notice.topic === 'match-started' ? [first, second] : [second, first]
  const subject = turn.letter.part?.subjectAtStart
  if (start.notice.topic !== 'match-started' || start.letter.about?.match !== turn.letter.about?.match) return undefined
  if (subject === undefined || turn.letter.part === undefined) return undefined
  const { told, closing } = turn.letter.part
  const blocks = [...(start.letter.part?.told ?? []), ...told]
  const { to, about } = turn.letter
  return {
    to,
    subject,
    body: [text(words[to.language].hello(to.name)), ...blocks, ...closing],
    ...(about && { about }),
  }
}

/** One letter for several: what is in it, then a part for each, those of one match together. */
export function together(tidings: Tidings): Letter {
  const [first, ...others] = tidings
  const { to } = first.letter
  if (others.length === 0) return first.letter
  const begun = beginning(tidings)
  if (begun) return begun
  const say = words[to.language]
  const tables = byMatch(tidings)
  const turns = tidings.filter(({ notice }) => isAsking(notice.topic)).map(({ letter }) => letter.about?.match)
  const isAskingOnly = tidings.every(
    ({ notice, letter }) =>
      isAsking(notice.topic) || (notice.topic === 'match-started' && turns.includes(letter.about?.match)),
  )
  return {
    to,
    subject: isAskingOnly ? say.together.turns(tables.length) : say.together.news(tidings.length),
    body: [
      text(say.hello(to.name)),
      list(tables.flatMap((told) => told.map(({ letter }) => letter.subject))),
      ...tables.flatMap(part),
    ],
  }
}

/** What there is to tell of each match, in the order in which it came up. What is about none stands alone. */
function byMatch(told: readonly ComposedNotice[]): ComposedNotice[][] {
  const tables = new Map<string | bigint, ComposedNotice[]>()
  for (const each of told) {
    const table = each.letter.about?.match ?? each.notice.id
    tables.set(table, [...(tables.get(table) ?? []), each])
  }
  return [...tables.values()]
}

/** What each mail alone would say; what all mails of a match end with, once: as the newest has it. */
function part(told: readonly ComposedNotice[]): Block[] {
  return [
    ...told.flatMap(({ letter }) => [title(letter.subject), ...(letter.part?.told ?? letter.body)]),
    ...(told.at(-1)?.letter.part?.closing ?? []),
  ]
}
