import { batch, computed, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer, isPassing, Refused } from '../api/problem.ts'
import type { Choice, Move } from '../api/schemas.ts'
import { hasBoard, type Lesson } from '../boards/drawn-board.tsx'
import { laidMove } from '../match/composer/laid-move.ts'
import { oneMove } from '../match/composer/one-move.ts'
import { language } from '../words/words.ts'
import { keepLesson, keptLesson, type Step } from './kept-lesson.ts'

export type Learning = ReturnType<typeof learning>
export type Explained = Lesson['explained'][number]

/** The lesson after some moves. @throws Refused, Unreachable */
const lessonAfter = (game: string, moves: readonly Move[], suggest = false): Promise<Lesson> =>
  answer(api.POST('/v1/games/{game}/lesson', { params: { path: { game } }, body: { moves: [...moves], suggest } }))

/** A lesson where its learner is, and the steps on the way there. */
interface Resumed {
  readonly moves: readonly Move[]
  readonly steps: readonly Step[]
  readonly lesson: Lesson
}

/** The lesson where the learner left it; from the beginning, if the rules have changed since. @throws Refused, Unreachable */
export async function resumeLesson(game: string): Promise<Resumed> {
  const { moves, steps } = keptLesson(game, language.value)
  try {
    return { moves, steps, lesson: await lessonAfter(game, moves) }
  } catch (error) {
    if (moves.length === 0 || !isOfMoves(error)) throw error
    return { moves: [], steps: [], lesson: await lessonAfter(game, []) }
  }
}

/** Whether the server refuses the moves themselves. On a busy machine, any moves may be too much to compute. */
const isOfMoves = (error: unknown): boolean =>
  error instanceof Refused && !isPassing(error) && error.problem.code !== 'too-much-to-compute'

/** The steps up to and including one. */
const withStep = (before: readonly Step[], { moves, happened, explained }: Lesson): readonly Step[] => [
  ...before.filter((step) => step.moves < moves),
  { moves, happened, explained },
]

const nothing: readonly Choice[] = []

/** A lesson while it is played: all of it follows from the learner's moves. */
export function learning(game: string, first: Resumed) {
  const moves = signal(first.moves)
  const lesson = signal<Lesson>(first.lesson)
  /** The steps that were shown in this tab, in order, so that they can be read again. */
  const steps = signal(withStep(first.steps, first.lesson))
  /** Which of the explanations of this step is shown. */
  const shown = signal(0)
  /** The pieces in the sentence that the reader points at. */
  const pointed = signal<readonly string[]>([])

  async function turnTo(next: readonly Move[]): Promise<void> {
    const read = await lessonAfter(game, next)
    const after = withStep(steps.peek(), read)
    keepLesson(game, { moves: next, steps: after, language: language.peek() })
    batch(() => {
      moves.value = next
      lesson.value = read
      steps.value = after
      shown.value = 0
      pointed.value = []
      play.clear()
    })
  }

  const play = oneMove({
    isDrawn: hasBoard(game),
    choices: computed(() => (lesson.value.result === null ? lesson.value.choices : nothing)),
    seat: () => lesson.peek().seat,
    send: (move) => turnTo([...moves.peek(), move]),
  })

  /** Makes one request at a time. The composer shows what goes wrong. */
  async function askServer(ask: () => Promise<void>): Promise<void> {
    if (play.isUnderWay.peek()) return
    play.isUnderWay.value = true
    try {
      await ask()
    } catch (error) {
      play.trouble.value = error
    } finally {
      play.isUnderWay.value = false
    }
  }

  return {
    moves,
    lesson,
    steps,
    shown,
    pointed,
    play,
    /** The explanation that is shown; undefined where there is none. */
    explained: computed((): Explained | undefined => lesson.value.explained[shown.value]),
    point(pieces: readonly string[]): void {
      pointed.value = pieces
    },
    /** Puts the move that a bot would make into the composer. */
    suggest: (): Promise<void> =>
      askServer(async () => {
        const { suggested } = await lessonAfter(game, moves.peek(), true)
        const draft = suggested === null ? undefined : laidMove(suggested, play.choices.peek())
        if (draft === undefined) return
        play.clear()
        play.change(draft)
      }),
    back: (): Promise<void> => askServer(() => turnTo(moves.peek().slice(0, -1))),
    startAgain: (): Promise<void> => askServer(() => turnTo([])),
  }
}
