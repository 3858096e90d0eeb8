import type { Game } from '../../games/game.ts'
import { sameJson } from '../canonical.ts'
import { differenceInWords } from '../difference.ts'
import { fitsKind, gameEvents, openedBy } from '../entry.ts'
import { isOver, resultOf } from '../head.ts'
import { entriesOf, type JournalFile } from '../journal-file.ts'
import { judge } from '../judge.ts'
import { fold } from '../replay.ts'
import { type Finding, failed, passed, skipped } from './finding.ts'

/** Everything in a whole file is what the game could have written: whoever judges it can rely on that. */
export function fitsSchemas(file: JournalFile, game: Game | undefined): Finding {
  if (game?.meta.id !== file.game) return skipped(`The rules of ${file.game} are not at hand.`)
  const whole = entriesOf(file)
  if (whole.outcome === 'hidden') return skipped(`Parts of entry ${whole.version} are hidden from this viewer.`)
  const { options, opening, position } = openedBy(whole.entries)
  if (!game.meta.options.safeParse(options).success) return failed('The options are not those of the game.', 1)
  if (!game.schemas.state.safeParse(position).success) return failed('The opening position is not one of the game.', 1)
  const problem = opening === 'by-hand' ? game.problems(position)[0] : undefined
  if (problem) return failed(`The opening position cannot be: ${problem.at}: ${problem.problem}`, 1)
  for (const entry of whole.entries) {
    const fits =
      fitsKind(entry) &&
      (entry.move === null || game.schemas.move.safeParse(entry.move).success) &&
      gameEvents(entry).every((event) => game.schemas.event.safeParse(event).success)
    if (!fits) return failed(`Entry ${entry.version} holds what neither the game nor the journal knows.`, entry.version)
  }
  return passed
}

/**
 * The rules and the dice bring about what is stored, to the end of the match.
 * @param mayGoOn whether the match may go on although its seed is at hand
 */
export function judgedTheSame(file: JournalFile, game: Game | undefined, mayGoOn: boolean): Finding {
  const whole = entriesOf(file)
  if (!game || whole.outcome === 'hidden') return skipped('The file does not show all of the match.')
  if (file.seed === null) return skipped('The seed is published when the match is over.')
  const difference = judge(game, whole.entries, file.seed, file.later)
  if (difference) return failed(differenceInWords(difference), difference.version)
  return mayGoOn || isOver(fold(game, whole.entries))
    ? passed
    : failed('The seed is published, but the match goes on.', whole.entries.length + 1)
}

/**
 * Whether a match is over by its file: by its entries where the rules can tell, and by what the file says of it.
 * @param game undefined where its rules are not at hand, or do not know what is in the file
 */
export function endsOver(file: JournalFile, game: Game | undefined): boolean {
  if (file.result !== undefined && file.result !== null) return true
  const whole = entriesOf(file)
  if (!game || whole.outcome === 'hidden') return file.entries.at(-1)?.kind === 'aborted'
  try {
    return isOver(fold(game, whole.entries))
  } catch (error) {
    // The events do not fit together: the result says so.
    if (error instanceof RangeError || error instanceof TypeError) return false
    throw error
  }
}

/** The result on record is the one that the journal leads to. */
export function resultIsRecorded(file: JournalFile, game: Game | undefined): Finding {
  const { result: recorded } = file
  if (recorded === undefined) return skipped('The file does not say the result.')
  const whole = entriesOf(file)
  if (!game || whole.outcome === 'hidden') return skipped('The file does not show all of the match.')
  try {
    const result = resultOf(game, fold(game, whole.entries))
    if (sameJson(result, recorded)) return passed
    return failed('The result on record is not the one that the journal leads to.')
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    return failed(`The events do not fit together: ${error.message}`)
  }
}
