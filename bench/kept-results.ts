import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { z } from 'zod'
import { type Figure, held, readable } from './figures.ts'
import { QuickRatios } from './quick.ts'

/** The last whole run of `npm run bench`. */
const Results = z.strictObject({
  machine: z.string(),
  node: z.string().regex(/^v\d+\./),
  date: z.iso.date(),
  figures: z.array(
    z.strictObject({ what: z.string(), reached: z.string(), ratio: z.number(), held: z.boolean().nullable() }),
  ),
  quick: QuickRatios,
})

const file = new URL('results.json', import.meta.url)

/** The last whole run. */
export const keptResults = (): z.infer<typeof Results> => Results.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Writes down a whole run, with the machine on which it was made. */
export function keep(figures: readonly Figure[], quick: QuickRatios): void {
  const { length: cores, 0: core } = os.cpus()
  const results = {
    machine: `${cores} x ${core?.model ?? 'unknown'}`,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
    figures: figures.map((figure) => {
      const { what, measured, unit, limit, against, ratio } = figure
      const reached = `${readable(measured)} ${unit} of ${readable(limit)} (${against})`
      return { what, reached, ratio: rounded(ratio), held: held(figure) ?? null }
    }),
    quick: QuickRatios.parse(Object.fromEntries(Object.entries(quick).map(([what, ratio]) => [what, rounded(ratio)]))),
  }
  writeFileSync(file, `${JSON.stringify(Results.parse(results), null, 2)}\n`)
}

const rounded = (ratio: number): number => Number(ratio.toPrecision(3))
