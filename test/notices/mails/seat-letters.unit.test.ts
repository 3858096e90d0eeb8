import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import { ordersCancelledLetter } from '../../../src/notices/mails/orders-cancelled-letter.ts'
import { seatChangedLetter } from '../../../src/notices/mails/seat-changed-letter.ts'
import { aboutMatch, deadline, match, question, saysOfMatch, textOf } from './given.ts'
import { expected } from './seat-sentences.ts'

describe.each(languages)('mails about who plays for a seat, in %s', (language) => {
  const say = expected[language]
  const about = aboutMatch(language)
  const seats = ['Ann', 'Dora', 'Cleo'].map((player, seat) => ({ seat, player }))
  const byDora = { ...about, seat: 1, successor: 'Dora', before: 'Bob', isBot: false, seats }
  const byBot = { ...byDora, successor: say.bot, isBot: true }

  test('a person plays on: one wording for them, one for the former player, and one for the others', () => {
    const [subject, sentence] = say.welcome
    saysOfMatch(seatChangedLetter({ ...byDora, role: 'welcome' }), subject, sentence, say.journal, 'Ann', 'Cleo')
    const farewell = seatChangedLetter({ ...byDora, role: 'farewell' })
    saysOfMatch(farewell, say.farewell('Dora'), say.farewellText)
    expect(textOf(farewell)).not.toContain(say.comeBack)
    const tidings = seatChangedLetter({ ...byDora, role: 'others' })
    saysOfMatch(tidings, say.tidings('Dora'), 'Dora', say.seatTwo)
    expect(textOf(tidings)).not.toContain(say.open)
  })

  test('a bot plays on: the former player can return, and the seat stays open', () => {
    const farewell = seatChangedLetter({ ...byBot, role: 'farewell' })
    const request = `POST /v1/matches/${match}/substitute {"seat":1}`
    saysOfMatch(farewell, say.farewell(say.bot), say.comeBack, request)
    expect(textOf(farewell)).not.toContain(say.farewellText)
    saysOfMatch(seatChangedLetter({ ...byBot, role: 'others' }), say.tidings(say.bot), say.seatTwo, say.open)
  })

  test.each(['condition', 'refused'] as const)('standing orders that were cancelled: %s', (why) => {
    const cancelled = { ...about, order: 'Build Casa', why, reason: '/round = 2', question: question(language) }
    const letter = ordersCancelledLetter({ ...cancelled, open: { dueAt: null } })
    saysOfMatch(letter, say.orders, '- Build Casa', say.why[why], '- /round = 2', say.all, say.asked, say.again)
    const unknown = textOf(ordersCancelledLetter({ ...cancelled, order: null, reason: null, open: null }))
    expect(unknown).not.toContain('- ')
    const answered = textOf(ordersCancelledLetter({ ...cancelled, open: null }))
    expect(answered).not.toContain(say.again)
    const due = textOf(ordersCancelledLetter({ ...cancelled, open: { dueAt: deadline } }))
    expect(due).toContain('2026')
    expect(textOf(letter)).not.toContain('2026')
  })
})
