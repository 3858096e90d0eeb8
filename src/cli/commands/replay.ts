import { Command } from 'commander'
import type { Game, Tagged } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { type AbortReason, beginsWithOwn, fitsKind, OwnEvent } from '../../journal/entry.ts'
import { foldFile, type JournalFile } from '../../journal/journal-file.ts'
import { learns } from '../../journal/see.ts'
import { verifyFile } from '../../journal/verify-file.ts'
import { viewerOf, wholeNumber } from '../input.ts'
import { journalIn } from '../journal-file.ts'
import { languageOption, seatNames } from '../language.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { WrongUsage } from '../wrong-usage.ts'

interface ReplayOptions extends Answering {
  readonly at?: string
  readonly as: string
  readonly judge?: true
  readonly language: Language
}

export const replay = new Command('replay')
  .description('Replay a journal file: what happened up to a version, and the position there.')
  .argument('<journal>', 'a journal file, or - for standard input')
  .option('--at <version>', 'the version to stop at (default: the last)')
  .option('--as <viewer>', 'a seat, numbered from 0; spectator; or administrator', 'administrator')
  .option('--judge', 'judge every move and every draw again by the rules, and compare')
  .addOption(languageOption())
  .option('--json', 'answer as JSON')
  .action((file: string, given: ReplayOptions) => {
    const { journal, game } = journalIn(file)
    if (game === undefined) throw new WrongUsage(`the rules of ${journal.game} are not installed`)
    const last = journal.entries.length
    const version = given.at === undefined ? last : wholeNumber('--at', given.at, 1, last)
    const viewer = viewerOf(given.as, journal.participants.length)

    const replayed = positionAfter(game, journal, version, given.judge === true)
    if ('problem' in replayed) return answerNo(given, replayed, [replayed.problem])

    const view = game.view(replayed.state, viewer)
    const entries = journal.entries.slice(0, version).map((entry) => ({
      version: entry.version,
      at: entry.at,
      kind: entry.kind,
      actor: entry.actor,
      ...ownOf(entry),
      events: shownEvents(entry).filter((event) => learns(game, event, viewer)),
    }))
    const wording = game.wordingOf(replayed.state, given.language)
    const names = seatNames(given.language)
    answer(given, { version, viewer, ...(given.judge && { judged: 'the same' }), entries, view }, [
      ...entries.flatMap((entry) => [
        `${entry.version}. ${entry.at} ${entry.kind}${about(entry)}`,
        ...entry.events
          .map((event) => wording.event(event, names))
          .filter((line) => line !== '')
          .map((line) => `   ${line}`),
      ]),
      '',
      ...wording.position(view, names),
      ...(given.judge ? ['', 'Judged again: every move and every draw came out the same.'] : []),
    ])
  })

/** The position after a version, or why the file does not give a valid one. */
function positionAfter(
  game: Game,
  journal: JournalFile,
  version: number,
  judged: boolean,
): { state: unknown } | { problem: string } {
  const upTo = journal.entries.slice(0, version)
  const unfit = upTo.find(({ kind, events }) => !fitsKind({ kind, events: values(events) }))
  if (unfit !== undefined) return { problem: `Entry ${unfit.version} has events that its kind cannot have.` }
  const unknown = upTo.find((entry) => shownEvents(entry).some((event) => !game.schemas.event.safeParse(event).success))
  if (unknown !== undefined)
    return { problem: `Entry ${unknown.version} has events that ${journal.game} does not know.` }
  const judgement = judged ? verifyFile(journal, { game }).find(({ check }) => check === 'judged') : undefined
  if (judgement !== undefined && judgement.outcome !== 'passed') return { problem: judgement.detail }
  try {
    const folded = foldFile(game, journal, version)
    if (folded.outcome === 'hidden') {
      return {
        problem: `Version ${folded.version} has parts that this file's viewer may not see: no position follows from it.`,
      }
    }
    const state = game.schemas.state.safeParse(folded.state)
    if (state.success) return { state: state.data }
    return { problem: `The events of this file lead to no position of ${journal.game}.` }
  } catch (error) {
    // A journal that this server wrote always folds, so one that does not was altered.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    return { problem: `The events of this file do not fit together: ${error.message}` }
  }
}

/** The game's events of an entry, as far as the file shows them. */
function shownEvents({ kind, events }: JournalFile['entries'][number]): Tagged[] {
  return values(beginsWithOwn(kind) ? events.slice(1) : events)
}

function values(events: JournalFile['entries'][number]['events']): Tagged[] {
  return events.flatMap((event) => (event.kind === 'shown' ? [event.value] : []))
}

/** The journal's own event of an entry, if any, except the opening, which the header of the file repeats. */
function ownOf({ kind, events: [first] }: JournalFile['entries'][number]): { own?: OwnEvent } {
  if (kind === 'opened' || !beginsWithOwn(kind) || first?.kind !== 'shown') return {}
  const own = OwnEvent.safeParse(first.value).data
  return own === undefined ? {} : { own }
}

const endings: Readonly<Record<AbortReason, string>> = {
  administrator: 'by an administrator',
  agreement: 'all agreed to end the match',
  abandoned: 'nothing had happened for months',
  ruling: 'annulled by the ruling on a dispute',
}

/** What the journal's own event says, in a few words. */
function about({ own }: { own?: OwnEvent }): string {
  switch (own?.type) {
    case 'taken-back':
      return `: the position is again that of version ${own.to}${own.agreed ? ', as all agreed' : ''}`
    case 'replaced':
      return `: seat ${own.seat} is held by another participant`
    case 'aborted':
      return `: ${endings[own.reason]}`
    case 'frozen':
      return `: the match is frozen because of dispute ${own.dispute}`
    case 'thawed':
      return ': the match goes on'
    case 'rewound':
      return `: by the ruling on dispute ${own.dispute} the position is again that of version ${own.to}`
    case 'corrected':
      return `: by the ruling on dispute ${own.dispute} an administrator moved for seat ${own.seat}`
    case 'ruled':
      return `: by the ruling on dispute ${own.dispute} an administrator gave the match a result`
    case 'new-rules':
      return `: from here on by version ${own.to} of the rules`
    case 'opened':
    case undefined:
      return ''
  }
}
