import type { Language } from '../../../games/kit/wording.ts'

type Sentences = Readonly<Record<Language, string>>

/** A kind of problem, as the catalogue has it. */
interface ProblemKind {
  readonly status: number
  /** The sentence for the caller; `{name}` stands for a parameter. */
  readonly title: Sentences
  /** When it occurs, and what to do; in English, for the page of problems. */
  readonly meaning: string
}

/** Kinds of problems by their codes. */
export type ProblemKinds = Readonly<Record<string, ProblemKind>>
