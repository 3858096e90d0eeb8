/** A move and the one it follows, by their numbers; 0: the first position. */
interface Placed {
  readonly number: number
  readonly parent: number
}

/** Moves that follow one another, up to where several moves were tried. */
export interface Line<One> {
  readonly moves: readonly One[]
  /** The lines that go on from its end: none, or several. */
  readonly forks: readonly Line<One>[]
}

/** The tree as lines, each beginning with one of the moves that were tried at the first position. */
export function linesOf<One extends Placed>(nodes: readonly One[]): readonly Line<One>[] {
  const following = new Map<number, One[]>()
  for (const one of nodes) following.set(one.parent, [...(following.get(one.parent) ?? []), one])
  const lineFrom = (first: One): Line<One> => {
    const moves = [first]
    for (let last = first; ; ) {
      const next = following.get(last.number) ?? []
      const [only, ...others] = next
      if (only === undefined || others.length > 0) return { moves, forks: next.map(lineFrom) }
      moves.push(only)
      last = only
    }
  }
  return (following.get(0) ?? []).map(lineFrom)
}

/** The moves that lead to a node. */
export function lineTo<One extends Placed>(nodes: readonly One[], node: number): readonly One[] {
  const byNumber = new Map(nodes.map((one) => [one.number, one]))
  const line: One[] = []
  for (let at = byNumber.get(node); at !== undefined; at = byNumber.get(at.parent)) line.unshift(at)
  return line
}
