import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import type { Letter } from '../../../src/notices/letters/letter.ts'
import { words } from '../../../src/notices/locales/index.ts'
import {
  calendarMadeLetter,
  tokenEndingLetter,
  tokenMadeLetter,
  webhookMadeLetter,
} from '../../../src/notices/mails/access-letters.ts'
import { accountNewsLetter } from '../../../src/notices/mails/account-news-letter.ts'
import { type InvitedFacts, invitedLetter } from '../../../src/notices/mails/invited-letter.ts'
import { oneTimeLinkLetter } from '../../../src/notices/mails/one-time-link-letter.ts'
import { expected, invitedToo } from './account-sentences.ts'
import { deadline, htmlOf, invitation, reader, says, textOf } from './given.ts'

const url = 'http://paquebot.test/links/purpose#token'
const settings = 'http://paquebot.test/settings#tokens'

describe.each(languages)('mails about an account in %s', (language) => {
  const to = reader(language)

  /** Expects the topic's subject and sentence, in text and HTML, and these parts in the text. */
  function saysWhatItMust(topic: keyof typeof expected, letter: Letter, ...parts: readonly string[]): void {
    const [subject, sentence] = expected[topic][language]
    expect(letter.subject).toBe(subject)
    says(letter, sentence, ...parts)
    expect(htmlOf(letter).replaceAll('&#39;', "'")).toContain(sentence)
  }

  test.each([
    ['confirm-address', 'confirmAddress'],
    ['sign-in-link', 'signInLink'],
    ['change-address', 'changeAddress'],
  ] as const)('%s: the link, its request, and until when it works', (topic, mail) => {
    const request = 'POST /links {"token":"token"}'
    const letter = oneTimeLinkLetter({ to, mail, url, request, expiresAt: deadline })
    saysWhatItMust(topic, letter, 'Bob', url, request, '2026')
  })

  test.each([
    ['address-changed', 'addressChanged'],
    ['already-registered', 'alreadyRegistered'],
    ['password-changed', 'passwordChanged'],
    ['password-guessed', 'passwordGuessed'],
  ] as const)('%s', (topic, news) => {
    const facts = { to, news, accessEnds: false, page: { for: 'settings', url: settings } } as const
    const { ended } = words[language].access
    saysWhatItMust(topic, accountNewsLetter(facts), settings)
    expect(textOf(accountNewsLetter(facts))).not.toContain(ended)
    saysWhatItMust(topic, accountNewsLetter({ ...facts, accessEnds: true, page: null }), ended)
  })

  test('token-made: what it may do, and until when', () => {
    const token = { to, settings, token: 'id', name: 'My bot', scopes: ['read', 'play'] }
    const letter = tokenMadeLetter({ ...token, expiresAt: deadline })
    saysWhatItMust('token-made', letter, '2026', settings, 'DELETE /v1/account/tokens/id')
    expect(textOf(letter).match(/^- /gm)).toHaveLength(2)
    saysWhatItMust('token-made', tokenMadeLetter({ ...token, expiresAt: null }))
  })

  test('token-ending: until when', () => {
    saysWhatItMust('token-ending', tokenEndingLetter({ to, settings, name: 'My bot', expiresAt: deadline }), '2026')
  })

  test('webhook-made: the host, and how to delete it', () => {
    const letter = webhookMadeLetter({ to, settings, webhook: 'id', host: 'receiver.example.org' })
    saysWhatItMust('webhook-made', letter, 'DELETE /v1/account/webhooks/id')
  })

  test('calendar-made', () => {
    saysWhatItMust('calendar-made', calendarMadeLetter({ to, settings }), 'DELETE /v1/account/calendar')
  })

  const invited: InvitedFacts = {
    to: { ...to, name: '' },
    ...invitation,
    url,
    request: 'POST /v1/matches/id/seats',
    invitee: { refuseUrl: 'http://paquebot.test/links/refuse#token' },
  }
  const { rematch, underWay } = invitedToo[language]

  test('invited: to which match, and how to join it', () => {
    const letter = invitedLetter(invited)
    saysWhatItMust('invited', letter, 'Havana', url, invited.request)
    expect(textOf(letter)).not.toContain(rematch)
    expect(textOf(letter)).not.toContain(underWay)
    expect(letter.refuse?.label).toMatch(/\S/)
  })

  test('invited to a rematch, or to a match under way', () => {
    saysWhatItMust('invited', invitedLetter({ ...invited, isRematch: true }), rematch)
    saysWhatItMust('invited', invitedLetter({ ...invited, isUnderWay: true }), underWay)
  })

  test('invited by somebody, or to a match, whose name is not shown to strangers', () => {
    const letter = invitedLetter({ ...invited, inviter: null, name: null })
    says(letter, 'Havana')
    expect(`${letter.subject}\n${textOf(letter)}`).not.toMatch(/Ann|Friday table/)
  })
})
