import { expect, it } from 'vitest'
import { addressOf, viewingIn } from '../../../web/src/administration/viewing.ts'

it('shows the newest version as a spectator sees it, unless the address says otherwise', () => {
  expect(viewingIn({}, 12)).toEqual({ version: 12, as: 'spectator', from: undefined })
  expect(viewingIn({ version: '5', as: '1', from: '2' }, 12)).toEqual({ version: 5, as: 1, from: 2 })
  expect(viewingIn({ as: 'administrator' }, 12)).toMatchObject({ as: 'administrator' })
})

it.each(['0', '-1', 'x', '1.5', ''])('ignores a version that there cannot be: %s', (version) => {
  expect(viewingIn({ version, as: version === '0' ? 'x' : '' }, 12)).toMatchObject({ version: 12, as: 'spectator' })
})

it('shows the newest version for one that is still to come', () => {
  expect(viewingIn({ version: '40' }, 12)).toMatchObject({ version: 12 })
})

it('has an address that says the same', () => {
  const viewing = { version: 5, as: 0, from: 2 }
  const address = new URL(addressOf('a-match', viewing), 'https://example.org')
  expect(address.pathname).toBe('/administration/matches/a-match')
  expect(viewingIn(Object.fromEntries(address.searchParams), 12)).toEqual(viewing)
})
