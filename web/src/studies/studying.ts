import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import { oneAtATime } from '../api/one-at-a-time.ts'
import type { StudyPosition } from '../boards/drawn-board.tsx'
import { type Node, nodeIn, type Study, type StudySource } from './study-source.ts'
import { lineTo } from './tree.ts'

export type Studying<Read extends Study = Study> = ReturnType<typeof studying<Read>>

/** A study at one of its nodes. */
export function studying<Read extends Study>(source: StudySource<Read>, first: Read) {
  const study = signal<Read>(first)
  const node = signal(nodeIn(location.search, first))
  const position = signal<StudyPosition>()
  const trouble = signal<unknown>()
  /** The pieces in the sentence that the reader points at. */
  const pointed = signal<readonly string[]>([])
  /** The last node of the line on which the reader last was, so that they can go on along it. */
  let end = node.peek()
  let isClosed = false

  /** Reads the position of the node that the reader wants to see; while they go on meanwhile, of the last one. */
  const read = oneAtATime(async () => {
    if (isClosed) return
    const wanted = node.peek()
    const known = position.peek()
    try {
      const next = known?.node === wanted ? known : await source.position(wanted)
      batch(() => {
        position.value = next
        trouble.value = undefined
      })
    } catch (error) {
      trouble.value = error
    }
  })

  function go(to: number): void {
    // What could not be read is asked for again.
    if (to === node.peek() && trouble.peek() === undefined) return
    batch(() => {
      node.value = to
      pointed.value = []
    })
    if (!lineTo(study.peek().nodes, end).some(({ number }) => number === to) && to !== 0) end = to
    void read()
  }

  const line = computed(() => lineTo(study.value.nodes, node.value))
  void read()

  const readNode: ReadonlySignal<number> = node
  const readPosition: ReadonlySignal<StudyPosition | undefined> = position
  return {
    source,
    study,
    node: readNode,
    position: readPosition,
    trouble,
    /** The move that leads to the node; undefined at the first position. */
    move: computed(() => line.value.at(-1)),
    pointed,
    point(pieces: readonly string[]): void {
      pointed.value = pieces
    },
    go,
    /** Goes back a move. */
    back(): void {
      const here = line.peek().at(-1)
      if (here !== undefined) go(here.parent)
    },
    /** Goes on along the line on which the reader last was, or else along the first one. */
    on(): void {
      const { nodes } = study.peek()
      const next = nodes.filter(({ parent }) => parent === node.peek())
      const known = lineTo(nodes, end)
      const following = next.find((one) => known.includes(one)) ?? next[0]
      if (following !== undefined) go(following.number)
    },
    /** Adds moves that were tried, and shows the position after them. */
    add(tried: readonly Node[], shown: StudyPosition): void {
      const known = study.peek()
      const added = tried.filter(({ number }) => !known.nodes.some((one) => one.number === number))
      batch(() => {
        study.value = { ...known, nodes: [...known.nodes, ...added] }
        position.value = shown
        go(shown.node)
      })
    },
    /** Reads the study again after a change, and once more if it has changed meanwhile. @throws Refused, Unreachable */
    async readAgain(): Promise<void> {
      let before: Read
      let next: Read
      do {
        before = study.peek()
        next = await source.read()
      } while (before !== study.peek())
      study.value = next
    },
    close(): void {
      isClosed = true
    },
  }
}
