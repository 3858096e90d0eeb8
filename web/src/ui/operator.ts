import { signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'

/** What the operator publishes about this server; undefined until it is read. */
export const operator = signal<Schemas['Operator'] | undefined>(undefined)

/** Reads it once. If the connection fails, the footer leaves it out. */
export async function readOperator(): Promise<void> {
  if (operator.value !== undefined) return
  try {
    operator.value = await answer(api.GET('/v1/operator'))
  } catch (error) {
    console.warn(error)
  }
}
