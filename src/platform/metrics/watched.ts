import type { Registry } from 'prom-client'

const watched = new WeakSet<Registry>()

/** Whether anybody has read these metrics. What costs much to measure begins then. */
export const isWatched = (metrics: Registry): boolean => watched.has(metrics)

/** Notes that somebody reads these metrics. */
export const watch = (metrics: Registry): void => void watched.add(metrics)
