import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carriedBy, carriedPage, pageAfter, signInAddress } from '../../../web/src/sign-in/sign-in-address.ts'

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://paquebot.test' }))
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['the page that is shown', '/settings#hours', '/sign-in?then=%2Fsettings%23hours'],
  ['the first page, which needs no mention', '/', '/sign-in'],
  ['the page that led to a form for signing in or up', '/sign-up?then=%2Ffind', '/sign-in?then=%2Ffind'],
  // Without the token behind its #, such a page has nothing to offer.
  ['the page that a mailed link carries', '/links/confirm?then=%2Fmatches%2F1', '/sign-in?then=%2Fmatches%2F1'],
  ['the first page, if a mailed link carries none', '/links/match?tab=talk', '/sign-in'],
])('signing in leads to %s', (_, address, expected) => {
  expect(signInAddress(address)).toBe(expected)
})

// Browsers read a backslash as a slash, and leave out tabs (URL Standard §4.4).
test.each(['//example.org', '/\\example.org', '/\t/example.org', 'https://example.org', 'find', ''])(
  'no link goes on with a page of another site, or with none: %j',
  (then) => {
    expect(pageAfter({ then })).toBe('/')
  },
)

test.each(['/find?game=hamlet', '/matches/1#token'])('a link goes on with the page that it carries: %s', (then) => {
  expect(pageAfter({ then })).toBe(then)
})

const invited = 'AbCdEf_0123456789-AbCdEf_0123456789-AbCdEf_'

test('a mail carries the invitation to the match that one goes on with', () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'paquebot.invitation.m1' ? invited : null) })
  expect(carriedPage('/matches/m1')).toEqual({ page: `/matches/m1#${invited}` })
  expect(carriedPage('/matches/m2')).toEqual({ page: '/matches/m2' })
  expect(carriedPage('/')).toEqual({})
})

test.each([
  ['#Token', '/matches/m1'],
  [`#Token&${invited}`, `/matches/m1#${invited}`],
])('what follows the token in the link %s is the fragment of the page', (hash, page) => {
  expect(carriedBy(hash, '/matches/m1')).toEqual({ token: 'Token', page })
})
