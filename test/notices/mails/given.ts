import { expect } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import type { Language } from '../../../src/games/kit/wording.ts'
import type { Letter, Recipient } from '../../../src/notices/letters/letter.ts'
import { renderHtml, renderText } from '../../../src/notices/letters/render.ts'
import type { MatchFacts } from '../../../src/notices/mails/match-mail.ts'
import type { ToDecide } from '../../../src/notices/mails/owed-decision-letters.ts'
import { slips } from '../mailbox.ts'

/** A reader in Tokyo, where it is the next day when the deadline comes. */
export const reader = (language: Language): Recipient => ({
  name: 'Bob',
  address: 'bob@example.org',
  language,
  timeZone: 'Asia/Tokyo',
})

export const match = '3f2c1b0a-0000-4000-8000-000000000001'
export const openUrl = 'http://paquebot.test/links/match#pass'
export const proofUrl = `http://paquebot.test/links/head#${match}/7/hash/signature`
export const settingsUrl = 'http://paquebot.test/settings#hours'
export const findUrl = 'http://paquebot.test/find'
export const deadline = new Date('2026-03-04T20:30:00.000Z')

/** The facts of a mail to a player at the Friday table. */
export const aboutMatch = (language: Language): MatchFacts => ({
  to: reader(language),
  account: 'account',
  match,
  name: 'Friday table',
  title: havana.wording[language].title,
  page: { for: 'open', url: openUrl },
  proof: proofUrl,
})

/** The facts of an invitation by Ann, but for its links. */
export const invitation = {
  inviter: 'Ann',
  name: 'Friday table',
  title: 'Havana',
  seats: 3,
  isRematch: false,
  isUnderWay: false,
}

/** The question at the beginning of Havana. */
export const question = (language: Language): string => havana.wording[language].question('opening')

export const decide = (language: Language): ToDecide => ({
  question: question(language),
  happened: { since: 'decision', events: ['Ann chose two cards.', ''] },
  position: ['It is round 2.'],
  picture: null,
})

export const textOf = ({ body }: Letter): string => renderText(body)
export const htmlOf = ({ to, body }: Letter): string => renderHtml(body, to.language)

/** Expects a letter to contain all of this, without a gap in any sentence. */
export function says(letter: Letter, ...parts: readonly (string | RegExp)[]): void {
  const text = textOf(letter)
  for (const part of parts) expect(text).toMatch(part instanceof RegExp ? part : literally(part))
  expect(`${letter.subject}\n${text}`).not.toMatch(slips)
}

const literally = (part: string) => new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/**
 * As `says`, for a letter about the Friday table: with the name, the link and the signed head that all such letters
 * have.
 */
export function saysOfMatch(letter: Letter, ending: string, ...parts: readonly (string | RegExp)[]): void {
  expect(letter.subject).toMatch(/^Friday table \(.+\)\s?: /)
  expect(letter.subject.endsWith(ending)).toBe(true)
  says(letter, 'Friday table', openUrl, proofUrl, ...parts)
}
