import { describe, expect, test } from 'vitest'
import { drawing, icon } from '../../../src/games/kit/picture/drawing.ts'
import { fitted, label, widthOf } from '../../../src/games/kit/picture/label.ts'
import { circle, rect, shape, short, written } from '../../../src/games/kit/picture/shape.ts'

describe('an element of a picture', () => {
  test('given text with markup, when it is serialised, then it is escaped once', () => {
    const text = written(shape('text', { 'data-x': `"<&'>` }, [`a < b & "c" > 'd' &amp;`]))
    expect(text).toBe(
      '<text data-x="&quot;&lt;&amp;&#39;&gt;">a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39; &amp;amp;</text>',
    )
  })

  test('given characters that XML forbids, when it is serialised, then they are replaced', () => {
    expect(written(shape('text', {}, ['a\u0000b\u000bc\ud800d\uffffe😀']))).toBe(
      '<text>a\ufffdb\ufffdc\ufffdd\ufffde😀</text>',
    )
  })

  test.each([
    [0, '0'],
    [-0, '0'],
    [12, '12'],
    [1.005, '1'],
    [1.5, '1.5'],
    [0.07, '0.07'],
    [-0.25, '-0.25'],
    [-3.999, '-4'],
    [-12.3456, '-12.35'],
    [1 / 3, '0.33'],
  ])('given the number %d, when it is serialised, then it is %s: two decimals at most', (value, expected) => {
    expect(short(value)).toBe(expected)
    expect(written(circle(value, 0, 1, {}))).toBe(`<circle cx="${expected}" cy="0" r="1"/>`)
  })
})

describe('a label', () => {
  test('given too much text, when it is drawn, then it is cut, with an ellipsis', () => {
    const name = 'Maximilian Wolfeschlegelsteinhausen'
    const cut = fitted(name, 13, 100)
    expect(name.startsWith(cut.slice(0, -1))).toBe(true)
    expect(cut).toMatch(/^Maxi.*…$/)
    expect(widthOf(cut, 13)).toBeLessThanOrEqual(100)
    expect(fitted('Ada', 13, 100)).toBe('Ada')
  })

  test('given letters beyond the basic plane, when it is cut, then none is split', () => {
    expect(fitted('😀'.repeat(20), 13, 100).isWellFormed()).toBe(true)
  })

  test('given no size, when it is drawn, then it is large enough for a phone', () => {
    expect(label('x', 0, 0).attributes['font-size']).toBeGreaterThanOrEqual(11)
  })
})

describe('a drawing', () => {
  const icons = { dot: [circle(0, 0, 8, {})], box: [rect(-8, -8, 16, 16, {})] }

  test('given shapes, when it is serialised, then it contains those it uses, each once, and no others', () => {
    const svg = drawing('Any game', 100, icons, [icon('dot', 10, 10, 16), icon('dot', 30, 10, 8)])
    expect(svg.match(/<g id="[^"]*">/g)).toEqual(['<g id="dot">'])
    expect(svg).toContain('<use href="#dot" transform="translate(30 10) scale(0.5)"/>')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="100" viewBox="0 0 640 100"/)
  })
})
