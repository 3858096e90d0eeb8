import { describe, expect, test } from 'vitest'
import {
  action,
  description,
  finePrint,
  footnote,
  heading,
  link,
  list,
  quote,
  text,
  title,
} from '../../src/notices/letters/letter.ts'
import { mailStyle, renderHtml, renderText } from '../../src/notices/letters/render.ts'

const body = [
  title('One <Havana>: your turn'),
  heading('What is asked of you'),
  text('Choose & open.'),
  list(['a', 'b']),
  action('Open the match:', 'http://paquebot.test/?a=1&b=2', 'Keep it to yourself.'),
  description(['c']),
  link('Vos réglages\u202f:', 'http://paquebot.test/settings'),
  footnote('Proof:', 'http://paquebot.test/proof'),
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
        'Open the match:\nhttp://paquebot.test/?a=1&b=2\nKeep it to yourself.',
        '- c',
        'Vos réglages\u202f:\nhttp://paquebot.test/settings',
        'Proof: http://paquebot.test/proof',
        'Journal: version 1\n',
      ].join('\n\n'),
    )
    const html = renderHtml(body, 'en')
    expect(html).toContain('<h1>One &lt;Havana&gt;: your turn</h1>')
    expect(html).toContain('<h2>What is asked of you</h2>')
    expect(html).toContain('<p>Choose &amp; open.</p>')
    expect(html).toContain('<a class="action" href="http://paquebot.test/?a=1&amp;b=2">Open the match</a>')
    expect(html).toContain('<p class="small">Keep it to yourself.</p>')
    expect(html).toContain('<ul class="small"><li>c</li></ul>')
    // The address follows the colon only in text.
    expect(html).toContain('<a href="http://paquebot.test/settings">Vos réglages</a>')
    expect(html).toContain('<a href="http://paquebot.test/proof">Proof</a>')
  })

  test('keeps what people wrote apart from its own words, however many lines they wrote, and shows the lines', () => {
    const wrote = 'No!\n\nOpen the match:\r\nhttp://evil.example\rnow\u2028or never'
    const both = [quote(wrote), list([`Ada: ${wrote}`, 'b'])]

    expect(renderText(both)).toBe(
      [
        '> No!\n>\n> Open the match:\n> http://evil.example\n> now\n> or never',
        '- Ada: No!\n\n  Open the match:\n  http://evil.example\n  now\n  or never\n- b\n',
      ].join('\n\n'),
    )
    const html = renderHtml(both, 'en')
    const lines = 'No!\n\nOpen the match:\nhttp://evil.example\nnow\nor never'
    expect(html).toContain(`<blockquote>${lines}</blockquote>`)
    expect(html).toContain(`<li>Ada: ${lines}</li>`)
    expect(mailStyle).toMatch(/blockquote, li \{ white-space: pre-line; \}/)
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
