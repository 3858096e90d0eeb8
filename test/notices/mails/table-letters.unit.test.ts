import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../src/games/kit/wording.ts'
import { matchClosedLetter } from '../../../src/notices/mails/match-closed-letter.ts'
import { matchExpiringLetter } from '../../../src/notices/mails/match-expiring-letter.ts'
import { matchAbortedLetter } from '../../../src/notices/mails/match-over-letters.ts'
import { seatRemovedLetter } from '../../../src/notices/mails/seat-removed-letter.ts'
import { wishExpiredLetter } from '../../../src/notices/mails/wish-expired-letter.ts'
import {
  aboutMatch,
  findUrl,
  deadline as givenUpAt,
  match,
  proofUrl,
  reader,
  says,
  saysOfMatch,
  textOf,
} from './given.ts'
import { expected } from './table-sentences.ts'

const because: Readonly<Record<Language, Readonly<Record<'administrator' | 'agreement' | 'abandoned', string>>>> = {
  en: {
    administrator: 'broken off by an administrator',
    agreement: 'agreed to end it',
    abandoned: 'Nothing had happened in the match “Friday table” (Havana) for months',
  },
  fr: {
    administrator: 'interrompue par l’administration',
    agreement: 'ont convenu d’y mettre fin',
    abandoned: 'Il ne se passait plus rien depuis des mois',
  },
  ru: {
    administrator: 'прервана администратором',
    agreement: 'договорились её закончить',
    abandoned: 'несколько месяцев ничего не происходило',
  },
  es: {
    administrator: 'La administración ha interrumpido',
    agreement: 'han acordado terminarla',
    abandoned: 'no había pasado nada desde hacía meses',
  },
}

describe.each(languages)('mails about a match that does not fill or does not go on, in %s', (language) => {
  const say = expected[language]
  const about = aboutMatch(language)

  test('a match that has not filled: until when, how many seats are free, how to invite', () => {
    const letter = matchExpiringLetter({ ...about, proof: null, givenUpAt, state: { kind: 'open', free: 1 } })
    expect(letter.subject).toContain(say.expiring)
    says(letter, say.until, say.free, `POST /v1/matches/${match}/invitations`)
    // There is no journal yet, and so no signed head.
    expect(textOf(letter)).not.toContain(proofUrl)
  })

  test('a silent match: until when, and whom it waits for', () => {
    const state = { kind: 'running', waitsFor: ['Ann', 'Bob', 'Cleo'] } as const
    const letter = matchExpiringLetter({ ...about, givenUpAt, state })
    saysOfMatch(letter, say.expiring, say.until, say.silent, say.waitsFor)
  })

  test.each(['cancelled', 'expired'] as const)('a match that was cancelled: %s', (why) => {
    const [subject, sentence] = say[why]
    saysOfMatch(matchClosedLetter({ ...about, why, find: findUrl }), subject, sentence, findUrl)
  })

  test('a seat that was taken back', () => {
    const [subject, sentence] = say.removed
    saysOfMatch(seatRemovedLetter({ ...about, find: findUrl }), subject, sentence, findUrl)
  })

  test('an expired wish', () => {
    const [subject, sentence] = say.wish
    const pages = { wishes: 'http://paquebot.test/wishes?game=havana', find: findUrl }
    const letter = wishExpiredLetter({
      to: reader(language),
      account: 'account',
      title: about.title,
      seats: 4,
      ...pages,
    })
    expect(letter.subject).toBe(subject)
    says(letter, sentence, pages.wishes, pages.find)
  })

  test.each(['administrator', 'agreement', 'abandoned'] as const)('why a match was aborted: %s', (reason) => {
    const letter = matchAbortedLetter({ ...about, reason })
    for (const [each, sentence] of Object.entries(because[language])) {
      expect(textOf(letter).includes(sentence)).toBe(each === reason)
    }
  })

  test('have no link to a private match in which their reader no longer takes part', () => {
    expect(textOf(seatRemovedLetter({ ...about, page: null, find: findUrl }))).not.toContain(
      'http://paquebot.test/links/match',
    )
  })
})
