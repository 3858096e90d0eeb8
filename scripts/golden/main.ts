// npm run golden: plays one match per plan from fixed seeds into test/fixtures/journals, and counts the choices that each
// version of the rules offers. Files and counts of released rules are never rewritten: a change of the rules, or a new
// game, adds new ones.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { progress } from '../../src/cli/progress.ts'
import { catalogue } from '../../src/games/catalogue.ts'
import { Count, countsFile, countsFor } from './offered.ts'
import { plansFor } from './plans.ts'
import { play } from './play.ts'

const folder = 'test/fixtures/journals'
await mkdir(folder, { recursive: true })
const plans = plansFor(catalogue.values())
const bar = progress('matches')
const written: string[] = []
for (const [index, plan] of plans.entries()) {
  bar.reached(index, plans.length)
  const file = `${folder}/${plan.name}.json`
  const game = catalogue.get(plan.game)
  if (!game || existsSync(file)) continue
  await writeFile(file, `${JSON.stringify(play(game, plan, index))}\n`)
  written.push(file)
}
bar.stop()
for (const file of written) console.log(`wrote ${file}`)

const known = Count.array().parse(JSON.parse(await readFile(countsFile, 'utf8')))
const counts = countsFor(catalogue.values(), known)
if (counts.length > known.length) {
  await writeFile(countsFile, `[\n${counts.map((count) => `  ${JSON.stringify(count)}`).join(',\n')}\n]\n`)
  console.log(`wrote ${countsFile}`)
}
