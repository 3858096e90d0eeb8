import { Counter, type Registry } from 'prom-client'
import { computedOnce } from '../../games/kit/computed-once.ts'

/** A counter that each process has once, however many parts of it count. */
export const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  computedOnce((metrics: Registry) => new Counter({ name, help, labelNames, registers: [metrics] }))
