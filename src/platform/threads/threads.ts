import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { fairQueue } from '../fair-queue.ts'
import { Problem, tooManyRequests } from '../problems/problem.ts'
import type { Job } from './job.ts'
import type { JobOrder, JobReport } from './messages.ts'

/** For whom a job runs, and how long it may take. */
interface ThreadTerms {
  /** The requester: an account, an address, or the server itself. Requesters take turns. */
  readonly by: string
  /** In milliseconds of processor time, counted from when the job begins. */
  readonly within?: number
  /** Memory of the input that moves to the thread, in place of being copied: nobody else may use it any more. */
  readonly transfer?: readonly ArrayBuffer[]
}

/** Runs on other threads the jobs that would block the event loop. */
export interface Threads {
  /**
   * @throws Problem any problem of the job; too-much-to-compute if it runs out of time or memory; too-many-requests if
   * too many jobs of the same requester wait
   */
  run<Input, Output>(job: Job<Input, Output>, input: Input, terms: ThreadTerms): Promise<Output>
  /** Ends all threads. Jobs that are under way fail. */
  close(): Promise<void>
}

const usualMilliseconds = 5_000
/** A thread that does not even begin is broken: loading a module takes a second. */
const mostMillisecondsToBegin = 60_000
/** How many times its processor time a job may take on a busy machine. */
const mostWaits = 6
const mostWaiting = 16
/** One core is left to the event loop. */
const usualThreads = Math.min(4, Math.max(1, availableParallelism() - 1))
const usualMegabytes = 512

interface WaitingJob {
  readonly order: JobOrder
  readonly within: number
  readonly transfer: readonly ArrayBuffer[]
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Starts threads when they are first needed, and keeps them. A job that takes too long costs its thread, since nothing
 * else stops a computation.
 */
export function threads({ most = usualThreads, megabytes = usualMegabytes } = {}): Threads {
  const queue = fairQueue<WaitingJob>()
  const all = new Set<Worker>()
  const idle = new Set<Worker>()
  let closed = false

  function serve(): void {
    while (idle.size > 0 || all.size < most) {
      const next = queue.next()
      if (next === undefined) return
      const [worker = addThread()] = idle
      idle.delete(worker)
      carryOut(worker, next)
    }
  }

  function addThread(): Worker {
    const worker = startThread(megabytes)
    all.add(worker)
    // A thread may also end while it is idle.
    worker.once('exit', () => {
      all.delete(worker)
      idle.delete(worker)
    })
    // An error event without a listener would end the process. A job on this thread has its own listener.
    worker.on('error', () => undefined)
    return worker
  }

  function carryOut(worker: Worker, { order, within, transfer, resolve, reject }: WaitingJob): void {
    let timer: NodeJS.Timeout | undefined
    const hear = (report: JobReport) => {
      if (report.kind === 'begun') limit()
      else giveBack(report)
    }
    /** Ends the job once its time is used up. The whole process's processor time is an upper bound for the job's. */
    function limit(): void {
      clearTimeout(timer)
      const begun = performance.now()
      const before = process.cpuUsage()
      const check = () => {
        const { user, system } = process.cpuUsage(before)
        const left = within - (user + system) / 1000
        if (left <= 0 || performance.now() - begun >= mostWaits * within) giveUp(tooMuchError())
        else timer = setTimeout(check, Math.max(left, within / 10))
      }
      timer = setTimeout(check, within)
    }
    const fail = () => giveUp(new Error(`The thread of ${order.name} ended.`))
    const failWith = (error: unknown) => giveUp(isOutOfMemory(error) ? tooMuchError() : error)
    const leave = () => {
      clearTimeout(timer)
      worker.off('message', hear).off('exit', fail).off('error', failWith).off('messageerror', failWith)
    }
    function giveUp(error: unknown): void {
      leave()
      all.delete(worker)
      void worker.terminate()
      reject(error)
      if (!closed) serve()
    }
    function giveBack(report: Exclude<JobReport, { kind: 'begun' }>): void {
      leave()
      rest(worker)
      if (report.kind === 'done') resolve(report.output)
      else reject(report.kind === 'refused' ? new Problem(report.code, report.extra) : report.error)
      serve()
    }
    worker.on('message', hear).on('exit', fail).on('error', failWith).on('messageerror', failWith)
    worker.ref()
    timer = setTimeout(() => giveUp(new Error(`The thread did not begin ${order.name}.`)), mostMillisecondsToBegin)
    try {
      worker.postMessage(order, transfer)
    } catch (error) {
      // The input cannot be copied, as if it is nested too deeply. The thread has not heard of it.
      leave()
      rest(worker)
      reject(error)
    }
  }

  function rest(worker: Worker): void {
    worker.unref()
    idle.add(worker)
  }

  return {
    run: <Input, Output>({ module, name }: Job<Input, Output>, input: Input, terms: ThreadTerms) =>
      new Promise<Output>((resolve, reject) => {
        const { by, within = usualMilliseconds, transfer = [] } = terms
        if (closed) throw closedError()
        if (queue.waitingFor(by) >= mostWaiting) throw tooManyRequests(1)
        // The output is a copy of what the job's own function returned.
        const finish = (output: unknown) => resolve(output as Output)
        queue.add(by, { order: { module, name, input }, within, transfer, resolve: finish, reject })
        serve()
      }),
    async close() {
      closed = true
      for (let next = queue.next(); next !== undefined; next = queue.next()) next.reject(closedError())
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

const closedError = () => new Error('The threads are closed.')
const tooMuchError = () => new Problem('too-much-to-compute')

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * A built server runs JavaScript threads. Run from source, a thread loads TypeScript, with the same loader as the
 * process.
 */
function startThread(megabytes: number): Worker {
  const extension = path.extname(import.meta.url)
  return new Worker(new URL(`./thread${extension}`, import.meta.url), {
    execArgv: extension === '.ts' ? ['--import', typeScript()] : [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
}

/** The loader does not apply to threads by itself. */
function typeScript(): string {
  const loader = import.meta.resolve('tsx/esm/api')
  return `data:text/javascript,import { register } from ${JSON.stringify(loader)}; register()`
}
