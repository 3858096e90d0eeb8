import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import { deadlineMissedLetter } from '../../../src/notices/mails/deadline-missed-letter.ts'
import { decidedForYouLetter } from '../../../src/notices/mails/decided-for-you-letter.ts'
import { deadlineNearLetter } from '../../../src/notices/mails/owed-decision-letters.ts'
import { vacationTakenLetter } from '../../../src/notices/mails/vacation-taken-letter.ts'
import { expected } from './deadline-sentences.ts'
import {
  aboutMatch,
  deadline,
  decide,
  htmlOf,
  openUrl,
  proofUrl,
  question,
  saysOfMatch,
  settingsUrl,
  textOf,
} from './given.ts'

describe.each(languages)('mails about deadlines in %s', (language) => {
  const say = expected[language]
  const about = aboutMatch(language)

  test.each(['wait', 'usual', 'bot', 'substitute', 'vacation'] as const)(
    'give the deadline, everything needed to decide, and what happens at the deadline: %s',
    (afterwards) => {
      const letter = deadlineNearLetter({ ...about, dueAt: deadline, afterwards, decide: decide(language) })
      saysOfMatch(letter, say.near, say.until, say.question, '- Ann chose two cards.', '- It is round 2.')
      expect(textOf(letter)).toContain(say.afterwards[afterwards])
      if (afterwards === 'vacation') expect(textOf(letter)).not.toContain(say.afterwards.bot)
    },
  )

  test('lead to the match right after the question, before all that is long', () => {
    const letter = deadlineNearLetter({ ...about, dueAt: deadline, afterwards: 'wait', decide: decide(language) })

    const text = textOf(letter)
    const places = [say.question, openUrl, '- Ann chose two cards.', '- It is round 2.', proofUrl]
    expect(places.map((each) => text.indexOf(each)).toSorted((one, other) => one - other)).toEqual(
      places.map((each) => text.indexOf(each)),
    )
    expect(htmlOf(letter)).toContain(`<a class="action" href="${openUrl}">`)
  })

  const missed = { ...about, late: 'Bob', deadline, isOffered: false, mayClaim: false, question: question(language) }

  test('say that a deadline was missed, to the late player and to the others in different words', () => {
    const own = deadlineMissedLetter({ ...missed, isOwn: true })
    const other = deadlineMissedLetter({ ...missed, isOwn: false })
    saysOfMatch(own, say.missedOwn, say.ended, say.question)
    saysOfMatch(other, say.missedOther, say.ended, say.asksBob, say.question)
    expect(textOf(own)).not.toContain(say.offeredOwn)
    expect(textOf(other)).not.toContain(say.offeredOther)
  })

  test('say that a missed deadline opens the seat to a substitute, if that was agreed', () => {
    saysOfMatch(deadlineMissedLetter({ ...missed, isOwn: true, isOffered: true }), say.missedOwn, say.offeredOwn)
    saysOfMatch(deadlineMissedLetter({ ...missed, isOwn: false, isOffered: true }), say.missedOther, say.offeredOther)
  })

  test.each(['clock', 'bot'] as const)('say who decided for a seat, when, and what was done: %s', (by) => {
    const at = new Date('2026-03-02T09:00:00.000Z')
    const done = { by, at, question: question(language), done: ['Bob chose two cards.'], picture: null }
    const letter = decidedForYouLetter({ ...about, ...done, settings: settingsUrl })
    saysOfMatch(letter, say.decided, say.by[by], say.question, '- Bob chose two cards.', settingsUrl)
  })

  test('say that an automatic vacation has begun: to its player, and to the others', () => {
    const vacation = { ...about, player: 'Bob', until: '2026-03-08', dueAt: deadline, settings: settingsUrl }
    const own = vacationTakenLetter({ ...vacation, isOwn: true })
    const other = vacationTakenLetter({ ...vacation, isOwn: false })
    const { until, deadline: due } = say.vacation
    saysOfMatch(own, say.vacation.own, until, due, settingsUrl)
    saysOfMatch(other, say.vacation.other, until, due)
    expect(textOf(other)).not.toContain(settingsUrl)
  })
})
