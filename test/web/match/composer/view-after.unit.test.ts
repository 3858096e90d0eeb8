import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { viewAfter } from '../../../../web/src/match/composer/view-after.ts'

const present = () => signal<{ view: { offers: number } } | undefined>({ view: { offers: 3 } })
const taking = (left: number) => ({ patch: [{ op: 'replace' as const, path: '/offers', value: left }] })

test('a move is chosen in the view of the table or, behind moves that are lined up, in that after them', async () => {
  const lined = signal([taking(0)])
  const after = viewAfter(present(), lined)

  expect(after.view.value).toBe(undefined)
  await expect.poll(() => after.view.value).toEqual({ view: { offers: 0 } })
  lined.value = [...lined.value, taking(5)]
  await expect.poll(() => after.view.value).toEqual({ view: { offers: 5 } })
  lined.value = []
  expect(after.view.value).toEqual({ view: { offers: 3 } })
  after.stop()
})

test('a patch that does not fit a newer view shows nothing, and an earlier answer does not come through', async () => {
  const table = present()
  const lined = signal([taking(0)])
  const after = viewAfter(table, lined)
  lined.value = [{ patch: [{ op: 'replace' as const, path: '/sold/0', value: 0 }] }]
  await new Promise((done) => setTimeout(done, 50))
  expect(after.view.value).toBe(undefined)

  table.value = undefined
  lined.value = []
  expect(after.view.value).toBe(undefined)
  after.stop()
})
