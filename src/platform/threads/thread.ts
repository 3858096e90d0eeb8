import { parentPort } from 'node:worker_threads'
import { TooManySteps } from '../../games/kit/steps.ts'
import { Problem } from '../problems/problem.ts'
import { loadJob } from './job.ts'
import type { JobOrder, JobReport } from './messages.ts'

/** The program of a thread: it carries out orders, and reports their results. */
parentPort?.on('message', async (order: JobOrder) => {
  report(await resultOf(order))
})
parentPort?.on('messageerror', (error) => report({ kind: 'failed', error }))

async function resultOf(order: JobOrder): Promise<JobReport> {
  try {
    const run = await loadJob(order)
    report({ kind: 'begun' })
    return { kind: 'done', output: await run(order.input) }
  } catch (error) {
    if (error instanceof TooManySteps) return { kind: 'refused', code: 'too-much-to-compute', extra: {} }
    // The class of an error is lost when it is copied to the other thread.
    if (error instanceof Problem) return { kind: 'refused', code: error.code, extra: error.extra }
    return { kind: 'failed', error }
  }
}

function report(what: JobReport): void {
  parentPort?.postMessage(what)
}
