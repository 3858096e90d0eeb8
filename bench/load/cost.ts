import { type Repeated, repeat } from '../client.ts'
import { processorOf } from '../processor.ts'
import type { ServerProcess } from '../server-process.ts'
import { wallTime } from '../wall-time.ts'
import { clients } from './site.ts'

export interface Cost {
  /** Processor milliseconds for a request. */
  readonly processor: number
  readonly perSecond: number
}

/** What a request costs that each client repeats so many times. */
export function costOf(servers: readonly ServerProcess[], request: Repeated, times: number): Promise<Cost> {
  return costBy(async () => servers.reduce((sum, { pid }) => sum + processorOf(pid), 0), request, times)
}

/** @param used the processor time that all who take part in it have used so far, in seconds */
export async function costBy(used: () => Promise<number>, request: Repeated, times: number): Promise<Cost> {
  const before = await used()
  const milliseconds = await wallTime(() => repeat(clients, times, request))
  const requests = clients * times
  return { processor: (1000 * ((await used()) - before)) / requests, perSecond: (1000 * requests) / milliseconds }
}
