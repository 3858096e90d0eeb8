import { readFileSync, readlinkSync } from 'node:fs'
import { z } from 'zod'
import { hasCode } from '../system-error.ts'

/** A process, so that it is never taken for another one that has its number later. What a system does not tell is null. */
const KnownProcess = z.object({
  process: z.int().positive(),
  /** When it began, in ticks since the machine did. */
  started: z.string().nullable(),
  /** This run of the machine. */
  boot: z.string().nullable(),
  /** The container, as far as numbers of processes go. */
  namespace: z.string().nullable(),
})
export type KnownProcess = z.infer<typeof KnownProcess>

export function thisProcess(): KnownProcess {
  return {
    process: process.pid,
    started: ticksAtStart(process.pid),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/** A process as it was written down; undefined where that is nothing of the kind. */
export function knownProcess(text: string): KnownProcess | undefined {
  try {
    return KnownProcess.parse(JSON.parse(text))
  } catch {
    return undefined // neither JSON nor a process
  }
}

/** Whether that very process runs, among those that can be seen from here. Where nothing is known of its start, any of its number. */
export function isRunning(known: Pick<KnownProcess, 'process'> & Partial<KnownProcess>): boolean {
  if (!isAlive(known.process)) return false
  const started = ticksAtStart(known.process)
  return started === null || known.started === undefined || known.started === null || started === known.started
}

/** Whether the process that has a number now began after a moment (in milliseconds); false where nobody can tell. */
export function startedSince(pid: number, moment: number): boolean {
  const ticks = ticksAtStart(pid)
  const boot = orNull(() => /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? null)
  if (ticks === null || boot === null) return false
  // proc(5): 100 ticks a second; the machine's start is known to the second.
  return Number(boot) * 1000 + Number(ticks) * 10 > moment + 2000
}

/** proc(5): the 22nd field of `stat`, the 20th after the name, which may hold anything. */
function ticksAtStart(pid: number): string | null {
  return orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Null where there is no such file: systems other than Linux have none of these. */
function orNull<Read>(read: () => Read): Read | null {
  try {
    return read()
  } catch {
    return null
  }
}
