import type { Choice, Move } from '../../api/schemas.ts'
import { carriedOver } from './carried-over.ts'
import { type Draft, isSame, missing, type Value } from './draft.ts'

/** A whole move as a draft, so that its reader can look at it, change it and send it; undefined if no choice leads to it. */
export function laidMove(move: Move, choices: readonly Choice[]): Draft | undefined {
  for (const choice of choices) {
    if (!isWithin(move, choice)) continue
    const values = choice.fields.flatMap(({ name }) => {
      const value = move[name]
      return isValue(value) ? [[name, value] as const] : []
    })
    const draft = carriedOver({ choice, values: Object.fromEntries(values) }, [choice])
    if (draft !== undefined && missing(draft).length === 0) return draft
  }
  return undefined
}

/** Whether a move has the fixed parts of a choice, and besides them only what its fields and its forced parts name. */
function isWithin(move: Move, { move: fixed, fields, example }: Choice): boolean {
  const asked = new Set(fields.map(({ name }) => name))
  return (
    Object.entries(fixed).every(([name, value]) => isSame(move[name], value)) &&
    Object.entries(move).every(([name, value]) => name in fixed || asked.has(name) || isSame(example[name], value))
  )
}

const isWord = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every(isWord)
  if (typeof value === 'object' && value !== null) return Object.values(value).every((many) => typeof many === 'number')
  return isWord(value)
}
