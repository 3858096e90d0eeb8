import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import { words } from '../../../src/notices/locales/index.ts'
import { deadlineMissedLetter } from '../../../src/notices/mails/deadline-missed-letter.ts'
import { deadlineNearLetter, winClaimedLetter } from '../../../src/notices/mails/owed-decision-letters.ts'
import { seatOpenedLetter, seatsWillOpenLetter } from '../../../src/notices/mails/seat-opened-letters.ts'
import { expected } from './absence-sentences.ts'
import { aboutMatch, deadline, decide, question, says, saysOfMatch, textOf } from './given.ts'

describe.each(languages)('mails about absent players, in %s', (language) => {
  const say = expected[language]
  const about = aboutMatch(language)
  const opened = { ...about, player: 'Bob', missed: 3, mayClaim: false }

  test('say that a seat is open: to its player how to return, to the others what they can do', () => {
    saysOfMatch(seatOpenedLetter({ ...opened, isOwn: true }), say.own, say.ownTold, say.back)
    const other = seatOpenedLetter({ ...opened, isOwn: false })
    saysOfMatch(other, say.other, say.otherTold, say.invite)
    expect(textOf(other)).not.toContain(say.offer)
  })

  test('tell the only remaining player what they may do', () => {
    expect(textOf(seatOpenedLetter({ ...opened, isOwn: false, mayClaim: true }))).toContain(say.offer)
    const missed = { ...about, isOwn: false, late: 'Bob', deadline, isOffered: true, question: question(language) }
    expect(textOf(deadlineMissedLetter({ ...missed, mayClaim: true }))).toContain(say.offer)
    expect(textOf(deadlineMissedLetter({ ...missed, mayClaim: false }))).not.toContain(say.offer)
  })

  test('say that seats will open from now on, and after how many missed decisions', () => {
    saysOfMatch(seatsWillOpenLetter({ ...about, missed: 4 }), say.willOpen, say.willOpenTold)
  })

  test('do not count one decision as several: a seat may open after the first', () => {
    const texts = [
      textOf(seatOpenedLetter({ ...opened, isOwn: true, missed: 1 })),
      textOf(seatOpenedLetter({ ...opened, isOwn: false, missed: 1 })),
      textOf(seatsWillOpenLetter({ ...about, missed: 1 })),
    ]
    for (const text of texts) expect(text).not.toMatch(/in a row|de suite|seguidas|1 решения|1 решений/)
  })

  test('say who claims the win, until when there is time, and what is asked', () => {
    const letter = winClaimedLetter({ ...about, claimant: 'Ann', dueAt: deadline, decide: decide(language) })
    expect(letter.subject).toContain(say.claimed)
    says(letter, say.claimedTold, say.forfeit, question(language), /\b5\b.*2026/)
  })

  test('say what happens at the deadline after a claim to the win', () => {
    const near = { ...about, dueAt: deadline, afterwards: 'forfeit', decide: decide(language) } as const
    expect(textOf(deadlineNearLetter(near))).toContain(words[language].absence.forfeit)
  })
})
