// npm run check: what needs no database. What only reads runs beside the unit tests, which have two workers: a third would load
// all modules once more.
import { spawn } from 'node:child_process'

const reading = ['lint', 'boundaries', 'types']

/** Runs `npm run SCRIPT` alone: `precheck` generates what it needs. @returns its exit code, and its output if `kept` */
function npmRun(script, { kept }) {
  const stdio = kept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', ...script], { stdio })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (more) => (text += more))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}

async function read() {
  let worst = 0
  let all = ''
  for (const script of reading) {
    const { code, text } = await npmRun([script], { kept: true })
    worst = Math.max(worst, code)
    all += `\n== ${script}\n${text}`
  }
  return { code: worst, text: all }
}

const [{ code: testing }, { code: reads, text }] = await Promise.all([
  npmRun(['test:unit', '--', '--maxWorkers', '2'], { kept: false }),
  read(),
])
console.log(text)
process.exitCode = Math.max(testing, reads)
