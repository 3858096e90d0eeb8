import type { Game, Seat, Tagged } from '../games/game.ts'
import type { MoveJson } from '../games/kit/choice.ts'
import { type Lesson, learner } from '../games/kit/lesson.ts'
import { type MatchDice, matchDice } from '../journal/dice.ts'
import { attempt, type Decided, type Refused } from '../journal/refusal.ts'
import { learns } from '../journal/see.ts'
import { settle } from '../journal/settle.ts'

/** A game that can be learnt by playing. */
export interface Taught {
  readonly game: Game
  readonly lesson: Lesson
}

/** What a seat did, and what happened because of it. */
interface Turn {
  readonly seat: Seat
  readonly events: readonly Tagged[]
}

/** A lesson after some moves of its learner: plain data, which follows from these moves alone. */
export interface Course {
  readonly state: unknown
  /** The moves of the learner, and all moves. */
  readonly moves: number
  readonly entries: number
  /** What has happened since the learner last decided. */
  readonly since: readonly Turn[]
  /** The topics that were explained before, and those that are explained now, by their ids. */
  readonly explained: readonly string[]
  readonly explains: readonly string[]
}

/** More than this many topics at once would not be read. */
const mostAtOnce = 2

/** The lesson before its learner's first move. */
export function newLesson({ game, lesson }: Taught): Course {
  const opening = game.opening({ seats: lesson.seats, options: lesson.options })
  const { state } = settle(game, opening, [], diceOf(lesson, 'opening'))
  const nothing = { state, moves: 0, entries: 0, since: [], explained: [], explains: [] }
  return withExplanations({ game, lesson }, letOthersMove({ game, lesson }, nothing))
}

/** The lesson after a move of its learner, when they are asked again or the match is over; or why it is refused. */
export function afterMove(taught: Taught, course: Course, move: Tagged): Course | Refused {
  const explained = [...course.explained, ...course.explains]
  const made = makeMove(taught, { ...course, since: [], explained, explains: [] }, learner, move)
  if ('outcome' in made) return { ...made, index: course.moves }
  return withExplanations(taught, letOthersMove(taught, { ...made, moves: course.moves + 1 }))
}

/** What the bot would do in the learner's place; undefined where they are not asked. */
export function suggestedMove({ game, lesson }: Taught, { state, entries }: Course): MoveJson | undefined {
  const isAsked = game.decisions(state).some(({ seat }) => seat === learner)
  return isAsked ? botMove(game, state, learner, diceOf(lesson, 'suggestion', entries)) : undefined
}

/** What happened since the learner last decided, as far as they may know it. */
export const knownTurns = ({ game }: Taught, { since }: Course): readonly Turn[] =>
  since.map(({ seat, events }) => ({ seat, events: events.filter((event) => learns(game, event, learner)) }))

/** The others move until the learner is asked, or the match is over. */
function letOthersMove(taught: Taught, course: Course): Course {
  const { game, lesson } = taught
  for (let current = course; ; ) {
    const asked = game.decisions(current.state)
    const [first] = asked
    if (first === undefined || asked.some(({ seat }) => seat === learner)) return current
    const move = botMove(game, current.state, first.seat, diceOf(lesson, 'bot', current.entries))
    const made = makeMove(taught, current, first.seat, game.schemas.move.parse(move))
    if ('outcome' in made) throw new Error(`a lesson of ${game.meta.id}: its bot may not do what it does: ${made.code}`)
    current = made
  }
}

function makeMove({ game, lesson }: Taught, course: Course, seat: Seat, move: Tagged): Course | Refused {
  const decided: Decided | Refused = attempt(0, () => game.decide(course.state, seat, move))
  if (decided.outcome === 'refused') return decided
  const entries = course.entries + 1
  const { state, events } = settle(game, course.state, decided.events, diceOf(lesson, 'chance', entries))
  return { ...course, state, entries, since: [...course.since, { seat, events }] }
}

/** @throws Error where the game has no bot of its own */
function botMove(game: Game, state: unknown, seat: Seat, dice: MatchDice): MoveJson {
  if (game.bots === undefined) throw new Error(`a lesson of ${game.meta.id}: it has no bot`)
  const seen = { view: game.view(state, seat), choices: game.choices(state, seat), seat, dice }
  return game.bots.sensible(seen)
}

/** The lesson with what it explains now: topics that the learner comes to for the first time. */
function withExplanations(taught: Taught, course: Course): Course {
  const { game, lesson } = taught
  const moment = {
    view: game.view(course.state, learner),
    since: knownTurns(taught, course).flatMap(({ events }) => events),
  }
  const explains = lesson.topics
    .filter(({ id }) => !course.explained.includes(id))
    .filter((topic) => topic.explanation(moment, 'en') !== undefined)
    .slice(0, mostAtOnce)
    .map(({ id }) => id)
  return { ...course, explains }
}

const diceOf = ({ seed }: Lesson, what: string, entry = 0): MatchDice =>
  matchDice(Buffer.from(seed), `${what}/${entry}`, 0)
