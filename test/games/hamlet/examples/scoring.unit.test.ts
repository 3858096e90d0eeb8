import { describe, expect, test } from 'vitest'
import { sheets } from '../../../../src/games/hamlet/scoring/sheet.ts'
import type { ScoreLabel } from '../../../../src/games/hamlet/state.ts'
import { red, thePicture, yellow } from './picture.ts'

const line = (label: ScoreLabel, seat: number, state = thePicture()) =>
  sheets(state)[seat]?.find((one) => one.label === label)?.points

describe('Rulebook: the example for scoring', () => {
  test('three roads bring red 3, two bring yellow 2', () => {
    expect(line('roads', red)).toBe(3)
    expect(line('roads', yellow)).toBe(2)
  })

  test('the longest road of red brings 12: from the pond over the barn, the quarry and the stonemason to the smithy', () => {
    expect(line('longest-road', red)).toBe(12)
  })

  test('the longest road of yellow brings 10: from the smithy to the dairy estate, and on to the barn', () => {
    const withoutFlag = thePicture({ flags: { 'pond-mountain': red } })
    expect(line('longest-road', yellow, withoutFlag)).toBe(10)
  })

  test('both are the same with and without passing the church', () => {
    const broken = { flags: {}, options: { churchBreaksLongestRoad: true } }
    expect(line('longest-road', red, thePicture(broken))).toBe(12)
    expect(line('longest-road', yellow, thePicture(broken))).toBe(10)
  })

  test('the smithy brings yellow 5 more, 1 for each tile', () => {
    expect(line('longest-road', yellow)).toBe(10 + 5)
  })

  test('the pond brings red 3, since a bridge joins it', () => {
    expect(line('landmarks', red)).toBe(3)
    expect(line('landmarks', yellow)).toBe(0)
  })
})
