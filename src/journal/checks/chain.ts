import { z } from 'zod'
import { sameJson } from '../canonical.ts'
import { NewRulesEvent, RewoundEvent, TakenBackEvent } from '../entry.ts'
import { hashOf } from '../hash.ts'
import { firstShown, type JournalFile, openedIn, participantsIn, Terms } from '../journal-file.ts'
import { commitmentsOf, type SeenEntry } from '../see.ts'
import { type Finding, failed, passed } from './finding.ts'

/** The header of the file agrees with the opening of the match, and names the participants of the journal. */
export function headerAgrees(file: JournalFile): Finding {
  const opened = openedIn(file.entries)
  if (!opened) return failed('The first entry does not open the match.', 1)
  if (!sameJson(Terms.parse(opened), Terms.parse(file))) {
    return failed('The header differs from what the match was opened with.')
  }
  const named = file.players.map(({ participant }) => participant)
  return named.length === 0 || sameJson(named, participantsIn(file.entries))
    ? passed
    : failed('The players are not those whom the journal names.')
}

/** Each entry follows the one before it: none is missing, and none belongs to another match. */
export function chainHolds({ match, rules, entries }: JournalFile): Finding {
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1]
    const version = index + 1
    const follows =
      entry.match === match &&
      entry.rules === (rulesAfter(entry, entries) ?? before?.rules ?? rules) &&
      entry.version === version &&
      (entry.kind === 'opened') === (index === 0) &&
      entry.previous === (before?.hash ?? '') &&
      entry.draws >= (before?.draws ?? 0)
    if (!follows) return failed(`Entry ${version} does not follow the one before.`, version)
    if (!goesBackToOneBefore(entry)) return failed(`Entry ${version} does not go back to a version before it.`, version)
  }
  return passed
}

const ReturnEvent = z.union([TakenBackEvent, RewoundEvent])

/** Everybody learns which version a match went back to, so this can be checked whatever else is hidden. */
function goesBackToOneBefore(entry: SeenEntry): boolean {
  if (entry.kind !== 'taken-back' && entry.kind !== 'rewound') return true
  const event = ReturnEvent.safeParse(firstShown(entry))
  return event.success && event.data.to < entry.version
}

/**
 * The version of the rules that an entry puts in force, if any: a newer one, or that of the version it goes back to.
 */
function rulesAfter(entry: SeenEntry, entries: readonly SeenEntry[]): number | undefined {
  if (entry.kind === 'new-rules') return NewRulesEvent.safeParse(firstShown(entry)).data?.to
  if (entry.kind !== 'taken-back' && entry.kind !== 'rewound') return undefined
  const to = ReturnEvent.safeParse(firstShown(entry)).data?.to
  return entries.find(({ version }) => version === to)?.rules
}

/** Every hash is that of its entry. */
export function hashesHold({ entries }: JournalFile): Finding {
  const wrong = entries.find((entry) => hashOf(entry, commitmentsOf(entry)) !== entry.hash)
  return wrong ? failed(`The hash of entry ${wrong.version} is not that of its content.`, wrong.version) : passed
}
