import type { MailKind } from '../../platform/mail-settings.ts'
import { words } from '../locales/index.ts'
import { isAsking, type Notice } from '../record/notice.ts'
import { type Block, type Letter, list, partBlocks, text, title } from './letter.ts'

/** A notice, and the letter made from it. */
export interface ComposedNotice {
  readonly notice: Notice
  /** The kind of its mail; null if it cannot be switched off. */
  readonly kind: MailKind | null
  readonly letter: Letter
}

/** The notices of one mail: at least one. */
export type MergedNotices = readonly [ComposedNotice, ...ComposedNotice[]]

/**
 * Leaves out notices that repeat another one. A reminder of a deadline contains everything in the turn mail of the same
 * decision, and a decision gets a second turn notice when a frozen match goes on.
 */
export function withoutDuplicates(notices: readonly ComposedNotice[]): ComposedNotice[] {
  const decisionOf = ({ notice }: ComposedNotice) => JSON.stringify(notice.payload)
  const reminded = new Set(notices.filter(({ notice }) => notice.topic === 'deadline-near').map(decisionOf))
  const turns = notices.filter(({ notice }) => notice.topic === 'your-turn')
  const isFirst = (each: ComposedNotice) => turns.find((turn) => decisionOf(turn) === decisionOf(each)) === each
  return notices.filter((each) => !turns.includes(each) || (isFirst(each) && !reminded.has(decisionOf(each))))
}

/** One letter for two notices: a match has begun, and its reader decides first. */
function beginning(notices: MergedNotices): Letter | undefined {
  const [first, second, ...others] = notices
  if (second === undefined || others.length > 0) return undefined
  const [start, turn] = first.notice.topic === 'match-started' ? [first, second] : [second, first]
  const subject = turn.letter.part?.subjectAtStart
  if (start.notice.topic !== 'match-started' || start.letter.about?.match !== turn.letter.about?.match) return undefined
  const { to, about, part } = turn.letter
  if (subject === undefined || part === undefined) return undefined
  const begun = start.letter.part === undefined ? [] : partBlocks(start.letter.part)
  return {
    to,
    subject,
    body: [text(words[to.language].hello(to.name)), ...begun, ...partBlocks(part, part.shared)],
    ...(about && { about }),
  }
}

/** One letter for several notices: a list of their subjects, then a section per match. */
export function mergeLetters(notices: MergedNotices): Letter {
  const { to } = notices[0].letter
  const begun = beginning(notices)
  if (begun) return begun
  const say = words[to.language]
  const tables = byMatch(notices)
  const turns = notices.filter(({ notice }) => isAsking(notice.topic)).map(({ letter }) => letter.about?.match)
  const isAskingOnly = notices.every(
    ({ notice, letter }) =>
      isAsking(notice.topic) || (notice.topic === 'match-started' && turns.includes(letter.about?.match)),
  )
  return {
    to,
    subject: isAskingOnly ? say.merged.turns(tables.length) : say.merged.news(notices.length),
    body: [
      text(say.hello(to.name)),
      list(tables.flatMap((notices) => notices.map(({ letter }) => letter.subject))),
      ...tables.flatMap(section),
    ],
  }
}

/** The notices grouped by match, in the order of their first notice. A notice about no match is a group of its own. */
function byMatch(notices: readonly ComposedNotice[]): ComposedNotice[][] {
  const tables = new Map<string | bigint, ComposedNotice[]>()
  for (const each of notices) {
    const table = each.letter.about?.match ?? each.notice.id
    tables.set(table, [...(tables.get(table) ?? []), each])
  }
  return [...tables.values()]
}

/** The section of one match: its letters, of which the newest has what all of them share. */
function section(notices: readonly ComposedNotice[]): Block[] {
  return notices.flatMap((each) => {
    const { subject, body, part } = each.letter
    if (part === undefined) return [title(subject), ...body]
    return [title(subject), ...partBlocks(part, each === notices.at(-1) ? part.shared : undefined)]
  })
}
