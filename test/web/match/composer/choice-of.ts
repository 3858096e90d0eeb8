import type { Choice, Field } from '../../../../web/src/api/schemas.ts'

/** A choice with these fields, and nothing else that matters. */
export const choiceOf = (...fields: readonly Field[]): Choice => ({
  move: { type: 'act' },
  about: [],
  fields: [...fields],
  limits: [],
  example: { type: 'act' },
  says: '',
  labels: {},
  nouns: [],
})
