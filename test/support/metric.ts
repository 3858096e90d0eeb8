import type { Platform } from '../../src/platform/platform.ts'

/** What a metric without labels reads now. */
export const metricOf = async ({ metrics }: Pick<Platform, 'metrics'>, name: string): Promise<number | undefined> =>
  (await metrics.getSingleMetric(name)?.get())?.values[0]?.value
