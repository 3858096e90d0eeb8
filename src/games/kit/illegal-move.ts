import { z } from 'zod'

/** The parameters of a refusal: numbers, ids, or counts by kind. */
export const RefusalParams = z
  .record(z.string(), z.union([z.string(), z.number(), z.record(z.string(), z.number()).readonly()]))
  .readonly()
export type RefusalParams = z.infer<typeof RefusalParams>

/**
 * A refusal of a move. Only the rules throw it; the journal catches it in one place and returns a value from there on;
 * bots and playouts try moves by `unlessIllegal`.
 * `code` is stable (`havana/not-your-turn`); its sentence is part of the game's wording.
 */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove'
  readonly code: string
  readonly params: RefusalParams

  constructor(code: string, params: RefusalParams = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** Makes the `refuse` of a game: the compiler checks its codes, and they get the game's name as a prefix. */
export function refusals<Code extends string>(game: string) {
  return (code: Code, params: RefusalParams = {}): never => {
    throw new IllegalMove(`${game}/${code}`, params)
  }
}

/** What the rules return; undefined if they refuse the move. Other errors are faults. */
export function unlessIllegal<Returned>(judge: () => Returned): Returned | undefined {
  try {
    return judge()
  } catch (error) {
    if (error instanceof IllegalMove) return undefined
    throw error
  }
}
