import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seatColour } from '../../../src/games/kit/picture/colours.ts'
import { seatMark } from '../../../src/games/kit/picture/plate.ts'
import { written } from '../../../src/games/kit/picture/shape.ts'

const seats = [0, 1, 2, 3, 4]

test('pictures have the colours that the client gives to seats by day, in the same order', () => {
  const tokens = readFileSync('web/src/ui/tokens.css', 'utf8')
  const byDay = [...tokens.matchAll(/--seat-(\d): light-dark\((#[0-9a-f]{6}),/g)].map(([, seat, colour]) => [
    Number(seat),
    colour,
  ])
  expect(byDay).toEqual(seats.map((seat) => [seat, seatColour(seat)]))
})

test('pictures have the shapes that the client gives to seats, in the same order', () => {
  const source = readFileSync('web/src/ui/seat-mark.tsx', 'utf8')
  const shapes = [...source.matchAll(/^ {2}<(?:circle|rect|path) .*\/>,$/gm)].map(([shape]) =>
    shape
      .trim()
      .replaceAll(/\{([\d.]+)\}/g, '"$1"')
      .replace(' />,', '/>'),
  )
  expect(shapes).toHaveLength(seats.length)
  for (const [seat, shape] of shapes.entries())
    expect(attributesOf(written(seatMark(seat, 0, 0)))).toContain(attributesOf(shape))
})

/** An element with its attributes in the order of the alphabet. */
const attributesOf = (svg: string): string =>
  svg.replaceAll(/<(\w+) ([^>]*)\/>/g, (_, name: string, given: string) => {
    const attributes = [...given.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute)
    return `<${name} ${attributes.toSorted().join(' ')}/>`
  })
