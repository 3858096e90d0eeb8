import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { answer } from '../api/problem.ts'
import type { Match, Schemas } from '../api/schemas.ts'
import type { ViewBody } from '../boards/drawn-board.tsx'
import { namesOf } from '../match/story.ts'
import { type Moment, viewerQuery } from './moment-address.ts'

/** What is shown of a moment, all of it read together. */
interface Shown {
  readonly view: ViewBody
  readonly entry: Schemas['EntryInFull']
  readonly difference: Schemas['Difference'] | undefined
}

/** How long the film rests on each moment, in milliseconds. */
const rests = { slow: 4_000, normal: 2_000, fast: 800 } as const
export type Pace = keyof typeof rests
export const filmPaces = ['slow', 'normal', 'fast'] as const satisfies readonly Pace[]

export type Replaying = ReturnType<typeof replaying>

/** Looks back at a match that has begun, one moment at a time. */
export function replaying(match: Match, first: Moment) {
  const path = { match: match.id }
  const moment = signal(first)
  /** Whether the board shows the moment from which the reader compares. */
  const isBefore = signal(false)
  const shown = signal<Shown>()
  const trouble = signal<unknown>()
  const isPlaying = signal(false)
  const pace = signal<Pace>('normal')
  /** The pieces in the sentence that the reader points at. */
  const pointed = signal<readonly string[]>([])
  let isClosed = false

  /** @throws Refused, Unreachable */
  async function readMoment({ version, from, as }: Moment): Promise<Shown> {
    const query = viewerQuery(as)
    const isCompared = from !== undefined && from !== version
    const drawn = isCompared && isBefore.peek() ? from : version
    const [view, entry, difference] = await Promise.all([
      answer(api.GET('/v1/matches/{match}/view', { params: { path, query: { ...query, version: drawn } } })),
      answer(api.GET('/v1/matches/{match}/entries/{version}', { params: { path: { ...path, version }, query } })),
      isCompared
        ? answer(
            api.GET('/v1/matches/{match}/difference', { params: { path, query: { ...query, from, to: version } } }),
          )
        : undefined,
    ])
    return { view, entry, difference }
  }

  /** Reads what the reader wants to see; while they go on meanwhile, what they want last. */
  const read = oneAtATime(async () => {
    if (isClosed) return
    try {
      const next = await readMoment(moment.peek())
      batch(() => {
        shown.value = next
        trouble.value = undefined
      })
    } catch (error) {
      batch(() => {
        trouble.value = error
        isPlaying.value = false
      })
    }
  })

  function show(next: Partial<Moment>): void {
    batch(() => {
      moment.value = { ...moment.peek(), ...next }
      isBefore.value = false
      pointed.value = []
    })
    void read()
  }

  function go(version: number): void {
    const within = Math.min(Math.max(1, version), match.version)
    // What could not be read is asked for again.
    if (within !== moment.peek().version || trouble.peek() !== undefined) show({ version: within })
  }

  const stopFilm = effect(() => {
    const rest = rests[pace.value]
    const at = shown.value?.entry.entry.version
    if (!isPlaying.value || at !== moment.value.version) return
    if (at === match.version) {
      isPlaying.value = false
      return
    }
    const timer = setTimeout(() => go(at + 1), rest)
    return () => clearTimeout(timer)
  })
  void read()

  const readShown: ReadonlySignal<Shown | undefined> = shown
  const readMomentShown: ReadonlySignal<Moment> = moment
  return {
    match,
    moment: readMomentShown,
    shown: readShown,
    trouble,
    isPlaying,
    pace,
    isBefore,
    /** The names of the pieces that took part in what happened. */
    named: computed(() => {
      const steps = shown.value?.difference?.steps ?? (shown.value ? [shown.value.entry] : [])
      return new Set([...steps.flatMap(namesOf), ...pointed.value])
    }),
    point(pieces: readonly string[]): void {
      pointed.value = pieces
    },
    /** Goes to a moment, which ends the film. */
    go(version: number): void {
      isPlaying.value = false
      go(version)
    },
    seeAs: (as: Moment['as']) => show({ as }),
    /** Compares what follows with the present moment. */
    compare: () => show({ from: moment.peek().version }),
    endComparing: () => show({ from: undefined }),
    /** Shows the board before or after what differs. */
    flip(toBefore: boolean): void {
      isBefore.value = toBefore
      void read()
    },
    /** Starts or stops the film; at the end it begins anew. */
    play(): void {
      const { version } = moment.peek()
      if (!isPlaying.peek()) go(version === match.version ? 1 : version)
      isPlaying.value = !isPlaying.peek()
    },
    stop(): void {
      isClosed = true
      stopFilm()
    },
  }
}
