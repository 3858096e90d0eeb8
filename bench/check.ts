// npm run bench:check: three ratios of processor time, against those of the last whole run (bench/results.json). It fails
// where one has fallen by more than a third in two tries, so that a change that makes the server slower is noticed. Lines of
// Node differ by as much, so it needs the same line as that run.
import { keptResults } from './kept-results.ts'
import { QuickRatios, quickRatios } from './quick.ts'

const { quick: kept, node } = keptResults()

/** Measures, prints what came out, and compares it with what is written down. */
async function isAsFast(): Promise<boolean> {
  const reached = await quickRatios()
  const fell = QuickRatios.keyof().options.filter((what) => reached[what] < (kept[what] * 2) / 3)
  for (const what of QuickRatios.keyof().options) {
    const verdict = fell.includes(what) ? 'MISSED' : 'held'
    console.log(`${what.padEnd(48)} ${reached[what].toFixed(3)} (written down: ${kept[what].toFixed(3)}) ${verdict}`)
  }
  return fell.length === 0
}

const [line, ours] = [node, process.version].map((version) => version.split('.')[0])
if (line !== ours) {
  console.error(`The last whole run was on Node ${line}, this is Node ${ours}: their ratios cannot be compared.`)
  process.exitCode = 1
} else if (!(await isAsFast()) && !(await isAsFast())) process.exitCode = 1
