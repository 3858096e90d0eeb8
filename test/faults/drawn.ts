import { oneWithSeed } from '../support/long.ts'

/**
 * Faults that are alike, by the file that tests them: each run with a seed, as CI's is, breaks one of each kind. Together
 * they would take two and a half minutes of it.
 */
const kinds = [
  ['killed-server', 'killed-postgres', 'lost-connections', 'several-servers', 'stopped-server'],
  ['full-disk', 'read-only-disk', 'struck-postgres', 'lost-start', 'stopped-start'],
  ['receivers', 'soak'],
] as const

type Fault = (typeof kinds)[number][number]

const drawn: readonly Fault[] = kinds.flatMap((kind) => oneWithSeed<Fault>(kind[0], kind))

/** Whether this run breaks that. */
export const isDrawn = (fault: Fault): boolean => drawn.includes(fault)
