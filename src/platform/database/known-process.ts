import { readFileSync, readlinkSync } from 'node:fs'
import { z } from 'zod'
import { hasCode } from '../system-error.ts'

/** Identifies a process even if another one gets its number later. Null: the system does not say. */
const KnownProcess = z.object({
  process: z.int().positive(),
  /** When it started, in ticks since the machine did. */
  started: z.string().nullable(),
  /** This run of the machine. */
  boot: z.string().nullable(),
  /** The namespace of process numbers: the container. */
  namespace: z.string().nullable(),
})
export type KnownProcess = z.infer<typeof KnownProcess>

/** The identity of this process. */
export function thisProcess(): KnownProcess {
  return {
    process: process.pid,
    started: ticksAtStart(process.pid),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/** Parses a stored process; undefined if the text is not one. */
export function knownProcess(text: string): KnownProcess | undefined {
  try {
    return KnownProcess.parse(JSON.parse(text))
  } catch {
    return undefined // neither JSON nor a process
  }
}

/**
 * Whether that process runs, among those visible from here. If its start is unknown, any process with its number
 * counts.
 */
export function isRunning(known: Pick<KnownProcess, 'process'> & Partial<KnownProcess>): boolean {
  if (!isAlive(known.process)) return false
  const started = ticksAtStart(known.process)
  return started === null || known.started === undefined || known.started === null || started === known.started
}

/** Whether the process with this number started after a moment (in milliseconds); false if that is unknown. */
export function startedSince(pid: number, moment: number): boolean {
  const ticks = ticksAtStart(pid)
  const boot = orNull(() => /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? null)
  if (ticks === null || boot === null) return false
  // proc(5): 100 ticks a second; the start of the machine is known to the second.
  return Number(boot) * 1000 + Number(ticks) * 10 > moment + 2000
}

/** proc(5): the 22nd field of `stat`, counted as the 20th after the name, because the name may contain spaces. */
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

/** Null if there is no such file: only Linux has them. */
function orNull<Read>(read: () => Read): Read | null {
  try {
    return read()
  } catch {
    return null
  }
}
