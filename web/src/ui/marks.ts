import type { Mistake } from '../api/problem.ts'

/** Messages for the fields of a form, by field name, and those about no field. */
export interface Marked {
  readonly fields: ReadonlyMap<string, string>
  readonly others: readonly Mistake[]
}

/**
 * Finds the field that each mistake is about.
 * @param names of the fields in their order: each is the field's place in the request, such as `pace/hours`
 */
export function marked(mistakes: readonly Mistake[], names: readonly string[]): Marked {
  const fields = new Map<string, string>()
  const others: Mistake[] = []
  for (const mistake of mistakes) {
    const field = fieldFor(mistake.at.replace(/^\w+\//, ''), names)
    if (field === undefined) others.push(mistake)
    else fields.set(field, [...new Set([fields.get(field), mistake.problem])].filter(Boolean).join(' '))
  }
  return { fields, others }
}

/** The field at a place, or the first one within it, or the innermost group around it. */
const fieldFor = (place: string, names: readonly string[]): string | undefined =>
  names.find((name) => name === place) ??
  names.find((name) => isWithin(name, place)) ??
  names.findLast((name) => isWithin(place, name))

/** Whether a place is a part of another one. */
export const isWithin = (place: string, whole: string): boolean => whole !== '' && place.startsWith(`${whole}/`)
