import type { Game } from '../../games/game.ts'
import { sameJson } from '../canonical.ts'
import { differenceInWords } from '../difference.ts'
import { beginsWithOwn, fitsKind, gameEvents, OwnEvent } from '../entry.ts'
import { fold } from '../fold.ts'
import { isOver, resultOf } from '../head.ts'
import { asShown, entriesOf, type JournalFile, openedIn } from '../journal-file.ts'
import { judge, judgeAsStored } from '../judge.ts'
import type { SeenEntry } from '../see.ts'
import { type Finding, failed, passed, skipped } from './finding.ts'

/** Everything that a file shows fits the schemas of the game, as the later checks require. */
export function fitsSchemas(file: JournalFile, game: Game | undefined): Finding {
  if (game?.meta.id !== file.game) return skipped(`The rules of ${file.game} are not at hand.`)
  const opened = openedIn(file.entries)
  if (opened === undefined) return failed('The file does not begin with the opening of a match.', 1)
  const { options, opening, position } = opened
  if (!game.meta.options.safeParse(options).success) return failed('The options are not those of the game.', 1)
  if (!game.schemas.state.safeParse(position).success) return failed('The opening position is not one of the game.', 1)
  const problem = opening === 'by-hand' ? game.problems(position)[0] : undefined
  if (problem) return failed(`The opening position cannot be: ${problem.at}: ${problem.problem}`, 1)
  const wrong = file.entries.find((entry) => !fits(game, entry))
  if (wrong) return failed(`Entry ${wrong.version} holds what neither the game nor the journal knows.`, wrong.version)
  const whole = entriesOf(file)
  return whole.outcome === 'whole' ? passed : skipped(`Parts of entry ${whole.version} are hidden from this viewer.`)
}

/**
 * Whether everything shown of an entry fits the schemas of the game or, for the journal's own event, of the journal.
 */
function fits({ schemas }: Game, entry: SeenEntry): boolean {
  const { kind, move } = entry
  const isMove = move.kind === 'hidden' || move.value === null || schemas.move.safeParse(move.value).success
  const shown = asShown(entry)
  const isWhole = shown.events.length === entry.events.length
  const isOfKind = isWhole ? fitsKind(shown) : !beginsWithOwn(kind) || OwnEvent.safeParse(shown.events[0]).success
  return isMove && isOfKind && gameEvents(shown).every((event) => schemas.event.safeParse(event).success)
}

/**
 * The rules and the dice lead to the stored events, to the end of the match.
 * @param mayGoOn whether the match may still be running although its seed is known
 */
export function judgedTheSame(file: JournalFile, game: Game, mayGoOn: boolean): Finding {
  const whole = entriesOf(file)
  if (whole.outcome === 'hidden' || file.seed === null) return judgedAsShown(file, game)
  const difference = judge(game, whole.entries, file.seed, file.later)
  if (difference) return failed(differenceInWords(difference), difference.version)
  return mayGoOn || isOver(fold(game, whole.entries))
    ? passed
    : failed('The seed is published, but the match goes on.', whole.entries.length + 1)
}

/** The rules lead to the stored events as far as the file shows them; hidden and drawn events are taken as stored. */
function judgedAsShown({ entries, seed }: JournalFile, game: Game): Finding {
  const end = entries.findIndex(({ events }) => events.some(({ kind }) => kind === 'hidden'))
  if (end === 0) return skipped('Parts of entry 1 are hidden from this viewer.')
  const readable = end < 0 ? entries : entries.slice(0, end)
  const hidden = readable.flatMap(({ version, move }) => (move.kind === 'hidden' ? [version] : []))
  try {
    const { difference, drawn } = judgeAsStored(game, readable.map(asShown), new Set(hidden))
    if (difference) return failed(differenceInWords(difference), difference.version)
    const why = seed === null ? 'The seed is published when the match is over' : 'Parts of the match are hidden'
    const judged = end < 0 ? 'all entries are judged' : `${end} entries are judged, up to the first hidden event`
    return skipped(
      `${why}: ${[judged, ...taken('drawn', drawn), ...taken('done by hidden moves', hidden)].join('; ')}.`,
    )
  } catch (error) {
    return doNotFit(error)
  }
}

const taken = (how: string, versions: readonly number[]): string[] =>
  versions.length === 0 ? [] : [`what was ${how} in ${named(versions)} is taken as it stands`]

const mostNamed = 5

/** Lists versions, as many as anybody would read. */
function named(versions: readonly number[]): string {
  const first = versions.slice(0, mostNamed).join(', ')
  const more = versions.length - mostNamed
  const entries = versions.length === 1 ? 'entry' : 'entries'
  return more > 0 ? `${entries} ${first} and ${more} more` : `${entries} ${first}`
}

/** The finding for stored events that cannot be applied. @throws any other error */
function doNotFit(error: unknown): Finding {
  if (!(error instanceof RangeError || error instanceof TypeError)) throw error
  return failed(`The events do not fit together: ${error.message}`)
}

/**
 * Whether a match is over, according to its entries, if the rules are known, and to the header of its file.
 * @param game undefined if its rules are not installed, or do not know everything in the file
 */
export function endsOver(file: JournalFile, game: Game | undefined): boolean {
  if (file.result !== undefined && file.result !== null) return true
  const whole = entriesOf(file)
  if (!game || whole.outcome === 'hidden') return file.entries.at(-1)?.kind === 'aborted'
  try {
    return isOver(fold(game, whole.entries))
  } catch (error) {
    // The events do not fit together; the check of the result reports that.
    if (error instanceof RangeError || error instanceof TypeError) return false
    throw error
  }
}

/** The recorded result follows from the journal. */
export function resultIsRecorded(file: JournalFile, game: Game): Finding {
  const { result: recorded } = file
  if (recorded === undefined) return skipped('The file does not say the result.')
  const whole = entriesOf(file)
  if (whole.outcome === 'hidden') return skipped('The file does not show all of the match.')
  try {
    const result = resultOf(game, fold(game, whole.entries))
    if (sameJson(result, recorded)) return passed
    return failed('The result on record is not the one that the journal leads to.')
  } catch (error) {
    return doNotFit(error)
  }
}
