import { expect, test, vi } from 'vitest'
import { keep, kept } from '../../../../web/src/match/composer/kept-draft.ts'

test('what one composed is not there for somebody else of the match who signs in in the same tab', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const plan = { leasts: { '/offers/fish': 2 }, stays: true }
  keep('a-match', 0, { lined: [], narrowed: [], draft: undefined }, plan)

  expect(kept('a-match', 0)).toEqual({ lined: [], plan })
  expect(kept('a-match', 1)).toBeUndefined()
  expect(kept('another-match', 0)).toBeUndefined()
  vi.unstubAllGlobals()
})
