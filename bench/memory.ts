import { readFileSync } from 'node:fs'

/** The memory of a process, in bytes. */
export function residentOf(pid: number | undefined): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) * 1024
}
