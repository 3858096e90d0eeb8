import { parentPort } from 'node:worker_threads'
import { TooManySteps } from '../../games/kit/steps.ts'
import { Problem } from '../problems/problem.ts'
import type { Job } from './job.ts'
import type { JobOrder, JobReport } from './messages.ts'

/** The program of a thread: it carries out orders, and reports their results. */
parentPort?.on('message', async (order: JobOrder) => {
  report(await resultOf(order))
})

async function resultOf({ module, name, input }: JobOrder): Promise<JobReport> {
  try {
    const exported: Readonly<Record<string, Job<unknown, unknown> | undefined>> = await import(module)
    const job = exported[name]
    if (job === undefined) throw new TypeError(`${module} exports no job ${name}.`)
    report({ kind: 'begun' })
    return { kind: 'done', output: await job.run(input) }
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
