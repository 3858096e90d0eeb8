import { accounts } from './kinds/accounts.ts'
import { agreements } from './kinds/agreements.ts'
import { disputes } from './kinds/disputes.ts'
import { lobby } from './kinds/lobby.ts'
import { moves } from './kinds/moves.ts'
import { permissions } from './kinds/permissions.ts'
import type { ProblemKinds } from './kinds/problem-kinds.ts'
import { repeats } from './kinds/repeats.ts'
import { requests } from './kinds/requests.ts'
import { studies } from './kinds/studies.ts'

/**
 * Every kind of problem that the API answers with. A code is stable and never gets another meaning. All refusals by the
 * rules of a game are one kind (`illegal-move`); `rule` names the rule.
 */
export const problemCatalogue = {
  ...requests,
  ...repeats,
  ...permissions,
  ...accounts,
  ...lobby,
  ...moves,
  ...agreements,
  ...disputes,
  ...studies,
} as const satisfies ProblemKinds

export type ProblemCode = keyof typeof problemCatalogue

/** Every code, in the catalogue's order. */
export const problemCodes = Object.keys(problemCatalogue).filter(
  (code): code is ProblemCode => code in problemCatalogue,
)
