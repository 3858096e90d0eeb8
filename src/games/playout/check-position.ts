import type { Decision, Game } from '../game.ts'
import { pointsOf } from '../kit/ranking.ts'
import { brief, difference, stored } from './json.ts'
import { hold } from './property.ts'

/** Conservation and progress: every position is possible, and either waits for somebody or is over. */
export function checkPosition(game: Game, state: unknown, seats: number): void {
  const [problem] = game.problems(state)
  hold('conservation', problem === undefined, () => `a position of play has a problem: ${brief(problem)}`)

  const decisions = game.decisions(state)
  const result = game.result(state)
  hold('progress', decisions.length > 0 === (result === undefined), () =>
    result === undefined ? 'nobody is asked, yet there is no result' : `${brief(decisions[0])} is asked after the end`,
  )
  const questions = new Set(decisions.map(({ seat, question }) => `${question} of seat ${seat}`))
  hold('progress', questions.size === decisions.length, () => `a seat is asked twice: ${brief(decisions)}`)
  const asked = new Set(decisions.map(({ seat }) => seat))
  for (let seat = 0; seat < seats; seat++) {
    const offered = game.choices(state, seat).length > 0
    hold('progress', offered || !asked.has(seat), () => `seat ${seat} is asked and has no choice`)
    hold('choices', !offered || result === undefined, () => `seat ${seat} has choices after the end`)
  }
  const placed = result?.seats.map(({ seat }) => seat).sort((one, other) => one - other)
  hold(
    'progress',
    placed === undefined || difference(placed, [...Array(seats).keys()]) === undefined,
    () => `the result does not place every seat once: ${brief(result)}`,
  )
  for (const { seat, place, points, lines } of result?.seats ?? []) {
    const ahead = result?.seats.filter((other) => other.place < place).length ?? 0
    hold(
      'progress',
      place === ahead + 1,
      () => `seat ${seat} has place ${place} behind ${ahead} others: ${brief(result)}`,
    )
    const sum = pointsOf(lines)
    hold('progress', points === sum, () => `seat ${seat} has ${points} points, and the lines of its score have ${sum}`)
  }
}

/** Makes the check that a seat is never asked a question again after it has answered it. */
export function askedOnce(): (decisions: readonly Decision[]) => void {
  const answered = new Set<string>()
  let open: readonly string[] = []
  return (decisions) => {
    const now = decisions.map(({ seat, question }) => `${question} of seat ${seat}`)
    for (const question of open) if (!now.includes(question)) answered.add(question)
    open = now
    const again = now.find((question) => answered.has(question))
    hold('progress', again === undefined, () => `a question comes back: ${again}`)
  }
}

/** Replay: the position and what led to it, stored and read again, are the same. */
export function checkStored(game: Game, state: unknown, folded: unknown): void {
  const unlike = difference(state, folded)
  hold(
    'replay',
    unlike === undefined,
    () =>
      `folding the stored events again gives another state, so evolve does not follow from state and event alone: ${unlike}`,
  )
  const read = game.schemas.state.safeParse(stored(state))
  hold('replay', read.success, () => `the state's own schema refuses it: ${brief(read.error?.issues)}`)
  const changed = difference(state, read.data)
  hold('replay', changed === undefined, () => `the state changes when it is read again, at ${changed}`)
}
