import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { gauge, gauges } from '../../../src/platform/metrics/gauge.ts'

test('what cannot be read is no number, and hides no other metric', async () => {
  const metrics = new Registry()
  gauge(metrics, 'broken', 'What cannot be read.', () => Promise.reject(new Error('the database is away')))
  gauge(metrics, 'sound', 'What can.', () => 3)
  expect((await metrics.metrics()).split('\n')).toEqual(expect.arrayContaining(['broken Nan', 'sound 3']))
})

test('gauges of one reading are read together, and anew each time', async () => {
  const metrics = new Registry()
  let readings = 0
  gauges(metrics, async () => ({ count: ++readings }), [
    { name: 'one', help: 'The reading.', value: ({ count }) => count },
    { name: 'ten', help: 'Ten times the reading.', value: ({ count }) => 10 * count },
  ])
  expect((await metrics.metrics()).split('\n')).toEqual(expect.arrayContaining(['one 1', 'ten 10']))
  expect((await metrics.metrics()).split('\n')).toEqual(expect.arrayContaining(['one 2', 'ten 20']))
})
