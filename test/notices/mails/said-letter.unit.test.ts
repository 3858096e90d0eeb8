import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../src/games/kit/wording.ts'
import { saidLetter } from '../../../src/notices/mails/said-letter.ts'
import { aboutMatch, htmlOf, match, saysOfMatch, textOf } from './given.ts'

const expected: Readonly<Record<Language, { subject: string; earlier: string; again: string }>> = {
  en: {
    subject: 'messages from the table',
    earlier: '1 earlier message is not listed here.',
    again: 'until you have read them',
  },
  fr: {
    subject: 'messages de la table',
    earlier: '1 message plus ancien n’est pas cité ici.',
    again: 'tant que vous ne les aurez pas lus',
  },
  ru: {
    subject: 'сообщения за столом',
    earlier: 'Здесь не показано: 1 более раннее сообщение.',
    again: 'пока вы их не прочитаете',
  },
  es: {
    subject: 'mensajes de la mesa',
    earlier: '1 mensaje anterior no figura aquí.',
    again: 'hasta que los haya leído',
  },
}

describe.each(languages)('a mail about messages in %s', (language) => {
  const { subject, earlier, again } = expected[language]
  const messages = [
    { name: 'Ann', text: '<b>Hello</b> & {name}\nsecond line' },
    { name: 'Ann', text: '<script>alert(1)</script>' },
  ]
  const said = { ...aboutMatch(language), messages, earlier: 0, newest: 22 }

  test('has all of the text, without markup', () => {
    const letter = saidLetter(said)
    // The braces are Ann's own, and no gap in a sentence.
    saysOfMatch(saidLetter({ ...said, messages: [{ name: 'Ann', text: '<i>Hi</i>' }] }), subject, '- Ann', again)
    expect(textOf(letter)).toContain('{name}')
    expect(textOf(letter)).toContain('<script>alert(1)</script>')
    expect(htmlOf(letter)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(htmlOf(letter)).not.toContain('<script>')
    expect(textOf(letter)).toContain(`/v1/matches/${match}`)
    expect(textOf(letter)).not.toContain(earlier)
  })

  test('says how many came before', () => {
    expect(textOf(saidLetter({ ...said, earlier: 1 }))).toContain(earlier)
  })
})
