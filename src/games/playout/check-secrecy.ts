import type { Game, Seat, Tagged, Viewer } from '../game.ts'
import type { MoveJson } from '../kit/choice.ts'
import type { Dice } from '../kit/dice.ts'
import { brief, difference } from './json.ts'
import { hold } from './property.ts'
import { decided, fold, refusalOf, type Turn } from './turn.ts'

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

/** How a sentence names a viewer. */
const named = (viewer: Viewer): string =>
  typeof viewer === 'number' ? `seat ${viewer}` : viewer === 'spectator' ? 'a spectator' : 'an administrator'

/**
 * Secrecy as non-interference: beside the real position, there is one that the viewer might believe in, drawn from the
 * view. The viewer must get the same answers from both.
 * @param tries moves that any seat might try; most of them are refused
 */
export function checkSecrecy(
  game: Game,
  state: unknown,
  seats: number,
  moves: readonly Pick<Trial, 'seat' | 'move'>[],
  tries: readonly MoveJson[],
  dice: Dice,
): void {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator', 'administrator']
  const trials = moves.map(({ seat, move }) => tryOut(game, state, seat, move))
  for (const viewer of viewers) {
    const imagined = imaginedBy(game, state, viewer, dice)
    for (const trial of trials) checkSameEvents(game, viewer, trial, tryOut(game, imagined, trial.seat, trial.move))
    if (typeof viewer === 'number') for (const move of tries) checkSameRefusal(game, state, imagined, viewer, move)
  }
}

/** A position that the viewer cannot distinguish from the real one. */
function imaginedBy(game: Game, state: unknown, viewer: Viewer, dice: Dice): unknown {
  const view = game.view(state, viewer)
  const read = game.schemas.view.safeParse(view)
  hold(
    'secrecy',
    read.success,
    () => `the view's own schema refuses that of ${named(viewer)}: ${brief(read.error?.issues)}`,
  )
  const imagined = game.imagine(view, dice)
  const [problem] = game.problems(imagined)
  hold('secrecy', problem === undefined, () => `what ${named(viewer)} imagines cannot be: ${brief(problem)}`)

  const same = (what: string, real: unknown, thought: unknown) => {
    const unlike = difference(real, thought)
    hold(
      'secrecy',
      unlike === undefined,
      () =>
        `${what} tells ${named(viewer)} what is hidden: it differs between the position and the one that they imagine, at ${unlike}`,
    )
  }
  same('the view', view, game.view(imagined, viewer))
  same('who is asked', game.decisions(state), game.decisions(imagined))
  same('the result', game.result(state), game.result(imagined))
  if (typeof viewer !== 'number') return imagined
  same('the form', game.choices(state, viewer), game.choices(imagined, viewer))
  for (const { seat, question } of game.decisions(state)) {
    if (seat !== viewer) continue
    const usual = (of: unknown) => game.usual?.(of, seat, question)
    same(`the usual answer to ${question}`, usual(state), usual(imagined))
  }
  return imagined
}

/** The same move on both positions gives the viewer the same events, up to the first that reveals something. */
function checkSameEvents(game: Game, viewer: Viewer, real: Trial, thought: Trial): void {
  const { seat, move } = real
  const knowsHow = viewer === seat || viewer === 'administrator'
  hold(
    'secrecy',
    !knowsHow || (real.events === undefined) === (thought.events === undefined),
    () => `whether ${brief(move)} of seat ${seat} is allowed depends on what ${named(viewer)} may not know`,
  )
  if (real.events === undefined || thought.events === undefined) return

  const heard = heardBy(game, viewer, real.events)
  const expected = heardBy(game, viewer, thought.events)
  const uncovers = (event: Tagged | undefined) => event !== undefined && game.reveals?.includes(event.type) === true
  for (let index = 0; index < Math.max(heard.length, expected.length); index++) {
    const unlike = difference(heard[index], expected[index])
    if (unlike === undefined) continue
    const meant = viewer !== 'administrator' && uncovers(heard[index]) && uncovers(expected[index])
    hold(
      'secrecy',
      meant,
      () =>
        `the event ${typeOf(heard[index])} after ${brief(move)} of seat ${seat} tells ${named(viewer)} what is hidden, and is not among \`reveals\`: ${unlike}`,
    )
    return
  }
  const unlike = difference(game.view(real.after, viewer), game.view(thought.after, viewer))
  hold(
    'secrecy',
    unlike === undefined,
    () => `after ${brief(move)} of seat ${seat} the view shows ${named(viewer)} what no event told: ${unlike}`,
  )
}

/** A refusal says nothing that depends on what the seat may not know: anybody may try any move. */
function checkSameRefusal(game: Game, state: unknown, imagined: unknown, seat: Seat, move: MoveJson): void {
  const unlike = difference(refusalOf(game, state, seat, move), refusalOf(game, imagined, seat, move))
  hold(
    'secrecy',
    unlike === undefined,
    () => `the refusal of ${brief(move)} tells seat ${seat} what is hidden: ${unlike}`,
  )
}

/** One of several ways on from a position: a move of a seat, or a draw. */
export interface Way {
  readonly what: string
  readonly events: readonly Tagged[]
  readonly after: unknown
}

/** The ways on by the moves of a seat that the rules accept. */
const waysOf = (game: Game, state: unknown, seat: Seat, moves: readonly MoveJson[]): (Way & { move: MoveJson })[] =>
  moves.flatMap((move) => {
    const { events, after } = tryOut(game, state, seat, move)
    return events === undefined ? [] : [{ what: `${brief(move)} of seat ${seat}`, move, events, after }]
  })

/**
 * Nobody else learns the hidden part of a move: if two moves differ in one part, and lead to positions that a viewer
 * cannot distinguish, that viewer gets the same events. And the view shows others no more of a move than its events do.
 */
export function checkHidden(game: Game, state: unknown, seats: number, seat: Seat, moves: readonly MoveJson[]): void {
  const done = waysOf(game, state, seat, moves)
  const viewers: Viewer[] = [...[...Array(seats).keys()].filter((other) => other !== seat), 'spectator']
  for (const viewer of viewers) checkViewWithinEvents(game, viewer, done)
  for (const [index, one] of done.entries()) {
    for (const other of done.slice(index + 1).filter(({ move }) => differInOne(one.move, move))) {
      for (const viewer of viewers) checkEventsWithinView(game, viewer, one, other)
    }
  }
}

/** Events show no more than the view: if a viewer cannot tell two positions apart, the events that led there are alike. */
export function checkEventsWithinView(game: Game, viewer: Viewer, one: Way, other: Way): void {
  if (difference(one.after, other.after) === undefined) return
  if (difference(game.view(one.after, viewer), game.view(other.after, viewer)) !== undefined) return
  const heard = heardBy(game, viewer, one.events)
  const others = heardBy(game, viewer, other.events)
  const index = heard.findIndex((event, at) => difference(event, others[at]) !== undefined)
  const at = index < 0 ? heard.length : index
  const unlike = difference(heard[at], others[at])
  hold(
    'secrecy',
    unlike === undefined,
    () =>
      `the event ${typeOf(heard[at] ?? others[at])} of ${one.what} tells ${named(viewer)} what their view hides (see \`audience\`): ${unlike}`,
  )
}

/** The view shows no more than the events do: after the same events, a viewer sees the same. */
export function checkViewWithinEvents(game: Game, viewer: Viewer, ways: readonly Way[]): void {
  const seen = new Map<string, { view: unknown; what: string }>()
  for (const { events, after, what } of ways) {
    const heard = JSON.stringify(heardBy(game, viewer, events))
    const view = game.view(after, viewer)
    const before = seen.get(heard)
    if (before === undefined) seen.set(heard, { view, what })
    const unlike = before && difference(view, before.view)
    hold(
      'secrecy',
      unlike === undefined,
      () =>
        `${named(viewer)} hears the same of ${what} as of ${before?.what}, and sees something else, which no event tells: ${unlike}`,
    )
  }
}

/** The events that a viewer learns of. */
function heardBy(game: Game, viewer: Viewer, events: readonly Tagged[]): Tagged[] {
  return events.filter((event) => {
    const audience = game.audience(event)
    return audience === 'all' || viewer === 'administrator' || (viewer !== 'spectator' && audience.includes(viewer))
  })
}

const typeOf = (event: Tagged | undefined): string => event?.type ?? 'that is missing'

function differInOne(one: MoveJson, other: MoveJson): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].filter((key) => difference(one[key], other[key]) !== undefined).length === 1
}
