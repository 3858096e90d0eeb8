import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { gauge } from '../../../src/platform/metrics/gauge.ts'

test('what cannot be read is no number, and hides no other metric', async () => {
  const metrics = new Registry()
  gauge(metrics, 'broken', 'What cannot be read.', () => Promise.reject(new Error('the database is away')))
  gauge(metrics, 'sound', 'What can.', () => 3)
  expect((await metrics.metrics()).split('\n')).toEqual(expect.arrayContaining(['broken Nan', 'sound 3']))
})
