import { Refused } from '../../api/problem.ts'
import type { Choice, Schemas } from '../../api/schemas.ts'
import type { Table } from '../table.ts'
import { carriedOver, keepsAll } from './carried-over.ts'
import { type Draft, moveOf } from './draft.ts'
import { tryMoves } from './trying.ts'
import { type Lined, nothing, type Unsent } from './unsent.ts'

/**
 * Adds lined-up moves again, and then the one being composed, as far as they are still possible. The server says what
 * could be done after each of them.
 * @throws Unreachable
 */
export async function linedUpAgain(
  table: Table,
  moves: readonly Draft[],
  last: Draft | undefined,
  choices: readonly Choice[],
): Promise<Unsent> {
  let lined: readonly Lined[] = []
  let possible = choices
  for (const move of moves) {
    const draft = carriedOver(move, possible)
    // What is lined up shows no values: a move that has lost some is composed again, before the reader's eyes.
    if (draft && !keepsAll(move, draft)) return { ...nothing, lined, draft }
    const after = draft && (await unlessRefused(tryMoves(table, [...lined.map((one) => one.draft), draft].map(moveOf))))
    if (!draft || !after?.choices) return { ...nothing, lined, draft }
    lined = [...lined, { draft, after: after.choices, patch: after.patch }]
    possible = after.choices
  }
  return { ...nothing, lined, draft: last && carriedOver(last, possible) }
}

async function unlessRefused(asked: Promise<Schemas['Tried']>): Promise<Schemas['Tried'] | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
