import { describe, expect, test } from 'vitest'
import { remedyInWords } from '../../../src/disputes/record/remedy-sentences.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { type DisputeRaisedFacts, disputeRaisedLetter } from '../../../src/notices/mails/dispute-raised-letter.ts'
import { type DisputeRuledFacts, disputeRuledLetter } from '../../../src/notices/mails/dispute-ruled-letter.ts'
import { disputeSaidLetter } from '../../../src/notices/mails/dispute-said-letter.ts'
import { expected } from './dispute-sentences.ts'
import { aboutMatch, htmlOf, match, saysOfMatch, textOf } from './given.ts'

const ann = { name: 'Ann', isAdministrator: false }
const vera = { name: 'Vera', isAdministrator: true }
const complaint = 'Bob moved <twice>.'
const comments = `${match}/disputes/1/comments`

describe.each(languages)('mails about disputes in %s', (language) => {
  const say = expected[language]
  const about = aboutMatch(language)
  const raised: DisputeRaisedFacts = {
    ...about,
    dispute: 1,
    by: ann,
    version: 1,
    text: complaint,
    meanwhile: 'frozen',
    isAtTable: true,
  }
  const ruled: Extract<DisputeRuledFacts, { outcome: 'upheld' | 'rejected' }> = {
    ...about,
    outcome: 'upheld',
    raisedBy: ann,
    administrator: 'Vera',
    isOwn: false,
    text: complaint,
    reasons: 'The journal shows it.',
    remedies: [],
    entries: null,
    goingOn: null,
  }

  test('a dispute: what is wrong, what becomes of the match meanwhile, and how to comment', () => {
    const letter = disputeRaisedLetter(raised)
    saysOfMatch(letter, say.raised, say.by, complaint, say.frozen, comments)
    expect(textOf(letter)).not.toContain('/v1/admin/')
    expect(htmlOf(letter)).toContain('Bob moved &lt;twice&gt;.')
  })

  test.each(['over', 'goesOn'] as const)('a dispute that freezes nothing, to an administrator: %s', (meanwhile) => {
    const letter = disputeRaisedLetter({ ...raised, by: vera, meanwhile, isAtTable: false })
    saysOfMatch(letter, say.raised, `Vera (${say.administrator})`, 'GET /v1/admin/disputes')
    expect(textOf(letter)).not.toContain(say.frozen)
  })

  test('a comment: who made it, and how to answer', () => {
    const said = { ...about, dispute: 1, text: 'I did not.' }
    saysOfMatch(disputeSaidLetter({ ...said, by: ann }), say.comment, 'Ann', 'I did not.', comments)
    saysOfMatch(disputeSaidLetter({ ...said, by: vera }), say.comment, `Vera (${say.administrator})`)
  })

  test('a ruling: its reasons, what was done, and that nothing was erased', () => {
    const remedies = [remedyInWords({ kind: 'rewind', to: 1 }, String, language)]
    const facts = { ...ruled, remedies, entries: { first: 5, last: 6 }, goingOn: 'askedAnew' as const }
    const letter = disputeRuledLetter(facts)
    const done = [say.rewound, say.kept, say.anew, /\b5\b.*\b6\b/]
    saysOfMatch(letter, say.upheld, 'Vera', 'Ann', complaint, 'The journal shows it.', ...done)
    expect(textOf(letter)).not.toContain(say.own)
    saysOfMatch(disputeRuledLetter({ ...facts, isOwn: true }), say.upheld, say.own)
  })

  test('a ruling without remedies says so', () => {
    const letter = disputeRuledLetter({ ...ruled, outcome: 'rejected' })
    saysOfMatch(letter, say.rejected, 'The journal shows it.', say.nothing)
    expect(textOf(letter)).not.toContain(say.kept)
    expect(textOf(letter)).not.toContain(say.goesOn)
  })

  test('a ruling on a match that another dispute keeps frozen, by and for people who have left', () => {
    const facts = { ...ruled, raisedBy: null, administrator: null, goingOn: 'stillFrozen' as const }
    const letter = disputeRuledLetter(facts)
    saysOfMatch(letter, say.upheld)
    expect(textOf(letter)).not.toContain(say.goesOn)
  })

  test('a withdrawn dispute: by whom, and that the match goes on', () => {
    const letter = disputeRuledLetter({ ...about, outcome: 'withdrawn', raisedBy: ann, goingOn: 'thawed' })
    saysOfMatch(letter, say.withdrawn, 'Ann', say.goesOn)
  })
})
