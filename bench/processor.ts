import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** The processor time that a process has used so far, in seconds. */
export function processorOf(pid: number | undefined): number {
  return ticksOf(pid, 11, 12) / 100
}

/** The sum of fields of `/proc/PID/stat`, counted after the name, which may hold spaces; 11 and 12 are fields 14 and 15. */
function ticksOf(pid: number | undefined, ...counted: readonly number[]): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return counted.reduce((sum, field) => sum + Number(fields[field]), 0)
}

/** The processor time that a PostgreSQL server on this machine has used so far, with all its sessions, in seconds. */
export async function processorOfPostgres(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ file: string }>("SELECT pg_read_file('postmaster.pid') AS file")
  const postmaster = Number(rows[0]?.file.split('\n')[0])
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number)
  // Fields 16 and 17 are those of the children that have ended.
  return children.reduce((sum, child) => sum + ticksOf(child, 11, 12), ticksOf(postmaster, 11, 12, 13, 14)) / 100
}

/** The share of a core that a process uses, measured over some seconds. */
export async function shareOfCore(pid: number | undefined, seconds: number): Promise<number> {
  const before = processorOf(pid)
  await wait(seconds * 1000)
  return (processorOf(pid) - before) / seconds
}

/** The processor time that some work of this process takes, in milliseconds. */
export function processorMilliseconds(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
