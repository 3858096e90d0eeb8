import { line } from './print.ts'

/** Collects what must hold for the demo to have succeeded. */
export interface Checks {
  /** Prints whether something holds, and records it if it does not. */
  hold(what: string, holds: boolean): void
  /** The checks that failed. */
  readonly broken: readonly string[]
}

export function checks(): Checks {
  const broken: string[] = []
  return {
    broken,
    hold(what, holds) {
      line(`${holds ? 'ok    ' : 'BROKEN'} ${what}`)
      if (!holds) broken.push(what)
    },
  }
}
