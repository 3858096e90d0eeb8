import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The processor time that a process has used so far, in seconds. */
export function processorOf(pid: number | undefined): number {
  // Fields 14 and 15, in hundredths of a second; the name before them may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The share of a core that a process uses, measured over some seconds. */
export async function shareOfCore(pid: number | undefined, seconds: number): Promise<number> {
  const before = processorOf(pid)
  await wait(seconds * 1000)
  return (processorOf(pid) - before) / seconds
}
