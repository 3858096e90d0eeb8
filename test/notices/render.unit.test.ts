import { describe, expect, test } from 'vitest'
import { finePrint, heading, link, list, text, title } from '../../src/notices/letters/letter.ts'
import { mailStyle, renderHtml, renderText } from '../../src/notices/letters/render.ts'

const body = [
  title('One <Havana>: your turn'),
  heading('What is asked of you'),
  text('Choose & open.'),
  list(['a', 'b']),
  link('See the match:', 'http://paquebot.test/?a=1&b=2'),
  finePrint(['Journal: version 1']),
]

describe('a mail', () => {
  test('says the same in text and in HTML', () => {
    expect(renderText(body)).toBe(
      [
        `One <Havana>: your turn\n${'='.repeat(23)}`,
        'What is asked of you',
        'Choose & open.',
        '- a\n- b',
        'See the match:\nhttp://paquebot.test/?a=1&b=2',
        'Journal: version 1\n',
      ].join('\n\n'),
    )
    const html = renderHtml(body, 'en')
    expect(html).toContain('<h1>One &lt;Havana&gt;: your turn</h1>')
    expect(html).toContain('<h2>What is asked of you</h2>')
    expect(html).toContain('<p>Choose &amp; open.</p>')
    expect(html).toContain('<a href="http://paquebot.test/?a=1&amp;b=2">')
  })

  test('declares its language, fits the width of a phone, and has a dark style', () => {
    const html = renderHtml(body, 'ru')
    expect(html).toMatch(/^<!doctype html><html lang="ru">/)
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(mailStyle).toContain('@media (prefers-color-scheme: dark)')
  })

  test('loads nothing from the network', () => {
    expect(renderHtml(body, 'en')).not.toMatch(/<script|<link|src="http|url\(|@import/)
  })
})
