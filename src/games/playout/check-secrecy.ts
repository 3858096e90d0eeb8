import type { Game, Seat, Tagged, Viewer } from '../game.ts'
import type { MoveJson } from '../kit/choice.ts'
import type { Dice } from '../kit/dice.ts'
import { brief, difference } from './json.ts'
import { hold } from './property.ts'
import { decided, fold, type Turn } from './turn.ts'

/** A move, its events, and the position after it; no events if the rules refuse it. */
interface Trial {
  readonly seat: Seat
  readonly move: Turn['move']
  readonly events: readonly Tagged[] | undefined
  readonly after: unknown
}

function tryOut(game: Game, state: unknown, seat: Seat, move: Turn['move']): Trial {
  const events = decided(game, state, seat, move)
  return { seat, move, events, after: fold(game, state, events ?? []) }
}

/**
 * Secrecy as non-interference: beside the real position, there is one that the viewer might believe in, drawn from the
 * view. The viewer must get the same answers from both.
 */
export function checkSecrecy(
  game: Game,
  state: unknown,
  seats: number,
  moves: readonly Pick<Trial, 'seat' | 'move'>[],
  dice: Dice,
): void {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator', 'administrator']
  const trials = moves.map(({ seat, move }) => tryOut(game, state, seat, move))
  for (const viewer of viewers) {
    const imagined = imaginedBy(game, state, viewer, dice)
    for (const trial of trials) checkSameEvents(game, viewer, trial, tryOut(game, imagined, trial.seat, trial.move))
  }
}

/** A position that the viewer cannot distinguish from the real one. */
function imaginedBy(game: Game, state: unknown, viewer: Viewer, dice: Dice): unknown {
  const view = game.view(state, viewer)
  const read = game.schemas.view.safeParse(view)
  hold('secrecy', read.success, () => `the view's own schema refuses that of ${viewer}: ${brief(read.error?.issues)}`)
  const imagined = game.imagine(view, dice)
  const [problem] = game.problems(imagined)
  hold('secrecy', problem === undefined, () => `what ${viewer} imagines cannot be: ${brief(problem)}`)

  const same = (what: string, real: unknown, thought: unknown) => {
    const unlike = difference(real, thought)
    hold('secrecy', unlike === undefined, () => `${what} tells ${viewer} what is hidden, at ${unlike}`)
  }
  same('the view', view, game.view(imagined, viewer))
  same('who is asked', game.decisions(state), game.decisions(imagined))
  same('the result', game.result(state), game.result(imagined))
  if (typeof viewer === 'number') same('the form', game.choices(state, viewer), game.choices(imagined, viewer))
  return imagined
}

/** The same move on both positions gives the viewer the same events, up to the first that reveals something. */
function checkSameEvents(game: Game, viewer: Viewer, real: Trial, thought: Trial): void {
  const { seat, move } = real
  const knowsHow = viewer === seat || viewer === 'administrator'
  hold(
    'secrecy',
    !knowsHow || (real.events === undefined) === (thought.events === undefined),
    () => `whether ${brief(move)} of seat ${seat} is allowed depends on what ${viewer} may not know`,
  )
  if (real.events === undefined || thought.events === undefined) return

  const heard = noticesTo(game, viewer, real.events)
  const expected = noticesTo(game, viewer, thought.events)
  const uncovers = (event: Tagged | undefined) => event !== undefined && game.reveals?.includes(event.type) === true
  for (let index = 0; index < Math.max(heard.length, expected.length); index++) {
    const unlike = difference(heard[index], expected[index])
    if (unlike === undefined) continue
    const meant = viewer !== 'administrator' && uncovers(heard[index]) && uncovers(expected[index])
    hold('secrecy', meant, () => `an event after ${brief(move)} tells ${viewer} what is hidden: ${unlike}`)
    return
  }
  const unlike = difference(game.view(real.after, viewer), game.view(thought.after, viewer))
  hold(
    'secrecy',
    unlike === undefined,
    () => `after ${brief(move)} the view shows ${viewer} what no event told: ${unlike}`,
  )
}

/**
 * Nobody else learns the hidden part of a move: if two moves differ in one part, and lead to positions that a viewer
 * cannot distinguish, that viewer gets the same events.
 */
export function checkHidden(game: Game, state: unknown, seats: number, seat: Seat, moves: readonly MoveJson[]): void {
  const done = moves.flatMap((move) => {
    const { events, after } = tryOut(game, state, seat, move)
    return events === undefined ? [] : [{ move, events, after }]
  })
  const viewers: Viewer[] = [...[...Array(seats).keys()].filter((other) => other !== seat), 'spectator']
  for (const [index, one] of done.entries()) {
    const alike = done.slice(index + 1).filter(({ move }) => differInOne(one.move, move))
    for (const other of alike.filter(({ after }) => difference(one.after, after) !== undefined)) {
      for (const viewer of viewers) {
        if (difference(game.view(one.after, viewer), game.view(other.after, viewer)) !== undefined) continue
        const unlike = difference(noticesTo(game, viewer, one.events), noticesTo(game, viewer, other.events))
        hold(
          'secrecy',
          unlike === undefined,
          () => `an event of ${brief(one.move)} tells ${viewer} more than it may: ${unlike}`,
        )
      }
    }
  }
}

function noticesTo(game: Game, viewer: Viewer, events: readonly Tagged[]): Tagged[] {
  return events.filter((event) => {
    const audience = game.audience(event)
    return audience === 'all' || viewer === 'administrator' || (viewer !== 'spectator' && audience.includes(viewer))
  })
}

function differInOne(one: MoveJson, other: MoveJson): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].filter((key) => difference(one[key], other[key]) !== undefined).length === 1
}
