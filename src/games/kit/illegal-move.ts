/** What a refusal may say beside its code: numbers, ids, or counts by kind. */
export type RefusalParams = Readonly<Record<string, string | number | Readonly<Record<string, number>>>>

/**
 * A move that the rules refuse. Thrown inside the rules only; the journal catches it once and hands on a value.
 * `code` is stable (`havana/not-your-turn`); the sentence for it is part of the game's wording.
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

/** The `refuse` of one game: its codes are checked by the compiler and get the game's name before them. */
export function refusals<Code extends string>(game: string) {
  return (code: Code, params: RefusalParams = {}): never => {
    throw new IllegalMove(`${game}/${code}`, params)
  }
}
