import type { Game, Seat, Viewer } from '../game.ts'
import { brief, difference } from './json.ts'
import { hold } from './property.ts'
import { seededDice } from './seeded-dice.ts'
import { decided, type Turn } from './turn.ts'

/**
 * Determinism: a game that is asked twice about the same position answers the same. This is checked first, since
 * chance from elsewhere would also look like a broken secret.
 */
export function checkSteady(game: Game, state: unknown, seats: number): void {
  const everybody = [...Array(seats).keys()]
  const viewers: Viewer[] = [...everybody, 'spectator', 'administrator']
  twice('decisions', () => game.decisions(state))
  twice('result', () => game.result(state))
  twice('problems', () => game.problems(state))
  for (const seat of everybody) twice('choices', () => game.choices(state, seat))
  for (const { seat, question } of game.decisions(state)) twice('usual', () => game.usual?.(state, seat, question))
  for (const viewer of viewers) {
    twice('view', () => game.view(state, viewer))
    twice('imagine', () => game.imagine(game.view(state, viewer), seededDice('twice')))
  }
}

/** A move causes the same events each time. */
export const checkSteadyMove = (game: Game, state: unknown, seat: Seat, move: Turn['move']): void =>
  twice(
    move === 'forfeit' ? 'forfeit' : 'decide',
    () => decided(game, state, seat, move),
    move === 'forfeit' ? `seat ${seat}` : brief(move),
  )

function twice(method: string, ask: () => unknown, about?: string): void {
  const unlike = difference(ask(), ask())
  hold(
    'determinism',
    unlike === undefined,
    () => `${method}${about === undefined ? '' : ` of ${about}`} gives something else the second time, at ${unlike}`,
  )
}
