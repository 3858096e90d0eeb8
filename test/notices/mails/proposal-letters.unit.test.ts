import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import type { ProposedTerms } from '../../../src/notices/locales/table/words.ts'
import { type Consequence, proposalDecidedLetter } from '../../../src/notices/mails/proposal-decided-letter.ts'
import { proposedLetter } from '../../../src/notices/mails/proposed-letter.ts'
import { aboutMatch, match, saysOfMatch, textOf } from './given.ts'
import { expected, type ProposalSentences, rulesSaid } from './proposal-sentences.ts'

const pausedUntil = new Date('2026-03-07T20:30:00.000Z')

const everyKind: readonly (readonly [
  name: keyof ProposalSentences['terms'],
  terms: ProposedTerms,
  means: Consequence,
])[] = [
  ['pause', { kind: 'pause', days: 5 }, { kind: 'pause', until: pausedUntil }],
  ['resume', { kind: 'resume' }, { kind: 'resume' }],
  ['end', { kind: 'end' }, { kind: 'end' }],
  ['takeBack', { kind: 'take-back', to: 1 }, { kind: 'take-back' }],
  ['bot', { kind: 'replace', by: 'bot', player: 'Cleo' }, { kind: 'replace', by: 'bot' }],
  ['person', { kind: 'replace', by: 'person', player: 'Cleo' }, { kind: 'replace', by: 'person' }],
]

const request = `POST /v1/matches/${match}/proposals/1/answer {"agree":true}`

describe.each(languages)('mails about proposals in %s', (language) => {
  const say = expected[language]
  const about = aboutMatch(language)

  test.each(everyKind)('say what is proposed, and how to answer: %s', (name, terms) => {
    const letter = proposedLetter({ ...about, proposal: 1, terms, by: 'Ann' })
    saysOfMatch(letter, say.terms[name].subject, say.asks, say.terms[name].what, say.decline, request)
  })

  test.each(everyKind)('say what an accepted one means from now on: %s', (name, terms, means) => {
    for (const [by, sentence] of [
      [{ kind: 'reader' }, say.own],
      [{ kind: 'player', name: 'Ann' }, say.other],
    ] as const) {
      const letter = proposalDecidedLetter({ ...about, status: 'accepted', by, terms, means })
      saysOfMatch(letter, say.accepted, sentence, say.terms[name].what, say.terms[name].changed)
    }
  })

  test('say that a declined one changes nothing', () => {
    const declined = { status: 'declined', terms: { kind: 'pause', days: 5 }, means: { kind: 'unchanged' } } as const
    for (const [by, sentence] of [
      [{ kind: 'reader' }, say.own],
      [{ kind: 'player', name: 'Ann' }, say.other],
    ] as const) {
      const letter = proposalDecidedLetter({ ...about, ...declined, by })
      saysOfMatch(letter, say.declined, sentence, say.unchanged)
      expect(textOf(letter)).not.toMatch(say.terms.pause.changed)
    }
  })

  const newRules = { kind: 'new-rules', to: 2, reason: 'A building was paid for twice.' } as const

  test('say that administrators propose newer rules, with their reason, and how to answer', () => {
    const letter = proposedLetter({ ...about, proposal: 1, terms: newRules, by: null })
    const { subject, asks, what } = rulesSaid[language]
    saysOfMatch(letter, subject, asks, what, newRules.reason, request)
  })

  test('say what follows from accepted newer rules', () => {
    const by = { kind: 'administrators' } as const
    const letter = proposalDecidedLetter({ ...about, status: 'accepted', by, terms: newRules, means: newRules })
    saysOfMatch(letter, say.accepted, rulesSaid[language].decided, rulesSaid[language].changed)
  })
})

test('say only of a proposal to take moves back that it lapses with the next move', () => {
  const lapses = 'It lapses as soon as somebody moves.'
  for (const [, terms] of everyKind) {
    const letter = proposedLetter({ ...aboutMatch('en'), proposal: 1, terms, by: 'Ann' })
    expect(textOf(letter).includes(lapses)).toBe(terms.kind === 'take-back')
  }
})
