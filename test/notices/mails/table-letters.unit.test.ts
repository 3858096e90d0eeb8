import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../src/games/kit/wording.ts'
import { matchClosedLetter } from '../../../src/notices/mails/match-closed-letter.ts'
import { matchExpiringLetter } from '../../../src/notices/mails/match-expiring-letter.ts'
import { matchAbortedLetter } from '../../../src/notices/mails/match-over-letters.ts'
import { seatRemovedLetter } from '../../../src/notices/mails/seat-removed-letter.ts'
import { wishExpiredLetter } from '../../../src/notices/mails/wish-expired-letter.ts'
import { aboutMatch, deadline as givenUpAt, match, proofUrl, reader, says, saysOfMatch, textOf } from './given.ts'

interface Said {
  readonly expiring: string
  readonly until: RegExp
  readonly free: string
  readonly silent: string
  readonly waitsFor: string
  readonly cancelled: [subject: string, sentence: string]
  readonly expired: [subject: string, sentence: string]
  readonly removed: [subject: string, sentence: string]
  readonly wish: [subject: string, sentence: string]
}

const expected: Readonly<Record<Language, Said>> = {
  en: {
    expiring: 'the match will be given up',
    until: /given up on Thursday,? 5 March 2026 at 05:30/,
    free: 'it has 1 free seat',
    silent: 'Nothing has happened in the match “Friday table” (Havana) for months.',
    waitsFor: 'It waits for Ann, Bob and Cleo.',
    cancelled: ['the match was cancelled', 'has cancelled it before it began'],
    expired: ['the match was given up', 'did not fill in time'],
    removed: ['your seat was taken back', 'has taken your seat back'],
    wish: ['Your wish for a match has expired: Havana', 'Havana, 4 seats'],
  },
  fr: {
    expiring: 'la partie va être abandonnée',
    until: /abandonnée le jeudi 5 mars 2026 à 05:30/,
    free: 'il reste 1 place libre',
    silent: 'Il ne se passe plus rien depuis des mois dans la partie « Friday table »',
    waitsFor: 'Elle attend Ann, Bob et Cleo.',
    cancelled: ['la partie a été annulée', 'l’a annulée avant qu’elle ne commence'],
    expired: ['la partie a été abandonnée', 'ne s’est pas remplie à temps'],
    removed: ['votre place a été reprise', 'a repris votre place'],
    wish: ['Votre demande de partie a expiré : La Havane', 'La Havane, 4 places'],
  },
  ru: {
    expiring: 'партия будет закрыта',
    until: /Срок: четверг, 5 марта 2026 г\. в 05:30/,
    free: 'в ней 1 свободное место',
    silent: 'В партии «Friday table» (Гавана) уже несколько месяцев ничего не происходит.',
    waitsFor: 'Ожидаются решения: Ann, Bob и Cleo.',
    cancelled: ['партия отменена', 'отменена до начала тем, кто её открыл'],
    expired: ['партия закрыта', 'не собралась вовремя'],
    removed: ['ваше место освобождено', 'освободил ваше место'],
    wish: ['Ваша заявка на партию истекла: Гавана', 'Гавана, 4 места'],
  },
  es: {
    expiring: 'la partida se va a cerrar',
    until: /Se cerrará el jueves, 5 de marzo de 2026, 05:30/,
    free: 'tiene 1 asiento libre',
    silent: 'En la partida «Friday table» (La Habana) no ha pasado nada desde hace meses.',
    waitsFor: 'Espera a Ann, Bob y Cleo.',
    cancelled: ['la partida se ha cancelado', 'la ha cancelado antes de que empezara'],
    expired: ['la partida se ha cerrado', 'no se llenó a tiempo'],
    removed: ['se le ha retirado el asiento', 'le ha retirado el asiento'],
    wish: ['Su solicitud de partida ha caducado: La Habana', 'La Habana, 4 asientos'],
  },
}

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
    administrator: 'Un administrador ha interrumpido',
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
    saysOfMatch(matchClosedLetter({ ...about, why }), subject, sentence, 'POST /v1/matches')
  })

  test('a seat that was taken back', () => {
    const [subject, sentence] = say.removed
    saysOfMatch(seatRemovedLetter(about), subject, sentence)
  })

  test('an expired wish', () => {
    const [subject, sentence] = say.wish
    const letter = wishExpiredLetter({ to: reader(language), account: 'account', title: about.title, seats: 4 })
    expect(letter.subject).toBe(subject)
    says(letter, sentence, 'POST /v1/wishes')
  })

  test.each(['administrator', 'agreement', 'abandoned'] as const)('why a match was aborted: %s', (reason) => {
    const letter = matchAbortedLetter({ ...about, reason })
    for (const [each, sentence] of Object.entries(because[language])) {
      expect(textOf(letter).includes(sentence)).toBe(each === reason)
    }
  })

  test('have no link to a private match in which their reader no longer takes part', () => {
    expect(textOf(seatRemovedLetter({ ...about, page: null }))).not.toContain('http://paquebot.test/links/match')
  })
})
